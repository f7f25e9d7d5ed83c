// SPDX-License-Identifier: GPL-3.0-or-later
// Loads the sheet with the rules of a game, at the window's edge, while the rules are open.
import QtQuick
import Downpile

Loader {
    id: pane

    // Width of the window, in pixels.
    required property real room
    // True if the rules are open and there is enough room for the table beside them.
    readonly property bool leavesRoom: active && room - width >= 560 * Math.max(1, Theme.textScale)
    property string rule: ""
    // Id of the game whose rules are shown; "" means the game on the table or, if none exists,
    // the game being set up.
    property string game: ""

    signal closed

    // Opens the rules at a section, or at the top if `ruleId` is empty, and gives them the keyboard
    // focus.
    function open(ruleId: string, gameId: string) {
        rule = ruleId;
        game = gameId;
        if (active)
            show();
        else
            active = true;
    }

    function close() {
        active = false;
    }

    function show() {
        (item as Item).forceActiveFocus(Qt.OtherFocusReason);
        (item as RulesSheet).show(rule);
    }

    width: Math.min(room, 500 * Math.max(1, Theme.textScale))
    active: false
    source: "RulesSheet.qml"
    onLoaded: show()

    Binding {
        target: pane.item
        property: "gameAsked"
        value: pane.game
        when: pane.item !== null
    }

    Connections {
        target: pane.item

        function onClosed() {
            pane.closed();
        }
    }
}
