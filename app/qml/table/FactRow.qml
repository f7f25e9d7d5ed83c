// SPDX-License-Identifier: GPL-3.0-or-later
// A row of facts about a player or the table, such as a bid or a suit. The row shrinks if space is
// short.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: row

    // Facts to show, such as a bid: a list of {name, text, suit, label}, or a model.
    required property var facts
    required property real pixelSize
    property real room: width            // largest width of the row, in pixels
    // Facts that are shown elsewhere and therefore not in this row; a map whose keys are their
    // names.
    property var without: ({})

    readonly property real shrunk: Math.min(1, room / Math.max(1, line.implicitWidth))

    implicitWidth: line.implicitWidth * shrunk
    implicitHeight: Math.round(pixelSize * 1.5)

    Row {
        id: line
        anchors.centerIn: parent
        spacing: Math.round(row.pixelSize * 0.25)
        scale: row.shrunk

        Repeater {
            model: row.facts

            Item {
                id: fact

                required property var model
                readonly property var shown: model.modelData ?? model

                visible: !row.without[shown.name]
                width: (mark.visible ? mark.width : 0) + (words.visible ? words.width : 0)
                height: Math.round(row.pixelSize * 1.5)

                Pill {
                    id: words
                    visible: text !== ""
                    x: fact.width - width
                    text: fact.shown.text
                    pixelSize: row.pixelSize
                    bright: true
                }
                SuitMark {
                    id: mark
                    suit: fact.shown.suit
                    size: Math.round(row.pixelSize * 1.6)
                    y: Math.round((parent.height - height) / 2)
                }
            }
        }
    }

    Accessible.ignored: true
}
