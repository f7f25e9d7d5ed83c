// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of the table for every number of players, many sizes of window and text: everything lies
// on the table, nothing over anything else, cards stay readable.
import QtQuick
import QtTest
import Downpile

TestCase {
    id: test
    name: "Layout"

    readonly property var sizes: [[960, 612], [960, 640], [1280, 770], [1280, 800], [980, 770], [1920, 1050], [2560, 1410], [3840, 2130], [672, 612]]

    function test_nothing_overlaps_data() {
        const rows = [];
        for (const [width, height] of sizes) {
            for (let players = 2; players <= 8; ++players) {
                for (const text of [80, 100, 150, 200]) {
                    for (const mirrored of [false, true])
                        rows.push({tag: width + "x" + height + ", " + players + " players, " + text + " %" + (mirrored ? ", mirrored" : ""),
                                   width: width, height: height, players: players, text: text, mirrored: mirrored});
                }
            }
        }
        return rows;
    }

    function test_nothing_overlaps(data) {
        const plan = TableLayout.measure(data.width, data.height, data.players, data.text, data.mirrored);
        compare(plan.seats.length, data.players);
        const areas = areasOf(plan);
        for (const [name, area] of areas) {
            verify(area.width > 0 && area.height > 0, name + " is empty");
            verify(area.x >= 0 && area.y >= 0 && area.x + area.width <= data.width && area.y + area.height <= data.height,
                   name + " lies over the edge: " + JSON.stringify(area));
        }
        for (let i = 0; i < areas.length; ++i) {
            for (let j = i + 1; j < areas.length; ++j)
                verify(!overlap(areas[i][1], areas[j][1]), areas[i][0] + " and " + areas[j][0] + " overlap");
        }
    }

    // Everything that has a home of its own, with the room that it may take at most.
    function areasOf(plan) {
        const areas = [["prompt", plan.prompt], ["actions", plan.actions], ["tools", plan.tools], ["hand", plan.hand],
                       ["rules button", plan.rulesCorner], ["panel button", plan.panelCorner]];
        for (const place of ["stock", "downpile", "discard"])
            areas.push([place, plan.places[place]]);
        plan.seats.forEach(seat => {
            areas.push(["plate " + seat.seat, seat.plate]);
            areas.push(["piles " + seat.seat, seat.piles]);
        });
        return areas;
    }

    function overlap(one, other) {
        return one.x < other.x + other.width && other.x < one.x + one.width
            && one.y < other.y + other.height && other.y < one.y + one.height;
    }

    function inside(inner, outer) {
        return inner.x >= outer.x - 1 && inner.y >= outer.y - 1
            && inner.x + inner.width <= outer.x + outer.width + 1 && inner.y + inner.height <= outer.y + outer.height + 1;
    }

    function test_up_piles_stay_in_front_of_their_player() {
        for (const [width, height] of sizes) {
            for (let players = 2; players <= 8; ++players) {
                const plan = TableLayout.measure(width, height, players, 100, false);
                for (let seat = 0; seat < players; ++seat) {
                    for (let count = 1; count <= 10; ++count) {
                        for (let pile = 0; pile < count; ++pile) {
                            const place = TableLayout.pilePlace(plan, seat, count, pile);
                            const which = width + "x" + height + ", " + players + " players, seat " + seat + ", pile " + pile + " of " + count;
                            verify(inside(place, plan.seats[seat].piles), which + ": " + JSON.stringify(place));
                            verify(place.seen >= place.width * TableLayout.kIndexPart, which + " is covered: " + JSON.stringify(place));
                        }
                    }
                }
            }
        }
    }

    function test_up_piles_of_one_player_do_not_cover_the_index_of_another_row() {
        const plan = TableLayout.measure(980, 770, 8, 100, false);
        for (let one = 0; one < 10; ++one) {
            for (let other = 0; other < one; ++other) {
                const a = TableLayout.pilePlace(plan, 1, 10, one);
                const b = TableLayout.pilePlace(plan, 1, 10, other);
                verify(a.y === b.y || !overlap(a, b));
            }
        }
    }

    function test_hand_is_readable() {
        for (const [width, height] of sizes) {
            for (let players = 2; players <= 8; ++players) {
                const plan = TableLayout.measure(width, height, players, 100, false);
                for (let count = 1; count <= 40; ++count) {
                    let last = null;
                    for (let slot = 0; slot < count; ++slot) {
                        const card = TableLayout.handCard(plan, count, slot);
                        const which = width + "x" + height + ", card " + slot + " of " + count;
                        verify(card.x - card.width / 2 >= 0 && card.x + card.width / 2 <= width, which + " lies over the edge");
                        verify(card.y + card.height / 2 <= plan.hand.y + plan.hand.height + 1, which + " lies over the buttons");
                        verify(card.y - card.height / 2 >= plan.hand.y, which + " lies over the prompt");
                        if (last) {
                            const part = (card.x - last.x) / card.width;
                            verify(part >= TableLayout.kIndexPart - 0.02, which + " covers an index");
                            if (count <= 9 && width >= 960)
                                verify(part >= 0.5, which + " covers more than half");
                        }
                        last = card;
                    }
                }
            }
        }
    }

    function test_cards_are_big_enough_to_read() {
        const least = {960: 60, 1280: 95, 2560: 180};
        for (const [width, height] of [[960, 612], [1280, 770], [2560, 1410]]) {
            for (let players = 2; players <= 8; ++players) {
                const plan = TableLayout.measure(width, height, players, 100, false);
                verify(plan.sizes.hand.width >= least[width], width + ", " + players + ": " + plan.sizes.hand.width);
                verify(plan.sizes.opponent.width >= least[width] * 0.56);
                verify(plan.fits, width + ", " + players);
            }
        }
    }

    function test_text_follows_its_size() {
        const normal = TableLayout.measure(1280, 770, 4, 100, false);
        const large = TableLayout.measure(1280, 770, 4, 200, false);
        verify(large.em > normal.em * 1.4, "text grows to " + large.em);
        verify(large.sizes.hand.width > normal.sizes.hand.width * 0.7, "cards shrink to " + large.sizes.hand.width);
    }

    function test_seats_go_clockwise_from_the_left() {
        const sides = TableLayout.measure(1280, 770, 8, 100, false).seats.map(seat => seat.side);
        compare(sides, ["bottom", "left", "left", "top", "top", "top", "right", "right"]);
        const seats = TableLayout.measure(1280, 770, 8, 100, false).seats;
        verify(seats[1].plate.y > seats[2].plate.y);
        verify(seats[3].plate.x < seats[4].plate.x);
        verify(seats[6].plate.y < seats[7].plate.y);
        compare(TableLayout.measure(1280, 770, 3, 100, false).seats.map(seat => seat.side), ["bottom", "left", "right"]);
        compare(TableLayout.measure(1280, 770, 2, 100, false).seats.map(seat => seat.side), ["bottom", "top"]);
    }

    function test_up_piles_lie_between_plate_and_middle() {
        for (let players = 2; players <= 8; ++players) {
            const plan = TableLayout.measure(1280, 770, players, 100, false);
            for (const seat of plan.seats) {
                if (seat.side === "left")
                    verify(seat.plate.x < seat.piles.x && seat.piles.x + seat.piles.width <= plan.places.stock.x);
                else if (seat.side === "right")
                    verify(seat.plate.x > seat.piles.x && seat.piles.x >= plan.places.discard.x + plan.places.discard.width);
                else if (seat.side === "top")
                    verify(seat.plate.y < seat.piles.y && seat.piles.y + seat.piles.height <= plan.places.downpile.y);
                else
                    verify(seat.piles.y >= plan.places.downpile.y + plan.places.downpile.height);
            }
        }
    }
}
