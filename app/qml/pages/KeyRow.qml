// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the list of keys: the key caps and their effect.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: row

    required property var caps
    required property string effect

    property string keysSpoken: caps.map(KeyNames.spoken).join(", ")
    readonly property string spoken: effect + ": " + keysSpoken

    width: parent ? parent.width : 0
    height: Math.max(keys.height, words.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    Flow {
        id: keys

        anchors.left: parent.left
        width: Math.round(parent.width * 0.36)
        spacing: Theme.gapTiny

        Repeater {
            model: row.caps

            KeyCap {
                required property string modelData

                key: modelData
                pixelSize: Theme.normal
                lightGround: true
            }
        }
    }

    PageText {
        id: words

        anchors.left: keys.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        y: Math.round(Theme.normal * 0.2)
        text: row.effect
        Accessible.ignored: true
    }
}
