// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through a first deal: it points at what is on the table, can be left at once, comes
// once, and never stands in the way.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test

    function init() {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        Settings.showGuidesAgain();
        open(1280, 800);
    }

    function cleanup() {
        close();
        fixture.passGuides();
        Settings.pace = "normal";
        Settings.motion = "full";
        NewGame.gameId = "underwear";
    }

    function begin(gameId) {
        NewGame.gameId = gameId;
        NewGame.players = 4;
        verify(NewGame.start());
        tryVerify(() => named("guide"));
        tryCompare(Program.table, "moving", false);
        waitForRendering(window.contentItem);
    }

    function guide() {
        return named("guide");
    }

    function bubble() {
        return first(guide(), item => item.objectName === "guideBubble");
    }

    function test_walksThrough_data() {
        return fixture.games().map(gameId => {
            return {
                tag: gameId,
                gameId: gameId
            };
        });
    }

    function test_walksThrough(data) {
        begin(data.gameId);
        let pointing = 0;
        for (let step = 1; step <= Program.guide.count; ++step) {
            compare(Program.guide.step, step);
            compare(named("guideText").text, Program.guide.text);
            waitForRendering(window.contentItem, 200);
            const area = bubble().mapToItem(guide(), 0, 0, bubble().width, bubble().height);
            verify(area.left >= 0 && area.top >= 0 && area.right <= guide().width && area.bottom <= guide().height, area);
            if (guide().pointing) {
                ++pointing;
                const target = guide().target;
                verify(area.right <= target.left || area.left >= target.right || area.bottom <= target.top || area.top >= target.bottom, "step " + step + " lies on what it speaks of");
            }
            press("guideNext");
        }
        verify(pointing > 0);
        tryVerify(() => !guide());
        tryCompare(Program.guide, "open", false);
    }

    function test_escapeEndsItAndLeavesTheTable() {
        begin("underwear");
        verify(window.areas[2].activeFocus);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !guide());
        verify(window.areas[2].activeFocus);
    }

    function test_skipEndsItForGood() {
        begin("life");
        press("guideSkip");
        tryVerify(() => !guide());
        verify(NewGame.start());
        compare(Program.guide.open, false);
        window.openPage("settings");
        press("guidesAgain");
        verify(!named("guidesAgain").enabled);
        verify(NewGame.start());
        tryVerify(() => guide());
    }

    function test_movesGoOnBeneathIt() {
        begin("underwear");
        tryCompare(Program.table, "yourTurn", true);
        keyClick("d");
        tryCompare(Program.table, "yourTurn", true);
        verify(Program.table.story.count > 1);
        verify(guide());
    }

    function test_keyboardReachesIt() {
        begin("underwear");
        keyClick(Qt.Key_F6);
        verify(guide().activeFocus);
        compare(window.activeFocusItem.objectName, "guideNext");
        keyClick(Qt.Key_Return);
        compare(Program.guide.step, 2);
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        compare(window.activeFocusItem.objectName, "guideBack");
        keyClick(Qt.Key_Return);
        compare(Program.guide.step, 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !guide());
        verify(window.areas[2].activeFocus);
    }

    function test_pagesCoverIt() {
        begin("underwear");
        window.openPage("settings");
        verify(!guide());
        keyClick(Qt.Key_Escape);
        tryVerify(() => guide());
    }
}
