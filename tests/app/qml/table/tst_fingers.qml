// SPDX-License-Identifier: GPL-3.0-or-later
// The table by touch: a resting finger shows a tool tip, a dragging finger does not hide the card,
// and items smaller than a fingertip can be touched.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Downpile
import "../standin" as Fixtures

Item {
    id: window
    width: 1280
    height: 770

    Fixtures.FakeTable {
        id: fakeTable
    }

    CardTable {
        id: table
        anchors.fill: parent
        table: fakeTable
        focus: true
    }

    // Notices long presses without taking them from the table.
    Item {
        id: cover
        anchors.fill: parent
        visible: false

        TapHandler {
            id: observer
        }
    }

    SignalSpy {
        id: longPressSpy
        target: observer
        signalName: "longPressed"
    }

    TableCase {
        id: test

        name: "Fingers"
        cardTable: table

        property var touch: null
        property point finger

        function init() {
            window.width = 1280;
            window.height = 770;
            fakeTable.presenter.moving = false;
            fakeTable.status.yourTurn = true;
            fakeTable.deal([9, 8, 7, 6], [[{size: 3, faceDown: false}], [], [{size: 2, faceDown: true}], []]);
            mouseClick(table, 300, 420);
            mouseMove(table, 2, 2);
            wait(0);
            waitForRest();
            fakeTable.calls = [];
            touch = touchEvent(table);
        }

        function cleanup() {
            touch = null;
        }

        function last() {
            return fakeTable.calls[fakeTable.calls.length - 1] ?? [];
        }

        function put(at: point) {
            finger = at;
            touch.press(0, table, at.x, at.y).commit();
        }

        function slideTo(at: point) {
            const from = finger;
            for (let step = 1; step <= 6; ++step)
                touch.move(0, table, from.x + (at.x - from.x) * step / 6, from.y + (at.y - from.y) * step / 6).commit();
            finger = at;
        }

        function lift() {
            touch.release(0, table, finger.x, finger.y).commit();
        }

        function tip(): string {
            return table.ToolTip.toolTip.visible ? table.ToolTip.toolTip.text : "";
        }

        // A finger resting on a card shows its name. This touch is not also a tap, and the tool tip
        // disappears when the finger is lifted.
        function test_finger_resting_on_a_card_shows_its_name() {
            const card = hand()[4];
            put(gripOf(card));
            compare(tip(), "", "the tool tip does not appear at once");
            verify(fixture.holdFinger());
            tryVerify(() => tip().startsWith(card.label));
            verify(card.shownToFinger);
            lift();
            tryVerify(() => tip() === "");
            compare(fakeTable.calls, []);
            verify(!card.selected);
            put(gripOf(card));
            lift();
            compare(last(), ["toggle", card.key], "the next short touch is a tap");
        }

        function test_finger_that_rested_on_a_card_can_still_drag_it() {
            const card = hand()[4];
            put(gripOf(card));
            tryVerify(() => tip() !== "");
            slideTo(centreOf(place("downpile")));
            tryVerify(() => card.held);
            tryVerify(() => tip() === "");
            lift();
            compare(last(), ["drop", "downpile"]);
        }

        // When the system takes over a touch for its own gesture, the touch is cancelled. The table
        // must not treat this as a release.
        function test_cancelled_touch_plays_nothing() {
            fakeTable.set(fakeTable.places, "placeKey", "downpile", "accepts", true);
            const card = hand()[4];
            put(gripOf(card));
            slideTo(centreOf(place("downpile")));
            tryVerify(() => card.held);
            fixture.takeTouchesAway(table);
            tryVerify(() => !card.held);
            compare(last(), ["putBack", ""]);
            lift();
            waitForRest();
            verify(!fakeTable.calls.some(call => call[0] === "drop"));
            // After a cancelled touch, the next touch drags the card normally.
            put(gripOf(card));
            slideTo(centreOf(place("downpile")));
            tryVerify(() => card.held);
            lift();
            compare(last(), ["drop", "downpile"]);
        }

        function test_second_finger_during_a_drag_is_ignored() {
            fakeTable.set(fakeTable.places, "placeKey", "downpile", "accepts", true);
            const card = hand()[4];
            const other = hand()[1];
            const from = gripOf(other);
            put(gripOf(card));
            slideTo(centreOf(place("downpile")));
            tryVerify(() => card.held);
            touch.stationary(0).press(1, table, from.x, from.y).commit();
            for (let step = 1; step <= 5; ++step)
                touch.stationary(0).move(1, table, from.x, from.y - 30 * step).commit();
            touch.stationary(0).release(1, table, from.x, from.y - 150).commit();
            wait(0);
            verify(card.held);
            verify(!other.held);
            compare(fakeTable.calls, [["pickUp", card.key]]);
            lift();
            compare(fakeTable.calls, [["pickUp", card.key], ["drop", "downpile"]]);
        }

        // After resting on a button, a finger does not press it when lifted. This also holds if a
        // second finger touched the table meanwhile and is lifted after the first.
        function test_finger_that_showed_a_tooltip_does_not_tap() {
            const undo = itemsIn(table, item => item instanceof IconButton && item.symbol === "undo")[0];
            const at = centreOf(undo);
            put(at);
            tryVerify(() => undo.RestingFinger.asked);
            touch.stationary(0).press(1, table, 300, 420).commit();
            verify(!undo.RestingFinger.asked);
            touch.release(0, table, at.x, at.y).stationary(1).commit();
            touch.release(1, table, 300, 420).commit();
            verify(!fakeTable.calls.some(call => call[0] === "undo"));
            put(at);
            lift();
            compare(last(), ["undo", ""], "the next short touch is a tap");
        }

        function test_finger_resting_on_a_place_or_a_player_plate_or_a_button_shows_a_tooltip() {
            const stock = place("stock");
            put(centreOf(stock));
            tryCompare(test, "shownTip", stock.label);
            lift();
            tryVerify(() => tip() === "");
            compare(fakeTable.calls, []);
            const undo = itemsIn(table, item => item instanceof IconButton && item.symbol === "undo")[0];
            put(centreOf(undo));
            tryCompare(test, "shownTip", undo.tip);
            lift();
            compare(fakeTable.calls, []);
            tryVerify(() => tip() === "");
            put(centreOf(undo));
            lift();
            compare(last(), ["undo", ""]);
            const plate = itemsIn(table, item => item instanceof PlayerPlate && item.seat === 2)[0];
            const plateTip = Array.from(plate.data).find(each => each instanceof PlateTip);
            put(table.mapFromItem(plate, 30, plate.height / 2));
            tryVerify(() => plateTip.visible);
            lift();
            tryVerify(() => !plateTip.visible);
        }

        // After a touch, Qt continues to send hover events for its position. No item may look
        // hovered.
        function test_nothing_is_hovered_after_a_touch() {
            const undo = itemsIn(table, item => item instanceof IconButton && item.symbol === "undo")[0];
            const stock = place("stock");
            for (const item of [undo, stock, hand()[2]]) {
                put(item === hand()[2] ? gripOf(item) : centreOf(item));
                waitForRendering(table, 100);
                lift();
            }
            for (let frame = 0; frame < 3; ++frame) {
                table.update();
                waitForRendering(table);
            }
            compare(tip(), "");
            verify(!undo.hovered);
            verify(!fixture.isHovered(stock));
            const at = centreOf(undo);
            mouseMove(table, at.x, at.y - 5);
            mouseMove(table, at.x, at.y);
            tryVerify(() => tip() === undo.tip, 5000, "a mouse shows the tool tip again");
            const pile = centreOf(stock);
            mouseMove(table, pile.x, pile.y);
            tryVerify(() => fixture.isHovered(stock), 5000, "a mouse hovers the stock");
        }

        property string shownTip: tip()

        // Only a single resting finger shows a tool tip. A moving finger, two fingers and a pressed
        // mouse button show none.
        function test_moving_finger_two_fingers_or_mouse_press_show_no_tooltip() {
            const undo = itemsIn(table, item => item instanceof IconButton && item.symbol === "undo")[0];
            const at = centreOf(undo);
            put(at);
            slideTo(Qt.point(at.x + 14, at.y));
            verify(!fixture.holdFinger());
            lift();
            compare(last(), ["undo", ""]);
            fakeTable.calls = [];
            touch.press(0, table, at.x, at.y).commit();
            touch.stationary(0).press(1, table, 300, 420).commit();
            verify(!fixture.holdFinger());
            touch.release(0, table, at.x, at.y).release(1, table, 300, 420).commit();
            mousePress(table, at.x, at.y);
            verify(!fixture.holdFinger());
            mouseRelease(table, at.x, at.y);
            compare(last(), ["undo", ""], "a slow click presses the button");
        }

        function test_slow_mouse_click_counts_as_a_click() {
            const card = hand()[3];
            const grip = gripOf(card);
            const usual = Qt.styleHints.mousePressAndHoldInterval;
            fixture.setLongPress(10);
            cover.visible = true;
            for (const at of [grip, centreOf(place("stock"))]) {
                fakeTable.calls = [];
                longPressSpy.clear();
                mousePress(table, at.x, at.y);
                longPressSpy.wait();
                mouseRelease(table, at.x, at.y);
                compare(fakeTable.calls.length, 1);
            }
            fixture.setLongPress(usual);
            cover.visible = false;
        }

        // A dragged card stays under the pointer of a mouse, but moves away from a finger, which
        // would hide it.
        function test_dragged_card_is_visible_beside_the_finger() {
            const card = hand()[4];
            const target = Qt.point(500, 330);
            const end = beginDrag(card, target);
            fuzzyCompare(card.heldX, target.x, 1);
            fuzzyCompare(card.heldY, target.y, 1);
            verify(card.contains(card.mapFromItem(table, end.x, end.y)));
            mouseRelease(table, end.x, end.y);
            mouseMove(table, 2, 2);
            waitForRest();
            for (const at of [Qt.point(500, 330), Qt.point(700, 30), Qt.point(100, 10), Qt.point(1200, 12), Qt.point(640, 500)]) {
                put(gripOf(card));
                slideTo(at);
                tryVerify(() => card.held);
                tryVerify(() => Math.abs(drag().tip.x - at.x) < 1 && drag().away === 1);
                verify(!card.contains(card.mapFromItem(table, at.x, at.y)), "the card is not under the finger at " + at);
                verify(card.y >= -1 && card.x > -card.width / 2 && card.x < table.width - card.width / 2, "the card is in the window with the finger at " + at);
                lift();
                waitForRest();
            }
            // After a drag by finger, a mouse drag keeps the card under the pointer again.
            beginDrag(card, target);
            fuzzyCompare(card.heldY, target.y, 1);
            mouseRelease(table, end.x, end.y);
        }

        // A legal place under the finger has priority over a legal place under the shown card. If
        // no place is under the finger, the place under the card counts. A place that refuses the
        // card has priority only over a legal place nearby that is not under the finger or the
        // card.
        function test_drop_prefers_place_under_the_finger_to_place_under_card() {
            for (const key of ["downpile", "discard"])
                fakeTable.set(fakeTable.places, "placeKey", key, "accepts", true);
            const card = hand()[4];
            const downpile = place("downpile");
            put(gripOf(card));
            slideTo(centreOf(downpile));
            tryVerify(() => downpile.nearest);
            lift();
            compare(last(), ["drop", "downpile"]);
            waitForRest();
            // The shown card covers a part of the pile, but the finger is below the pile.
            put(gripOf(card));
            const centre = centreOf(downpile);
            slideTo(Qt.point(centre.x, centre.y + card.height / 2 + 26));
            tryVerify(() => drag().away === 1 && Math.abs(drag().tip.y - finger.y) < 1);
            verify(downpile.nearest);
            verify(!downpile.contains(downpile.mapFromItem(table, finger.x, finger.y)));
            lift();
            compare(last(), ["drop", "downpile"]);
            waitForRest();
            // The finger is on a place refusing the card: the drop is refused, although a legal
            // place is near.
            put(gripOf(card));
            slideTo(centreOf(place("upPiles/0/0")));
            lift();
            compare(last(), ["drop", "upPiles/0/0"]);
        }

        function drag(): QtObject {
            return Array.from(table.resources).find(each => each instanceof CardDrag);
        }

        // In a small window with many cards, sliding the finger shows the card under it. Lifting
        // the finger selects this card.
        function test_sliding_along_a_narrow_hand_previews_cards() {
            window.width = 960;
            window.height = 612;
            fakeTable.deal([22, 8, 7, 6], [[], [], [], []]);
            wait(0);
            waitForRest();
            const all = hand();
            verify(all[1].x - all[0].x < 44);
            const previewed = () => all.filter(card => card.previewed).map(card => card.key);
            const at = card => table.mapFromItem(card, 5, card.height * 0.5);
            put(at(all[3]));
            slideTo(at(all[12]));
            tryVerify(() => previewed().join() === String(all[12].key));
            verify(tip().startsWith(all[12].label));
            slideTo(at(all[9]));
            tryVerify(() => previewed().join() === String(all[9].key));
            compare(fakeTable.calls, []);
            lift();
            compare(fakeTable.calls, [["toggle", all[9].key]]);
            compare(previewed(), []);
            tryVerify(() => tip() === "");
            waitForRest();
            // A card pulled up out of the hand is dragged, even if the finger moves sideways a
            // little.
            put(at(all[9]));
            slideTo(at(all[15]));
            // Qt merges finger movements within a frame, so the test waits until the first movement
            // has had an effect.
            tryVerify(() => previewed().join() === String(all[15].key));
            slideTo(Qt.point(finger.x - 6, finger.y - 30));
            tryVerify(() => all[15].held);
            slideTo(centreOf(place("downpile")));
            lift();
            compare(last(), ["drop", "downpile"]);
            waitForRest();
            // If the finger moves up at once instead of sliding along the hand, it drags the
            // touched card.
            put(at(all[5]));
            slideTo(centreOf(place("stock")));
            tryVerify(() => all[5].held);
            lift();
        }

        // Every place also reacts to touches beside it, as if it were at least as large as a
        // fingertip, unless another item is at the touched point.
        function test_small_targets_accept_nearby_touches_data() {
            const rows = [];
            for (const game of Object.keys(fakeTable.full)) {
                for (const players of thorough ? [2, 6] : [2])
                    rows.push({tag: game + " " + players, game: game, players: players});
            }
            return rows;
        }

        function test_small_targets_accept_nearby_touches(data) {
            window.width = 960;
            window.height = 612;
            fakeTable.dealGame(data.game, data.players, 7);
            wait(0);
            waitForRest();
            const all = itemsIn(table, item => item instanceof TablePlace);
            verify(all.length > 0);
            tryVerify(() => all.every(each => each.x === each.spot.x && each.y === each.spot.y), 5000, "all places reach their positions");
            for (const target of all) {
                const centre = centreOf(target);
                const across = Math.max(target.width / 2, 21);
                const down = Math.max(target.height / 2, 21);
                for (const aside of [Qt.point(-across + 2, 0), Qt.point(across - 2, 0), Qt.point(0, -down + 2), Qt.point(0, down - 2)]) {
                    const at = Qt.point(centre.x + aside.x, centre.y + aside.y);
                    fakeTable.calls = [];
                    const exact = all.concat(cards().filter(card => card.usable)).filter(item => item !== target && item.contains(item.mapFromItem(table, at.x, at.y)));
                    if (exact.length > 0)
                        continue;
                    put(at);
                    lift();
                    compare(fakeTable.calls, [["playAt", target.placeKey]]);
                }
            }
        }

        // Even if many bids are offered, each bid button is as large as a fingertip and can be
        // clicked up to its upper and lower edges.
        function test_board_of_bids_has_large_buttons() {
            window.width = 960;
            window.height = 612;
            fakeTable.dealGame("up-and-down", 4, 10);
            fakeTable.offerBids(17);
            wait(0);
            waitForRest();
            const numbers = itemsIn(table, item => item instanceof ActionButton && item.visible && /^\d+$/.test(item.text));
            verify(numbers.length > 10);
            for (const button of numbers) {
                verify(button.width >= 44, "the button is as wide as a fingertip");
                verify(button.height >= 44, "the button is as high as a fingertip");
                for (const y of [1, button.height - 1]) {
                    const at = table.mapFromItem(button, button.width / 2, y);
                    mouseClick(table, at.x, at.y);
                    compare(last(), ["press", button.verb]);
                }
            }
        }
    }
}
