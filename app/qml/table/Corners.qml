// SPDX-License-Identifier: GPL-3.0-or-later
// Marks at the four corners of a place that accepts a card.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: corners

    required property real length
    property int thickness: 4
    property color color: Theme.brassBright

    Repeater {
        model: 8

        Rectangle {
            required property int index
            readonly property bool flat: index < 4

            width: flat ? corners.length : corners.thickness
            height: flat ? corners.thickness : corners.length
            x: index % 2 === 0 ? 0 : corners.width - width
            y: Math.floor(index / 2) % 2 === 0 ? 0 : corners.height - height
            color: corners.color
        }
    }
}
