// SPDX-License-Identifier: GPL-3.0-or-later
// The key of a button, drawn as a key cap.
import QtQuick
import Downpile

Rectangle {
    id: cap

    required property string key
    property real pixelSize: Theme.small
    property bool lightGround: false

    implicitWidth: Math.max(implicitHeight, Math.round(letter.implicitWidth + pixelSize * 0.7))
    implicitHeight: Math.round(pixelSize * 1.6)
    radius: Math.round(pixelSize * 0.35)
    color: lightGround ? Qt.rgba(0, 0, 0, 0.1) : Theme.nightDeep
    border.width: 1
    border.color: lightGround ? Qt.rgba(0, 0, 0, 0.35) : Theme.glassEdge

    Text {
        id: letter
        anchors.centerIn: parent
        text: cap.key
        color: cap.lightGround ? Theme.ink : Theme.feltTextSoft
        font.pixelSize: cap.pixelSize
        font.weight: Font.DemiBold
    }
}
