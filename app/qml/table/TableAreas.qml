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
    // The items of the table: players, places, cards, facts and actions.
    required property var plates
    required property var places
    required property var cards
    required property var tiles
    required property var actions

    // Returns the area of the part of the table with this name: a zone (of zones that each player
    // has, only the viewer's), a fact, or the buttons of a verb. Empty if it is not on the table.
    function of(name: string): rect {
        const has = item => item.zone === name && item.seat <= 0;
        return around([
            ...Items.of(places).filter(place => has(place) && isSeen(place)).map(ofPlace),
            ...Items.of(cards).filter(has).map(ofCard),
            ...Items.of(tiles).filter(tile => tile.modelData === name && tile.fact).map(ofItem),
            ...Items.of(actions).filter(action => action.verb.split(" ")[0] === name).map(ofItem)
        ]);
    }

    // Returns the areas that players need in order to act: prompt, hand, action buttons, and cards
    // in the hands of others that lie face up.
    function toAct(): var {
        const own = Items.of(cards).filter(card => card.isOwn).map(ofCard);
        const prompt = Qt.rect(plan.prompt.x, plan.prompt.y, plan.prompt.width, plan.prompt.height);
        const open = Items.of(cards).filter(card => card.zone === "hands" && card.seat > 0 && card.face !== "").map(ofCard);
        return [prompt, around(own), actions.count > 0 ? actions.taken : Qt.rect(0, 0, 0, 0), ...open];
    }

    // Returns true if the board of action buttons overlaps the area without containing it.
    function covered(spot: rect): bool {
        if (actions.count === 0 || !actions.isBoard)
            return false;
        const board = actions.taken;
        const apart = spot.right <= board.left || spot.left >= board.right || spot.bottom <= board.top || spot.top >= board.bottom;
        const within = spot.left >= board.left && spot.right <= board.right && spot.top >= board.top && spot.bottom <= board.bottom;
        return !apart && !within;
    }

    // Returns the areas of the players' plates, places and facts.
    function toSee(): var {
        return [...Items.of(plates), ...Items.of(places), ...Items.of(tiles)].map(ofItem);
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

    function around(spots: var): rect {
        if (spots.length === 0)
            return Qt.rect(0, 0, 0, 0);
        const left = Math.min(...spots.map(spot => spot.left));
        const top = Math.min(...spots.map(spot => spot.top));
        return Qt.rect(left, top, Math.max(...spots.map(spot => spot.right)) - left, Math.max(...spots.map(spot => spot.bottom)) - top);
    }
}
