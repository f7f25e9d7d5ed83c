// SPDX-License-Identifier: GPL-3.0-or-later
// The way of the keyboard over the table. What it can come to lies in groups: the hand, cards of
// others that can be pointed at, the places, the actions, what is said, the tools. Tab goes from group
// to group, arrows stay within one: nobody gets from the last card to Undo by one arrow too many.
import QtQuick
import QtQuick.Controls.Basic
import Downpile
import "FocusWalk.mjs" as FocusWalk
import "Items.mjs" as Items

QtObject {
    id: walk

    required property Item ground
    required property Repeater cards
    required property Repeater places
    required property var actions
    // What is asked about; while it is open the keyboard stays there.
    required property ChoiceList question
    // Links and buttons beside what is said, and the round buttons at the edges.
    required property var messages
    required property var tools

    // Where the keys came to last; null once it has gone.
    property Item current: null
    // Where the focus was in each group, since the turn began.
    property var last: ({})
    // The person has not moved the focus since the table put it somewhere.
    property bool isPlaced: false
    // Tab has left the table at one of its ends, this turn, and has not come back.
    property bool hasLeft: false

    function groups(): var {
        const live = list => list.filter(item => item && item.visible && item.enabled);
        if (question.visible)
            return [question.buttons()];
        return [hand(), pickable(), Items.of(places), Items.of(actions), live(messages), live(tools)];
    }

    // The cards of the hand from the left, then others that the viewer may lift.
    function hand(): var {
        const own = Items.of(cards).filter(card => card.liftable);
        return own.sort((one, other) => (other.mine ? 1 : 0) - (one.mine ? 1 : 0) || one.slot - other.slot);
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

    // Where the focus comes to in a group: to what the hint means, to where it was, to what is legal.
    function entry(group: var, number: int): Item {
        return group.find(isHinted) ?? group.find(item => item === last[number]) ?? group.find(isLegal) ?? group[0] ?? null;
    }

    function go(item: Item) {
        if (!item)
            return;
        isPlaced = false;
        current = item;
        last[groups().findIndex(group => group.includes(item))] = item;
        item.forceActiveFocus(Qt.TabFocusReason);
    }

    // To where something can be done, a card of the hand before all else. Links and tools can always be
    // pressed: who waits for others must not open the rules with Enter.
    function start() {
        const play = groups().slice(0, 4);
        const all = play.some(group => group.length > 0) ? play : groups();
        for (const hinted of [true, false]) {
            for (let number = 0; number < all.length; ++number) {
                const item = entry(all[number], number);
                if (item && (hinted ? isHinted(item) : isLegal(item))) {
                    go(item);
                    isPlaced = true;
                    return;
                }
            }
        }
        go(all.find(group => group.length > 0)?.[0] ?? null);
        isPlaced = true;
    }

    // A new turn has other things to do.
    function turnBegins() {
        last = {};
        hasLeft = false;
        placeAgain();
    }

    // There are other things than when the table put the focus where it is: cards have been dealt.
    function placeAgain() {
        if (isPlaced && focused())
            start();
    }

    function step(direction: string) {
        const current = focused();
        if (!current) {
            start();
            return;
        }
        const others = groupOf(current).filter(item => item !== current);
        const index = FocusWalk.next(centreOf(current), others.map(centreOf), direction);
        if (index >= 0)
            go(others[index]);
    }

    // To the first or the last of the group.
    function toEnd(first: bool) {
        const group = groupOf(focused());
        if (group.length > 0)
            go(group[first ? 0 : group.length - 1]);
        else
            start();
    }

    // To the next group, or to the one before. False at the ends, where the focus leaves the table.
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

    // The focus comes to the table, or what had it has gone: it is put where it can be seen.
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

    // When it comes back it goes on with the first group, so that Tab comes to all of them, or with the last.
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
        // A raised card is where it would lie, so that walking along the hand stays in the hand.
        return card ? Qt.point(card.to.x, card.to.y) : ground.mapFromItem(item, item.width / 2, item.height / 2);
    }
}
