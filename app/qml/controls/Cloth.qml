// SPDX-License-Identifier: GPL-3.0-or-later
// The table's cloth, darker towards the edges; plain black in high contrast.
import QtQuick
import Downpile

Item {
    id: cloth

    property bool vignette: true

    Accessible.ignored: true

    Image {
        anchors.fill: parent
        fillMode: Image.Tile
        source: "image://table/" + Settings.cloth
    }

    Image {
        anchors.fill: parent
        visible: cloth.vignette && !Settings.highContrast
        source: visible ? "image://table/vignette" : ""
    }
}
