// SPDX-License-Identifier: GPL-3.0-or-later
// Games of Underwear played by mouse and keyboard, as by a person, with the real program: rules,
// computer players and animations.
import QtQuick
import QtTest
import Downpile

Item {
    id: window
    width: 1280
    height: 770

    CardTable {
        id: table
        anchors.fill: parent
        table: App.table
        focus: true
    }

    SignalSpy {
        id: playedSpy
        target: App.table
        signalName: "played"
    }

    TableCase {
        id: test
        name: "Play"
        cardTable: table

        readonly property TableController controller: App.table

        function initTestCase() {
            Settings.pace = "instant";
            Settings.motion = "full";
        }

        function cleanup() {
            fixture.leave();
            window.width = 1280;
            window.height = 770;
        }

        // Begins a game and waits for the player's turn.
        function begin(players, seed, options) {
            fixture.begin(players, seed, options ?? {});
            table.forceActiveFocus();
            mouseMove(table, 640, 400);
            awaitTurn();
        }

        function awaitTurn() {
            tryVerify(() => controller.status.yourTurn || controller.status.dealOver, 20000, "the turn of the player, or the end of the deal");
            controller.pace.hurry();
            waitForRest();
        }

        function playable(): var {
            return hand().filter(card => card.playable);
        }

        // Draws until `holds` returns true; returns false if the deal ends first, or after 60
        // turns.
        function drawUntil(holds) {
            for (let turn = 0; turn < 60 && !controller.status.dealOver; ++turn) {
                if (holds())
                    return true;
                controller.gestures.press("draw");
                awaitTurn();
            }
            return false;
        }

        function topOfDownpile(): string {
            const pile = cards().filter(card => card.zone === "downpile").sort((first, other) => first.slot - other.slot);
            return pile.length > 0 ? pile[pile.length - 1].face : "";
        }

        // A card of the hand accepted by this place, or null.
        function cardFor(placeKey) {
            return playable().find(card => {
                controller.gestures.pickUp(card.key);
                const fits = place(placeKey)?.accepts ?? false;
                controller.gestures.putBack();
                return fits;
            }) ?? null;
        }

        // The tile with the trump suit lies between the places for cards. It is beside the viewer's
        // part of the trick, to which a card dropped on the tile does not go.
        function test_card_dropped_on_the_trumps_is_refused() {
            fixture.beginGame("up-and-down", 4, 3, {});
            table.forceActiveFocus();
            awaitTurn();
            controller.gestures.press("bid 0");
            awaitTurn();
            const tile = itemsIn(table, item => item instanceof FactTile && item.fact)[0];
            const card = hand()[0];
            dragCard(card, centreOf(tile));
            compare(controller.coach.refusal, "The " + card.label + " cannot be dropped on “Trumps”: you cannot play cards there. Allowed places: Played card (yours).");
            waitForRest();
            verify(hand().includes(card));
            controller.coach.dismissRefusal();
        }

        function test_all_players_get_cards_and_those_of_opponents_are_face_down() {
            begin(4, 11);
            compare(hand().length, 7);
            for (let seat = 1; seat < 4; ++seat) {
                const held = cards().filter(card => card.zone === "hands" && card.seat === seat).length;
                verify(held > 0);
                compare(held, controller.players.value(controller.players.find("seat", seat), "cardCount"));
            }
            verify(cards().filter(card => card.zone === "hands" && !card.isOwn).every(card => card.face === ""));
        }

        function test_no_two_places_of_the_table_share_a_position() {
            begin(4, 11);
            const places = itemsIn(table, item => item instanceof TablePlace);
            verify(places.length >= 3);
            places.forEach((first, index) => {
                for (const other of places.slice(index + 1))
                    verify(first.x !== other.x || first.y !== other.y, first.label + " lies on " + other.label);
            });
        }

        function test_drag_of_a_legal_card_plays_it() {
            begin(2, 5);
            verify(drawUntil(() => cardFor("downpile") !== null));
            const card = cardFor("downpile");
            const key = card.key;
            playedSpy.clear();
            dragCard(card, centreOf(place("downpile")));
            compare(playedSpy.count, 1);
            compare(controller.coach.refusal, "");
            tryVerify(() => cardWithKey(key) === null || cardWithKey(key).zone !== "hands");
        }

        // The pile under the dropped card moves away first: the downpile moves to the player's
        // up-piles, or is cleared.
        function test_dropped_card_stays_where_it_was_dropped_until_the_pile_moves_data() {
            return [{tag: "steal", takes: card => card.face[0] === topOfDownpile()[0]},
                    {tag: "clear", takes: card => "JQK".includes(card.face[0])},
                    {tag: "steal, resized", takes: card => card.face[0] === topOfDownpile()[0], resized: true}];
        }

        function test_dropped_card_stays_where_it_was_dropped_until_the_pile_moves(row) {
            begin(2, 5);
            verify(drawUntil(() => place("downpile").size > 0 && playable().some(row.takes)));
            const card = playable().find(row.takes);
            Settings.pace = "normal";
            if (row.resized) {
                const end = beginDrag(card, centreOf(place("downpile")));
                mouseRelease(table, end.x, end.y);
                verify(card.waiting);
                window.width = 1000;
                window.height = 640;
                tryVerify(() => table.settledPlan === table.plan);
                verify(card.waiting, "after the resize, the card still waits");
                fuzzyCompare(card.centreX, centreOf(place("downpile")).x, 2);
                fuzzyCompare(card.centreY, centreOf(place("downpile")).y, 2);
            } else {
                const path = dropAndFollow(card, place("downpile"))[0];
                verify(path.left > 2, "other cards move before the dropped card");
            }
            Settings.pace = "instant";
            controller.pace.hurry();
        }

        function test_illegal_drag_returns_the_card_with_a_reason() {
            begin(2, 6);
            verify(drawUntil(() => place("downpile").size > 0 && cardThatDoesNotFit() !== null));
            const card = cardThatDoesNotFit();
            const home = Qt.point(card.home.x, card.home.y);
            playedSpy.clear();
            dragCard(card, centreOf(place("downpile")));
            compare(playedSpy.count, 0);
            compare(card.zone, "hands");
            const toast = itemsIn(table, item => item instanceof RefusalToast)[0];
            verify(toast.visible);
            verify(/^U\d+$/.test(controller.coach.refusalRule), controller.coach.refusalRule);
            verify(controller.coach.refusal.length > 20, controller.coach.refusal);
            const name = card.label.split(",")[0];
            verify(controller.coach.refusal.includes(name), "\"" + controller.coach.refusal + "\" names the " + name);
            mouseMove(table, 640, 400);
            waitForRest();
            fuzzyCompare(card.centreX, home.x, 0.5);
            fuzzyCompare(card.centreY, home.y, 0.5);
        }

        // A number card neither fitting onto the downpile nor stealing it, or null.
        function cardThatDoesNotFit() {
            const top = topOfDownpile();
            return hand().find(card => "A23456789T".includes(card.face[0]) && card.face[0] !== top[0] && !card.playable) ?? null;
        }

        function test_drag_plays_a_selected_run() {
            begin(2, 8);
            verify(drawUntil(() => runForDownpile() !== null), "the player draws two cards that fit together");
            const run = runForDownpile();
            const keys = run.map(card => card.key);
            for (const card of run)
                clickCard(card);
            waitForRest();
            playedSpy.clear();
            const end = beginDrag(run[0], centreOf(place("downpile")));
            verify(run.every(card => card.held));
            verify(place("downpile").nearest);
            mouseRelease(table, end.x, end.y);
            compare(controller.coach.refusal, "");
            compare(playedSpy.count, 1);
            tryVerify(() => keys.every(key => cardWithKey(key) === null || cardWithKey(key).zone !== "hands"), 5000, "both cards leave the hand");
        }

        // Two cards of the hand fitting onto the downpile together, or null.
        function runForDownpile() {
            const order = "A23456789T";
            const own = hand();
            const top = topOfDownpile();
            if (place("downpile").size === 0)
                return null;
            for (const low of own) {
                const high = own.find(card => card.face[1] === low.face[1] && order.includes(low.face[0]) && order.includes(card.face[0])
                                              && order.indexOf(card.face[0]) === order.indexOf(low.face[0]) + 1);
                if (high && low.face[1] === top[1] && order.indexOf(high.face[0]) < order.indexOf(top[0]))
                    return [low, high];
            }
            return null;
        }

        function test_click_on_a_place_plays_the_selection() {
            begin(2, 9);
            verify(drawUntil(() => cardFor("downpile") !== null));
            const card = cardFor("downpile");
            const key = card.key;
            clickCard(card);
            verify(card.selected);
            verify(place("downpile").accepts);
            playedSpy.clear();
            clickPlace(place("downpile"));
            compare(playedSpy.count, 1);
            tryVerify(() => cardWithKey(key) === null || cardWithKey(key).zone !== "hands");
        }

        // Draw, pass and double are the actions of Underwear that need no card.
        function test_draw_button_has_the_first_of_three_fixed_positions() {
            begin(2, 9);
            const draw = controller.buttons.find("verb", "draw");
            compare(controller.buttons.value(draw, "home"), 0);
            compare(controller.buttons.value(draw, "homes"), 3);
        }

        function test_click_on_the_stock_draws() {
            begin(2, 4);
            const before = hand().length;
            playedSpy.clear();
            clickPlace(place("stock"));
            compare(playedSpy.count, 1);
            awaitTurn();
            compare(hand().length, before + 1);
        }

        function test_space_selects_a_card_of_the_hand_and_enter_on_a_place_plays_it_there() {
            begin(2, 9);
            verify(drawUntil(() => cardFor("downpile") !== null));
            const card = cardFor("downpile");
            walkTo(card);
            keyClick(Qt.Key_Space);
            verify(card.selected);
            walkTo(place("downpile"));
            playedSpy.clear();
            keyClick(Qt.Key_Return);
            compare(playedSpy.count, 1);
        }

        function test_player_can_declare_double_by_key_during_the_turn_of_an_opponent() {
            Settings.pace = "unhurried";
            fixture.begin(3, 13, {doubling: 1});
            tryVerify(() => controller.status.yourTurn, 20000);
            // Draws until the player has more cards than each opponent. Then the player may
            // declare double even in the turn of an opponent (rule U17).
            for (let turn = 0; turn < 40 && !controller.status.dealOver; ++turn) {
                controller.pace.hurry();
                controller.gestures.press("draw");
                if (!controller.status.yourTurn && controller.buttons.find("verb", "double") >= 0)
                    break;
                tryVerify(() => controller.status.yourTurn || controller.status.dealOver, 20000);
            }
            verify(!controller.status.yourTurn, "another player is to move");
            const row = controller.buttons.find("verb", "double");
            verify(row >= 0, "double is offered off turn");
            const key = controller.buttons.value(row, "key");
            table.forceActiveFocus();
            playedSpy.clear();
            keyClick(key.toLowerCase());
            compare(playedSpy.count, 1);
            compare(controller.players.value(controller.players.find("isYou", true), "facts").length, 1);
            Settings.pace = "instant";
        }

        function test_click_selects_a_card_during_an_animation() {
            begin(4, 17);
            controller.gestures.press("draw");
            // A click selects a card immediately, even during an animation.
            const card = hand()[0];
            const key = card.key;
            clickCard(card);
            verify(cardWithKey(key).selected);
            awaitTurn();
            // With a selected card, a click on the stock would be refused.
            controller.gestures.clearSelection();
            const before = hand().length;
            playedSpy.clear();
            // The second click may come before or after the moves of the opponents.
            clickPlace(place("stock"));
            clickPlace(place("stock"));
            tryVerify(() => playedSpy.count > 0, 5000, "a click on the stock draws a card");
            awaitTurn();
            tryVerify(() => hand().length === before + playedSpy.count, 5000, "each card drawn is in the hand");
            compare(cards().filter(each => each.isOwn).length, controller.players.value(controller.players.find("isYou", true), "cardCount"));
        }

        function test_all_cards_are_inside_a_resized_window() {
            begin(8, 3);
            for (const [width, height] of [[960, 612], [2560, 1410], [980, 770], [1280, 770]]) {
                window.width = width;
                window.height = height;
                waitForRest();
                for (const card of cards()) {
                    verify(card.x >= -1 && card.x + card.width <= width + 1, card.label + " at " + card.x);
                    verify(card.y >= -1 && card.y + card.height <= height + 1, card.label + " at " + card.y);
                }
            }
            const card = hand()[0];
            clickCard(card);
            verify(card.selected);
        }

        function test_buttons_undo_and_show_hints() {
            begin(2, 9);
            const before = hand().map(card => card.face).sort();
            controller.gestures.press("draw");
            awaitTurn();
            verify(controller.undoHistory.mayUndo);
            const undo = itemsIn(table, item => item instanceof IconButton && item.symbol === "undo")[0];
            const centre = centreOf(undo);
            mouseClick(table, centre.x, centre.y);
            waitForRest();
            compare(hand().map(card => card.face).sort(), before);
            const hint = itemsIn(table, item => item instanceof IconButton && item.symbol === "hint")[0];
            const middle = centreOf(hint);
            mouseClick(table, middle.x, middle.y);
            tryVerify(() => controller.coach.hintText !== "", 10000);
            verify(hand().some(card => card.hinted) || itemsIn(table, item => item instanceof ActionButton && item.hinted).length > 0
                   || place("stock").hinted);
        }
    }
}
