// SPDX-License-Identifier: GPL-3.0-or-later
// Cards brought to a place one by one, such as the three face-up cards in 3UP 3DOWN. Each card
// stays there, and can be taken back, until the last card makes the move.
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

    TableCase {
        name: "PendingMove"
        cardTable: table

        readonly property TableController controller: App.table

        function initTestCase() {
            Settings.pace = "instant";
            Settings.motion = "full";
        }

        function init() {
            fixture.beginGame("three-up-three-down", 3, 5, {});
            table.forceActiveFocus();
            mouseMove(table, 640, 700);
            tryVerify(() => controller.status.yourTurn, 20000);
            controller.pace.hurry();
            waitForRest();
            compare(hand().length, 6);
        }

        function cleanup() {
            fixture.leave();
        }

        function staged(): var {
            return cards().filter(card => card.zone === "up" && card.seat === 0).sort((one, other) => one.slot - other.slot);
        }

        // Returns the cards sorted by number, then by colour. No two cards in these tests are equal
        // in both.
        function inOrder(some: var): var {
            const rank = card => "0123456789TXYZ".indexOf(card.face[0]);
            return some.slice().sort((one, other) => rank(one) - rank(other) || "RBG".indexOf(one.face[1]) - "RBG".indexOf(other.face[1]));
        }

        function spotOf(column: int): point {
            const home = table.cardHome({zone: "up", seat: 0, pile: 0, slot: column, count: 3});
            return Qt.point(home.x, home.y);
        }

        function bring(card: Item) {
            dragCard(card, spotOf(1));
            waitForRest();
        }

        function badge(): Item {
            return itemsIn(table, item => item instanceof PileBadge && item.zone === "up" && item.seat === 0)[0];
        }

        // Clicks only select cards. Once all cards of the move are selected, a button makes the
        // move.
        function test_button_makes_the_move_of_all_selected_cards() {
            for (const index of [0, 2, 4]) {
                verify(!buttonWithText("Choose these cards"));
                clickCard(hand()[index]);
                mouseMove(table, 640, 200);
                wait(0);
            }
            compare(controller.status.prompt.split(".")[0], "Chosen: 3 of 3");
            const button = buttonWithText("Choose these cards");
            mouseClick(button);
            tryVerify(() => hand().length === 3);
            waitForRest();
            compare(staged().length, 3);
        }

        function test_cards_of_a_move_can_be_put_on_a_place_one_by_one() {
            const wanted = [4, 0, 3].map(index => hand()[index]);
            verify(!badge().visible);
            bring(wanted[0]);
            compare(staged(), [wanted[0]]);
            compare(hand().length, 5);
            compare(badge().text, "1 of 3");
            verify(badge().visible);
            bring(wanted[1]);
            compare(staged(), inOrder(wanted.slice(0, 2)));
            compare(badge().text, "2 of 3");
            verify(controller.status.prompt.includes("2 of 3"), controller.status.prompt);
            for (const column of [0, 1]) {
                fuzzyCompare(staged()[column].to.x, spotOf(column).x, 0.5);
                fuzzyCompare(staged()[column].to.y, spotOf(column).y, 0.5);
            }
            verify(controller.status.yourTurn);
            bring(wanted[2]);
            tryVerify(() => !controller.status.prompt.includes("of 3"));
            controller.pace.hurry();
            waitForRest();
            compare(hand().length, 3);
            compare(staged(), inOrder(wanted), "the cards are sorted, as after resuming the game");
            verify(!badge().visible);
            compare(controller.coach.refusal, "");
        }

        function test_badge_and_prompt_both_count_cards_selected_after_a_card_was_put_on_a_place() {
            bring(hand()[1]);
            clickCard(hand()[2]);
            tryCompare(badge(), "text", "2 of 3");
            compare(controller.status.prompt.split(".")[0], "Chosen: 2 of 3");
        }

        function test_click_or_drag_takes_a_card_of_an_incomplete_move_back() {
            const [one, other] = [hand()[1], hand()[2]];
            bring(one);
            bring(other);
            compare(staged().length, 2);
            clickCard(one);
            waitForRest();
            compare(staged(), [other]);
            verify(one.isOwn && !one.selected);
            compare(hand().length, 5);
            dragCard(other, Qt.point(640, 700));
            waitForRest();
            compare(staged(), []);
            compare(hand().length, 6);
            verify(controller.status.yourTurn);
        }

        function test_three_cards_dragged_together_make_the_move() {
            for (const index of [0, 2, 5])
                clickCard(hand()[index]);
            waitForRest();
            dragCard(hand()[2], spotOf(1));
            tryCompare(hand(), "length", 3);
        }

        function test_too_many_cards_for_a_move_are_refused() {
            bring(hand()[0]);
            for (const index of [0, 1, 2])
                clickCard(hand()[index]);
            compare(controller.status.prompt, "You have chosen 4 cards, but need only 3. To take a card back, choose it again.");
            waitForRest();
            dragCard(hand()[1], spotOf(1));
            verify(controller.coach.refusal.includes("4"), controller.coach.refusal);
            waitForRest();
            compare(staged().length, 1);
            compare(hand().length, 5);
        }

        function test_escape_puts_all_chosen_cards_back() {
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            waitForRest();
            compare(staged().length, 1);
            keyClick(Qt.Key_Space);
            compare(hand().filter(card => card.selected).length, 1);
            keyClick(Qt.Key_Escape);
            waitForRest();
            compare(staged(), []);
            compare(hand().filter(card => card.selected).length, 0);
            compare(hand().length, 6);
        }

        function test_cards_of_a_move_are_put_and_taken_back_by_keyboard() {
            keyClick(Qt.Key_Down);
            verify(hand()[0].activeFocus);
            const first = hand()[0];
            keyClick(Qt.Key_Return);
            waitForRest();
            compare(staged(), [first]);
            verify(hand()[0].activeFocus, "the focus stays in the hand");
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            waitForRest();
            compare(hand().filter(card => card.selected).length, 2);
            walkTo(first);
            keyClick(Qt.Key_Space);
            waitForRest();
            compare(staged(), []);
            const place = itemsIn(table, item => item instanceof TablePlace && item.placeKey === "up/0/0")[0];
            place.forceActiveFocus();
            keyClick(Qt.Key_Return);
            waitForRest();
            compare(staged().length, 2);
            walkTo(hand()[0]);
            keyClick(Qt.Key_Return);
            tryVerify(() => hand().length === 3);
        }
    }
}
