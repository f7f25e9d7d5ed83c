// SPDX-License-Identifier: GPL-3.0-or-later
// The soft shadow of a plate, around its parent or its anchor item.
import QtQuick

BorderImage {
    property int blur: 24

    anchors.fill: parent
    anchors.margins: -blur
    z: -1
    source: "image://shadow/" + blur
    border.left: 2 * blur
    border.right: 2 * blur
    border.top: 2 * blur
    border.bottom: 2 * blur
    Accessible.ignored: true
}
