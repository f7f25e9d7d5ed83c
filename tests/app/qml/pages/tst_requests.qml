// SPDX-License-Identifier: GPL-3.0-or-later
// Requests from the command line or another start of the program, as the window carries them out.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    function init() {
        NewGame.gameId = "underwear";
        NewGame.reset();
        Settings.confirmLeave = true;
        open(1280, 800);
    }

    function cleanup() {
        close();
        NewGame.gameId = "underwear";
        NewGame.reset();
        NewGame.players = 4;
    }

    function test_requested_game_begins_at_once_if_no_game_of_the_same_card_game_is_unfinished() {
        window.openPage("settings");
        App.newGameWanted("life");
        compare(App.table.gameId, "life");
        compare(window.page, "");
        // The unfinished game of Life is kept when a game of Up and Down begins, so the program
        // does not ask.
        App.newGameWanted("up-and-down");
        compare(App.table.gameId, "up-and-down");
        compare(window.page, "");
    }

    function test_requested_game_asks_before_replacing_an_unfinished_game_of_the_same_card_game() {
        App.newGameWanted("life");
        App.newGameWanted("life");
        compare(window.page, "leave");
        verify(named("leaveSheet"));
        press("stay");
        compare(window.page, "");
        compare(App.table.gameId, "life");
    }

    function test_request_for_an_unplayable_game_opens_the_new_game_page() {
        const packs = NewGame.options.find("key", "packs");
        NewGame.options.setValue(packs, "1");
        NewGame.players = 8;
        verify(NewGame.refusal !== "");
        App.newGameWanted("underwear");
        verify(!App.table.active);
        compare(window.page, "newGame");
    }

    function test_request_to_continue_closes_pages_and_shows_the_table() {
        App.newGameWanted("life");
        window.openPage("settings");
        window.openRules("");
        App.tableWanted();
        compare(window.page, "");
        verify(!named("rulesSheet"));
        compare(App.table.gameId, "life");
    }
}
