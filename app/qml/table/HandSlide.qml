// SPDX-License-Identifier: GPL-3.0-or-later
// A finger on a hand whose cards lie too close for it. It slides along them, and the card that it would
// choose stands out; lifted there, it has chosen that card; pulled up out of the hand, it takes that
// card along.
import QtQuick
import Downpile
import "Items.mjs" as Items

QtObject {
    id: slide

    required property Item surface
    required property Repeater cards
    required property TableTargets targets

    // The one under the finger; null while nothing slides.
    property TableCard card: null

    property point before     // where the finger was
    property real rise: 0     // how far it has been pulled up, in pixels

    // Pulled so far it no longer slides on to another card, and so far it takes the card along.
    readonly property int firm: 8
    readonly property int out: 18

    // The cards of the hand of which this is one, from the left.
    function hand(own: TableCard): var {
        return Items.of(cards).filter(each => each.mine && each.liftable && each.zone === own.zone)
                    .sort((one, other) => one.slot - other.slot);
    }

    // Whether so little of the cards is seen that a finger cannot tell them apart.
    function isNeeded(own: TableCard): bool {
        const all = own.mine ? hand(own) : [];
        return all.length > 1 && Math.abs(all[1].to.x - all[0].to.x) < targets.fingertip;
    }

    // At a point of the scene.
    function begin(own: TableCard, position: point) {
        rise = 0;
        before = surface.mapFromItem(null, position.x, position.y);
        show(own);
    }

    // True when the card has been pulled out.
    function moveTo(position: point): bool {
        const now = surface.mapFromItem(null, position.x, position.y);
        // A hand that slides sideways rises a little too.
        rise = Math.max(0, rise + before.y - now.y - 0.4 * Math.abs(now.x - before.x));
        before = now;
        if (rise <= firm)
            show(cardAt(now.x));
        return rise > out;
    }

    function cardAt(x: real): TableCard {
        const all = hand(card);
        return all.filter(each => each.to.x - each.to.width / 2 <= x).pop() ?? all[0] ?? card;
    }

    function show(next: TableCard) {
        if (card)
            card.previewed = false;
        card = next;
        if (card)
            card.previewed = true;
    }

    function end(): TableCard {
        const chosen = card;
        show(null);
        return chosen;
    }
}
