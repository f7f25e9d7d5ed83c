// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: going on with a game, and messages about records.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test

    function cleanup() {
        close();
    }

    function test_goesOnWhereItWas() {
        Settings.pace = "instant";
        NewGame.players = 3;
        NewGame.start();
        tryCompare(Program.table, "yourTurn", true);
        Program.table.press("draw");
        tryCompare(Program.table, "yourTurn", true);
        fixture.startAgain();
        compare(Program.table.active, false);
        open(1280, 800);
        verify(Program.resumeText.length > 10);
        verify(named("resume"));
        // Enter goes on: the button has the focus.
        keyClick(Qt.Key_Return);
        tryCompare(Program.table, "active", true);
        tryVerify(() => !named("startPage"));
        tryCompare(Program.table, "yourTurn", true);
        compare(Program.resumable, false);
        Settings.pace = "normal";
    }

    function test_asksBeforeAnotherTakesItsPlace() {
        NewGame.start();
        fixture.startAgain();
        open(1280, 800);
        press("play");
        tryVerify(() => named("leaveSheet"));
        compare(Program.table.active, false);
        press("stay");
        tryVerify(() => named("startPage"));
        verify(named("resume"));
    }

    function test_damagedRecordIsNamed() {
        open(1280, 800);
        fixture.startWithDamagedRecord();
        tryVerify(() => Program.notices.length > 0);
        const banner = first(window.contentItem, item => item.text === Program.notices[0]);
        verify(banner);
        verify(banner.text.indexOf("damaged") >= 0);
        const cross = first(banner, item => item.iconName === "close");
        mouseClick(cross);
        tryVerify(() => Program.notices.length === 0);
        verify(named("startPage"));
    }
}
