// SPDX-License-Identifier: GPL-3.0-or-later
// Base of the table tests: finds cards and places, and uses them by pressing, moving and releasing
// on the table itself.
import QtQuick
import QtTest
import Downpile

TestCase {
    id: test

    required property CardTable cardTable

    when: windowShown

    // All descendants of `item` for which `accepts` returns true.
    function itemsIn(item: Item, accepts: var): var {
        verify(item, "the item to search exists");
        return fixture.itemsIn(item).filter(accepts);
    }

    function cards(): var {
        return itemsIn(cardTable, item => item instanceof TableCard);
    }

    function hand(): var {
        return cards().filter(card => card.isOwn).sort((one, other) => one.slot - other.slot);
    }

    function cardWithKey(key: int): Item {
        return cards().find(card => card.key === key) ?? null;
    }

    function place(key: string): Item {
        return itemsIn(cardTable, item => item instanceof TablePlace && item.placeKey === key)[0] ?? null;
    }

    function buttonWithText(text: string): Item {
        return itemsIn(cardTable, item => item instanceof ActionButton && item.text === text)[0] ?? null;
    }

    // Returns a point on the index (the corner with rank and suit) of a card in the hand. No other
    // card covers this point.
    function gripOf(card: Item): point {
        return cardTable.mapFromItem(card, card.width * 0.12, card.height * 0.25);
    }

    function centreOf(item: Item): point {
        return cardTable.mapFromItem(item, item.width / 2, item.height / 2);
    }

    function clickCard(card: Item) {
        const grip = gripOf(card);
        mouseClick(cardTable, grip.x, grip.y);
    }

    function clickPlace(target: Item) {
        const centre = centreOf(target);
        mouseClick(cardTable, centre.x, centre.y);
    }

    // Presses on a card and moves it in a few steps until its centre is at `to`. Does not release
    // it. Returns the last position of the pointer.
    function beginDrag(card: Item, to: point) {
        const grip = gripOf(card);
        const shift = Qt.point(to.x - centreOf(card).x, to.y - centreOf(card).y);
        mousePress(cardTable, grip.x, grip.y);
        for (let step = 1; step <= 5; ++step)
            mouseMove(cardTable, grip.x + shift.x * step / 5, grip.y + shift.y * step / 5);
        return Qt.point(grip.x + shift.x, grip.y + shift.y);
    }

    function dragCard(card: Item, to: point) {
        const end = beginDrag(card, to);
        mouseRelease(cardTable, end.x, end.y);
    }

    // Drags a card and the selected cards to a place, drops them, and follows them frame by frame
    // until they land. Verifies that they never move away from their destination, and that they
    // start together.
    function dropAndFollow(card: Item, to: Item) {
        const end = beginDrag(card, centreOf(to));
        const paths = cards().filter(each => each.held).map(each => ({key: each.key, zone: each.zone, points: [], goal: null, left: -1, landed: false}));
        let frame = 0;
        const sample = () => {
            ++frame;
            for (const path of paths.filter(each => !each.landed)) {
                const now = cardWithKey(path.key);
                if (now && path.goal === null && now.zone !== path.zone && !now.due) {
                    path.goal = Qt.point(now.to.x, now.to.y);
                    path.left = frame;
                }
                path.landed = !now || path.goal !== null && (!now.flying || now.to.x !== path.goal.x || now.to.y !== path.goal.y);
                // A usable card is drawn a little higher at its destination. Adding `lift` gives
                // its position without this.
                if (!path.landed)
                    path.points.push(Qt.point(now.centreX, now.centreY + (now.afloat ? 0 : now.lift)));
            }
        };
        const frames = cardTable.Window.window.afterAnimating;
        frames.connect(sample);
        mouseRelease(cardTable, end.x, end.y);
        if (cardTable.table.gestures.choices.length > 0)
            cardTable.table.gestures.choose(0);
        tryVerify(() => paths.every(path => path.landed), 15000, "all dropped cards land");
        frames.disconnect(sample);
        for (const path of paths.filter(each => each.goal !== null)) {
            const far = path.points.map(point => Math.hypot(point.x - path.goal.x, point.y - path.goal.y));
            for (let i = 1; i < far.length; ++i)
                verify(far[i] <= far[i - 1] + 0.6, "the card turns back: " + far.map(Math.round));
        }
        verify(new Set(paths.map(path => path.left)).size <= 1, "cards of one drop leave together: " + paths.map(path => path.left));
        return paths;
    }

    // Moves the keyboard focus with Tab to the group of an item, and within the group with the
    // arrow keys to the item.
    function walkTo(item: Item) {
        const groups = () => cardTable.walk.groups();
        keyClick(Qt.Key_Home);
        for (let step = 0; step < 14 && !groups().find(group => group.includes(item))?.includes(focused()); ++step)
            keyClick(focused() || step % 2 === 0 ? Qt.Key_Tab : Qt.Key_Down);
        const visits = new Map();
        for (let step = 0; step < 90 && !item.activeFocus; ++step) {
            const from = focused();
            const before = visits.get(from) ?? 0;
            visits.set(from, before + 1);
            const dx = centreOf(item).x - centreOf(from).x;
            const dy = centreOf(item).y - centreOf(from).y;
            const across = (Math.abs(dx) > Math.abs(dy)) === (before % 2 === 0);
            keyClick(across ? (dx > 0 ? Qt.Key_Right : Qt.Key_Left) : (dy > 0 ? Qt.Key_Down : Qt.Key_Up));
            if (focused() === from)
                keyClick(across ? (dy > 0 ? Qt.Key_Down : Qt.Key_Up) : (dx > 0 ? Qt.Key_Right : Qt.Key_Left));
        }
        verify(item.activeFocus, "the keyboard reaches " + item.Accessible.name);
    }

    function focused(): Item {
        return cardTable.focusedItem();
    }

    function waitForRest() {
        tryVerify(() => cards().every(card => !card.due && !card.flying && card.lift === card.raise * (card.usable ? 1 : 0)), 15000, "all cards come to rest");
    }
}
