// SPDX-License-Identifier: GPL-3.0-or-later
// From the first page over the house rules to a game that has them, by mouse and by keyboard alone.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test

    function init() {
        NewGame.reset();
        NewGame.players = 4;
        open(1280, 800);
    }

    function cleanup() {
        close();
    }

    function option(key) {
        return named("option-" + key);
    }

    function control(key) {
        const loader = named("control", option(key));
        return loader.item;
    }

    function test_startsAtOnce() {
        verify(named("startPage"));
        press("play");
        tryCompare(Program.table, "active", true);
        tryVerify(() => !named("startPage"));
        tryCompare(Program.table.players, "count", 4);
    }

    function test_gameHasTheRulesThatWereChosen() {
        press("setup");
        verify(named("newGamePage"));
        press("resetRules");
        mouseClick(control("royaltiesOnUpPiles"));
        compare(control("royaltiesOnUpPiles").checked, true);
        compare(option("royaltiesOnUpPiles").standard, false);
        verify(option("royaltiesOnUpPiles").mark !== "");
        press("start");
        tryCompare(Program.table, "active", true);
        compare(fixture.optionOfGame("royaltiesOnUpPiles"), 1);
        compare(fixture.optionOfGame("doubling"), 0);
        compare(Program.table.houseRules.length, 1);
    }

    function test_resetGoesBackToTheUsual() {
        press("setup");
        mouseClick(control("seatChanges"));
        compare(option("seatChanges").standard, false);
        press("resetRules");
        compare(option("seatChanges").standard, true);
        compare(control("seatChanges").checked, false);
        compare(named("resetRules").enabled, false);
    }

    function test_whatDependsIsGreyed() {
        press("setup");
        compare(option("doublingLimit").enabled, false);
        mouseClick(control("doubling"));
        compare(option("doublingLimit").enabled, true);
    }

    function test_refusedCombinationIsExplained() {
        press("setup");
        const packs = control("packs");
        packs.forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(packs.currentIndex, 1);
        verify(!named("refusal"));
        NewGame.players = 8;
        const refusal = named("refusal");
        verify(refusal);
        verify(refusal.text.length > 20);
        compare(named("start").enabled, false);
        press("start");
        compare(Program.table.active, false);
        NewGame.players = 7;
        verify(!named("refusal"));
        compare(named("start").enabled, true);
    }

    function test_playersComeAndGo() {
        press("setup");
        const count = named("playerCount");
        count.picked(8);
        tryVerify(() => named("seat-7"));
        count.picked(2);
        tryVerify(() => !named("seat-2"));
        verify(named("seat-1"));
    }

    function test_byKeyboardAlone() {
        verify(window.activeFocusItem);
        tabTo("setup", 12);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("newGamePage"));
        tabTo("playerCount", 12);
        keyClick(Qt.Key_Left);
        compare(NewGame.players, 3);
        tabTo("seat-1", 12);
        const name = tabTo("name", 3);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const letter of ["o", "l", "u"])
            keyClick(letter);
        tabTo("character", 3);
        const before = window.activeFocusItem.currentIndex;
        keyClick(before > 0 ? Qt.Key_Up : Qt.Key_Down);
        verify(window.activeFocusItem.currentIndex !== before);
        tabTo("option-target", 20);
        keyClick(Qt.Key_Up);
        tabTo("option-openWithRun", 20);
        keyClick(Qt.Key_Space);
        tabTo("start", 20);
        keyClick(Qt.Key_Return);
        tryCompare(Program.table, "active", true);
        tryCompare(Program.table.players, "count", 3);
        compare(fixture.nameInGame(1), "olu");
        compare(fixture.optionOfGame("target"), 50);
        compare(fixture.optionOfGame("openWithRun"), 1);
    }

    function test_escapeLeadsBack() {
        press("setup");
        tryVerify(() => named("newGamePage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        compare(Program.table.active, false);
    }

    // Somebody who plays is asked before another game takes the place of this one.
    function test_asksBeforeAGameEnds() {
        press("play");
        tryCompare(Program.table, "active", true);
        const story = Program.table.story.count;
        keyClick(Qt.Key_N, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => named("leaveSheet"));
        press("stay");
        tryVerify(() => !named("leaveSheet"));
        verify(Program.table.story.count >= story);
        keyClick(Qt.Key_N, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => named("leaveSheet"));
        press("agree");
        tryVerify(() => !named("leaveSheet"));
        compare(Program.table.active, true);
    }
}
