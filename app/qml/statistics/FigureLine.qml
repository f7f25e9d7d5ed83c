// SPDX-License-Identifier: GPL-3.0-or-later
// A figure: its name, its value and a note below. Heights are whole pixels, which keeps the
// hairlines sharp.
import QtQuick
import Downpile

Column {
    id: line

    required property string title
    required property string value
    required property string note
    required property string spoken

    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }

    Item {
        width: parent.width
        height: Math.ceil(Theme.gapTiny + Math.max(name.height, amount.height))

        PageText {
            id: name

            anchors.left: parent.left
            y: Theme.gapTiny
            width: (parent.width - Theme.gap) * 11 / 21
            text: line.title
            lineHeight: 1.05
            Accessible.ignored: true
        }

        PageText {
            id: amount

            objectName: "figureValue"
            anchors.right: parent.right
            y: Theme.gapTiny
            width: (parent.width - Theme.gap) * 10 / 21
            horizontalAlignment: Text.AlignRight
            text: line.value
            font.weight: Font.DemiBold
            lineHeight: 1.05
            Accessible.ignored: true
        }
    }

    PageText {
        width: parent.width
        height: Math.ceil(implicitHeight)
        visible: text !== ""
        text: line.note
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        lineHeight: 1.05
        Accessible.ignored: true
    }
}
