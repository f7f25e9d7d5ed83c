// SPDX-License-Identifier: GPL-3.0-or-later
// The frame around what has the keyboard's focus, the same everywhere.
import QtQuick
import Downpile

Rectangle {
    id: ring

    property real around: 3

    anchors.fill: parent
    anchors.margins: -around
    radius: Theme.radiusSmall + around
    color: "transparent"
    border.width: 2
    border.color: Theme.brassDeep
}
