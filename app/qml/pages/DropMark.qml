// SPDX-License-Identifier: GPL-3.0-or-later
// The small arrow of a drop-down list.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: mark

    implicitWidth: Math.round(Theme.normal * 0.7)
    implicitHeight: Math.round(width * 0.6)

    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: index === 0 ? 0 : mark.width / 2 - 1
            y: (mark.height - height) / 2
            width: mark.width / 2 + 1
            height: 2
            radius: 1
            rotation: index === 0 ? 42 : -42
            antialiasing: true
            color: Theme.ink
        }
    }
}
