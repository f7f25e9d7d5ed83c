// SPDX-License-Identifier: GPL-3.0-or-later
// A card in the picture of a game (GameScene).
import QtQuick
import Downpile

CardPicture {
    id: card

    // Position of the card's centre in fractions of the picture's size, and rotation in degrees.
    required property real across
    required property real down
    property real turn: 0
    readonly property GameScene scene: parent as GameScene

    x: scene.width * across - width / 2
    y: scene.height * down - height / 2
    width: scene.cardWidth
    height: Math.round(width * 1.4)
    rotation: turn
    antialiasing: true

    SoftShadow {
        blur: Math.max(4, Math.round(card.width / 9))
        anchors.topMargin: -blur * 0.6
        anchors.bottomMargin: -blur * 1.4
        opacity: 0.6
    }
}
