// SPDX-License-Identifier: GPL-3.0-or-later
// The frame around what has the keyboard's focus, the same everywhere: two lines, the inner one thin;
// light ones on the cloth.
import QtQuick
import Downpile

Rectangle {
    id: ring

    property real around: cloth ? 5 : 3
    property bool cloth: false

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
