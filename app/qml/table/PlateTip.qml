// SPDX-License-Identifier: GPL-3.0-or-later
// The tool tip of a plate: the name as heading, then a line for each detail.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

ToolTip {
    id: tip

    property bool shown: false
    property bool atOnce: false
    readonly property var lines: text.split("\n")

    visible: shown && text !== ""
    delay: atOnce ? 0 : 700
    timeout: -1
    margins: Theme.gapSmall
    padding: Theme.gap

    contentItem: Column {
        spacing: Theme.gapTiny

        Repeater {
            model: tip.lines

            PageText {
                required property string modelData
                required property int index

                width: Math.min(implicitWidth, 24 * Theme.normal)
                text: modelData
                font.pixelSize: index === 0 ? Theme.normal : Theme.small
                font.weight: index === 0 ? Font.Bold : Font.Normal
                lineHeight: 1
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.plate
        border.width: 1
        border.color: Theme.controlEdge
    }
}
