// SPDX-License-Identifier: GPL-3.0-or-later
// Frame of the card or place that has the keyboard focus: a double white line, the inner line thin.
// No other frame on the table is double.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: frame

    // The item around which the frame is drawn; it must have the same parent. null: the frame is
    // hidden.
    required property Item target

    readonly property TablePlace place: target as TablePlace
    readonly property int corner: Math.round(width * 0.05)

    visible: target !== null
    x: place ? place.x + place.framed.x - place.spot.x : target?.x ?? 0
    y: place ? place.y + place.framed.y - place.spot.y : target?.y ?? 0
    width: place ? place.framed.width : target?.width ?? 0
    height: place ? place.framed.height : target?.height ?? 0
    rotation: target?.rotation ?? 0
    scale: target?.scale ?? 1

    Repeater {
        // Lines of the frame, from the outside in: distance from the edge, thickness, colour.
        model: [[6, 1, "#c0000000"], [5, 3, Theme.focus], [2, 2, "#d0000000"], [0, 1, Theme.focus]]

        Rectangle {
            id: line

            required property var modelData
            readonly property int distance: modelData[0]

            anchors.fill: parent
            anchors.margins: -distance
            radius: frame.corner + distance
            color: "transparent"
            border.width: line.modelData[1]
            border.color: line.modelData[2]
        }
    }
}
