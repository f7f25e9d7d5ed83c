// SPDX-License-Identifier: GPL-3.0-or-later
// A whole deal of every game with the real program, by mouse alone or by keyboard alone. Thorough
// runs do both. The simulated player knows no rules and uses the offered cards, places and buttons
// in turn.
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
        name: "WholeDeals"
        cardTable: table

        readonly property TableController controller: App.table
        property bool byMouse: true
        property bool byDragging: false

        function initTestCase() {
            Settings.pace = "instant";
            Settings.motion = "reduced";
        }

        function cleanup() {
            fixture.leave();
        }

        function awaitTurn() {
            tryVerify(() => controller.status.yourTurn || controller.status.dealOver, 20000, "the turn of the player, or the end of the deal");
            controller.pace.hurry();
            waitForRest();
        }

        function places(): var {
            return itemsIn(table, item => item instanceof TablePlace);
        }

        // Uses an item with the mouse or the keyboard.
        function use(item: Item) {
            if (byMouse) {
                const centre = item instanceof TableCard ? gripOf(item) : centreOf(item);
                mouseClick(table, centre.x, centre.y);
                return;
            }
            walkTo(item);
            keyClick(Qt.Key_Return);
        }

        function select(card: Item) {
            if (byMouse) {
                clickCard(card);
                return;
            }
            walkTo(card);
            keyClick(Qt.Key_Space);
        }

        function takers(): var {
            return places().filter(place => place.accepts);
        }

        // Drags several cards playable together or, if there are none, a single card. Returns false
        // if no card can be dropped.
        function dragCards(): bool {
            for (const together of [true, false]) {
                for (const key of cards().filter(card => card.playable).map(card => card.key)) {
                    if (together)
                        controller.gestures.selectRun(key);
                    const card = cardWithKey(key);
                    controller.gestures.pickUp(key);
                    const target = takers().pop();
                    controller.gestures.putBack();
                    if (target && (!together || cards().filter(each => each.selected).length > 1)) {
                        waitForRest();
                        Settings.pace = "normal";   // an instant move shows everything at once
                        dropAndFollow(card, target);
                        Settings.pace = "instant";
                        return true;
                    }
                    controller.gestures.clearSelection();
                }
            }
            return false;
        }

        // Selects one card, or as many as a place requires, and plays them.
        function playCards(): bool {
            const playable = cards().filter(card => card.playable).map(card => card.key);
            for (const key of playable.slice(0, 3)) {
                const card = cardWithKey(key);
                if (!card)
                    break;
                select(card);
                verify(cardWithKey(key).selected, "the card is selected");
                // Uses the last place accepting the card. If places overlap, the last one is above
                // the others, so a click on its centre reaches it.
                const target = takers().pop();
                if (target) {
                    use(target);
                    if (controller.gestures.choices.length > 0)
                        keyClick("1");
                    return true;
                }
            }
            controller.gestures.clearSelection();
            return false;
        }

        function pickCard(): bool {
            const card = cards().find(card => card.pickLabel !== "");
            if (!card)
                return false;
            use(card);
            return true;
        }

        function clickPlaceThatOffers(): bool {
            const place = places().find(place => place.actionLabel !== "");
            if (!place)
                return false;
            use(place);
            return true;
        }

        function pressButton(): bool {
            const buttons = itemsIn(table, item => item instanceof ActionButton && item.visible && item.possible);
            if (buttons.length === 0)
                return false;
            use(buttons[0]);
            return true;
        }

        function takeTurn(number: int) {
            playedSpy.clear();
            const ways = [byDragging ? dragCards : playCards, pickCard, clickPlaceThatOffers, pressButton];
            // Every fifth turn tries buttons first. So the test also passes and declines to steal.
            if (number % 5 === 4)
                ways.unshift(pressButton);
            const held = hand().length;
            for (const way of ways) {
                // A card left at a place waiting for more cards also counts as an action.
                if (way() && (playedSpy.count > 0 || hand().length < held))
                    return;
            }
            fail("turn " + number + ": nothing can be done, but: " + controller.status.prompt);
        }

        // A dropped card stays where it was dropped until it moves to its destination, even if
        // other cards move first.
        function test_legal_moves_can_be_made_by_dragging_cards_data(): var {
            const rows = [];
            for (let game = 0; game < App.games.count; ++game) {
                const id = App.games.value(game, "gameId");
                rows.push({tag: id, id, motion: "full", turns: thorough ? 6 : 2});
                if (thorough || game === 0)
                    rows.push({tag: id + " with reduced motion", id, motion: "reduced", turns: 2});
            }
            return rows;
        }
        function test_legal_moves_can_be_made_by_dragging_cards(row) {
            Settings.motion = row.motion;
            byMouse = true;
            byDragging = true;
            fixture.beginGame(row.id, 3, 11, {});
            table.forceActiveFocus();
            mouseMove(table, 640, 330);
            awaitTurn();
            for (let turn = 0; !controller.status.dealOver && turn < row.turns; ++turn) {
                takeTurn(turn);
                awaitTurn();
            }
            byDragging = false;
            Settings.motion = "reduced";
        }

        function test_complete_deal_can_be_played_by_mouse_or_keyboard_data(): var {
            const rows = [];
            for (let game = 0; game < App.games.count; ++game) {
                const id = App.games.value(game, "gameId");
                // Quick test runs use the mouse in one half of the games and the keyboard in the
                // other half.
                if (thorough || game % 2 === 0)
                    rows.push({tag: id + " by mouse", id, mouse: true});
                if (thorough || game % 2 === 1)
                    rows.push({tag: id + " by keyboard", id, mouse: false});
            }
            return rows;
        }
        function test_complete_deal_can_be_played_by_mouse_or_keyboard(row) {
            byMouse = row.mouse;
            fixture.beginGame(row.id, 3, 11, {});
            compare(controller.gameId, row.id);
            table.forceActiveFocus();
            mouseMove(table, 640, 330);
            let turns = 0;
            awaitTurn();
            while (!controller.status.dealOver && turns < 300) {
                takeTurn(turns);
                ++turns;
                awaitTurn();
            }
            verify(controller.status.dealOver, "the deal ends");
            verify(turns > 0);
            verify(controller.summary.title !== "");
        }
    }
}
