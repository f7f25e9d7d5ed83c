// SPDX-License-Identifier: GPL-3.0-or-later
// A ring around a card or a place. It marks a hint, a marked card, a card that can be picked, or
// the target of a drop. Its dark outer line makes it visible on white cards as well as on the
// cloth.
import QtQuick

Rectangle {
    id: ring

    property real distance: 3
    property real thickness: 3

    anchors.fill: parent
    anchors.margins: -distance
    color: "transparent"
    radius: Math.round((width - 2 * distance) * 0.06) + distance
    border.width: thickness
    border.color: Theme.brass

    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        color: "transparent"
        radius: ring.radius + 1
        border.width: 1
        border.color: Qt.rgba(0, 0, 0, 0.55)
    }
}
