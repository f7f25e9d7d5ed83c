// SPDX-License-Identifier: GPL-3.0-or-later
// A drag of one or more cards over the table: the held cards, their position and their target. With
// a mouse, the cards keep their offset from the pointer. A finger would hide the cards, so they are
// shown above or beside the finger. Both the position of the pointer or finger and the position of
// the card can select the target.
import QtQuick
import Downpile
import "Items.mjs" as Items

QtObject {
    id: drag

    required property var table       // the TableController whose cards are dragged
    required property Item surface    // parent of the cards and places
    required property real em
    required property Repeater cards
    required property Repeater places
    required property Repeater tiles  // facts between the places, such as the trump suit
    required property TableTargets targets

    property TableCard holder: null      // the card at which the button or finger was pressed
    property TableCard card: null        // the dragged card under the pointer; null without a drag
    property TablePlace nearest: null    // legal place where a release would drop the cards
    property var held: []
    property bool picks: false           // true if the drag takes a card that a click would take

    property point grip
    property bool byFinger: false
    property point tip               // position of the pointer or the finger
    // 0: the cards keep their offset from the pointer, 1: they are above or beside the finger.
    property real away: 0
    // Side of the cards if there is no room above the finger: true is right, false is left.
    property bool toRight: false

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

    // Starts a drag. Only one drag is possible at a time, so a press by a second finger is ignored.
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
        picks = grabbed.pickable;
        if (!picks)
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
        const place = picks || tile() ? null : target();
        nearest = place && place.accepts ? place : null;
    }

    // Returns the centre of the dragged card: above the finger or, at the upper edge of the table,
    // beside it.
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
        if (picks) {
            const isTaken = hasApproached() && by.pickable;
            end();
            by.letGo();
            if (isTaken)
                table.gestures.pick(by.key);
            return;
        }
        const fact = tile()?.fact.text ?? "";
        const place = fact === "" ? target() : null;
        const released = end();
        table.gestures.drop(place?.placeKey ?? "", fact);
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
        if (!picks)
            table.gestures.putBack();
        for (const each of released)
            each?.letGo();
    }

    // Returns true if the dragged card of another player has come nearer to the viewer, at the lower
    // edge of the table, by at least half its height.
    function hasApproached(): bool {
        const distance = (x, y) => Math.hypot(x - surface.width / 2, y - surface.height);
        return distance(card.home.x, card.home.y) - distance(card.heldX, card.heldY) >= card.height / 2;
    }

    function end(): var {
        const released = held;
        held = [];
        rising.stop();
        card = null;
        nearest = null;
        return released;
    }

    // Returns the place on which a release would drop the card, or null. A place below the card's
    // centre or below the pointer has priority over a nearby legal place, even if it refuses the
    // card. Among the places with priority, a legal one comes first.
    function target(): TablePlace {
        const legal = placeAtTip(true) ?? placeUnder(true);
        const other = placeAtTip(false) ?? placeUnder(false);
        if (!legal || !other)
            return legal ?? other;
        return isMeant(other) && !isMeant(legal) ? other : legal;
    }

    // Returns the tile with a fact on which a release would drop the card, or null. Like a place that
    // refuses the card, it has priority over nearby places.
    function tile(): var {
        const place = target();
        return place && isMeant(place) ? null : Items.of(tiles).find(each => each.fact && isMeant(each)) ?? null;
    }

    function isMeant(item: Item): bool {
        return liesOn(item) || distance(item) === 0;
    }

    function distance(item: Item): real {
        return targets.distanceTo(item, surface.mapToItem(null, tip.x, tip.y));
    }

    // Returns the place below the pointer, or the nearest one within a finger's touch distance
    // (TableTargets.reachOf()). If `legal`, only legal places count. Otherwise only places that
    // refuse the card count. Returns null if none exists.
    function placeAtTip(legal: bool): TablePlace {
        const near = place => place.accepts === legal && distance(place) <= targets.reachOf(place);
        return Items.of(places).filter(near).sort((one, other) => distance(one) - distance(other))[0] ?? null;
    }

    function liesOn(item: Item): bool {
        return Math.abs(card.heldX - item.x - item.width / 2) <= item.width / 2
            && Math.abs(card.heldY - item.y - item.height / 2) <= item.height / 2;
    }

    // Returns the nearest place below the dragged card, or null. If `legal`, only legal places
    // count, and they may also be near the card. Otherwise only places that refuse the card count.
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
            // The distance is measured to the middle of a place. In a wide place, it is zero along
            // its whole middle part.
            const distance = Math.hypot(Math.max(0, dx - Math.max(0, place.width - card.width) / 2), dy);
            if (distance < bestDistance) {
                best = place;
                bestDistance = distance;
            }
        }
        return best;
    }
}
