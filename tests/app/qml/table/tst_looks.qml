// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance of the table: playable cards, badges of piles, plates and their tool tips, marks of
// legal places.
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

    Component {
        id: badge

        PileBadge {
            zone: "upPiles"
            seat: 1
            pile: 0
            size: 4
            score: 12
            faceDown: false
            progress: ""
        }
    }

    Component {
        id: placeMarks

        PlaceMarks {
            accepts: true
            nearest: false
            hinted: false
            corner: 4
        }
    }

    TableCase {
        id: test
        name: "Looks"
        cardTable: table

        readonly property TableController controller: App.table

        function initTestCase() {
            Settings.pace = "instant";
            Settings.motion = "reduced";
        }

        function cleanup() {
            fixture.leave();
            Settings.showPlayable = true;
            Settings.textSize = 100;
            window.width = 1280;
            window.height = 770;
        }

        function begin(game, players, seed) {
            fixture.beginGame(game, players, seed, {});
            table.forceActiveFocus();
            mouseMove(table, 5, 400);
            awaitTurn();
        }

        function awaitTurn() {
            tryVerify(() => controller.status.yourTurn || controller.status.dealOver, 20000, "the turn of the player, or the end of the deal");
            controller.pace.hurry();
            waitForRest();
        }

        // Draws until some cards of the hand can be played and others cannot.
        function awaitChoice() {
            for (let turn = 0; turn < 40; ++turn) {
                const able = hand().filter(card => card.playable).length;
                if (able > 0 && able < hand().length)
                    return;
                controller.gestures.press("draw");
                awaitTurn();
            }
            fail("always all or nothing can be played");
        }

        function test_playable_cards_are_raised_unless_the_setting_is_off() {
            begin("underwear", 3, 5);
            awaitChoice();
            for (const card of hand()) {
                compare(card.idle, !card.playable);
                compare(card.raise > 0, card.playable, card.face);
                compare(card.dimmed, !card.playable, card.face);
            }
            Settings.showPlayable = false;
            verify(hand().every(card => card.raise === 0 && !card.dimmed));
        }

        function test_cards_are_not_dimmed_during_the_bidding() {
            begin("up-and-down", 3, 2);
            controller.undoHistory.nextDeal();
            tryVerify(() => controller.status.yourTurn && controller.buttons.count > 0, 20000, "the player may bid");
            verify(hand().length > 0);
            verify(hand().every(card => !card.dimmed && card.raise === 0));
        }

        function test_taken_tricks_are_not_a_drop_place() {
            begin("up-and-down", 3, 2);
            for (let move = 0; move < 10 && hand().every(card => !card.playable); ++move) {
                if (controller.status.dealOver)
                    controller.undoHistory.nextDeal();
                else
                    controller.gestures.press("bid 1") || controller.gestures.press("bid 0");
                awaitTurn();
            }
            const card = hand().find(card => card.playable);
            verify(card, "the player has a card to play");
            controller.gestures.pickUp(card.key);
            verify(place("trick/0/0").accepts);
            verify(!place("played").accepts);
            controller.gestures.putBack();
        }

        function test_points_on_the_badge_of_a_pile_grow_with_the_text_size() {
            const spot = {x: 0, y: 0, width: 100, height: 140, step: 110, badge: "worth"};
            const usual = createTemporaryObject(badge, window, {em: 13, spot: spot});
            const large = createTemporaryObject(badge, window, {em: 24, spot: spot});
            verify(large.pixelSize > usual.pixelSize * 1.2, usual.pixelSize + " grows to " + large.pixelSize);
            compare(large.text, usual.text);
            verify(large.width <= 111, "as wide as " + large.width);
        }

        function test_badge_of_a_pile_shows_pt_for_one_point_and_pts_for_more() {
            const spot = {x: 0, y: 0, width: 100, height: 140, step: 110, badge: "worth"};
            for (const [score, faceDown, text] of [[1, false, "1 pt"], [4, false, "4 pts"], [4, true, "4 × 1 pt"], [8, true, "4 × 2 pts"]])
                compare(createTemporaryObject(badge, window, {em: 13, spot: spot, score: score, faceDown: faceDown}).text, text);
        }

        function test_marks_of_neighbouring_places_do_not_overlap() {
            for (const [width, height] of [[960, 610], [1366, 720], [1920, 1050]]) {
                const plan = TableLayout.measure(Arrangements.of("three-up-three-down", []), width, height, 4, 100, false);
                const spots = [0, 1].map(column => TableLayout.place(plan, "down", 0, column, 3));
                const marks = spots.map(spot => createTemporaryObject(placeMarks, window, {em: plan.em, spot: spot, x: spot.x, width: spot.width}));
                verify(marks[0].x + marks[0].width + marks[0].reach <= marks[1].x - marks[1].reach + 1, width + "x" + height + ": " + marks[0].reach);
                marks[0].nearest = true;
                verify(marks[0].reach > marks[1].reach);
            }
        }

        // An opponent's empty place is invisible, so no tool tip and no step of the guide may point
        // at it.
        function test_empty_places_of_opponents_are_invisible() {
            begin("life", 3, 4);
            const faceUp = itemsIn(table, item => item instanceof TablePlace && item.zone === "faceUp" && item.size === 0);
            for (const place of faceUp)
                compare(place.visibleThere, place.seat === 0, place.label);
            const own = faceUp.find(place => place.seat === 0);
            verify(own && faceUp.length > 1);
            verify(own.spot.outline.width < own.width);
            fuzzyCompare(table.areas.of("faceUp").width, own.spot.outline.width, 1);
        }

        function test_tooltip_of_a_plate_lists_name_cards_and_values() {
            begin("life", 4, 3);
            for (const plate of itemsIn(table, item => item instanceof PlayerPlate)) {
                const lines = plate.about.split("\n");
                compare(lines[0], plate.name);
                verify(lines.includes(plate.cardCount + " cards in hand"), plate.about);
                compare(lines.some(line => line.includes("chip")), plate.isDealer);
                for (let row = 0; row < plate.facts.length; ++row)
                    verify(lines.some(line => line.toLowerCase() === plate.facts[row].label.toLowerCase()), plate.about);
            }
        }

        function test_score_does_not_touch_the_line_below_on_a_plate_data() {
            return [{tag: "100 %", text: 100}, {tag: "200 %", text: 200}];
        }

        function test_score_does_not_touch_the_line_below_on_a_plate(data) {
            Settings.textSize = data.text;
            begin("underwear", 7, 3);
            for (const plate of itemsIn(table, item => item instanceof PlayerPlate && item.tall)) {
                const score = itemsIn(plate, item => item.objectName === "score")[0];
                const second = itemsIn(plate, item => item.objectName === "second")[0];
                const bottom = plate.mapFromItem(score, 0, score.height).y;
                const top = plate.mapFromItem(second, 0, 0).y + (second.height - second.paintedHeight) / 2;
                verify(bottom <= top + plate.em * 0.1, plate.name + ": " + bottom + " and " + top);
            }
        }
    }
}
