// SPDX-License-Identifier: GPL-3.0-or-later
// Table features absent from Underwear: opened hands to pick from, cards picked from places, many
// bids as buttons, values of players such as bids.
import QtQuick
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

    TableCase {
        name: "Games"
        cardTable: table

        function deal(game, players, handSize) {
            fakeTable.dealGame(game, players, handSize);
            fakeTable.calls = [];
            table.forceActiveFocus();
            mouseMove(table, 640, 740);
            wait(0);
            waitForRest();
        }

        function last() {
            return fakeTable.calls[fakeTable.calls.length - 1] ?? [];
        }

        function handOf(seat) {
            return cards().filter(card => card.zone === "hands" && card.seat === seat).sort((one, other) => one.slot - other.slot);
        }

        function test_opponents_hand_spreads_while_its_cards_can_be_picked() {
            deal("life", 8, 9);
            const closed = handOf(4)[0].width;
            fakeTable.letPick(4, "Steal this card");
            tryVerify(() => handOf(4)[0].width > closed * 1.1 && handOf(4)[0].z > 1500, 2000, "the hand is opened");
            waitForRest();
            for (const card of handOf(4)) {
                clickCard(card);
                compare(last(), ["pick", card.key]);
            }
            // Cards behind the opened hand can still be picked.
            for (const card of cards().filter(card => card.zone === "faceUp" && card.seat === 4)) {
                fakeTable.set(fakeTable.cards, "key", card.key, "pickLabel", "Take this card");
                clickCard(card);
                compare(last(), ["pick", card.key]);
            }
            fakeTable.letPick(4, "");
            tryCompare(handOf(4)[0], "width", closed);
            waitForRest();
        }

        function test_cards_to_pick_from_an_opponent_are_reached_by_keyboard() {
            deal("life", 4, 7);
            fakeTable.letPick(2, "Steal this card");
            tryVerify(() => handOf(2)[0].z > 1500);
            waitForRest();
            const wanted = handOf(2)[3];
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            verify(handOf(2)[0].activeFocus, "Tab moves from the own hand to the opened hand");
            walkTo(wanted);
            verify(wanted.ringed, "the focused card has a ring");
            keyClick(Qt.Key_Return);
            compare(last(), ["pick", wanted.key]);
            keyClick(Qt.Key_Space);
            compare(fakeTable.calls.filter(call => call[0] === "pick").length, 2);
            verify(!wanted.Accessible.ignored);
            compare(wanted.Accessible.role, Accessible.Button);
            compare(wanted.Accessible.description, "Steal this card");
        }

        function test_screen_readers_get_the_position_of_cards_in_the_hand() {
            deal("life", 4, 7);
            fakeTable.letPick(2, "Steal this card");
            tryVerify(() => handOf(2)[0].z > 1500);
            const texts = handOf(0).map(card => card.Accessible.description);
            compare(texts.map(text => text.split(", ").pop()), [1, 2, 3, 4, 5, 6, 7].map(n => n + " of 7"));
            verify(!handOf(0).some(card => card.use.includes(" of 7")), "only screen readers get the position");
            compare(handOf(2)[3].Accessible.description, "Steal this card");
        }

        function test_click_on_a_card_of_an_opponent_plays_at_the_hand_if_the_hand_is_a_target() {
            deal("life", 4, 7);
            fakeTable.addPlace("hands", 3, -1, 7, false, "hand");
            tryVerify(() => handOf(3)[0].z > 1500);
            waitForRest();
            clickCard(handOf(3)[2]);
            compare(last()[0], "playAt");
            verify(last()[1].startsWith("hands/3"), "played at " + last()[1]);
        }

        function test_face_up_card_of_an_opponent_is_taken_by_a_click() {
            deal("life", 4, 7);
            const lying = cards().filter(card => card.zone === "faceUp" && card.seat === 1);
            for (const card of lying)
                fakeTable.set(fakeTable.cards, "key", card.key, "pickLabel", "Take this card");
            for (const card of lying) {
                clickCard(card);
                compare(last(), ["pick", card.key]);
            }
        }

        // The rules core knows why a card cannot be chosen, for example "You must take one of the
        // face-up cards in front of Mika."
        function test_click_on_a_card_that_cannot_be_chosen_asks_the_rules_for_the_reason() {
            deal("life", 4, 7);
            const lying = cards().filter(card => card.zone === "faceUp" && card.seat === 1);
            for (const card of lying)
                fakeTable.set(fakeTable.cards, "key", card.key, "pickLabel", "Take this card");
            fakeTable.status.yourTurn = true;
            const refused = handOf(3)[2];
            clickCard(refused);
            compare(last(), ["pick", refused.key]);
            // If no card can be chosen, the click is a click on the cloth.
            for (const card of lying)
                fakeTable.set(fakeTable.cards, "key", card.key, "pickLabel", "");
            clickCard(refused);
            compare(last()[0], "clearSelection");
        }

        function test_enter_on_a_place_whose_cards_cannot_be_chosen_asks_the_rules_for_the_reason() {
            deal("life", 4, 7);
            const lying = seat => cards().filter(card => card.zone === "faceUp" && card.seat === seat);
            for (const card of lying(1))
                fakeTable.set(fakeTable.cards, "key", card.key, "pickLabel", "Take this card");
            fakeTable.status.yourTurn = true;
            keyClick(Qt.Key_Tab);
            place("faceUp/2/0").forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(last()[0], "pick");
            verify(lying(2).some(card => card.key === last()[1]), "the card lies on the focused place");
            // If the place itself has a reason, the card is not asked for.
            const calls = fakeTable.calls.length;
            fakeTable.coach.refusal = "No.";
            table.explainPick(place("faceUp/2/0"));
            compare(fakeTable.calls.length, calls);
        }

        function test_each_hinted_card_has_an_icon_that_no_other_covers() {
            deal("up-and-down", 2, 26);
            const icons = () => itemsIn(table, item => item instanceof HintBadge && item.visible).sort((one, other) => one.mapToItem(table, 0, 0).x - other.mapToItem(table, 0, 0).x);
            compare(icons().length, 0);
            for (const card of handOf(0))
                fakeTable.set(fakeTable.cards, "key", card.key, "hinted", true);
            const all = icons();
            compare(all.length, 26);
            for (let i = 1; i < all.length; ++i)
                verify(all[i].mapToItem(table, 0, 0).x >= all[i - 1].mapToItem(table, all[i - 1].width, 0).x);
        }

        function test_own_face_up_cards_on_the_table_are_selected_and_dragged() {
            deal("three-up-three-down", 3, 0);
            const up = cards().filter(card => card.zone === "up" && card.seat === 0);
            for (const card of up)
                fakeTable.set(fakeTable.cards, "key", card.key, "liftable", true);
            clickCard(up[1]);
            compare(last(), ["toggle", up[1].key]);
            verify(up[1].selected);
            fakeTable.gestures.clearSelection();
            waitForRest();
            dragCard(up[2], centreOf(place("pile")));
            compare(last(), ["drop", "pile"]);
        }

        function test_face_down_cards_can_be_clicked_beside_face_up_ones() {
            deal("three-up-three-down", 3, 3);
            for (let column = 0; column < 3; ++column) {
                const target = place("down/0/" + column);
                const edge = table.mapFromItem(target, target.width / 2, target.height * 0.1);
                mouseClick(table, edge.x, edge.y);
                compare(last(), ["playAt", "down/0/" + column]);
            }
        }

        function test_many_bids_are_shown_as_a_board() {
            deal("up-and-down", 2, 26);
            fakeTable.offerBids(26);
            waitForRendering(table);
            const bar = itemsIn(table, item => item instanceof ActionBar)[0];
            verify(bar.isBoard);
            for (let bid = 0; bid <= 26; ++bid) {
                const button = buttonWithText(bid.toString());
                const corner = table.mapFromItem(button, 0, 0);
                verify(corner.x >= table.plan.own.x && corner.y >= table.plan.own.y);
                verify(corner.y + button.height <= table.plan.prompt.y);
                const centre = centreOf(button);
                mouseClick(table, centre.x, centre.y);
                compare(last(), ["press", "bid " + bid]);
            }
            verify(buttonWithText("3").subdued, "the forbidden bid is dimmed");
            keyClick("7");
            compare(last(), ["press", "bid 7"]);
        }

        // Regression: with large text and the side panel, the buttons covered the trick. The table is
        // as wide as beside the panel in a window of 1280x800.
        function test_wide_buttons_use_the_whole_room_beside_the_plate_before_they_cover_the_table() {
            window.width = 896;
            window.height = 745;
            Settings.textSize = 200;
            for (const mirrored of [false, true]) {
                table.LayoutMirroring.enabled = mirrored;
                deal("ultimate-loser", 8, 4);
                fakeTable.offerWords(["Rock", "Paper", "Scissors"]);
                const bar = itemsIn(table, item => item instanceof ActionBar)[0];
                tryVerify(() => bar.count === 3 && !bar.isBoard);
                const {strip, tools, ownPlate} = table.plan;
                const [left, right] = mirrored ? [tools, ownPlate] : [ownPlate, tools];
                for (const text of ["Rock", "Paper", "Scissors"]) {
                    const button = buttonWithText(text);
                    const start = table.mapFromItem(button, 0, 0);
                    verify(start.x >= left.x + left.width && start.x + button.width <= right.x && start.y >= strip.y, text);
                    verify(button.pixelSize >= table.plan.words * 0.8 && button.width >= button.implicitWidth);
                    compare(start.x, Math.round(start.x));
                }
            }
            table.LayoutMirroring.enabled = false;
            Settings.textSize = 100;
            window.width = 1280;
            window.height = 770;
        }

        function test_board_of_bids_on_a_small_table_has_smaller_buttons_that_are_not_scaled() {
            window.width = 560;
            window.height = 530;
            deal("up-and-down", 2, 26);
            fakeTable.offerBids(26);
            waitForRendering(table);
            const bar = itemsIn(table, item => item instanceof ActionBar)[0];
            verify(bar.size < bar.em);
            const {x, width, height} = bar.taken;
            verify(x >= 0 && x + width <= table.width && height <= bar.height + bar.em * 1.2);
            for (const button of itemsIn(bar, item => item instanceof ActionButton)) {
                const corner = table.mapFromItem(button, 0, 0);
                compare(corner, Qt.point(Math.round(corner.x), Math.round(corner.y)));
                compare(table.mapFromItem(button, button.width, 0).x - corner.x, button.width);
            }
            window.width = 1280;
            window.height = 770;
        }

        // Waits until the time for typing a second digit of the bid is over.
        function endPause(pause: var) {
            const before = pause.interval;
            verify(pause.running);
            pause.interval = 1;
            tryCompare(pause, "running", false);
            pause.interval = before;
        }

        // A digit that could be the first digit of a larger bid is bid only when Enter is pressed.
        function test_two_typed_digits_make_one_bid_if_it_exists() {
            deal("up-and-down", 2, 12);
            fakeTable.offerBids(12);
            waitForRendering(table);
            const pause = Array.from(itemsIn(table, item => item instanceof TypedKeys)[0].resources)[0];
            const usual = pause.interval;
            pause.interval = 1000000;
            const pressed = () => fakeTable.calls.filter(call => call[0] === "press").map(call => call[1]).join();
            keyClick("1");
            compare(pressed(), "");
            verify(buttonWithText("1").activeFocus);
            keyClick("2");
            compare(pressed(), "bid 12");
            keyClick("1");
            keyClick(Qt.Key_Return);
            compare(pressed(), "bid 12,bid 1");
            endPause(pause);
            keyClick("1");
            endPause(pause);
            keyClick("2");
            compare(pressed(), "bid 12,bid 1,bid 2");
            // No bid of 15 exists. The keys 1 and 5 together must not bid 5.
            keyClick("1");
            keyClick("5");
            compare(pressed(), "bid 12,bid 1,bid 2");
            verify(buttonWithText("5").activeFocus);
            keyClick(Qt.Key_Return);
            compare(pressed(), "bid 12,bid 1,bid 2,bid 5");
            fakeTable.offerBids(9);
            keyClick("1");
            compare(last(), ["press", "bid 1"]);
            pause.interval = usual;
        }

        function test_trump_suit_is_shown_in_the_middle() {
            deal("up-and-down", 4, 5);
            const tile = itemsIn(table, item => item instanceof FactTile)[0];
            compare(tile.fact.suit, "hearts");
            compare(tile.Accessible.name, fakeTable.status.facts[0].label);
            verify(tile.visible && tile.width >= table.plan.sizes.hand.width * 0.9);
        }

        function test_scores_and_other_values_are_on_the_plate_of_their_player() {
            for (const game of ["life", "ultimate-loser", "up-and-down"]) {
                deal(game, 6, 5);
                for (const plate of itemsIn(table, item => item instanceof PlayerPlate)) {
                    const row = itemsIn(plate, item => item instanceof FactRow)[0];
                    const area = table.mapFromItem(row, 0, 0, row.width, row.height);
                    const home = table.mapFromItem(plate, 0, 0, plate.width, plate.height);
                    const reach = plate.isYou ? 0 : table.plan.tab + 1;
                    verify(area.x >= home.x && area.x + area.width <= home.x + home.width + 1, game + ", seat " + plate.seat);
                    verify(area.y >= home.y && area.y + area.height <= home.y + home.height + reach, game + ", seat " + plate.seat + ": " + area);
                }
            }
        }

        function test_thrown_signs_are_shown_in_the_area_in_front_of_each_player() {
            for (const players of [2, 5, 8]) {
                deal("ultimate-loser", players, 5);
                const signs = itemsIn(table, item => item instanceof ShownSymbol);
                verify(signs.every(sign => !sign.visible));
                fakeTable.showSigns(["rock", "paper", "scissors"]);
                const isSettled = sign => Math.abs(sign.opacity - 1) < 0.001 && Math.abs(sign.scale - 1) < 0.001;
                tryVerify(() => signs.every(isSettled));
                for (const sign of signs) {
                    const area = table.mapFromItem(sign, 0, 0, sign.width, sign.height);
                    const front = TableLayout.seatHome(table.plan, sign.seat).front;
                    verify(sign.width > table.em * 3, "the sign is large");
                    verify(area.x >= front.x && area.x + area.width <= front.x + front.width, "seat " + sign.seat);
                    verify(area.y >= front.y && area.y + area.height <= front.y + front.height, "seat " + sign.seat);
                }
                // A lost sign is paler, but the place behind it does not shine through.
                const picture = itemsIn(signs.find(sign => sign.outcome === "lost"), item => item instanceof Picture)[0];
                verify(picture.opacity < 1);
                fakeTable.showSigns([""]);
                tryVerify(() => signs.every(sign => !sign.visible));
            }
        }

        function test_taken_tricks_are_face_down() {
            deal("up-and-down", 4, 5);
            for (const card of cards())
                compare(card.faceUp, card.face !== "" && card.zone !== "played");
        }

        function test_game_without_an_arrangement_of_its_own_shows_all_zones() {
            deal("underwear", 3, 5);
            fakeTable.gameId = "unheard-of";
            wait(0);
            waitForRest();
            for (const zone of ["stock", "downpile", "discard"])
                verify(table.plan.places[zone], zone);
            verify(place("upPiles/1/0").width > 0);
            compare(hand().length, 5);
        }
    }
}
