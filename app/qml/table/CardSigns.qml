// SPDX-License-Identifier: GPL-3.0-or-later
// What a card that lies on the table says about itself: that it wins the trick as it lies (a crown),
// that somebody has brought it since one's own last move (a dot at its corner).
import QtQuick
import Downpile

Item {
    id: signs

    required property bool leading
    required property bool brought
    required property real seen    // as much of its width is not covered by what lies beside it

    Rectangle {
        id: crown
        visible: signs.leading
        x: Math.round((signs.width - width) / 2)
        // Hardly above the card: facts of the player stand there.
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
