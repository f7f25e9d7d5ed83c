// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on a card: a crown if it currently wins the trick, and a dot at the corner if another
// player's last move brought it to its place.
import QtQuick
import Downpile

Item {
    id: signs

    required property bool leading
    required property bool brought
    required property real seen    // width of the part that no other card covers

    Rectangle {
        id: crown
        visible: signs.leading
        x: Math.round((signs.width - width) / 2)
        // The crown of the winning card is mostly within the card, so that it does not cover the
        // facts about the player.
        y: -Math.round(height * 0.15)
        width: Math.round(Math.max(16, signs.width * 0.3))
        height: width
        radius: width / 2
        color: Theme.brassBright
        border.width: 1
        border.color: Theme.nightDeep

        Picture {
            anchors { fill: parent; margins: Math.round(crown.width * 0.18) }
            source: crown.visible ? "image://icons/crown?color=" + encodeURIComponent(Theme.ink.toString()) : ""
        }
    }
    Rectangle {
        visible: signs.brought
        x: Math.round(signs.seen - width * (signs.seen < signs.width ? 1.1 : 0.75))
        y: -Math.round(height * 0.25)
        width: Math.round(Math.max(10, signs.width * 0.13))
        height: width
        radius: width / 2
        color: Theme.sky
        border.width: Math.max(1, Math.round(width * 0.16))
        border.color: Theme.nightDeep
    }
}
