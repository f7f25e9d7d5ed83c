// SPDX-License-Identifier: GPL-3.0-or-later
// A short text on a rounded background: the size of a pile, a score, a marker.
import QtQuick
import Downpile

Rectangle {
    id: pill

    required property string text
    property real pixelSize: Theme.small
    property bool bright: false

    implicitWidth: Math.round(Math.max(implicitHeight, label.implicitWidth + pixelSize * Theme.pillMargin(text)))
    implicitHeight: Math.round(pixelSize * 1.5)
    radius: height / 2
    color: bright ? Theme.brass : Theme.nightDeep
    border.width: 1
    border.color: bright ? Theme.brassBright : Theme.glassEdge

    Text {
        id: label
        anchors.centerIn: parent
        text: pill.text
        textFormat: Text.PlainText
        color: pill.bright ? Theme.ink : Theme.feltText
        font.pixelSize: pill.pixelSize
        font.weight: Font.Bold
    }
}
