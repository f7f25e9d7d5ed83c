// SPDX-License-Identifier: GPL-3.0-or-later
// A drag of one or more cards over the table: which are held, where they are, and where they would be
// dropped. Under a pointer they lie as they were taken; a finger would hide them, so they are shown above
// it, and both where the finger is and where the card lies can say what is meant.
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
    required property TableTargets targets

    property TableCard holder: null      // where the pointer or the finger pressed that drags
    property TableCard card: null        // the one under the pointer
    property TablePlace nearest: null    // a legal place: what is held would be dropped here
    property var held: []

    property point grip
    property bool byFinger: false
    property point tip               // where the pointer or the finger is
    property real away: 0            // of the way from under the finger to above it
    property bool toRight: false     // where there is no room above it: the side on which it is shown

    readonly property NumberAnimation rising: NumberAnimation {
        target: drag
        property: "away"
        to: 1
        duration: Theme.quick
        easing.type: Easing.OutQuad
    }
    onAwayChanged: put()

    readonly property HandSlide slide: HandSlide {
        surface: drag.surface
        cards: drag.cards
        targets: drag.targets
    }

    // There is one drag at a time: what a second finger does beside it means nothing.
    function grab(grabbed: TableCard, position: point, finger: bool) {
        if (holder)
            return;
        holder = grabbed;
        byFinger = finger;
        if (finger && slide.isNeeded(grabbed))
            slide.begin(grabbed, position);
        else
            carry(grabbed, position);
    }

    function carry(grabbed: TableCard, position: point) {
        table.gestures.pickUp(grabbed.key);
        card = grabbed;
        const carried = Items.of(cards).filter(each => each.carried).sort((one, other) => one.slot - other.slot);
        held = carried.includes(grabbed) ? carried : [grabbed];
        const press = surface.mapFromItem(null, position.x, position.y);
        grip = Qt.point(grabbed.centreX - press.x, grabbed.centreY - press.y);
        away = 0;
        tip = press;
        put();
        for (const each of held) {
            each.held = true;
            each.waiting = false;
        }
        if (byFinger)
            rising.start();
    }

    function moveTo(by: TableCard, position: point) {
        if (by !== holder)
            return;
        if (slide.card) {
            if (slide.moveTo(position))
                carry(slide.end(), position);
            return;
        }
        tip = surface.mapFromItem(null, position.x, position.y);
        put();
    }

    function put() {
        if (!card)
            return;
        const centre = centreFor(card);
        const middle = held.indexOf(card);
        held.forEach((each, index) => {
            each.heldX = centre.x + (index - middle) * each.width * 0.26;
            each.heldY = centre.y;
        });
        const place = target();
        nearest = place && place.accepts ? place : null;
    }

    // Where the dragged card is shown: above a finger, and beside it at the upper edge of the table.
    function centreFor(card: TableCard): point {
        const distance = targets.fingertip / 2;
        const above = tip.y - card.height / 2 - distance;
        const top = card.height / 2;
        const beside = Math.max(0, Math.min(1, (top - above) / (distance * 2)));
        if (beside === 0)
            toRight = tip.x < surface.width / 2;
        const aside = (card.width / 2 + distance) * (toRight ? 1 : -1);
        const x = grip.x + (aside - grip.x) * beside;
        return Qt.point(tip.x + grip.x + (x - grip.x) * away, tip.y + grip.y + (Math.max(above, top) - tip.y - grip.y) * away);
    }

    function release(by: TableCard) {
        if (by !== holder)
            return;
        holder = null;
        if (slide.card)
            slide.end().click(1);
        if (!card)
            return;
        const place = target();
        const released = end();
        table.gestures.drop(place?.placeKey ?? "");
        for (const each of released) {
            if (each?.dropped)
                each.waitOver(place);
            else
                each?.letGo();
        }
    }

    function withdraw(by: TableCard) {
        if (by === holder)
            abandon();
    }

    function abandon() {
        holder = null;
        slide.end();
        if (!card)
            return;
        const released = end();
        table.gestures.putBack();
        for (const each of released)
            each?.letGo();
    }

    function end(): var {
        const released = held;
        held = [];
        rising.stop();
        card = null;
        nearest = null;
        return released;
    }

    // Where a release now would drop the card. A place on which it lies is meant, even where it may
    // not go there and another one would take it.
    function target(): TablePlace {
        const legal = placeAtFinger(true) ?? placeUnder(true);
        const other = placeAtFinger(false) ?? placeUnder(false);
        if (!legal || !other)
            return legal ?? other;
        return isMeant(other) && !isMeant(legal) ? other : legal;
    }

    function isMeant(place: TablePlace): bool {
        return liesOn(place) || byFinger && distance(place) === 0;
    }

    function distance(place: TablePlace): real {
        return targets.distanceTo(place, surface.mapToItem(null, tip.x, tip.y));
    }

    // The place that the finger itself is on.
    function placeAtFinger(legal: bool): TablePlace {
        const near = place => place.accepts === legal && distance(place) <= targets.reachOf(place);
        const found = byFinger ? Items.of(places).filter(near) : [];
        return found.sort((one, other) => distance(one) - distance(other))[0] ?? null;
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
