// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures and keys on a table that stands still: what the controller is asked, and how it looks.
import QtQuick
import QtTest
import Downpile
import "../standin" as Fixtures

Item {
    id: window
    width: 1280
    height: 770

    Fixtures.StandInTable {
        id: standIn
    }

    CardTable {
        id: table
        anchors.fill: parent
        table: standIn
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
            standIn.refusal = "";
            standIn.choices = [];
            standIn.moving = false;
            standIn.deal([9, 8, 7, 6], [[{size: 3, faceDown: false}], [], [{size: 2, faceDown: true}], []]);
            standIn.calls = [];
            rulesSpy.clear();
            table.forceActiveFocus();
            mouseMove(table, 640, 340);
            wait(0);
            waitForRest();
        }

        function last() {
            return standIn.calls[standIn.calls.length - 1] ?? [];
        }

        function test_click_selects_and_unselects() {
            const card = hand()[3];
            const lowered = card.y;
            clickCard(card);
            compare(last(), ["toggle", card.key]);
            verify(card.selected);
            waitForRest();
            verify(card.y < lowered - card.height * 0.12, "a selected card is raised");
            wait(Qt.styleHints.mouseDoubleClickInterval + 20);
            clickCard(card);
            verify(!card.selected);
        }

        function test_every_card_of_the_hand_can_be_clicked() {
            for (const card of hand()) {
                clickCard(card);
                compare(last(), ["toggle", card.key]);
            }
        }

        function test_double_click_activates_with_the_selection_as_it_was() {
            const card = hand()[2];
            const grip = gripOf(card);
            // Clicks of a simulated mouse are never close enough in time.
            const touch = touchEvent(table);
            for (let tap = 0; tap < 2; ++tap) {
                touch.press(0, table, grip.x, grip.y).commit();
                touch.release(0, table, grip.x, grip.y).commit();
            }
            compare(last(), ["activate", card.key]);
            verify(!card.selected);
        }

        function test_click_on_a_place_plays_there() {
            for (const key of ["stock", "downpile", "discard", "upPiles/0/0", "upPiles/2/0"]) {
                clickPlace(place(key));
                compare(last(), ["playAt", key]);
            }
        }

        function test_click_on_the_cloth_unselects_and_hurries() {
            clickCard(hand()[0]);
            mouseClick(table, 300, 400);
            compare(last(), ["clearSelection", ""]);
            standIn.moving = true;
            mouseClick(table, 300, 400);
            compare(last(), ["hurry", ""]);
        }

        function test_drag_lights_places_and_drops_on_the_nearest() {
            standIn.set(standIn.places, "placeKey", "downpile", "accepts", true);
            standIn.set(standIn.places, "placeKey", "discard", "accepts", true);
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

        function test_drop_is_drawn_to_a_legal_place_nearby() {
            standIn.set(standIn.places, "placeKey", "discard", "accepts", true);
            const card = hand()[4];
            const target = place("discard");
            const beside = Qt.point(target.x + target.width + card.width / 2 + 20, target.y + target.height / 2);
            dragCard(card, beside);
            compare(last(), ["drop", "discard"]);
        }

        function test_illegal_drop_asks_and_glides_back() {
            const card = hand()[4];
            const home = Qt.point(card.x, card.y);
            dragCard(card, centreOf(place("downpile")));
            compare(last(), ["drop", "downpile"]);
            verify(card.flying, "it glides");
            mouseMove(table, 300, 420);
            waitForRest();
            fuzzyCompare(card.x, home.x, 0.5);
            fuzzyCompare(card.y, home.y, 0.5);
        }

        function test_drop_on_nothing_goes_back() {
            const card = hand()[1];
            const home = card.x;
            dragCard(card, Qt.point(300, 420));
            compare(last(), ["putBack", ""]);
            waitForRest();
            fuzzyCompare(card.x, home, 0.5);
        }

        function test_dragging_one_of_a_selection_takes_all() {
            const chosen = [hand()[2], hand()[3], hand()[5]];
            for (const card of chosen)
                clickCard(card);
            waitForRest();
            const end = beginDrag(chosen[1], Qt.point(640, 300));
            compare(chosen.map(card => card.held), [true, true, true]);
            verify(!hand()[4].held);
            verify(chosen[0].x < chosen[1].x && chosen[1].x < chosen[2].x);
            verify(chosen[1].x - chosen[0].x < chosen[0].width * 0.4, "they travel together");
            mouseRelease(table, end.x, end.y);
            verify(chosen.every(card => !card.held));
        }

        function test_escape_ends_a_drag() {
            const card = hand()[4];
            const end = beginDrag(card, centreOf(place("downpile")));
            keyClick(Qt.Key_Escape);
            compare(last(), ["putBack", ""]);
            verify(!card.held);
            mouseRelease(table, end.x, end.y);
            compare(last(), ["putBack", ""]);
        }

        function test_touch_drags_and_taps() {
            const card = hand()[4];
            const grip = gripOf(card);
            const target = centreOf(place("downpile"));
            const touch = touchEvent(table);
            touch.press(0, table, grip.x, grip.y).commit();
            touch.release(0, table, grip.x, grip.y).commit();
            compare(last(), ["toggle", card.key]);
            waitForRest();
            const again = gripOf(card);
            wait(Qt.styleHints.mouseDoubleClickInterval);
            touch.press(0, table, again.x, again.y).commit();
            for (let step = 1; step <= 5; ++step)
                touch.move(0, table, again.x + (target.x - again.x) * step / 5, again.y + (target.y - again.y) * step / 5).commit();
            tryVerify(() => card.held);
            touch.release(0, table, target.x, target.y).commit();
            compare(last(), ["drop", "downpile"]);
        }

        function test_arrows_walk_hand_places_and_buttons() {
            keyClick(Qt.Key_Right);
            verify(hand()[0].activeFocus, "the first arrow comes to the hand");
            for (let slot = 1; slot < 9; ++slot) {
                keyClick(Qt.Key_Right);
                verify(hand()[slot].activeFocus, "card " + slot);
            }
            keyClick(Qt.Key_Left);
            verify(hand()[7].activeFocus);
            for (let slot = 6; slot >= 4; --slot)
                keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Up);
            verify(place("upPiles/0/0").activeFocus);
            keyClick(Qt.Key_Up);
            verify(place("downpile").activeFocus);
            keyClick(Qt.Key_Left);
            verify(place("stock").activeFocus);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            verify(place("discard").activeFocus);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            verify(hand().some(card => card.activeFocus));
            keyClick(Qt.Key_Down);
            verify(buttonWithText("Draw a card").activeFocus || buttonWithText("Double").activeFocus);
        }

        function test_every_place_is_reached_by_arrows() {
            const wanted = ["stock", "downpile", "discard", "upPiles/0/0", "upPiles/2/0"];
            const seen = new Set();
            keyClick(Qt.Key_Up);
            const walk = [Qt.Key_Up, Qt.Key_Up, Qt.Key_Left, Qt.Key_Right, Qt.Key_Right, Qt.Key_Left, Qt.Key_Up, Qt.Key_Down, Qt.Key_Down];
            for (let slot = 0; slot < 4; ++slot)
                keyClick(Qt.Key_Right);
            for (const key of walk) {
                keyClick(key);
                for (const name of wanted) {
                    if (place(name).activeFocus)
                        seen.add(name);
                }
            }
            compare([...seen].sort(), wanted.slice().sort());
        }

        function test_tab_goes_from_hand_to_places_to_buttons_and_on() {
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

        function test_shift_selects_a_run() {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space, Qt.ShiftModifier);
            compare(last(), ["selectRun", hand()[0].key]);
            const grip = gripOf(hand()[4]);
            mouseClick(table, grip.x, grip.y, Qt.LeftButton, Qt.ShiftModifier);
            compare(last(), ["selectRun", hand()[4].key]);
        }

        function test_letters_press_buttons() {
            keyClick("d");
            compare(last(), ["press", "draw"]);
            keyClick("V");
            compare(last(), ["press", "double"]);
            keyClick("d", Qt.ControlModifier);
            compare(last(), ["press", "double"]);
        }

        function test_focus_passes_to_the_next_card_when_one_is_played() {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            const card = hand()[2];
            const next = hand()[3];
            const row = standIn.find(standIn.cards, "key", card.key);
            for (const [role, value] of Object.entries({mine: false, liftable: false, zone: "downpile", seat: -1, slot: 6, count: 7, arrival: 1000}))
                standIn.cards.setProperty(row, role, value);
            for (let slot = 3; slot < 9; ++slot)
                standIn.set(standIn.cards, "key", hand().find(other => other.slot === slot && other.mine).key, "slot", slot - 1);
            tryVerify(() => next.activeFocus);
        }

        function test_played_card_flies_above_all_and_keys_work_meanwhile() {
            const card = hand()[0];
            const row = standIn.find(standIn.cards, "key", card.key);
            for (const [role, value] of Object.entries({mine: false, liftable: false, zone: "downpile", seat: -1, slot: 6, count: 7, arrival: 1000}))
                standIn.cards.setProperty(row, role, value);
            tryVerify(() => card.flying);
            verify(card.z > 1500, "it lies above the badges");
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

        function test_refusal_says_why_and_links_the_rule() {
            standIn.refusal = "The 8 of clubs does not follow the suit of the downpile.";
            standIn.refusalRule = "U4";
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

        // Enter after an arrow plays: the link lies on the way from the hand to the places.
        function test_arrows_pass_the_link_of_a_refusal() {
            standIn.refusal = "The 8 of clubs does not follow the suit of the downpile.";
            standIn.refusalRule = "U4";
            const link = itemsIn(table, item => item.text === "Rule U4")[0];
            waitForRendering(table);
            for (let slot = 0; slot < hand().length; ++slot) {
                hand()[slot].forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Up);
                verify(!link.activeFocus);
                verify(!hand().some(card => card.activeFocus), "card " + slot);
            }
            for (let step = 0; step < 8 && !link.activeFocus; ++step)
                keyClick(Qt.Key_Tab);
            verify(link.activeFocus);
            keyClick(Qt.Key_Return);
            compare(rulesSpy.count, 1);
        }

        function test_choices_are_asked_and_keys_choose() {
            standIn.choices = ["Lay it on the downpile", "Lay it on your first up-pile"];
            keyClick("2");
            compare(last(), ["choose", 1]);
            keyClick(Qt.Key_Escape);
            compare(last(), ["cancelChoice", ""]);
        }

        function test_resizing_keeps_everything_in_its_place() {
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

        function test_nothing_moves_at_rest() {
            wait(300);
            const animated = itemsIn(table, item => item instanceof TableCard).filter(card => card.progress !== 1);
            compare(animated.length, 0);
        }

        function test_hidden_cards_do_not_say_what_they_are() {
            for (const card of cards().filter(each => !each.mine)) {
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
