// SPDX-License-Identifier: GPL-3.0-or-later
// The actions that are not cards, only those that are legal now, each with its key.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: bar

    required property var buttons
    required property real em

    readonly property int count: repeater.count

    signal pressed(string verb)

    function itemAt(index: int): Item {
        return repeater.itemAt(index) as Item;
    }

    Row {
        anchors.centerIn: parent
        spacing: Math.round(bar.em * 0.7)
        // Very long words in a narrow window: smaller rather than over the edge.
        scale: Math.min(1, bar.width / Math.max(1, implicitWidth))

        Repeater {
            id: repeater
            model: bar.buttons

            ActionButton {
                id: action
                required property string verb
                required property string key
                required text
                required hinted

                keyLabel: key
                focusPolicy: Qt.NoFocus
                pixelSize: bar.em * 1.05
                onClicked: bar.pressed(action.verb)
            }
        }
    }
}
