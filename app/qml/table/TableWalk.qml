// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard navigation on the table. The targets form groups: the hand, cards of others that can be
// picked, places, actions, messages, tools. Tab goes from group to group, and arrow keys stay
// within a group. So an arrow key pressed too often in the hand never reaches Undo.
import QtQuick
import Downpile
import "FocusWalk.mjs" as FocusWalk
import "Items.mjs" as Items

QtObject {
    id: walk

    required property Item ground
    required property Repeater cards
    required property Repeater places
    required property var actions
    // The list of moves that asks the user to choose. While it is open, the keyboard focus stays
    // there.
    required property ChoiceList question
    // Links and buttons of messages, and the round buttons at the table's edges.
    required property var messages
    required property var tools
    // Area covered by the score sheet. Items in it are left out.
    required property rect covered

    // Emitted when a key cannot move the focus further: no item lies to the left or right, or the
    // focus is already on the first item (Home) or last item (End) of its group. `isFirst` is true
    // for Home and Left (in right-to-left languages Right).
    signal ended(bool isFirst)
    // Emitted when no item lies in the direction of the key Up or Down.
    signal nothingAcross

    // The item that the keyboard focus reached last; null if it was deleted since.
    property Item current: null
    // For each group of items: the item that had the focus last. It is forgotten when the viewer's
    // turn begins or the focus leaves the table.
    property var last: ({})
    // True if the program has placed the focus and the user has not moved it since.
    property bool isPlaced: false
    // True if the focus has followed the disappearance of the focused item, for example of a played
    // card, and the user has not moved it since.
    property bool hasFollowed: false
    // True if the focus has left the table with Tab since the viewer's turn began, and has not
    // returned.
    property bool hasLeft: false

    function groups(): var {
        const live = list => list.filter(item => item && item.visible && item.enabled);
        if (question.visible)
            return [question.buttons()];
        const all = [hand(), pickable(), Items.of(places), Items.of(actions), live(messages), live(tools)];
        return covered.width > 0 ? all.map(group => group.filter(item => !isCovered(item))) : all;
    }

    function isCovered(item: Item): bool {
        const at = centreOf(item);
        return at.x >= covered.left && at.x < covered.right && at.y >= covered.top && at.y < covered.bottom;
    }

    // Returns the cards of the hand from left to right, then other cards that the viewer can
    // select.
    function hand(): var {
        const own = Items.of(cards).filter(card => card.liftable);
        return own.sort((one, other) => (other.isOwn ? 1 : 0) - (one.isOwn ? 1 : 0) || one.slot - other.slot);
    }

    function pickable(): var {
        const others = Items.of(cards).filter(card => card.pickable);
        return others.sort((one, other) => one.seat - other.seat || one.slot - other.slot);
    }

    function all(): var {
        const items = [];
        for (const group of groups())
            items.push(...group);
        return items;
    }

    function focused(): Item {
        return all().find(item => item.activeFocus) ?? null;
    }

    function isLegal(item: Item): bool {
        const card = item as TableCard;
        if (card)
            return card.pickable || card.playable;
        const place = item as TablePlace;
        if (place)
            return place.accepts || place.actionLabel !== "";
        const action = item as ActionButton;
        return action !== null && !action.subdued;
    }

    function isHinted(item: Item): bool {
        return ((item as TableCard)?.hinted || (item as TablePlace)?.hinted || (item as ActionButton)?.hinted) ?? false;
    }

    // Returns the item of a group that gets the focus when the focus enters the group: the hinted
    // one, else the one that had the focus last, else a legal one, else the first.
    function entry(group: var, number: int): Item {
        return group.find(isHinted) ?? group.find(item => item === last[number]) ?? group.find(isLegal) ?? group[0] ?? null;
    }

    function go(item: Item) {
        isPlaced = false;
        follow(item);
        hasFollowed = false;
    }

    // Gives the focus to an item because the focused one can no longer have it. This is not a step
    // of the user, so isPlaced stays.
    function follow(item: Item) {
        if (!item)
            return;
        current = item;
        hasFollowed = true;
        last[groups().findIndex(group => group.includes(item))] = item;
        item.forceActiveFocus(Qt.TabFocusReason);
    }

    // Places the focus on the hinted item, else on an item that can be used, if possible on a card
    // of the hand. Messages and tools can always be pressed, so they are the last choice: while the
    // player waits for others, Enter must not open the rules.
    function start() {
        const play = groups().slice(0, 4);
        const all = play.some(group => group.length > 0) ? play : groups();
        for (const hinted of [true, false]) {
            for (let number = 0; number < all.length; ++number) {
                const usable = all[number].filter(hinted ? isHinted : isLegal);
                const item = usable.find(each => each === last[number]) ?? usable[0];
                if (item) {
                    go(item);
                    isPlaced = true;
                    return;
                }
            }
        }
        go(all.find(group => group.length > 0)?.[0] ?? null);
        isPlaced = true;
    }

    // Called when the viewer's turn begins: forgets which items had the focus in the previous turn.
    // Then places the focus again, unless the user has moved it.
    function turnBegins() {
        last = {};
        hasLeft = false;
        placeAgain();
    }

    // Called when the items have changed, for example after cards were dealt. Places the focus
    // again, unless the user has moved it. A focus that has followed a played card stays on a card
    // that can be used. While a hint is shown, the focus stays on an item that can be used, because
    // a screen reader has just spoken the hint.
    function placeAgain() {
        const item = focused();
        if (!item)
            return;
        const isStuck = hasFollowed && !isLegal(item) && all().some(isLegal);
        if (isStuck || isPlaced && !(isLegal(item) && all().some(isHinted)))
            start();
    }

    // Returns the next item of the same group in this direction, or null.
    function beside(item: Item, direction: string): Item {
        const others = groupOf(item).filter(other => other !== item);
        const index = FocusWalk.next(centreOf(item), others.map(centreOf), direction);
        return others[index] ?? null;
    }

    function step(direction: string) {
        const current = focused();
        if (!current) {
            start();
            return;
        }
        const next = beside(current, direction);
        if (next)
            go(next);
        else if (direction === "up" || direction === "down")
            nothingAcross();
        else
            ended(direction === (ground.LayoutMirroring.enabled ? "right" : "left"));
    }

    // Moves the focus to the first or last item of its group: as far as Left or Right would, or in
    // a column to its first or last item.
    function toEnd(first: bool) {
        let end = focused();
        const direction = first === ground.LayoutMirroring.enabled ? "right" : "left";
        if (end && !beside(end, "left") && !beside(end, "right")) {
            const group = groupOf(end);
            end = group[first ? 0 : group.length - 1];
        } else {
            for (let next = end; next; next = beside(next, direction))
                end = next;
        }
        if (!end)
            start();
        else if (end.activeFocus)
            ended(first);
        else
            go(end);
    }

    // Moves the focus to the next or previous group of items. Returns false after the last and
    // before the first group; the focus then leaves the table.
    function changeGroup(step: int): bool {
        const all = groups();
        const current = all.findIndex(group => group.some(item => item.activeFocus));
        const numbers = all.map((group, number) => number).filter(number => all[number].length > 0);
        const next = current < 0 ? (step > 0 ? numbers[0] : numbers[numbers.length - 1])
                                 : step > 0 ? numbers.find(number => number > current)
                                            : numbers.reverse().find(number => number < current);
        if (next === undefined)
            return leave();
        go(entry(all[next], next));
        return true;
    }

    // Handles Tab, or Shift+Tab if `backwards`. If no item has the focus yet, places it. Returns
    // false if the focus leaves the table.
    function tab(backwards: bool): bool {
        if (focused())
            return changeGroup(backwards ? -1 : 1);
        come(backwards);
        return focused() !== null;
    }

    // Returns true if Enter has an effect on the focused item.
    function takesEnter(): bool {
        const item = focused();
        return item !== null && (isLegal(item) || !(item instanceof TableCard || item instanceof TablePlace || item instanceof ActionButton));
    }

    // Called when the focus enters the table or the focused item has disappeared: places the focus
    // on an item.
    function come(backwards: bool) {
        if (focused())
            return;
        const returns = hasLeft;
        hasLeft = false;
        if (backwards || returns)
            changeGroup(backwards ? -1 : 1);
        else
            start();
    }

    // Removes the focus from the table and returns false. When the focus returns, Tab begins with
    // the first group and Shift+Tab with the last one, so that each group can be reached.
    function leave(): bool {
        const current = focused();
        if (current)
            current.focus = false;
        last = {};
        hasLeft = true;
        return false;
    }

    function groupOf(item: Item): var {
        return groups().find(group => group.includes(item)) ?? [];
    }

    function centreOf(item: Item): point {
        const card = item as TableCard;
        // For a raised card, the centre of its resting position is used. Otherwise Left and Right
        // could leave the hand.
        return card ? Qt.point(card.to.x, card.to.y) : ground.mapFromItem(item, item.width / 2, item.height / 2);
    }
}
