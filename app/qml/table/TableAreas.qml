// SPDX-License-Identifier: GPL-3.0-or-later
// Areas of the items on the table, in the table's coordinates. Overlays point at them or avoid
// covering them.
import QtQuick
import Downpile
import "Items.mjs" as Items

QtObject {
    id: areas

    required property Item ground
    required property var plan
    // The items of the table: players, places, numbers on places, cards, facts and actions.
    required property var plates
    required property var places
    required property var badges
    required property var cards
    required property var tiles
    required property var actions
    required property Item factRow
    required property var buttons  // round buttons at the edges
    required property var texts    // text items of the prompt

    // Returns the area of a zone, a fact, or the buttons of a verb (kind of move) with this name.
    // For a zone that each player has, returns only the viewer's part. For a trick, the area
    // includes the cards of all players. The area is empty if no such item is on the table.
    function of(name: string): rect {
        const has = item => item.zone === name && (item.seat <= 0 || isTrick(name));
        return around([
            ...Items.of(places).filter(place => has(place) && isSeen(place)).map(ofPlace),
            ...Items.of(badges).filter(badge => has(badge) && badge.visible).map(ofItem),
            ...Items.of(cards).filter(has).map(card => card.isOwn ? ofOwnCard(card) : ofCard(card)),
            ...Items.of(tiles).filter(tile => tile.modelData === name && tile.fact).map(ofItem),
            ...buttonsOf(name).map(ofItem)
        ]);
    }

    // Returns the areas of the cards in the middle of the table: its piles and the trick.
    function middle(): var {
        const piles = Items.of(places).filter(place => plan.places[place.zone] && place.size > 0).map(ofPlace);
        return [...piles, ...Items.of(cards).filter(card => isTrick(card.zone)).map(ofCard)];
    }

    // Returns the areas of the cards in a trick, one area for each player who has played. Returns an
    // empty list if `name` is not the zone of a trick.
    function plays(name: string): var {
        const played = isTrick(name) ? Items.of(cards).filter(card => card.zone === name) : [];
        const seats = [...new Set(played.map(card => card.seat))];
        return seats.map(seat => around(played.filter(card => card.seat === seat).map(ofCard)));
    }

    function isTrick(zone: string): bool {
        return plan.arrangement.front.some(entry => entry.zone === zone && entry.shape === "trick");
    }

    function buttonsOf(verb: string): var {
        return Items.of(actions).filter(action => action.verb.split(" ")[0] === verb);
    }

    // Returns the areas that the viewer needs to act: hand, action buttons, and face-up cards in
    // the hands of opponents.
    function toAct(): var {
        const own = Items.of(cards).filter(card => card.isOwn).map(ofOwnCard);
        const open = Items.of(cards).filter(card => card.zone === "hands" && card.seat > 0 && card.face !== "").map(ofCard);
        return [around(own), actions.count > 0 ? actions.taken : Qt.rect(0, 0, 0, 0), ...open];
    }

    // Returns true if the board of action buttons overlaps `spot`, the area of the zone, fact or
    // verb `name`. Returns false if the board contains the buttons of this verb.
    function covered(name: string, spot: rect): bool {
        if (actions.count === 0 || !actions.isBoard || buttonsOf(name).length > 0)
            return false;
        const board = actions.taken;
        return spot.right > board.left && spot.left < board.right && spot.bottom > board.top && spot.top < board.bottom;
    }

    // Returns the areas of the players' plates, visible places with their titles and numbers, cards
    // outside of hands, facts and round buttons.
    function toSee(): var {
        const laid = Items.of(cards).filter(card => card.seat >= 0 && !card.isOwn && card.zone !== "hands" && !isTrick(card.zone));
        const heaps = [...new Set(laid.map(card => card.zone + "/" + card.seat))];
        return [
            ...Items.of(plates).map(ofItem),
            ...Items.of(places).filter(isSeen).map(ofPlace),
            ...captions(),
            ...shownBadges().map(ofItem),
            ...heaps.map(heap => around(laid.filter(card => card.zone + "/" + card.seat === heap).map(ofCard))),
            ...Items.of(tiles).filter(tile => tile.fact).map(ofItem),
            ground.mapFromItem(factRow, (factRow.width - factRow.implicitWidth) / 2, 0, factRow.visible ? factRow.implicitWidth : 0, factRow.height),
            ...buttons.map(ofItem)
        ];
    }

    // Returns the areas of short texts on the table: the prompt, titles below places, and numbers.
    function words(): var {
        return [
            ...texts.filter(text => text.visible && text.text !== "").map(ofItem),
            ...captions(),
            ...shownBadges().map(ofItem)
        ];
    }

    // Returns the areas of the titles below places.
    function captions(): var {
        return Items.of(places).filter(place => place.caption.visible).map(place => ofItem(place.caption));
    }

    function shownBadges(): var {
        return Items.of(badges).filter(badge => badge.visible);
    }

    function ofItem(item: Item): rect {
        return ground.mapFromItem(item, 0, 0, item.width, item.height);
    }

    // Returns false for a place that looks like bare cloth, and for a wide place, whose cards have
    // areas of their own.
    function isSeen(place: var): bool {
        return place.outlined || place.size > 0 && place.spot.wide !== true;
    }

    // Returns the area of a place, including cards that extend above it. If the place shows an
    // outline, returns the area of the outline.
    function ofPlace(place: var): rect {
        if (place.outlined) {
            const outline = place.spot.outline;
            return ground.mapFromItem(place, outline.x - place.spot.x, 0, outline.width, place.height);
        }
        return ground.mapFromItem(place, 0, -place.rise, place.width, place.height + place.rise);
    }

    // Returns the area of a card. If the card is moving, it is the area at its destination.
    function ofCard(card: var): rect {
        return Qt.rect(card.to.x - card.to.width / 2, card.to.y - card.to.height / 2, card.to.width, card.to.height);
    }

    // Returns the area of a card in the viewer's hand: the smallest rectangle around the card,
    // which is tilted. A selected or playable card is raised.
    function ofOwnCard(card: var): rect {
        const to = card.to;
        const sin = Math.abs(Math.sin(to.rotation * Math.PI / 180));
        const cos = Math.cos(to.rotation * Math.PI / 180);
        const width = to.width * cos + to.height * sin;
        const height = to.height * cos + to.width * sin;
        const raise = card.restingRaise;
        return Qt.rect(to.x - width / 2, to.y - height / 2 - raise, width, height + raise);
    }

    function around(spots: var): rect {
        if (spots.length === 0)
            return Qt.rect(0, 0, 0, 0);
        const left = Math.min(...spots.map(spot => spot.left));
        const top = Math.min(...spots.map(spot => spot.top));
        return Qt.rect(left, top, Math.max(...spots.map(spot => spot.right)) - left, Math.max(...spots.map(spot => spot.bottom)) - top);
    }
}
