// SPDX-License-Identifier: GPL-3.0-or-later
// The tool tip of a plate: the name as heading, then a line for each detail. Long lines wrap. It
// also shows other long texts, without a heading.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

ToolTip {
    id: tip

    property bool shown: false
    property bool atOnce: false
    property bool headed: true   // whether the first line of the tool tip is a heading
    property int wait: 700       // milliseconds until the tool tip appears
    readonly property var lines: text.split("\n")

    visible: shown && text !== ""
    delay: atOnce ? 0 : wait
    timeout: -1
    margins: Theme.gapSmall
    padding: Theme.gap

    contentItem: Column {
        spacing: Theme.gapTiny

        // The lines exist only while the tool tip is visible. Otherwise each change of the text
        // would be reported to screen readers, line by line.
        Repeater {
            model: tip.visible ? tip.lines : []

            PageText {
                required property string modelData
                required property int index

                width: Math.min(implicitWidth, 24 * Theme.normal)
                text: modelData
                font.pixelSize: tip.headed && index === 0 ? Theme.normal : Theme.small
                font.weight: tip.headed && index === 0 ? Font.Bold : Font.Normal
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
