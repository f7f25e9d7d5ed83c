// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on a card of the table: selection, rings, the hint's icon, a crown if the card currently
// wins the trick, and a dot at the corner if another player's last move brought it to its place.
import QtQuick
import Downpile

Item {
    id: marks

    required property TableCard card

    readonly property bool selected: card.selected && !card.afloat
    // True if the card may show the crown and the dot.
    readonly property bool atRest: !card.afloat && !card.flying

    Rectangle {
        visible: marks.selected
        anchors.fill: parent
        anchors.margins: Math.round(marks.width * 0.02)
        radius: Math.round(marks.width * 0.06)
        color: "transparent"
        border.width: Math.max(2, Math.round(marks.width * 0.03))
        border.color: Theme.brass
    }
    Rectangle {
        id: tick
        visible: marks.selected
        x: Math.round(marks.width * 0.04)
        y: Math.round(marks.height * 0.36)
        width: Math.round(Math.max(14, marks.width * 0.17))
        height: width
        radius: width / 2
        color: Theme.brass
        border.width: 1
        border.color: Theme.nightDeep

        Picture {
            anchors.fill: parent
            anchors.margins: 2
            source: tick.visible ? "image://icons/check?color=" + encodeURIComponent(Theme.ink.toString()) : ""
        }
    }
    TableRing {
        visible: marks.card.ringedToPick
        distance: 2
        thickness: 2
    }
    TableRing {
        visible: marks.card.hinted
        border.color: Theme.sky
        distance: 2
    }
    TableRing {
        visible: marks.card.marked
        border.color: Theme.brassBright
        distance: 2
    }
    HintBadge {
        visible: marks.card.hinted
        x: Math.round(marks.width * 0.04)
        y: Math.round(marks.height * 0.52)
        width: Math.round(Math.max(14, marks.width * 0.17))
    }
    Rectangle {
        id: crown
        objectName: "crown"
        // If the play that wins the trick has several cards, only its last card shows the crown.
        visible: marks.atRest && marks.card.leading && !marks.card.marked && marks.card.slot === marks.card.count - 1
        x: Math.round((marks.width - width) / 2)
        // The crown of the winning card is mostly within the card, so that it does not cover the
        // facts about the player.
        y: -Math.round(height * 0.15)
        width: Math.round(Math.max(16, marks.width * 0.3))
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
        // Width of the part of the card that no other card covers.
        readonly property real seen: marks.card.home.seen ?? marks.width

        objectName: "brought"
        // If another player's move brought several overlapping cards to this place, only the top
        // card shows the dot. If the cards do not overlap, each shows a dot.
        visible: marks.atRest && marks.card.brought && (marks.card.slot === marks.card.count - 1 || (marks.card.home.apart ?? false))
        x: Math.round(seen - width * (seen < marks.width ? 1.1 : 0.75))
        y: -Math.round(height * 0.25)
        width: Math.round(Math.max(10, marks.width * 0.13))
        height: width
        radius: width / 2
        color: Theme.sky
        border.width: Math.max(1, Math.round(width * 0.16))
        border.color: Theme.nightDeep
    }
}
