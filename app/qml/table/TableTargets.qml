// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the target of a click or a touch: the item at this point or, for a finger that hits no
// item, the nearest one within a fingertip.
import QtQuick
import Downpile
import "Items.mjs" as Items

QtObject {
    id: targets

    required property Item ground
    required property Repeater cards
    required property Repeater places

    readonly property int fingertip: 44

    // Returns the distance from an item at which a finger still touches it, in pixels. It is 0 if
    // the last input was not a touch.
    function reachOf(item: Item): real {
        return InputMode.touch ? Math.max(0, (fingertip - Math.min(item.width, item.height)) / 2) : 0;
    }

    // Returns the topmost card at this position of the scene, or null. Cards that cannot be clicked
    // count only with `withUnusable`.
    function topCardAt(position: point, withUnusable: bool): Item {
        let top = null;
        for (const card of Items.of(cards)) {
            if ((card.usable || withUnusable) && card.touches(position) && (!top || card.z > top.z))
                top = card;
        }
        return top;
    }

    function contains(item: Item, position: point): bool {
        return item.contains(item.mapFromItem(null, position.x, position.y));
    }

    // Returns true if this position of the scene is on bare cloth: not on a card that can be
    // clicked, not on one of the `items`, and not near a card or place among them.
    function isBare(position: point, items: var): bool {
        const isNear = item => (item instanceof TableCard || item instanceof TablePlace) && distanceTo(item, position) < reachOf(item);
        return !topCardAt(position, false) && items.every(item => !contains(item, position) && !isNear(item));
    }

    // Handles a click or touch on or near a card or place. `position` is in scene coordinates.
    function tap(touched: Item, position: point, times: int) {
        const meant = at(position, touched);
        const card = meant as TableCard;
        if (card)
            card.click(times);
        else
            (meant as TablePlace)?.choose();
    }

    function at(position: point, touched: Item): Item {
        const top = topCardAt(position, false);
        // Cards that the topmost card covers may report the same touch. Their reports are ignored.
        if (top && touched instanceof TableCard)
            return top === touched ? top : null;
        if (contains(touched, position))
            return touched;
        let best = top ?? touched;
        let least = top ? 0 : Infinity;
        for (const item of [...Items.of(cards).filter(each => each.usable), ...Items.of(places)]) {
            const distance = distanceTo(item, position);
            if (distance < least) {
                best = item;
                least = distance;
            }
        }
        return best;
    }

    // Returns the distance from a position of the scene to the edge of an item; 0 if it is within
    // the item.
    function distanceTo(item: Item, position: point): real {
        const point = ground.mapFromItem(null, position.x, position.y);
        return Math.hypot(Math.max(0, item.x - point.x, point.x - item.x - item.width),
                          Math.max(0, item.y - point.y, point.y - item.y - item.height));
    }
}
