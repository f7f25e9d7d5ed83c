// SPDX-License-Identifier: GPL-3.0-or-later
// Multiplayer: the page to join or open a table, the waiting page, and the strip below the table.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    SignalSpy {
        id: spoken
        target: App.announcer
        signalName: "spoken"
    }

    function init() {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        Settings.playerName = "Anna";
        NewGame.gameId = "underwear";
    }

    function cleanup() {
        App.multiplayer.leave();
        close();
        Settings.playerName = "";
        Settings.language = "";
        Settings.textSize = 100;
    }

    function host() {
        open(1280, 800);
        window.openPage("newGame");
        press("openToFriends");
        tryVerify(() => named("waitingPage"));
        tryVerify(() => named("person-0"));
    }

    // The guest may be reading something else meanwhile.
    function test_guestOfAFinishedGameReturnsToTheWaitingPageOfTheNextOne_data() {
        const pages = thorough ? ["", "settings", "replay"] : ["replay"];
        return pages.map(page => ({tag: page === "" ? "table" : page, page: page}));
    }

    function test_guestOfAFinishedGameReturnsToTheWaitingPageOfTheNextOne(data) {
        open(1280, 800);
        window.openPage("settings");
        App.multiplayer.joinAsPlayer(fixture.openOtherTable());
        tryCompare(App.multiplayer, "phase", "waiting");
        compare(App.notices.length, 0);
        window.closePage();
        fixture.beginOtherTable();
        tryVerify(() => App.table.active);
        fixture.finishOtherGame();
        tryVerify(() => named("dealSheet"));
        if (data.page === "replay")
            verify(App.reviewTable());
        else if (data.page !== "")
            window.openPage(data.page);
        fixture.changeOtherGame("life");
        tryCompare(App.multiplayer, "phase", "waiting");
        compare(App.table.active, data.page === "replay");
        if (data.page === "replay") {
            tryVerify(() => named("peopleStrip") && named("waits"));
            compare(named("waits").text, "Waiting for the host to start the game.");
            App.closeReplay();
        } else if (data.page !== "") {
            compare(window.page, data.page);
            compare(App.notices.length, 1);
            compare(App.notices[0], "The host has chosen another game for your table.");
            keyClick(Qt.Key_Escape);
        }
        tryVerify(() => named("waitingPage"));
        compare(named("houseRules").text, "Life – Usual rules");
        // The last message is below the page, because the chat may be out of sight.
        compare(named("notice").text, "Waiting for the host to start the game.");
        const places = () => ["houseRules", "person-1", "leave"].map(name => Math.round(named(name).mapToItem(null, 0, 0).y)).join(" ");
        frames();
        const before = places();
        for (let n = 1; n <= 3; ++n) {
            App.multiplayer.sendChat("Hello " + n);
            tryVerify(() => named("lastLine")?.text.endsWith(": Hello " + n));
            frames();
            compare(places(), before, "a message moves the page");
        }
        fixture.beginOtherTable();
        tryCompare(App.table, "gameId", "life");
        tryCompare(window, "page", "");
        compare(App.notices.length, 0);
        App.multiplayer.leave();
        fixture.closeOtherTable();
    }

    function test_hostChoosesAnotherGameOnTheWaitingPageAndTheGuestStays() {
        // The number of players that the user chose last for this game differs from the table's.
        NewGame.gameId = "life";
        NewGame.players = 6;
        NewGame.gameId = "underwear";
        NewGame.players = 4;
        host();
        fixture.visitTable("Sena");
        tryVerify(() => named("person-1").name === "Sena");
        const players = NewGame.players;
        press("changeGame");
        tryVerify(() => named("newGamePage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("waitingPage"));
        press("changeGame");
        tryVerify(() => named("newGamePage"));
        NewGame.gameId = "life";
        compare(NewGame.players, players);
        // Only the table's number of players is offered. People keep their seats.
        compare(named("playerCount").values, [players]);
        compare(named("personHere", named("seat-1")).text, "Sena");
        verify(!named("level", named("seat-1")) && !named("name", named("seat-1")));
        verify(named("level", named("seat-2")) && !named("personHere", named("seat-2")));
        App.multiplayer.removePerson(1);
        tryVerify(() => named("level", named("seat-1")));
        fixture.visitTable("Sena");
        tryVerify(() => named("personHere", named("seat-1")));
        // A deal number can set another number of players.
        NewGame.players = players + 1;
        compare(named("openToFriends").text, "Open to friends");
        compare(named("refusal").text, `Your table has ${players} seats. Choose as many players to play there.`);
        verify(named("start").enabled);
        NewGame.players = players;
        compare(named("openToFriends").text, "Play at your table");
        press("openToFriends");
        tryVerify(() => named("waitingPage"));
        tryCompare(App.multiplayer, "gameTitle", "Life");
        compare(App.multiplayer.phase, "waiting");
        compare(named("person-1").name, "Sena");
        press("begin");
        tryCompare(App.multiplayer, "phase", "playing");
        tryCompare(App.table, "gameId", "life");
        fixture.visitTable("");
    }

    function test_gameForFewerPlayersThanTheTableHasIsRefusedForTheTable() {
        NewGame.players = 8;
        host();
        press("changeGame");
        tryVerify(() => named("newGamePage"));
        NewGame.gameId = "up-and-down";
        compare(named("refusal").text, "Your table has 8 seats. This game is for 2 to 6 players.");
        compare(named("newGamePage").people.length, 0);
        compare(named("playerCount").values, [2, 3, 4, 5, 6]);
        compare(named("openToFriends").text, "Open to friends");
        NewGame.gameId = "underwear";
        NewGame.players = 4;
    }

    function test_pageAsksForThePlayerNameOnlyUntilOneIsTyped() {
        Settings.playerName = "";
        open(1280, 800);
        window.openPage("start");
        press("multiplayer");
        tryVerify(() => named("togetherPage"));
        const field = named("playerName");
        // A button that needs the player's name asks the user for a missing name.
        spoken.clear();
        verify(!named("nameMissing"));
        press("setUpTable");
        verify(field.activeFocus);
        verify(named("nameMissing"));
        tryCompare(spoken, "count", 1);
        compare(spoken.signalArguments[0][0], "Type your name first.");
        for (const letter of "Bo S")
            keyClick(letter);
        compare(field.text, "Bo S");
        compare(Settings.playerName, "Bo S");
        verify(!named("nameMissing"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        window.openPage("friends");
        tryVerify(() => named("togetherPage"));
        verify(!named("playerName"));
    }

    function test_invitationPastedIntoTheNameMovesToItsOwnField() {
        const link = "Downpile://192.0.2.1/abc#" + "q".repeat(52);
        Settings.playerName = "";
        open(1280, 800);
        window.openPage("friends");
        tryVerify(() => named("togetherPage"));
        const source = named("invitation");
        source.text = "Come! " + link;
        source.selectAll();
        source.cut();
        const field = named("playerName");
        field.forceActiveFocus();
        keyClick("B");
        spoken.clear();
        keyClick(Qt.Key_V, Qt.ControlModifier);
        compare(field.text, "B");
        compare(Settings.playerName, "B");
        compare(source.text, link);
        tryVerify(() => spoken.signalArguments.some(line => line[0] === "The invitation is now in its own field."));
    }

    // On a screen of 1920 x 1080 pixels at a scale of 200 %, windows can use 960 x 540 logical
    // pixels.
    function test_multiplayerPageFitsIntoALowWindow_data() {
        return ["en", "de"].map(language => ({tag: language, language: language}));
    }

    function test_multiplayerPageFitsIntoALowWindow(data) {
        Settings.playerName = "";
        Settings.language = data.language;
        open(960, 540);
        window.openPage("friends");
        tryVerify(() => named("togetherPage"));
        App.multiplayer.search(false); // there may be tables of other people on this network
        const scroll = first(named("togetherPage"), item => item.barRoom !== undefined);
        waitForRendering(scroll);
        verify(scroll.contentHeight <= scroll.height, scroll.contentHeight + " " + scroll.height);
    }

    // The length limit counts UTF-16 code units. Each playing-card character of this test has two
    // units.
    function test_tooLongPlayerNameIsCutBetweenUnicodeCharacters() {
        Settings.playerName = "";
        open(1280, 800);
        window.openPage("friends");
        const field = named("playerName");
        field.text = "A" + "🂡".repeat(12);
        compare(field.text, "A" + "🂡".repeat(11));
    }

    function test_invalidInvitationIsExplained() {
        open(1280, 800);
        window.openPage("friends");
        const field = named("invitation");
        verify(field.activeFocus);
        verify(!named("join").enabled);
        spoken.clear();
        keyClick(Qt.Key_Return);
        tryCompare(spoken, "count", 1);
        compare(spoken.signalArguments[0][0], "Type or paste an invitation or an address first.");
        for (const letter of "https://a.b")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("problem"));
        verify(named("problem").text.length > 10);
        keyClick(Qt.Key_Backspace);
        tryVerify(() => !named("problem"));
        // Another attempt and another link end the problem, too.
        press("join");
        tryVerify(() => named("problem"));
        Settings.playerName = "";
        press("join");
        verify(named("nameMissing") && !named("problem"));
        Settings.playerName = "Anna";
        press("join");
        tryVerify(() => named("problem"));
        named("togetherPage").invite("downpile://192.0.2.1");
        tryVerify(() => !named("problem"));
        press("setUpTable");
        tryVerify(() => named("newGamePage"));
    }

    function test_searchForTablesEndsWhenThePageCloses() {
        open(1280, 800);
        window.openPage("friends");
        tryVerify(() => named("noneFound") || named("found-0"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        compare(App.multiplayer.found.rowCount(), 0);
    }

    function test_keysSpeakTheSeatsOnTheWaitingPage() {
        host();
        const heard = () => spoken.count > 0 ? spoken.signalArguments[spoken.count - 1][0] : "";
        named("lobby").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        tryVerify(() => heard() === "Anna (you): Here.");
        keyClick(Qt.Key_Down);
        tryVerify(() => heard().includes(": Free; "));
        keyClick("o");
        tryVerify(() => heard().startsWith("Anna (you): Here. ") && heard().split(": Free; ").length > 1);
        keyClick("w");
        tryVerify(() => heard() === "You can start the game.");
        const hasHeard = text => spoken.signalArguments.some(line => line[0].includes(text));
        fixture.visitTable("Sena");
        tryVerify(() => named("person-1").name === "Sena");
        tryVerify(() => hasHeard("Sena has joined."), 15000);
        App.multiplayer.removePerson(1);
        tryVerify(() => hasHeard("Sena was removed."), 15000);
        press("leave");
        tryVerify(() => named("togetherPage"));
    }

    // A long text at the right with the cursor at its start would be out of view.
    function test_startOfTheInvitationIsVisibleInRightToLeftLanguages() {
        fixture.mirror(true);
        host();
        const field = named("invitation");
        tryVerify(() => field.contentWidth > field.width);
        const start = field.positionToRectangle(0).x;
        verify(start >= 0 && start < field.width / 2, start);
        fixture.mirror(false);
    }

    function test_hostOpensATableAndBeginsTheGame() {
        host();
        compare(named("waitingPage").title, "Anna’s table");
        compare(named("houseRules").text, "Underwear – Usual rules");
        verify(named("invitation").text.startsWith("downpile://"));
        compare(named("about", named("person-0")).text, "Here");
        verify(named("about", named("person-1")).text.startsWith("Free"));
        press("copy");
        verify(named("copied").visible);
        press("begin");
        tryVerify(() => named("peopleStrip"));
        tryVerify(() => !named("waitingPage"));
        compare(App.table.gameId, "underwear");
        const strip = named("peopleStrip");
        compare(strip.mapToItem(null, 0, strip.height).y, window.height);
        const table = first(window.contentItem, item => item.plan !== undefined && item.table !== undefined);
        verify(table.mapToItem(null, 0, table.height).y <= strip.mapToItem(null, 0, 0).y);
        press("people");
        tryVerify(() => named("waitingPage"));
        verify(!named("begin"));
        // During the game, the key W asks whose turn it is, as at the table.
        named("lobby").forceActiveFocus(Qt.TabFocusReason);
        spoken.clear();
        keyClick("w");
        tryVerify(() => spoken.signalArguments.some(line => /^(Your turn\.|.+ is thinking…)/.test(line[0])));
        press("leave");
        tryVerify(() => named("startPage"));
        compare(App.table.active, false);
        compare(App.multiplayer.phase, "");
    }

    function test_hostChoosesTheThinkingTimeByKeyboard() {
        host();
        const choice = named("thinkingTime");
        compare(choice.Accessible.name, "Thinking time");
        compare(choice.displayText, "No limit");
        verify(!named("thinking"));
        choice.forceActiveFocus();
        keyClick(Qt.Key_Down);
        tryCompare(choice, "displayText", "30 seconds");
        tryCompare(App.multiplayer, "thinkingTime", 1);
        keyClick(Qt.Key_Down);
        tryCompare(choice, "displayText", "1 minute");
        compare(App.multiplayer.thinkingText, "Thinking time: 1 minute. When it runs out, a computer player makes the move.");
    }

    function test_sendsChatMessages() {
        host();
        press("begin");
        tryVerify(() => named("peopleStrip"));
        press("say");
        tryVerify(() => window.activeFocusItem && window.activeFocusItem.objectName === "line");
        for (const letter of "Good luck")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryCompare(named("said"), "text", "Anna: Good luck");
        tryVerify(() => named("say").activeFocus);
        press("people");
        tryVerify(() => first(named("waitingPage"), item => item.text === "Anna: Good luck"));
    }

    function test_pageOpenedByAShortcutClosesTheChat() {
        host();
        press("begin");
        tryVerify(() => named("peopleStrip"));
        press("say");
        tryVerify(() => window.activeFocusItem && window.activeFocusItem.objectName === "line");
        // A second press on the button closes the chat, too.
        press("say");
        tryVerify(() => named("say").activeFocus);
        press("say");
        tryVerify(() => window.activeFocusItem && window.activeFocusItem.objectName === "line");
        keyClick(Qt.Key_N, Qt.ControlModifier);
        compare(window.page, "newGame");
        keyClick(Qt.Key_Tab);
        verify(named("newGamePage").activeFocus);
        keyClick(Qt.Key_Escape);
        compare(window.page, "");
    }

    // If the host does not allow writing, the first phrase gets the focus.
    function test_escapeClosesOnlyTheChatIfWritingIsForbidden() {
        host();
        App.multiplayer.writingAllowed = false;
        tryCompare(App.multiplayer, "writingAllowed", false);
        press("say");
        tryVerify(() => window.activeFocusItem && window.activeFocusItem.objectName === "phrase-0");
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("say").activeFocus);
        verify(named("waitingPage"));
    }

    // The page on which the message was begun closes when the game starts.
    function test_halfWrittenChatMessageIsKeptWhenTheGameStarts() {
        host();
        press("say");
        tryVerify(() => window.activeFocusItem && window.activeFocusItem.objectName === "line");
        for (const letter of "Good")
            keyClick(letter);
        App.multiplayer.begin();
        tryVerify(() => named("peopleStrip") && !named("waitingPage"));
        press("say");
        tryVerify(() => window.activeFocusItem && window.activeFocusItem.objectName === "line");
        compare(window.activeFocusItem.text, "Good");
        keyClick(Qt.Key_Return);
        tryCompare(named("said"), "text", "Anna: Good");
        compare(App.multiplayer.chatDraft, "");
    }

    function test_requestOfAnotherPersonIsShownOnOtherPages() {
        host();
        fixture.visitTable("Sena");
        tryCompare(App.multiplayer, "guestsText", "Sena");
        press("begin");
        tryVerify(() => named("peopleStrip"));
        App.multiplayer.chatReceived("", "An earlier request was declined.");
        tryCompare(named("said"), "text", "An earlier request was declined.");
        verify(fixture.letVisitorRequestUndo());
        tryVerify(() => named("decline"));
        verify(!named("said"), "the report does not stay beside a new request");
        verify(!named("asked"));
        window.openPage("records");
        tryVerify(() => named("asked"));
        const text = named("asked").text;
        verify(text.startsWith("Sena wants to undo this move: Sena ") && text.endsWith(" Answer at the table."), text);
        window.closePage();
        tryVerify(() => !named("asked"));
        press("decline");
        tryVerify(() => !named("decline"));
        tryCompare(named("said"), "text", "You have declined Sena’s request.");
        fixture.visitTable("");
    }

    // Below the page, because the chat may be out of sight.
    function test_hostSeesTheLastChatMessageInTheWaitingRoom() {
        host();
        App.multiplayer.sendChat("Good luck");
        tryVerify(() => named("lastLine"));
        compare(named("lastLine").text, "Anna: Good luck");
        window.openPage("settings");
        tryVerify(() => !named("waitingPage"));
        window.closePage();
        tryVerify(() => named("waitingPage"));
        compare(named("lastLine").text, "Anna: Good luck");
    }

    function test_listOfKeysClosesToThePageBelow() {
        host();
        keyClick("?");
        tryVerify(() => named("keysPage"));
        window.openPage("settings");
        tryVerify(() => named("settingsPage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("waitingPage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        compare(named("multiplayer").text, "Back to “Anna’s table”");
    }

    // The table stays open while the host uses other pages.
    function test_closingTheWaitingPageKeepsTheHostedTableOpen() {
        host();
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        compare(App.multiplayer.phase, "waiting");
        window.openPage("friends");
        tryVerify(() => named("waitingPage"));
        press("leave");
        tryVerify(() => named("togetherPage"));
        compare(App.multiplayer.phase, "");
    }

    function test_asksBeforeASoloGameClosesTheHostedTable() {
        host();
        press("begin");
        tryVerify(() => named("peopleStrip"));
        NewGame.gameId = "life";
        window.startGame();
        tryVerify(() => named("leaveSheet"));
        compare(App.multiplayer.phase, "playing");
        press("agree");
        tryCompare(App.table, "gameId", "life");
        compare(App.multiplayer.phase, "");
        verify(!named("peopleStrip"));
    }

    function test_asksBeforeAnotherGameClosesATableWithGuests() {
        open(1280, 800);
        for (const game of ["life", "underwear"]) {
            NewGame.gameId = game;
            window.startGame();
            tryCompare(App.table, "gameId", game);
        }
        host();
        fixture.visitTable("Sena");
        tryCompare(App.multiplayer, "guestsText", "Sena");
        App.resume("life");
        tryVerify(() => named("leaveSheet"));
        compare(named("closesTable").text, "This closes the table for Sena.");
        press("stay");
        tryVerify(() => named("waitingPage"));
        compare(App.multiplayer.phase, "waiting");
        App.resume("life");
        tryVerify(() => named("leaveSheet"));
        press("agree");
        tryCompare(App.table, "gameId", "life");
        compare(App.multiplayer.phase, "");
        compare(window.page, "");
    }

    function test_hostWithoutGuestsReadsThatANewGameClosesTheTable() {
        host();
        App.multiplayer.begin();
        tryCompare(App.multiplayer, "phase", "playing");
        window.startGame();
        tryVerify(() => named("leaveSheet"));
        verify(named("leavesTable").text.startsWith("This closes your table."));
        press("stay");
        compare(App.multiplayer.phase, "playing");
    }

    function test_asksBeforeClosingATableWithGuests() {
        host();
        fixture.visitTable("Sena");
        tryCompare(App.multiplayer, "guestsText", "Sena");
        press("leave");
        tryVerify(() => named("leaveSheet"));
        compare(named("leaveSheet").title, "Close the table?");
        compare(named("closesTable").text, "This closes the table for Sena.");
        press("stay");
        tryVerify(() => named("waitingPage"));
        compare(App.multiplayer.phase, "waiting");
        // Quitting the program would close the table for its guests, so the program asks first.
        window.close();
        tryVerify(() => named("leaveSheet"));
        verify(window.visible);
        compare(named("agree").text, "Quit");
        press("stay");
        tryVerify(() => named("waitingPage"));
        press("leave");
        tryVerify(() => named("leaveSheet"));
        press("agree");
        tryVerify(() => named("togetherPage"));
        compare(App.multiplayer.phase, "");
        fixture.visitTable("");
    }

    function test_guestSeesThatTheHostClosedTheTableAndCanLeaveOrRejoin() {
        open(1280, 800);
        App.multiplayer.join(fixture.openOtherTable());
        tryVerify(() => named("waitingPage"));
        verify(named("houseRules").text.includes("10"));
        compare(named("notice").text, "You have no seat yet.");
        verify(named("watch") && !named("begin"));
        tryVerify(() => named("takeSeat").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => App.multiplayer.phase === "waiting" && !App.multiplayer.isWatching);
        verify(!named("takeSeat") && !named("watch"));
        fixture.beginOtherTable();
        tryVerify(() => named("peopleStrip"));
        window.openPage("waiting");
        fixture.leaveOtherTable();
        // When the host closes the table, the waiting page of the guest closes. The card table
        // shows the reason, with buttons to leave or rejoin.
        tryVerify(() => named("leaveEnded") && named("rejoinEnded"));
        compare(window.page, "");
        compare(named("waits").text, "The host has closed the table. You can return when it is open again.");
        compare(App.notices.length, 0);
        verify(!first(window.contentItem, item => item.plan !== undefined && item.table !== undefined).enabled);
        for (const name of ["say", "people", "retry"])
            verify(!named(name), name);
        window.openPage("start");
        tryVerify(() => named("rejoin"));
        verify(!named("backToTable"));
        window.closePage();
        press("leaveEnded");
        tryVerify(() => named("startPage"));
        compare(App.table.active, false);
        fixture.closeOtherTable();
    }

    // The table from which the user was disconnected is still shown below the page. The page stays
    // open until the room has answered.
    function test_roomIsEnteredAfterTheHostHasClosedTheTable() {
        open(1280, 800);
        App.multiplayer.joinAsPlayer(fixture.openOtherTable());
        tryCompare(App.multiplayer, "phase", "waiting");
        fixture.beginOtherTable();
        tryVerify(() => named("peopleStrip"));
        fixture.leaveOtherTable();
        tryVerify(() => named("leaveEnded"));
        window.openPage("multiplayer");
        App.multiplayer.join(fixture.openClub());
        compare(window.page, "multiplayer");
        tryVerify(() => named("roomPage"));
        App.multiplayer.room.leave();
        fixture.closeClub();
        fixture.closeOtherTable();
    }

    // The page with the typed invitation is already closed when the user confirms to close the
    // hosted table.
    function test_userJoinsTheOtherTableAfterConfirmingToCloseTheHostedOne_data() {
        return [{tag: "join"}, {tag: "watch"}];
    }

    function test_userJoinsTheOtherTableAfterConfirmingToCloseTheHostedOne(data) {
        host();
        fixture.visitTable("Sena");
        tryCompare(App.multiplayer, "guestsText", "Sena");
        window.openPage("multiplayer");
        named("invitation").text = fixture.openOtherTable();
        press(data.tag);
        tryVerify(() => named("leaveSheet"));
        press("agree");
        tryVerify(() => App.multiplayer.phase === "waiting" && !App.multiplayer.isHost);
        compare(App.multiplayer.isWatching, true);
        App.multiplayer.leave();
        fixture.closeOtherTable();
        fixture.visitTable("");
    }

    function test_guestIsAskedBeforeLeavingARunningGame() {
        open(1280, 800);
        App.multiplayer.join(fixture.openOtherTable());
        tryVerify(() => named("waitingPage"));
        tryVerify(() => named("takeSeat").activeFocus);
        press("takeSeat");
        tryVerify(() => App.multiplayer.phase === "waiting" && !App.multiplayer.isWatching);
        fixture.beginOtherTable();
        tryVerify(() => named("peopleStrip"));
        window.openPage("waiting");
        press("leave");
        tryVerify(() => named("leaveSheet"));
        compare(named("leaveSheet").title, "Leave the table?");
        verify(named("leavesGame"));
        press("stay");
        tryVerify(() => named("waitingPage"));
        window.close();
        tryVerify(() => named("leaveSheet"));
        verify(window.visible && named("leavesGame"));
        compare(named("agree").text, "Quit");
        press("stay");
        tryVerify(() => named("peopleStrip"));
        window.openPage("waiting");
        press("leave");
        tryVerify(() => named("leaveSheet"));
        press("agree");
        tryVerify(() => named("startPage"));
        compare(App.multiplayer.phase, "");
        fixture.closeOtherTable();
    }

    function test_spectatorsAreListedWithThePlayers() {
        host();
        const place = "person-" + App.multiplayer.seats.rowCount();
        fixture.visitTable("Mira", true);
        tryVerify(() => named(place));
        const line = named(place);
        compare(named("about", line).text, "Watching");
        verify(named("friend", line) && named("block", line) && named("sendAway", line));
        verify(!named("mute", line));
        press("sendAway", line);
        compare(named("sendAway", line).text, "Remove for good");
        verify(!named("about", line).text.includes(".."), named("about", line).text);
        verify(named("person-1"));
        press("sendAway", line);
        tryVerify(() => !named(place));
        fixture.visitTable("");
    }

    // The seats of computer players are free only before the game and between deals.
    function test_guestWithoutASeatSeesAndHearsThatComputerPlayersPlay() {
        open(1280, 800);
        let heard = "";
        const listen = sentence => heard += sentence + " ";
        App.announcer.spoken.connect(listen);
        App.multiplayer.join(fixture.openOtherTable());
        tryVerify(() => App.multiplayer.isUndecided && named("waitingPage"));
        const about = () => named("about", named("person-1"));
        compare(about().text, "Free; a computer player sits here if nobody joins");
        fixture.beginOtherTable();
        tryCompare(about(), "text", "Computer player");
        tryVerify(() => heard.includes("You can take a seat after this deal."), 60000, heard);
        App.announcer.spoken.disconnect(listen);
        App.multiplayer.leave();
        fixture.closeOtherTable();
    }

    function test_tableIsOpenedAndItsControlsAreReachedByKeyboard() {
        open(1280, 800);
        window.openPage("friends");
        tabTo("people", 12);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("peoplePage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("togetherPage"));
        verify(named("people").activeFocus);
        tabTo("setUpTable", 12);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("newGamePage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("togetherPage"));
        verify(named("setUpTable").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("newGamePage"));
        window.openPage("settings");
        tryVerify(() => named("settingsPage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("newGamePage"));
        compare(named("start").text, "Play alone");
        // Enter opens the table, because the user came from "Play with friends".
        keyClick(Qt.Key_Return);
        tryVerify(() => named("waitingPage"));
        tryVerify(() => named("begin").activeFocus);
        tabTo("copy", 12);
        tabTo("leave", 12);
        tabTo("everybody", 12);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("peoplePage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("waitingPage"));
    }
}
