// SPDX-License-Identifier: GPL-3.0-or-later
// A finger that slides along a hand whose cards are too narrow for a fingertip. The card under the
// finger is raised. Lifting the finger clicks that card; pulling the finger up out of the hand
// drags the card.
import QtQuick
import Downpile
import "Items.mjs" as Items

QtObject {
    id: slide

    required property Item surface
    required property Repeater cards
    required property TableTargets targets

    // The card under the finger, or null.
    property TableCard card: null

    property point before     // previous position of the finger, in coordinates of `surface`
    property real rise: 0     // distance that the finger has moved up, in pixels

    // Limits in pixels for the distance that the finger has moved up. Above `firm`, the finger no
    // longer changes the card; above `out`, it drags the card.
    readonly property int firm: 8
    readonly property int out: 18

    // Returns the cards of the hand that contains the touched card, from left to right.
    function hand(own: TableCard): var {
        return Items.of(cards).filter(each => each.isOwn && each.liftable && each.zone === own.zone)
                    .sort((one, other) => one.slot - other.slot);
    }

    // Returns true if sliding is needed to choose a card, because the visible parts of the cards
    // are narrower than a fingertip.
    function isNeeded(own: TableCard): bool {
        const all = own.isOwn ? hand(own) : [];
        return all.length > 1 && Math.abs(all[1].to.x - all[0].to.x) < targets.fingertip;
    }

    // Starts a slide along the hand at the touched card. `position` is in scene coordinates.
    function begin(own: TableCard, position: point) {
        rise = 0;
        before = surface.mapFromItem(null, position.x, position.y);
        show(own);
    }

    // Continues the slide. Returns true when the finger has pulled the card out of the hand.
    function moveTo(position: point): bool {
        const now = surface.mapFromItem(null, position.x, position.y);
        // A finger that slides sideways also rises a little, so a part of the sideways distance is
        // subtracted.
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
