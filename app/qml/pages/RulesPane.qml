// SPDX-License-Identifier: GPL-3.0-or-later
// The place of the rules at the edge of the window; they are made when they are wanted.
import QtQuick
import Downpile

Loader {
    id: pane

    // The width of the window.
    required property real room
    // Whether the table can be seen beside them.
    readonly property bool leavesRoom: active && room - width >= 560 * Math.max(1, Theme.textScale)
    property string rule: ""
    // Whose rules they are; "": those of the game on the table.
    property string game: ""

    signal closed

    // At this rule, or at their beginning, with the keyboard.
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
