// SPDX-License-Identifier: GPL-3.0-or-later
// Pages by touch: a finger resting on a button without text shows its name and does not count as a
// tap.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Downpile

PagesCase {
    id: test

    name: "touch"

    function init() {
        NewGame.gameId = "underwear";
        NewGame.reset();
        open(1280, 800);
    }

    function cleanup() {
        close();
    }

    function test_fingerRestingOnAButtonShowsATooltip() {
        const rules = first(named("startPage"), item => item.objectName === "rules");
        const tip = rules.ToolTip.toolTip;
        const touch = touchEvent(rules);
        touch.press(0, rules).commit();
        verify(fixture.holdFinger());
        tryVerify(() => tip.visible && tip.text === "Rules");
        touch.release(0, rules).commit();
        tryVerify(() => !tip.visible);
        verify(!named("rulesSheet"));
        verify(!rules.down, "the button is not pressed after the touch");
        touch.press(0, rules).commit();
        touch.release(0, rules).commit();
        tryVerify(() => named("rulesSheet"));
    }

    // A press on an item without a tool tip counts as a tap, however long it lasts.
    function test_longTapOnAButtonWithoutATooltipIsAClick() {
        const setup = first(named("startPage"), item => item.objectName === "setup");
        const touch = touchEvent(setup);
        touch.press(0, setup).commit();
        verify(fixture.holdFinger());
        touch.release(0, setup).commit();
        tryVerify(() => named("newGamePage"));
    }
}
