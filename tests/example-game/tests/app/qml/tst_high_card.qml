// SPDX-License-Identifier: GPL-3.0-or-later
// No file of the app mentions High Card. Nevertheless the table shows its places, according to
// their ZoneKind, and users can play it by mouse and keyboard. It has the picture of card games
// without a picture of their own.
import QtQuick
import QtTest
import Downpile
import "../../../../app/qml/table"

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

    GamePicture {
        id: picture
        width: 200
        height: 124
        visible: false
        gameId: "high-card"
    }

    SignalSpy {
        id: playedSpy
        target: App.table
        signalName: "played"
    }

    TableCase {
        id: test
        name: "HighCard"
        cardTable: table

        readonly property TableController controller: App.table

        function initTestCase() {
            Settings.pace = "instant";
            Settings.motion = "reduced";
        }

        function cleanup() {
            fixture.leave();
            window.width = 1280;
            window.height = 770;
        }

        function begin(players) {
            fixture.begin(players, 5, {deals: 1});
            compare(controller.gameId, "high-card");
            table.forceActiveFocus();
            mouseMove(table, 640, 400);
            awaitTurn();
        }

        function awaitTurn() {
            tryVerify(() => controller.status.yourTurn || controller.status.dealOver, 20000, "the turn of the player, or the end of the deal");
            controller.pace.hurry();
            waitForRest();
        }

        // Returns the places accepting the card after it is picked up.
        function takers(card: Item): var {
            controller.gestures.pickUp(card.key);
            const places = itemsIn(table, item => item instanceof TablePlace && item.accepts);
            controller.gestures.putBack();
            return places;
        }

        function playDeal(playCard) {
            for (let trick = 0; trick < 5; ++trick) {
                compare(hand().length, 5 - trick);
                verify(hand().every(card => card.playable));
                playedSpy.clear();
                playCard(hand()[0]);
                compare(playedSpy.count, 1);
                compare(controller.coach.refusal, "");
                awaitTurn();
            }
            verify(controller.status.gameOver);
        }

        function verifyInside(item: Item) {
            const area = item.mapToItem(table, 0, 0, item.width, item.height);
            verify(area.x >= -1 && area.right <= table.width + 1, item.Accessible.name + " at " + area);
            verify(area.y >= -1 && area.bottom <= table.height + 1, item.Accessible.name + " at " + area);
        }

        function test_deal_can_be_played_by_mouse_data(): var {
            return [2, 3, 4].map(players => ({tag: players + " players", players}));
        }
        function test_deal_can_be_played_by_mouse(row) {
            begin(row.players);
            playDeal(card => {
                verify(takers(card).length > 0, "a place takes the card");
                dragCard(card, centreOf(takers(card)[0]));
            });
        }

        function test_deal_can_be_played_by_keyboard() {
            begin(4);
            playDeal(card => {
                walkTo(card);
                keyClick(Qt.Key_Return);
            });
        }

        function test_places_do_not_overlap_data(): var {
            return [[800, 532], [1280, 770], [2560, 1410]].map(([width, height]) => ({tag: width + "x" + height, width, height}));
        }
        function test_places_do_not_overlap(row) {
            window.width = row.width;
            window.height = row.height;
            begin(4);
            cards().forEach(verifyInside);
            compare(hand().length, 5);
            for (let seat = 1; seat < 4; ++seat)
                verify(cards().some(card => card.zone === "hands" && card.seat === seat), "a hand of seat " + seat);
            const places = itemsIn(table, item => item instanceof TablePlace);
            verify(places.length >= 2, "the table has at least two places");
            places.forEach((first, index) => {
                verifyInside(first);
                for (const other of places.slice(index + 1)) {
                    const apart = first.x + first.width <= other.x || other.x + other.width <= first.x
                        || first.y + first.height <= other.y || other.y + other.height <= first.y;
                    verify(apart, first.label + " overlaps " + other.label);
                }
            });
        }

        function test_game_without_its_own_picture_has_a_picture_of_card_backs() {
            verify(picture.item instanceof BacksScene);
        }
    }
}
