// SPDX-License-Identifier: GPL-3.0-or-later
// Marks around a place, above its cards (in a wide place, the hint is below them). A soft glow
// between four corner marks: the place accepts the selected or dragged cards. A full ring: a
// release would drop the dragged cards there. A ring with an icon: the hint advises this place.
// Clicks pass through to the items below.
import QtQuick
import Downpile

Item {
    id: marks

    required property bool accepts
    required property bool nearest
    required property bool hinted
    required property var spot      // rectangle of the place, see TablePlace
    required property int corner    // corner radius of the place itself, in pixels
    required property real em

    // Limit (`free`) and size (`reach`) of the glow beyond the place, in pixels. Neighbouring marks
    // do not touch, except that the marks of the place nearest to the dragged card are above the
    // others.
    readonly property real free: nearest ? Infinity : Math.max(2, ((spot.step ?? Infinity) - spot.width) / 2 - 1)
    readonly property int reach: Math.min(Math.round(em * (nearest ? 0.75 : 0.45)), free)

    // The mark of a place that accepts the dragged cards is above all cards at rest, except in
    // opened hands and cards that a player shows. The mark of a hint is at the same height, but
    // in a wide place below the cards, because these can be chosen one by one.
    z: {
        if (hinted && spot.hand)
            return 1594; // above the background of an opened hand, below its cards
        return accepts || (hinted && !spot.wide) ? 1400 + (nearest ? 2 : 0) : 0.6;
    }

    Rectangle {
        id: glow
        // The glow of a place beneath other places would cross these places. So it is shown only if
        // the drop would go to this place.
        visible: marks.accepts && (marks.nearest || !marks.spot.beneath)
        anchors { fill: parent; margins: -marks.reach }
        radius: marks.corner + marks.reach
        color: Qt.rgba(Theme.brass.r, Theme.brass.g, Theme.brass.b, marks.nearest ? 0.22 : 0)
        border.width: marks.reach
        border.color: Qt.rgba(Theme.brass.r, Theme.brass.g, Theme.brass.b, marks.nearest ? 0.7 : 0.35)

        TableRing {
            visible: marks.nearest
            anchors.margins: marks.reach - 3
            radius: marks.corner + 3
            border.color: Theme.brassBright
        }
        Corners {
            visible: !marks.nearest
            anchors { fill: parent; margins: marks.reach - Math.min(4, marks.free) }
            length: Math.round(Math.min(marks.width * 0.3, marks.em * 1.5))
        }
    }
    TableRing {
        visible: marks.hinted
        // Neighbouring places of small cards are only a few pixels away.
        distance: Math.max(1, Math.min(4, marks.corner))
        border.color: Theme.sky
    }
    HintBadge {
        visible: marks.hinted
        // At this corner it covers neither counts nor facts, and no card of a wide place.
        anchors { left: parent.left; leftMargin: -width * 0.5; bottom: parent.bottom; bottomMargin: -height * 0.4 }
        width: Math.round(marks.em * 1.8)
    }
}
