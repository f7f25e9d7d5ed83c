// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures and keys on a table with a substitute for the controller (FakeTable): the calls to it,
// and the display.
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

    SignalSpy {
        id: rulesSpy
        target: table
        signalName: "rulesWanted"
    }

    TableCase {
        name: "Gestures"
        cardTable: table

        function init() {
            window.width = 1280;
            window.height = 770;
            fakeTable.coach.refusal = "";
            fakeTable.gestures.choices = [];
            InputMode.guard.interval = Qt.styleHints.mouseDoubleClickInterval;
            fakeTable.presenter.moving = false;
            fakeTable.status.yourTurn = true;
            fakeTable.deal([9, 8, 7, 6], [[{size: 3, faceDown: false}], [], [{size: 2, faceDown: true}], []]);
            // The last input came from the mouse, and the table itself has the focus instead of one
            // of its items.
            mouseClick(table, 300, 420);
            fakeTable.calls = [];
            rulesSpy.clear();
            if (focused())
                focused().focus = false;
            table.forceActiveFocus();
            mouseMove(table, 640, 340);
            wait(0);
            waitForRest();
        }

        function last() {
            return fakeTable.calls[fakeTable.calls.length - 1] ?? [];
        }

        function test_click_toggles_the_selection() {
            const card = hand()[3];
            const lowered = card.y;
            clickCard(card);
            compare(last(), ["toggle", card.key]);
            verify(card.selected);
            waitForRest();
            verify(card.y < lowered - card.height * 0.07, "a selected card is raised");
            clickCard(card);
            verify(!card.selected);
        }

        function test_every_card_of_the_hand_can_be_clicked() {
            for (const card of hand()) {
                clickCard(card);
                compare(last(), ["toggle", card.key]);
            }
        }

        function test_double_tap_activates_the_card_without_selecting_it() {
            const card = hand()[2];
            const grip = gripOf(card);
            // Uses touches, because the clicks of a simulated mouse are too far apart for a double
            // click.
            const touch = touchEvent(table);
            for (let tap = 0; tap < 2; ++tap) {
                touch.press(0, table, grip.x, grip.y).commit();
                touch.release(0, table, grip.x, grip.y).commit();
            }
            compare(last(), ["activate", card.key]);
            verify(!card.selected);
        }

        // Offers only this button and returns its centre on the table.
        function offer(verb: string, text: string): point {
            fakeTable.buttons.clear();
            fakeTable.addButton(verb, text, "");
            tryVerify(() => Math.abs(centreOf(buttonWithText(text)).x - table.width / 2) < 2);
            return centreOf(buttonWithText(text));
        }

        // Presses and releases once, by mouse or finger.
        function pressAgain(at: point, byFinger: bool) {
            if (!byFinger) {
                mouseClick(table, at.x, at.y);
                return;
            }
            touchEvent(table).press(0, table, at.x, at.y).commit();
            touchEvent(table).release(0, table, at.x, at.y).commit();
        }

        function test_second_press_does_not_press_a_button_that_just_appeared_data() {
            return [{tag: "mouse", byFinger: false}, {tag: "finger", byFinger: true}];
        }

        function test_second_press_does_not_press_a_button_that_just_appeared(data) {
            const at = offer("turn", "Turn a card");
            InputMode.guard.interval = 1000000;
            pressAgain(at, data.byFinger);
            pressAgain(at, data.byFinger);
            compare(fakeTable.calls.filter(call => call[0] === "press"), [["press", "turn"], ["press", "turn"]], "two clicks on the same button press it twice");
            // Another button now has this position. Quick presses at the position do not press it.
            offer("done", "Say that it is done");
            fakeTable.calls = [];
            pressAgain(at, data.byFinger);
            pressAgain(at, data.byFinger);
            compare(fakeTable.calls, []);
            // A press at a different position presses the new button.
            pressAgain(Qt.point(at.x + 40, at.y), data.byFinger);
            compare(last(), ["press", "done"]);
            // The first press at the old position counts again. Then another button appears there,
            // and a quick second press does not press it.
            fakeTable.calls = [];
            InputMode.guard.interval = 1000000;
            pressAgain(at, data.byFinger);
            offer("decline", "Do not steal");
            pressAgain(at, data.byFinger);
            compare(fakeTable.calls, [["press", "done"]]);
            InputMode.guard.interval = 0;
            pressAgain(at, data.byFinger);
            compare(last(), ["press", "decline"]);
        }

        // In several combinations of the four buttons, each button has the same position as when all
        // four are shown.
        function test_each_action_button_keeps_its_position_if_others_are_missing_data() {
            return [{tag: "from the left", mirrored: false}, {tag: "from the right", mirrored: true}];
        }

        function test_each_action_button_keeps_its_position_if_others_are_missing(data) {
            table.LayoutMirroring.enabled = data.mirrored;
            const texts = ["Turn a card", "Play a joker", "Done", "Do not steal"];
            const offered = homes => {
                fakeTable.buttons.clear();
                for (const home of homes)
                    fakeTable.addButton(texts[home], texts[home], "", true, "", home, texts.length);
                return homes.map(home => buttonWithText(texts[home]).mapToItem(table, 0, 0, buttonWithText(texts[home]).width, 1));
            };
            const all = offered([0, 1, 2, 3]);
            for (const homes of [[0, 1], [0, 2], [1, 3], [2, 3], [0, 1, 2], [1, 2, 3]])
                compare(offered(homes), homes.map(home => all[home]));
            const order = data.mirrored ? all.reverse() : all;
            for (let home = 1; home < 4; ++home)
                verify(order[home].x > order[home - 1].x + order[home - 1].width);
            table.LayoutMirroring.enabled = false;
        }

        function test_first_of_three_action_buttons_is_in_the_middle() {
            const texts = ["Draw", "Pass", "Double"];
            fakeTable.buttons.clear();
            for (let home = 0; home < 3; ++home)
                fakeTable.addButton(texts[home], texts[home], "", true, "", home, 3);
            const [first, second, third] = texts.map(text => centreOf(buttonWithText(text)).x);
            fuzzyCompare(first, table.plan.actions.x + table.plan.actions.width / 2, 1);
            verify(third < first && first < second);
        }

        function test_single_action_button_is_in_the_middle() {
            for (const homes of [2, 3, 4]) {
                for (let home = 0; home < homes; ++home) {
                    fakeTable.buttons.clear();
                    fakeTable.addButton("Done", "Done", "", true, "", home, homes);
                    fuzzyCompare(centreOf(buttonWithText("Done")).x, table.plan.actions.x + table.plan.actions.width / 2, 1);
                }
            }
        }

        function test_pointer_that_left_and_returned_can_press_a_button_that_just_appeared() {
            const at = offer("turn", "Turn a card");
            InputMode.guard.interval = 1000000;
            mouseClick(table, at.x, at.y);
            offer("done", "Done");
            mouseMove(table, at.x + 2, at.y);
            mouseClick(table, at.x, at.y);
            compare(last(), ["press", "turn"]);
            mouseMove(table, at.x + 30, at.y);
            mouseMove(table, at.x, at.y);
            mouseClick(table, at.x, at.y);
            compare(last(), ["press", "done"]);
        }

        // The clicks follow each other faster than half the interval, for longer than the interval.
        function test_burst_of_clicks_does_not_press_a_button_that_just_appeared() {
            const at = offer("turn", "Turn a card");
            InputMode.guard.interval = 1500;
            mouseClick(table, at.x, at.y);
            compare(last(), ["press", "turn"]);
            offer("done", "Say that it is done");
            fakeTable.calls = [];
            for (let click = 0; click < 10; ++click)
                mouseClick(table, at.x, at.y);
            compare(fakeTable.calls, []);
        }

        // After an undo, the same button may take the undo back. A quick second press on it has no
        // effect.
        function test_second_press_on_undo_does_not_take_the_undo_back() {
            const button = itemsIn(table, item => item instanceof IconButton && item.symbol === "undo")[0];
            InputMode.guard.interval = 1000000;
            const at = centreOf(button);
            mouseClick(table, at.x, at.y);
            const tip = button.tip;
            button.tip = "Take the undo back";
            mouseClick(table, at.x, at.y);
            compare(fakeTable.calls, [["undo", ""]]);
            button.tip = tip;
            mouseClick(table, at.x, at.y);
            compare(fakeTable.calls, [["undo", ""], ["undo", ""]]);
        }

        function test_second_press_plays_the_card_that_the_first_selected() {
            const card = hand()[2];
            InputMode.guard.interval = 1000000;
            pressAgain(gripOf(card), true);
            const row = fakeTable.find(fakeTable.cards, "key", card.key);
            const label = card.label;
            fakeTable.cards.setProperty(row, "label", label + ", selected");
            compare(card.label, label + ", selected");
            pressAgain(gripOf(card), true);
            compare(last(), ["activate", card.key]);
            fakeTable.cards.setProperty(row, "label", label);
        }

        // After a double tap plays a card, the next card slides to its position. A third tap there
        // has no effect on this card.
        function test_third_tap_does_not_select_the_card_that_slid_under_the_finger() {
            const card = hand()[2];
            const next = hand()[3];
            const grip = gripOf(card);
            InputMode.guard.interval = 1000000;
            for (let tap = 0; tap < 2; ++tap)
                pressAgain(grip, true);
            compare(last(), ["activate", card.key]);
            const row = fakeTable.find(fakeTable.cards, "key", card.key);
            fakeTable.cards.remove(row);
            for (let other = 0; other < fakeTable.cards.count; ++other) {
                if (fakeTable.cards.get(other).isOwn && fakeTable.cards.get(other).slot > 2)
                    fakeTable.cards.setProperty(other, "slot", fakeTable.cards.get(other).slot - 1);
            }
            waitForRest();
            fakeTable.calls = [];
            pressAgain(grip, true);
            compare(fakeTable.calls, []);
            // Mouse presses after the touches select cards as usual.
            clickCard(next);
            clickCard(hand()[5]);
            compare(fakeTable.calls, [["toggle", next.key], ["toggle", hand()[5].key]]);
        }

        function test_click_on_a_place_plays_there() {
            for (const key of ["stock", "downpile", "discard", "upPiles/0/0", "upPiles/2/0"]) {
                clickPlace(place(key));
                compare(last(), ["playAt", key]);
            }
        }

        function test_click_on_the_cloth_deselects_cards_or_ends_motion() {
            clickCard(hand()[0]);
            mouseClick(table, 300, 400);
            compare(last(), ["clearSelection", ""]);
            fakeTable.presenter.moving = true;
            mouseClick(table, 300, 400);
            compare(last(), ["hurry", ""]);
        }

        function test_drag_highlights_the_nearest_place_and_drops_there() {
            fakeTable.set(fakeTable.places, "placeKey", "downpile", "accepts", true);
            fakeTable.set(fakeTable.places, "placeKey", "discard", "accepts", true);
            const card = hand()[4];
            const target = place("downpile");
            const end = beginDrag(card, centreOf(target));
            verify(card.held);
            compare(card.scale, 1.05);
            verify(card.z > cards().filter(other => other !== card).reduce((top, other) => Math.max(top, other.z), 0));
            verify(target.nearest);
            verify(!place("discard").nearest);
            mouseRelease(table, end.x, end.y);
            compare(last(), ["drop", "downpile"]);
            verify(!card.held);
            verify(!target.nearest);
        }

        function test_drop_snaps_to_a_legal_place_nearby() {
            fakeTable.set(fakeTable.places, "placeKey", "discard", "accepts", true);
            const card = hand()[4];
            const target = place("discard");
            const beside = Qt.point(target.x + target.width + card.width / 2 + 20, target.y + target.height / 2);
            dragCard(card, beside);
            compare(last(), ["drop", "discard"]);
        }

        // The card is held at its edge, so its centre is nearer to a legal place than the pointer.
        function test_drop_with_the_pointer_on_a_place_is_meant_for_this_place() {
            fakeTable.set(fakeTable.places, "placeKey", "discard", "accepts", true);
            const card = hand()[hand().length - 1];
            const target = place("downpile");
            const side = place("discard").x > target.x ? 1 : -1;
            const grip = cardTable.mapFromItem(card, card.width * (side > 0 ? 0.04 : 0.96), card.height * 0.5);
            const end = Qt.point(centreOf(target).x + side * target.width * 0.1, centreOf(target).y);
            mousePress(cardTable, grip.x, grip.y);
            for (let step = 1; step <= 5; ++step)
                mouseMove(cardTable, grip.x + (end.x - grip.x) * step / 5, grip.y + (end.y - grip.y) * step / 5);
            verify(Math.abs(centreOf(card).x - centreOf(target).x) > target.width / 2);
            mouseRelease(cardTable, end.x, end.y);
            compare(last(), ["drop", "downpile"]);
        }

        function test_illegal_drop_is_refused_and_glides_back() {
            const card = hand()[4];
            const home = Qt.point(card.x, card.y);
            dragCard(card, centreOf(place("downpile")));
            compare(last(), ["drop", "downpile"]);
            verify(card.flying, "the card glides back");
            mouseMove(table, 300, 420);
            waitForRest();
            fuzzyCompare(card.x, home.x, 0.5);
            fuzzyCompare(card.y, home.y, 0.5);
        }

        function test_card_dropped_outside_of_all_places_returns_to_the_hand() {
            const card = hand()[1];
            const home = card.x;
            dragCard(card, Qt.point(300, 420));
            compare(last(), ["drop", ""]);
            waitForRest();
            fuzzyCompare(card.x, home, 0.5);
        }

        // A card that a click takes from another player can also be dragged to the viewer.
        function test_card_of_another_player_is_taken_by_dragging_it_to_the_viewer() {
            fakeTable.letPick(2, "Take this card");
            tryVerify(() => cards().some(card => card.pickable && card.z > 1500), 2000, "the hand is opened");
            waitForRest();
            const theirs = cards().filter(card => card.pickable);
            const home = Qt.point(theirs[0].x, theirs[0].y);
            fakeTable.calls = [];
            dragCard(theirs[0], Qt.point(home.x + 60, home.y + 10));
            compare(fakeTable.calls, []);
            mouseMove(table, 640, 340);
            waitForRest();
            fuzzyCompare(theirs[0].x, home.x, 0.5);
            const end = beginDrag(theirs[0], Qt.point(640, 500));
            verify(theirs[0].held && table.dragging);
            mouseRelease(table, end.x, end.y);
            verify(!theirs[0].held && !table.dragging);
            compare(fakeTable.calls, [["pick", theirs[0].key]]);
            // Escape, or a card that can no longer be taken, ends the drag without a move.
            mouseMove(table, 640, 340);
            waitForRest();
            for (const cancel of [() => keyClick(Qt.Key_Escape), () => fakeTable.letPick(2, "")]) {
                fakeTable.letPick(2, "Take this card");
                tryVerify(() => theirs[0].pickable && theirs[0].z > 1500);
                waitForRest();
                fakeTable.calls = [];
                const to = beginDrag(theirs[0], Qt.point(640, 500));
                cancel();
                mouseRelease(table, to.x, to.y);
                verify(!theirs[0].held);
                verify(!fakeTable.calls.some(call => call[0] === "pick"), fakeTable.calls.join());
                mouseMove(table, 640, 340);
            }
        }

        // The drag moved the pointer onto the place, but the user does not ask for its tool tip.
        function test_place_shows_no_tool_tip_after_a_drop_until_the_pointer_moves() {
            const end = beginDrag(hand()[4], centreOf(place("downpile")));
            verify(!InputMode.pointerRests);
            mouseRelease(table, end.x, end.y);
            verify(InputMode.pointerRests);
            mouseMove(table, end.x + 3, end.y);
            verify(!InputMode.pointerRests);
        }

        function test_dragging_a_selected_card_drags_the_whole_selection() {
            const chosen = [hand()[2], hand()[3], hand()[5]];
            for (const card of chosen)
                clickCard(card);
            waitForRest();
            const end = beginDrag(chosen[1], Qt.point(640, 300));
            compare(chosen.map(card => card.held), [true, true, true]);
            verify(!hand()[4].held);
            verify(chosen[0].x < chosen[1].x && chosen[1].x < chosen[2].x);
            verify(chosen[1].x - chosen[0].x < chosen[0].width * 0.4, "the dragged cards are close together");
            mouseRelease(table, end.x, end.y);
            verify(chosen.every(card => !card.held));
        }

        function test_escape_ends_a_drag_and_returns_the_card() {
            const card = hand()[4];
            const end = beginDrag(card, centreOf(place("downpile")));
            keyClick(Qt.Key_Escape);
            compare(last(), ["putBack", ""]);
            verify(!card.held);
            mouseRelease(table, end.x, end.y);
            compare(last(), ["putBack", ""]);
        }

        function test_tap_selects_and_touch_drag_drops_a_card() {
            const card = hand()[4];
            const grip = gripOf(card);
            const target = centreOf(place("downpile"));
            const touch = touchEvent(table);
            touch.press(0, table, grip.x, grip.y).commit();
            touch.release(0, table, grip.x, grip.y).commit();
            compare(last(), ["toggle", card.key]);
            waitForRest();
            const again = gripOf(card);
            touch.press(0, table, again.x, again.y).commit();
            for (let step = 1; step <= 5; ++step)
                touch.move(0, table, again.x + (target.x - again.x) * step / 5, again.y + (target.y - again.y) * step / 5).commit();
            tryVerify(() => card.held);
            touch.release(0, table, target.x, target.y).commit();
            compare(last(), ["drop", "downpile"]);
        }

        // Buttons for fingers need an effective size of at least 44 pixels.
        function test_buttons_are_large_enough_for_fingers() {
            const undo = itemsIn(table, item => item instanceof IconButton && item.symbol === "undo")[0];
            for (const [item, call] of [[undo, ["undo", ""]], [buttonWithText("Draw a card"), ["press", "draw"]]]) {
                const at = centreOf(item);
                for (const aside of [-21, 21]) {
                    fakeTable.calls = [];
                    const touch = touchEvent(table);
                    touch.press(0, table, at.x, at.y + aside).commit();
                    touch.release(0, table, at.x, at.y + aside).commit();
                    compare(last(), call);
                }
            }
        }

        function group(): var {
            return table.walk.groups().find(group => group.includes(focused()));
        }

        // The turn has begun while another part of the window, such as the guide, had the focus.
        function test_focus_that_returns_to_the_table_goes_to_a_playable_card() {
            fakeTable.setAll("playable", false);
            table.forceActiveFocus();
            InputMode.showFocus();
            table.walk.start();
            const elsewhere = createTemporaryQmlObject("import QtQuick\nItem {}", table.parent);
            elsewhere.forceActiveFocus();
            const card = hand()[5];
            verify(!card.activeFocus);
            fakeTable.set(fakeTable.cards, "key", card.key, "playable", true);
            table.forceActiveFocus();
            tryVerify(() => card.activeFocus);
        }

        // Further presses of an arrow key after the last card must not reach Undo or any other
        // item.
        function test_arrow_keys_keep_the_focus_within_its_group() {
            keyClick(Qt.Key_Right);
            verify(hand()[0].activeFocus, "the first arrow key focuses the hand");
            for (let slot = 1; slot < 9; ++slot) {
                keyClick(Qt.Key_Right);
                verify(hand()[slot].activeFocus, "card " + slot);
            }
            for (const key of [Qt.Key_Right, Qt.Key_Down, Qt.Key_Up, Qt.Key_Right]) {
                keyClick(key);
                verify(hand()[8].activeFocus, "the focus stays at the last card");
            }
            keyClick(Qt.Key_Home);
            verify(hand()[0].activeFocus);
            keyClick(Qt.Key_Left);
            verify(hand()[0].activeFocus);
            keyClick(Qt.Key_End);
            verify(hand()[8].activeFocus);
            for (const kind of [TablePlace, ActionButton, IconButton]) {
                keyClick(Qt.Key_Tab);
                const lies = group();
                verify(focused() instanceof kind);
                for (const key of [Qt.Key_Left, Qt.Key_Right, Qt.Key_Down, Qt.Key_Up, Qt.Key_End, Qt.Key_Home, Qt.Key_Left, Qt.Key_Up]) {
                    keyClick(key);
                    verify(lies.includes(focused()), kind + " " + key);
                }
                for (const [end, onward] of [[Qt.Key_Home, Qt.Key_Left], [Qt.Key_End, Qt.Key_Right]]) {
                    keyClick(end);
                    const last = focused();
                    keyClick(onward);
                    compare(focused(), last);
                }
            }
        }

        function test_arrows_move_between_places() {
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            verify(place("stock").activeFocus);
            keyClick(Qt.Key_Right);
            verify(place("downpile").activeFocus);
            keyClick(Qt.Key_Right);
            verify(place("discard").activeFocus);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Down);
            verify(place("upPiles/0/0").activeFocus);
            keyClick(Qt.Key_Up);
            verify(place("downpile").activeFocus);
        }

        // Runs for two games with 4 players, and in thorough runs for all, also with 2 and 6.
        function test_arrow_home_and_end_keys_reach_every_item_of_a_focus_group_data() {
            const rows = [];
            for (const game of Object.keys(fakeTable.full).slice(0, thorough ? undefined : 2)) {
                for (const players of thorough ? [2, 4, 6] : [4])
                    rows.push({tag: game + " " + players, game: game, players: players});
            }
            return rows;
        }

        function test_arrow_home_and_end_keys_reach_every_item_of_a_focus_group(data) {
            fakeTable.dealGame(data.game, data.players, 7);
            fakeTable.addButton("draw", "Draw a card", "D");
            fakeTable.addButton("double", "Double", "V");
            wait(0);
            waitForRest();
            for (const lies of table.walk.groups()) {
                if (lies.length === 0)
                    continue;
                const seen = new Set([table.walk.entry(lies, 0)]);
                for (const from of seen) {
                    for (const key of [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End]) {
                        table.walk.go(from);
                        keyClick(key);
                        seen.add(focused());
                    }
                }
                compare([...seen].filter(item => !lies.includes(item)).length, 0);
                compare(lies.filter(item => !seen.has(item)).map(item => item.Accessible.name), []);
            }
        }

        function test_focus_starts_at_the_first_playable_card_or_legal_place() {
            for (const slot of [0, 1, 2])
                fakeTable.set(fakeTable.cards, "key", hand()[slot].key, "playable", false);
            keyClick(Qt.Key_Tab);
            verify(hand()[3].activeFocus);
            fakeTable.set(fakeTable.places, "placeKey", "discard", "accepts", true);
            fakeTable.set(fakeTable.places, "placeKey", "stock", "actionLabel", "");
            keyClick(Qt.Key_Tab);
            verify(place("discard").activeFocus);
            keyClick(Qt.Key_Backtab);
            verify(hand()[3].activeFocus);
            // During a turn, Tab moves the focus to the item of the next group that last had the
            // focus.
            keyClick(Qt.Key_End);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Backtab);
            verify(hand()[8].activeFocus);
            fakeTable.status.yourTurn = false;
            fakeTable.status.yourTurn = true;
            wait(0);
            verify(hand()[8].activeFocus, "a new turn does not move the focus");
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Backtab);
            verify(hand()[3].activeFocus);
        }

        function test_focus_starts_at_the_hinted_card_and_place() {
            fakeTable.set(fakeTable.cards, "key", hand()[5].key, "hinted", true);
            fakeTable.set(fakeTable.places, "placeKey", "discard", "hinted", true);
            keyClick(Qt.Key_Tab);
            verify(hand()[5].activeFocus);
            keyClick(Qt.Key_Tab);
            verify(place("discard").activeFocus);
        }

        // After an undo, the card that had the focus last may have no use, but others do.
        function test_focus_starts_at_a_playable_card_if_the_last_one_is_not_playable() {
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Right);
            verify(hand()[1].activeFocus);
            fakeTable.set(fakeTable.cards, "key", hand()[1].key, "playable", false);
            fakeTable.set(fakeTable.places, "placeKey", "discard", "accepts", true);
            table.walk.start();
            verify(hand()[0].activeFocus);
        }

        // While the keyboard is in use, a visible item always has the focus, even if the focused
        // item has disappeared.
        function test_focus_moves_if_the_focused_item_disappears() {
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            verify(buttonWithText("Draw a card").activeFocus);
            fakeTable.buttons.clear();
            tryVerify(() => hand()[0].activeFocus);
            verify(frame().visible);
            for (const card of hand().slice(0, 2))
                fakeTable.set(fakeTable.cards, "key", card.key, "playable", false);
            fakeTable.status.yourTurn = false;
            fakeTable.status.yourTurn = true;
            tryVerify(() => hand()[2].activeFocus, 5000, "the focus moves to a playable card");
        }

        // When no move is legal and the focused button disappears, the focus moves to a card, not
        // to a round button at the edge.
        function test_focus_moves_to_the_cards_if_no_move_is_legal() {
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            verify(buttonWithText("Draw a card").activeFocus);
            for (const card of hand())
                fakeTable.set(fakeTable.cards, "key", card.key, "playable", false);
            for (let i = 0; i < fakeTable.places.count; ++i)
                fakeTable.places.setProperty(i, "actionLabel", "");
            fakeTable.buttons.clear();
            tryVerify(() => table.focusedItem() !== null);
            verify(hand()[0].activeFocus, table.focusedItem());
        }

        // The text about a refused move contains a link to the rules. The link must not get the
        // focus automatically, because Enter would then open the rules unexpectedly.
        function test_focus_does_not_move_to_the_link_of_a_refusal() {
            [fakeTable.coach.refusal, fakeTable.coach.refusalRule] = ["It is not your turn.", "U4"];
            keyClick(Qt.Key_Tab);
            table.walk.go(buttonWithText("Draw a card"));
            for (const card of hand())
                fakeTable.set(fakeTable.cards, "key", card.key, "liftable", false);
            for (const row of ["stock", "downpile", "discard"])
                fakeTable.set(fakeTable.places, "placeKey", row, "actionLabel", "");
            fakeTable.buttons.clear();
            tryVerify(() => focused() instanceof TablePlace);
        }

        function frame(): Item {
            return itemsIn(table, item => item instanceof FocusFrame)[0];
        }

        function test_mouse_click_hides_the_focus_frame() {
            keyClick(Qt.Key_Tab);
            compare(frame().target, hand()[0]);
            verify(frame().visible);
            clickCard(hand()[4]);
            verify(!frame().visible);
            keyClick("d");
            verify(!frame().visible, "a letter key does not show the focus frame");
            keyClick(Qt.Key_Right);
            verify(hand()[5].activeFocus, "arrow keys start at the clicked card");
            verify(frame().visible);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            const button = buttonWithText("Draw a card");
            const rings = () => itemsIn(button, item => item instanceof FocusRing && item.visible).length;
            compare(rings(), 1);
            mouseClick(table, 300, 400);
            compare(rings(), 0);
        }

        // The marks for focus, legal places and hints differ in their shape, not only in their
        // colour.
        function test_marks_of_legal_hinted_and_focused_places_differ_in_shape() {
            const target = place("discard");
            const forms = () => itemsIn(table, item => item.visible && item instanceof PlaceMarks && item.x === target.x && item.y === target.y)
                .map(marks => [itemsIn(marks, item => item instanceof Corners && item.visible).length,
                               itemsIn(marks, item => item instanceof TableRing && item.visible).length,
                               itemsIn(marks, item => item instanceof Picture && item.parent.visible).length].join())[0];
            compare(forms(), "0,0,0");
            fakeTable.set(fakeTable.places, "placeKey", "discard", "accepts", true);
            compare(forms(), "1,0,0");
            fakeTable.set(fakeTable.places, "placeKey", "discard", "accepts", false);
            fakeTable.set(fakeTable.places, "placeKey", "discard", "hinted", true);
            compare(forms(), "0,1,1");
            table.walk.go(target);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Backtab);
            compare(itemsIn(frame(), item => item instanceof Rectangle).length, 4);
        }

        // A visible hint can be played with a click or a key.
        function test_button_plays_the_hint() {
            const button = () => buttonWithText("Play it");
            verify(!button().visible);
            fakeTable.coach.hintText = "Draw a card.";
            verify(button().visible);
            waitForItemPolished(button().parent);
            mouseClick(button());
            compare(last(), ["playHint", ""]);
            fakeTable.calls = [];
            for (let step = 0; step < 6 && !button().activeFocus; ++step)
                keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            compare(last(), ["playHint", ""]);
            fakeTable.coach.hintText = "";
        }

        function test_redo_has_a_button() {
            const button = itemsIn(table, item => item instanceof IconButton && item.symbol === "redo")[0];
            verify(!button.enabled);
            fakeTable.undoHistory.mayRedo = true;
            mouseClick(button);
            compare(last(), ["redo", ""]);
            fakeTable.undoHistory.mayRedo = false;
        }

        function test_marked_place_that_covers_a_card_does_not_block_clicks_on_it() {
            const card = hand()[4];
            clickCard(card);
            waitForRest();
            const row = fakeTable.find(fakeTable.places, "placeKey", "upPiles/0/0");
            fakeTable.places.setProperty(row, "hinted", true);
            fakeTable.places.setProperty(row, "accepts", true);
            const over = place("upPiles/0/0");
            over.spot = Object.assign({}, over.spot, {y: card.y, height: card.height, x: card.x, width: card.width});
            clickCard(card);
            compare(last(), ["toggle", card.key]);
        }

        function test_tab_goes_from_hand_to_places_to_buttons() {
            keyClick(Qt.Key_Tab);
            verify(hand()[0].activeFocus);
            keyClick(Qt.Key_Tab);
            verify(place("stock").activeFocus);
            keyClick(Qt.Key_Tab);
            verify(buttonWithText("Draw a card").activeFocus);
            keyClick(Qt.Key_Return);
            compare(last(), ["press", "draw"]);
            keyClick(Qt.Key_Backtab);
            verify(place("stock").activeFocus);
        }

        function test_space_selects_and_enter_plays() {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            compare(last(), ["toggle", hand()[1].key]);
            keyClick(Qt.Key_Return);
            compare(last(), ["activate", hand()[1].key]);
            place("downpile").forceActiveFocus();
            keyClick(Qt.Key_Enter);
            compare(last(), ["playAt", "downpile"]);
        }

        // After the mouse was used, the focus is invisible. So the first press does not play the card.
        function test_first_enter_or_space_after_the_mouse_only_shows_the_focus_data() {
            return [{tag: "Enter", key: Qt.Key_Return, call: "activate"}, {tag: "Space", key: Qt.Key_Space, call: "toggle"}];
        }

        function test_first_enter_or_space_after_the_mouse_only_shows_the_focus(data) {
            keyClick(Qt.Key_Right);
            const card = hand()[0];
            mouseClick(table, 300, 420);
            card.forceActiveFocus(Qt.OtherFocusReason);
            verify(!card.byKeyboard);
            fakeTable.calls = [];
            keyClick(data.key);
            compare(fakeTable.calls, []);
            verify(card.byKeyboard && card.activeFocus);
            keyClick(data.key);
            compare(fakeTable.calls, [[data.call, card.key]]);
            mouseClick(table, 300, 420);
            const button = buttonWithText("Draw a card");
            button.forceActiveFocus(Qt.OtherFocusReason);
            fakeTable.calls = [];
            keyClick(data.key);
            compare(fakeTable.calls, []);
            keyClick(data.key);
            compare(fakeTable.calls, [["press", "draw"]]);
        }

        // Shift with Space or a click requests the selection of a card and the cards playable
        // together with it, such as the 5, 6 and 7 of hearts.
        function test_shift_space_and_shift_click_select_a_card_with_its_run() {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space, Qt.ShiftModifier);
            compare(last(), ["selectRun", hand()[0].key]);
            const grip = gripOf(hand()[4]);
            mouseClick(table, grip.x, grip.y, Qt.LeftButton, Qt.ShiftModifier);
            compare(last(), ["selectRun", hand()[4].key]);
        }

        function test_letter_keys_press_the_buttons_of_actions() {
            keyClick("d");
            compare(last(), ["press", "draw"]);
            keyClick("V");
            compare(last(), ["press", "double"]);
            keyClick("d", Qt.ControlModifier);
            compare(last(), ["press", "double"]);
        }

        // A model gives no order of its roles: a card may get its place on the table before or after
        // it ceases to be selectable.
        function test_focus_moves_to_the_next_card_after_a_play_data(): var {
            const place = {zone: "downpile", seat: -1, slot: 6, count: 7, arrival: 1000};
            const state = {isOwn: false, liftable: false};
            return [
                {tag: "state first", roles: [state, place]},
                {tag: "place first", roles: [place, state]}
            ];
        }

        function test_focus_moves_to_the_next_card_after_a_play(data: var) {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            const card = hand()[2];
            const next = hand()[3];
            const row = fakeTable.find(fakeTable.cards, "key", card.key);
            for (const roles of data.roles) {
                for (const [role, value] of Object.entries(roles))
                    fakeTable.cards.setProperty(row, role, value);
            }
            for (let slot = 3; slot < 9; ++slot)
                fakeTable.set(fakeTable.cards, "key", hand().find(other => other.slot === slot && other.isOwn).key, "slot", slot - 1);
            tryVerify(() => next.activeFocus);
            compare(table.walk.current, next);
        }

        function test_new_turn_moves_the_focus_from_an_unplayable_card_unless_the_user_chose_it() {
            const beginTurn = () => {
                fakeTable.status.yourTurn = false;
                fakeTable.status.yourTurn = true;
                wait(0);
            };
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_End);
            const played = hand()[8];
            for (const [role, value] of [["isOwn", false], ["liftable", false]])
                fakeTable.set(fakeTable.cards, "key", played.key, role, value);
            tryVerify(() => hand()[7].activeFocus);
            beginTurn();
            verify(hand()[7].activeFocus);
            fakeTable.set(fakeTable.cards, "key", hand()[7].key, "playable", false);
            beginTurn();
            verify(hand()[0].activeFocus);
            keyClick(Qt.Key_End);
            beginTurn();
            verify(hand()[7].activeFocus);
        }

        function test_focus_moves_to_the_next_card_after_a_play_of_several_cards() {
            for (let step = 0; step < 4; ++step)
                keyClick(Qt.Key_Right);
            const played = [1, 2, 3].map(slot => hand()[slot].key);
            verify(hand()[3].activeFocus);
            const next = hand()[4];
            for (const key of played) {
                const row = fakeTable.find(fakeTable.cards, "key", key);
                for (const [role, value] of Object.entries({isOwn: false, liftable: false, zone: "downpile", seat: -1, slot: 6, count: 7, arrival: 1000}))
                    fakeTable.cards.setProperty(row, role, value);
            }
            for (let slot = 4; slot < 9; ++slot)
                fakeTable.set(fakeTable.cards, "key", hand().find(other => other.slot === slot && other.isOwn).key, "slot", slot - 3);
            tryVerify(() => next.activeFocus);
        }

        function test_focus_moves_to_another_item_if_no_card_can_be_selected_after_a_play() {
            keyClick(Qt.Key_Right);
            const card = hand().find(each => each.activeFocus);
            verify(card);
            for (const each of hand())
                fakeTable.set(fakeTable.cards, "key", each.key, "liftable", false);
            tryVerify(() => !card.activeFocus && table.focusedItem() !== null);
        }

        function test_keys_work_while_a_played_card_flies() {
            const card = hand()[0];
            const row = fakeTable.find(fakeTable.cards, "key", card.key);
            for (const [role, value] of Object.entries({isOwn: false, liftable: false, zone: "downpile", seat: -1, slot: 6, count: 7, arrival: 1000}))
                fakeTable.cards.setProperty(row, role, value);
            tryVerify(() => card.flying);
            verify(card.z > 1500, "the flying card is above the badges");
            const other = hand()[5];
            clickCard(other);
            compare(last(), ["toggle", other.key]);
            keyClick("d");
            compare(last(), ["press", "draw"]);
            verify(card.flying);
            waitForRest();
            const target = place("downpile");
            fuzzyCompare(card.x, target.x, 0.6);
            compare(card.width, target.width);
            compare(card.scale, 1);
        }

        function test_refusal_is_explained_and_links_the_rule() {
            fakeTable.coach.refusal = "The 8 of clubs does not follow the suit of the downpile.";
            fakeTable.coach.refusalRule = "U4";
            const toast = itemsIn(table, item => item instanceof RefusalToast)[0];
            verify(toast.visible);
            const link = itemsIn(toast, item => item.text === "Rule U4")[0];
            waitForRendering(table);
            const centre = centreOf(link);
            mouseClick(table, centre.x, centre.y);
            compare(rulesSpy.count, 1);
            compare(rulesSpy.signalArguments[0][0], "U4");
            keyClick(Qt.Key_Escape);
            verify(!toast.visible);
        }

        // The link to the rule of a refused move lies between the hand and the places. Arrow keys
        // skip it, so Enter plays the focused card instead of opening the rules.
        function test_up_key_skips_the_link_of_a_refusal_but_tab_reaches_it() {
            fakeTable.coach.refusal = "The 8 of clubs does not follow the suit of the downpile.";
            fakeTable.coach.refusalRule = "U4";
            const link = itemsIn(table, item => item.text === "Rule U4")[0];
            waitForRendering(table);
            for (let slot = 0; slot < hand().length; ++slot) {
                hand()[slot].forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Up);
                verify(!link.activeFocus, "card " + slot);
            }
            for (let step = 0; step < 8 && !link.activeFocus; ++step)
                keyClick(Qt.Key_Tab);
            verify(link.activeFocus);
            keyClick(Qt.Key_Return);
            compare(rulesSpy.count, 1);
        }

        function test_number_key_answers_and_escape_cancels_a_choice() {
            fakeTable.gestures.choices = ["Lay it on the downpile", "Lay it on your first up-pile"];
            // Other keys than the numbers of the choices choose nothing.
            fakeTable.calls = [];
            for (const key of ["x", ",", "0", "3"])
                keyClick(key);
            compare(fakeTable.calls, []);
            keyClick("2");
            compare(last(), ["choose", 1]);
            keyClick(Qt.Key_Escape);
            compare(last(), ["cancelChoice", ""]);
        }

        function test_held_key_makes_one_move_data() {
            return [{tag: "marked as repeats", marked: true}, {tag: "a release and a press each", marked: false}];
        }

        function test_held_key_makes_one_move(data) {
            fixture.holdKey(table, Qt.Key_D, "d", data.marked);
            compare(fakeTable.calls, [["press", "draw"]]);
            fixture.holdKey(table, Qt.Key_D, "d", data.marked);
            compare(fakeTable.calls, [["press", "draw"], ["press", "draw"]], "a second press of the held key makes one more move");
            keyClick(Qt.Key_Tab);
            const card = hand()[0];
            verify(card.activeFocus);
            for (const [key, text, call] of [[Qt.Key_Return, "\r", "activate"], [Qt.Key_Space, " ", "toggle"]]) {
                fakeTable.calls = [];
                fixture.holdKey(table, key, text, data.marked);
                compare(fakeTable.calls, [[call, card.key]]);
            }
            fakeTable.offerBids(9);
            fakeTable.calls = [];
            fixture.holdKey(table, Qt.Key_4, "4", data.marked);
            compare(fakeTable.calls, [["press", "bid 4"]]);
        }

        function test_key_pressed_twice_acts_twice_while_a_screen_reader_is_running() {
            fixture.pressTwiceWithoutTime(table, Qt.Key_D, "d");
            compare(fakeTable.calls, [["press", "draw"], ["press", "draw"]]);
        }

        function test_held_key_repeats_navigation_and_typing() {
            keyClick(Qt.Key_Tab);
            fixture.holdKey(table, Qt.Key_Right, "", true);
            verify(hand()[4].activeFocus);
            const field = createTemporaryObject(writing, window);
            field.forceActiveFocus();
            fixture.holdKey(table, Qt.Key_D, "d", true);
            compare(field.text, "dddd");
            compare(fakeTable.calls, []);
        }

        Component {
            id: writing

            TextInput {}
        }

        // The scan codes are those of the keys D, H, 1, 2, 4 and ; on a US keyboard.
        function test_keys_of_other_keyboard_layouts_work_data() {
            return [
                {tag: "Russian", key: 0x412, text: "в", code: 40, call: ["press", "draw"]},
                {tag: "Greek", key: 0x394, text: "δ", code: 40, call: ["press", "draw"]},
                {tag: "Dvorak's D", key: Qt.Key_D, text: "d", code: 43, call: ["press", "draw"]},
                {tag: "Dvorak's E", key: Qt.Key_E, text: "e", code: 40, call: []},
                {tag: "French 1", key: Qt.Key_Ampersand, text: "&", code: 10, bids: true, call: ["press", "bid 1"]},
                {tag: "French 2", key: Qt.Key_Eacute, text: "é", code: 11, bids: true, call: ["press", "bid 2"]},
                {tag: "French 4 with Shift", key: Qt.Key_4, text: "4", code: 13, bids: true, call: ["press", "bid 4"]},
                {tag: "German Ö", key: Qt.Key_Odiaeresis, text: "ö", code: 47, call: []}
            ];
        }

        function test_keys_of_other_keyboard_layouts_work(data) {
            if (data.bids)
                fakeTable.offerBids(9);
            fixture.pressKey(table, data.key, data.text, data.code);
            compare(last(), data.call);
        }

        Component {
            id: popup

            Popup {
                id: opened

                property bool closesItself: false
                property string typed: ""

                focus: true
                contentItem: Item {
                    focus: true
                    Keys.onPressed: event => {
                        opened.typed += event.text;
                        event.accepted = false;
                    }
                    Keys.onShortcutOverride: {
                        if (opened.closesItself)
                            opened.close();
                    }
                }
            }
        }

        // The popup gets the letter. It does not handle the letter, so it then gets the key of a US
        // keyboard at the same position. For example, such a key chooses an entry of a menu.
        function test_letter_of_another_layout_reaches_an_open_popup() {
            const opened = createTemporaryObject(popup, window);
            opened.open();
            tryCompare(opened, "opened", true);
            fixture.pressKey(opened.contentItem, 0x412, "в", 40);
            compare(opened.typed, "вd");
            // The keys of comma and full stop type letters, too.
            fixture.pressKey(opened.contentItem, 0x411, "б", 59);
            fixture.pressKey(opened.contentItem, 0x42e, "ю", 60);
            compare(opened.typed, "вdб,ю.");
            compare(fakeTable.calls, []);
        }

        function test_popup_blocks_keys_of_the_table() {
            const opened = createTemporaryObject(popup, window);
            opened.open();
            tryCompare(opened, "opened", true);
            keyClick("d");
            table.forceActiveFocus();
            keyClick("d");
            keyClick(Qt.Key_Return);
            compare(fakeTable.calls, []);
            // The key press closing a popup has no effect on the table.
            opened.contentItem.forceActiveFocus();
            opened.closesItself = true;
            keyClick("d");
            tryCompare(opened, "visible", false);
            compare(fakeTable.calls, []);
            table.forceActiveFocus();
            keyClick("d");
            compare(fakeTable.calls, [["press", "draw"]]);
        }

        function test_cards_are_at_their_places_after_a_resize() {
            window.width = 960;
            window.height = 612;
            wait(0);
            for (const card of cards()) {
                tryVerify(() => !card.flying);
                compare(card.width, card.home.width);
                fuzzyCompare(card.centreX, card.home.x, 0.01);
            }
            clickCard(hand()[8]);
            compare(last(), ["toggle", hand()[8].key]);
        }

        function test_no_card_is_animated_when_nothing_happens() {
            for (let frame = 0; frame < 3; ++frame) {
                table.update();
                waitForRendering(table);
            }
            const animated = itemsIn(table, item => item instanceof TableCard).filter(card => card.progress !== 1);
            compare(animated.length, 0);
        }

        function test_screen_readers_get_own_cards_but_no_unusable_cards_of_others() {
            for (const card of cards().filter(each => !each.isOwn)) {
                verify(card.Accessible.ignored);
            }
            for (const card of hand()) {
                verify(!card.Accessible.ignored);
                compare(card.Accessible.name, card.label);
                compare(card.Accessible.checked, card.selected);
            }
        }
    }
}
