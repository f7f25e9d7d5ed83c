// SPDX-License-Identifier: GPL-3.0-or-later
// A drag of one or more cards over the table: which are held, where they are, and where they would be
// dropped.
import QtQuick
import Downpile
import "Items.mjs" as Items

QtObject {
    id: drag

    required property var table       // TableController
    required property Item surface    // what cards and places lie on
    required property real em
    required property Repeater cards
    required property Repeater places

    property TableCard card: null        // the one under the pointer
    property TablePlace nearest: null    // a legal place: what is held would be dropped here
    property var held: []
    property var dropped: []             // let go, and not yet home

    property point grip

    readonly property Connections saving: Connections {
        target: drag.table
        ignoreUnknownSignals: true

        function onSavingChanged() {
            if (!drag.table.saving)
                drag.settle();
        }
    }

    function grab(grabbed: TableCard, position: point) {
        table.pickUp(grabbed.key);
        card = grabbed;
        const carried = Items.of(cards).filter(each => each.carried).sort((one, other) => one.slot - other.slot);
        held = carried.includes(grabbed) ? carried : [grabbed];
        dropped = dropped.filter(each => !held.includes(each));
        const press = surface.mapFromItem(null, position.x, position.y);
        grip = Qt.point(grabbed.centreX - press.x, grabbed.centreY - press.y);
        moveTo(position);
        for (const each of held)
            each.held = true;
    }

    function moveTo(position: point) {
        if (!card)
            return;
        const point = surface.mapFromItem(null, position.x, position.y);
        const middle = held.indexOf(card);
        held.forEach((each, index) => {
            each.heldX = point.x + grip.x + (index - middle) * each.width * 0.26;
            each.heldY = point.y + grip.y;
        });
        const place = target();
        nearest = place && place.accepts ? place : null;
    }

    function release() {
        if (!card)
            return;
        const place = target();
        const released = end();
        table.drop(place?.placeKey ?? "");
        dropped = dropped.concat(released);
        if (!table.saving)
            settle();
    }

    // What was dropped stays where it is until the move is safe on disk; then it lies where it has
    // come to, or goes home.
    function settle() {
        const cards = dropped;
        dropped = [];
        letGo(cards);
    }

    function abandon() {
        const released = end();
        table.putBack();
        letGo(released);
    }

    function end(): var {
        const released = held;
        held = [];
        card = null;
        nearest = null;
        return released;
    }

    function letGo(released: var) {
        for (const each of released) {
            if (each)
                each.letGo();
        }
    }

    // Where a release now would drop the card. A place on which it lies is meant, even where it may
    // not go there and another one would take it.
    function target(): TablePlace {
        const legal = placeUnder(true);
        const other = placeUnder(false);
        if (!legal || !other)
            return legal ?? other;
        return liesOn(other) && !liesOn(legal) ? other : legal;
    }

    function liesOn(place: TablePlace): bool {
        return Math.abs(card.heldX - place.x - place.width / 2) <= place.width / 2
            && Math.abs(card.heldY - place.y - place.height / 2) <= place.height / 2;
    }

    // The place nearest to the dragged card among those that it overlaps; legal places reach a little
    // further than their edges.
    function placeUnder(legal: bool): TablePlace {
        let best = null;
        let bestDistance = Infinity;
        for (const place of Items.of(places)) {
            if (place.accepts !== legal)
                continue;
            const dx = Math.abs(card.heldX - place.x - place.width / 2);
            const dy = Math.abs(card.heldY - place.y - place.height / 2);
            const reach = legal ? em * 2.5 : -em;
            if (dx > (card.width + place.width) / 2 + reach || dy > (card.height + place.height) / 2 + reach)
                continue;
            // Of a wide place any part is as good as its middle.
            const distance = Math.hypot(Math.max(0, dx - Math.max(0, place.width - card.width) / 2), dy);
            if (distance < bestDistance) {
                best = place;
                bestDistance = distance;
            }
        }
        return best;
    }
}
