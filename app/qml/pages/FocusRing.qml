// SPDX-License-Identifier: GPL-3.0-or-later
// The frame around the focused item, the same on all pages. On the cloth it has a second, thin line
// inside. It is visible only while the user uses the keyboard.
import QtQuick
import Downpile

Rectangle {
    id: ring

    // The item for which the ring shows the keyboard focus.
    required property Item of
    property real around: cloth ? 5 : 3
    property bool cloth: false

    visible: of.activeFocus && InputMode.keyboard
    anchors.fill: parent
    anchors.margins: -around
    radius: Theme.radiusSmall + around
    color: "transparent"
    border.width: cloth ? 3 : 2
    border.color: cloth ? Theme.focus : Theme.brassDeep

    Rectangle {
        visible: ring.cloth
        anchors.fill: parent
        anchors.margins: 4
        radius: Math.max(0, ring.radius - 4)
        color: "transparent"
        border.width: 1
        border.color: Theme.focus
    }
}
