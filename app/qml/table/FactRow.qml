// SPDX-License-Identifier: GPL-3.0-or-later
// A row of facts about a player or the table, such as a bid or a suit. The row shrinks if space is
// short.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile
import "Items.mjs" as Items

Item {
    id: row

    // Facts to show, such as a bid: a list of {name, text, suit, label}, or a model.
    required property var facts
    required property real pixelSize
    property real room: width            // largest width of the row, in pixels
    // Facts that are shown elsewhere and therefore not in this row; a map whose keys are their
    // names.
    property var without: ({})

    // Text size of the facts: at most `pixelSize`, less if the row is too wide for `room`.
    readonly property real size: {
        let ems = 0;
        for (const {shown} of Items.of(repeater)) {
            if (shown && !without[shown.name])
                ems += kGap + (shown.text ? Theme.pillWidth(shown.text) : 0) + (shown.suit ? kMark : 0);
        }
        return (ems - kGap) * pixelSize <= room ? pixelSize : Math.floor(room / (ems - kGap));
    }
    // Gap between the facts and width of a suit mark, in units of the text size.
    readonly property real kGap: 0.25
    readonly property real kMark: 1.6

    implicitWidth: line.implicitWidth
    implicitHeight: Math.round(pixelSize * 1.5)

    Row {
        id: line
        anchors.centerIn: parent
        spacing: Math.round(row.size * row.kGap)

        Repeater {
            id: repeater
            model: row.facts

            Item {
                id: fact

                required property var model
                readonly property var shown: model.modelData ?? model

                visible: !row.without[shown.name]
                width: (mark.visible ? mark.width : 0) + (words.visible ? words.width : 0)
                height: Math.round(row.size * 1.5)

                Pill {
                    id: words
                    visible: text !== ""
                    x: fact.width - width
                    text: fact.shown.text
                    pixelSize: row.size
                    bright: true
                }
                SuitMark {
                    id: mark
                    suit: fact.shown.suit
                    size: Math.round(row.size * row.kMark)
                    y: Math.round((parent.height - height) / 2)
                }
            }
        }
    }

    Accessible.ignored: true
}
