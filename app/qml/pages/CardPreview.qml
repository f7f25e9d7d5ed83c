// SPDX-License-Identifier: GPL-3.0-or-later
// A strip of the table with a few cards, drawn with the current settings.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Rectangle {
    id: preview

    readonly property var faces: ["AS", "KH", "QD", "JC", "7C", "back", "3R", "8G", "XB"]
    readonly property real cardHeight: height - 2 * Theme.gap
    readonly property real cardWidth: cardHeight / 1.4
    // Distance between the left edges of two cards. If there is not enough room, cards overlap.
    readonly property real step: {
        const room = width - 2 * Theme.gapLarge - cardWidth;
        return Math.min(cardWidth + Theme.gapSmall, room / (faces.length - 1));
    }

    implicitHeight: Math.round(150 * Theme.windowScale)
    color: Theme.felt
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("How the cards and the table will look")

    Cloth {
        anchors.fill: parent
        vignette: false
    }

    // Frame in the colour of the page. It covers the corners of the cloth, which makes them look
    // round.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width
        radius: Theme.radius + border.width
        color: "transparent"
        border.width: 6
        border.color: Theme.plate
    }

    Row {
        anchors.centerIn: parent
        spacing: preview.step - preview.cardWidth

        Repeater {
            model: preview.faces

            CardPicture {
                required property string modelData

                height: Math.round(preview.cardHeight)
                width: Math.round(height / 1.4)
                face: modelData
            }
        }
    }
}
