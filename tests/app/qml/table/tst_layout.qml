// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of the table for all games, numbers of players and many sizes of window and text:
// places, plates and buttons are on the table and do not overlap, and cards stay readable. An
// opened hand is spread out in front of its player, with backs or faces up.
import QtQuick
import QtTest
import Downpile
import "Fronts.mjs" as Fronts

TestCase {
    id: test
    name: "Layout"

    readonly property var allSizes: [[960, 612], [1280, 770], [3840, 2130], [560, 530], [960, 640], [1280, 800], [980, 770], [1920, 1050], [2560, 1410], [672, 612]]
    readonly property var sizes: thorough ? allSizes : allSizes.slice(0, 4)

    readonly property var games: Object.assign({}, Fronts.games, {
        // An invented game without an arrangement in Arrangements.mjs, like a new game in
        // development. Its arrangement is made from the kinds of its zones.
        "unheard-of": {most: 8, front: [["melds", 0, 4], ["melds", 1, 4]]},
        // Invented games where each player has a value, the number of lives, beside cards in
        // front of the player or without such cards.
        "with lives": {most: 8, front: [["melds", 0, 1]]},
        "with nothing but lives": {most: 8, front: []}
    })
    readonly property var withLives: ({middle: [{zone: "stock"}], front: [{fact: "lives"}, {zone: "melds", shape: "stack"}],
                                       own: 0.67, opponent: 0.56, plateFacts: true})
    readonly property var withLivesOnly: ({middle: [{zone: "stock"}, {zone: "waste"}], front: [{fact: "lives"}], own: 0.8, opponent: 0.7})
    readonly property var madeUp: ({"with lives": withLives, "with nothing but lives": withLivesOnly})
    readonly property var unheardOf: [{zone: "stock", kind: "stock"}, {zone: "melds", kind: "ownPiles"}, {zone: "waste", kind: "discard"},
                                      {zone: "heap", kind: "pile"}]

    function planOf(game: string, width: real, height: real, players: int, text = 100, mirrored = false): var {
        const arrangement = madeUp[game] ?? Arrangements.of(game, unheardOf);
        return TableLayout.measure(arrangement, width, height, players, text, mirrored);
    }

    // Calls `check(plan, which, game)` for all games, numbers of players and sizes.
    function forAllTables(check) {
        for (const [game, {most}] of Object.entries(games)) {
            for (const [width, height] of sizes) {
                for (let players = 2; players <= most; ++players)
                    check(planOf(game, width, height, players), game + ", " + width + "x" + height + ", " + players + " players", game);
            }
        }
    }

    function test_layout_is_tested_for_every_game_with_an_arrangement() {
        compare(Arrangements.ids().concat("unheard-of", Object.keys(madeUp)).sort(), Object.keys(games).sort());
    }

    function test_places_plates_buttons_and_prompt_do_not_overlap_data() {
        const rows = [];
        for (const [game, {most}] of Object.entries(games)) {
            for (const [width, height] of sizes) {
                for (let players = 2; players <= most; ++players) {
                    for (const text of [80, 100, 150, 200]) {
                        rows.push({tag: game + ", " + width + "x" + height + ", " + players + " players, " + text + " %",
                                   game: game, width: width, height: height, players: players, text: text});
                    }
                }
            }
        }
        return rows;
    }

    function test_places_plates_buttons_and_prompt_do_not_overlap(data) {
        for (const mirrored of [false, true])
            checkOverlaps(data, planOf(data.game, data.width, data.height, data.players, data.text, mirrored));
    }

    function checkOverlaps(data, plan) {
        compare(plan.seats.length, data.players);
        const areas = areasOf(plan);
        for (const [name, area] of areas) {
            verify(area.width > 0 && area.height > 0, name + " is empty");
            verify(area.x >= 0 && area.y >= 0 && area.x + area.width <= data.width && area.y + area.height <= data.height,
                   name + " lies over the edge: " + JSON.stringify(area));
        }
        for (let i = 0; i < areas.length; ++i) {
            for (let j = i + 1; j < areas.length; ++j)
                if (overlap(areas[i][1], areas[j][1]))
                    fail(areas[i][0] + " and " + areas[j][0] + " overlap");
        }
    }

    // Returns the areas of all separate items of a table, each at its largest size.
    function areasOf(plan) {
        const areas = [["prompt", plan.prompt], ["actions", plan.actions], ["tools", plan.tools], ["hand", plan.hand],
                       ["rules button", plan.rulesCorner], ["panel button", plan.panelCorner]];
        for (const [zone, area] of Object.entries(plan.places).concat(Object.entries(plan.tiles)))
            areas.push([zone, Object.assign({}, area, {height: area.height + (area.caption ?? 0)})]);
        if (plan.facts)
            areas.push(["facts", plan.facts]);
        plan.seats.forEach(seat => {
            // The area includes the room below an opponent's plate for that opponent's bid or suit.
            areas.push(["plate " + seat.seat, Object.assign({}, seat.plate, {height: seat.plate.height + (seat.seat > 0 ? plan.tab : 0)})]);
            areas.push(["front " + seat.seat, seat.front]);
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

    function areaOf(home: var): rect {
        return Qt.rect(home.x - home.width / 2, home.y - home.height / 2, home.width, home.height);
    }

    // The fan of an opponent's cards at a wide plate does not cover the line of values, such as the
    // score, at the bottom of the plate.
    function test_fan_of_an_opponent_does_not_cover_the_score_on_the_plate() {
        forAllTables((plan, table) => {
            for (const home of plan.seats.filter(seat => seat.side === "top" && plan.tab > 0)) {
                const fan = areaOf(TableLayout.cardHome(plan, "hands", home.seat, -1, 1, 9, 9, false));
                const facts = home.plate.y + home.plate.height - plan.em * 0.84 * 1.5 * 0.34;
                verify(fan.y + fan.height < facts, table + ", seat " + home.seat);
                verify(fan.x >= home.plate.x && fan.y >= home.plate.y, table + ", seat " + home.seat);
            }
        });
    }

    // Known cards of an opponent's hand are at the end of the fan. The backs before them share the
    // remaining positions.
    function test_each_known_card_in_a_fan_has_its_own_position() {
        forAllTables((plan, table) => {
            for (const seat of plan.seats.filter(seat => seat.fan).map(seat => seat.seat)) {
                for (const [count, known] of [[25, 2], [13, 4], [13, 12], [5, 5]]) {
                    const spots = [...Array(count).keys()].map(slot => TableLayout.cardHome(plan, "hands", seat, -1, 1, slot, count, false, [], [], {slot: slot, known: known}).x);
                    for (let slot = Math.max(1, count - known); slot < count; ++slot)
                        verify(spots[slot] > spots[slot - 1] + 0.5, table + ", seat " + seat + ": " + spots);
                }
            }
        });
    }

    function test_cards_and_places_are_in_front_of_their_player() {
        forAllTables((plan, table, game) => {
            plan.seats.forEach(home => {
                for (const [zone, pile, count] of games[game].front) {
                    const label = table + ", seat " + home.seat + ", " + zone + "/" + pile;
                    const many = games[game].front.filter(each => each[0] === zone).length;
                    const place = TableLayout.place(plan, zone, home.seat, pile, many);
                    verify(inside(place, home.front), label + ": " + JSON.stringify(place));
                    if (place.outline)
                        verify(inside(place.outline, place), label + ": " + JSON.stringify(place));
                    let last = null;
                    for (let slot = 0; slot < count; ++slot) {
                        const card = TableLayout.cardHome(plan, zone, home.seat, pile, many, slot, count, false);
                        const area = areaOf(card);
                        area.y += ["faceDown", "upPiles", "melds"].includes(zone) ? place.y - area.y : 0;   // piles grow upward a little
                        verify(inside(area, place), label + ", card " + slot + ": " + area);
                        verify(card.height > card.width);
                        verify(!last || card.layer > last.layer, label + ": the next card is not above the one before");
                        last = card;
                    }
                }
            });
        });
    }

    function test_cards_above_or_below_a_plate_are_mirrored_in_right_to_left_languages() {
        for (let players = 2; players <= 8; ++players) {
            const plan = planOf("life", 1280, 770, players);
            const other = planOf("life", 1280, 770, players, 100, true);
            const all = ["faceDown", "faceUp"];
            plan.seats.forEach((home, seat) => {
                const {side, front} = home;
                const label = players + " players, seat " + seat;
                const areas = each => [...all.map(zone => TableLayout.place(each, zone, seat, 0, 1).outline),
                                       ...seat > 0 ? [TableLayout.openFanGround(each, seat, 12, all)] : []];
                const expected = areas(plan).map(area => side === "left" || side === "right" ? area.x : 2 * front.x + front.width - area.x - area.width);
                areas(other).forEach((area, index) => fuzzyCompare(area.x, expected[index], 2, label + ", " + index));
            });
        }
    }

    // A value in front of a player, such as the number of lives, has its own position, and neither
    // cards nor an opened hand cover it.
    function test_value_in_front_of_a_player_is_not_covered_by_cards_or_opened_hands() {
        forAllTables((plan, table, game) => {
            const facts = Object.keys(TableLayout.frontFacts(plan));
            verify(!(game in madeUp) || facts.join() === "lives");
            for (const fact of facts) {
                for (const home of plan.seats)
                    checkTile(plan, home, TableLayout.frontTile(plan, home.seat, fact), games[game].front, table + ", seat " + home.seat);
            }
        });
    }

    function checkTile(plan, home, tile, front, label) {
        verify(inside(tile, home.front), label + ": " + JSON.stringify(tile));
        verify(tile.width >= plan.em * 1.5 && tile.height > tile.width, label + ": " + JSON.stringify(tile));
        for (const [zone] of front)
            verify(!overlap(tile, TableLayout.place(plan, zone, home.seat, 0, 1)), label + ": " + zone);
        const held = TableLayout.cardHome(plan, "hands", home.seat, -1, 1, 0, 1, false);
        verify(!overlap(tile, areaOf(held)), label);
        for (const count of home.seat > 0 ? [1, 2, 5] : []) {
            for (const lying of [[], front.map(([zone]) => zone)]) {
                const ground = TableLayout.openFanGround(plan, home.seat, count, lying);
                verify(!overlap(tile, ground), label + ": " + count + " cards turned up, " + JSON.stringify([tile, ground]));
            }
        }
    }

    function test_corner_indices_of_overlapping_table_cards_are_visible() {
        forAllTables((plan, table, game) => {
            for (const [zone, pile, count] of games[game].front.filter(each => ["faceUp", "trick", "up"].includes(each[0]))) {
                for (let seat = 0; seat < plan.players; ++seat) {
                    for (let slot = 1; slot < count; ++slot) {
                        const one = TableLayout.cardHome(plan, zone, seat, pile, 1, slot - 1, count, false);
                        const next = TableLayout.cardHome(plan, zone, seat, pile, 1, slot, count, false);
                        verify(next.x - one.x >= one.width * FrontLayout.kIndexPart - 0.5, table + ", seat " + seat + ": " + (next.x - one.x));
                    }
                }
            }
        });
    }

    function test_face_down_cards_are_visible_under_face_up_ones() {
        forAllTables((plan, table, game) => {
            if (game !== "three-up-three-down")
                return;
            for (let seat = 0; seat < plan.players; ++seat) {
                for (let column = 0; column < 3; ++column) {
                    const down = TableLayout.cardHome(plan, "down", seat, column, 3, 0, 1, false);
                    const up = TableLayout.cardHome(plan, "up", seat, 0, 1, column, 3, false);
                    compare(up.x, down.x);
                    verify(up.y - down.y >= down.height * 0.25 && up.layer > down.layer, table + ", seat " + seat);
                }
            }
        });
    }

    function test_trick_cards_are_at_the_inner_side_of_their_players_area() {
        for (let players = 2; players <= games["up-and-down"].most; ++players) {
            const plan = planOf("up-and-down", 1280, 770, players);
            for (const home of plan.seats) {
                const card = areaOf(TableLayout.cardHome(plan, "trick", home.seat, 0, 1, 0, 1, false));
                if (home.side === "left")
                    fuzzyCompare(card.x + card.width, home.front.x + home.front.width, 2);
                else if (home.side === "right")
                    fuzzyCompare(card.x, home.front.x, 2);
                else
                    verify(Math.abs(card.x + card.width / 2 - plan.width / 2)
                           <= Math.abs(home.front.x + home.front.width / 2 - plan.width / 2) + 2, home.side + home.seat);
            }
        }
    }

    function test_opened_hands_in_life_do_not_cover_tops_of_cards_or_the_prompt() {
        forAllTables((plan, table, game) => {
            for (const home of game === "life" ? plan.seats.slice(1) : []) {
                const all = ["faceDown", "faceUp"];
                const ground = TableLayout.openFanGround(plan, home.seat, 16, all);
                verify(inside(ground, {x: 0, y: 0, width: plan.width, height: plan.height}), table + ": " + JSON.stringify(ground));
                verify(!overlap(ground, plan.hand) && !overlap(ground, plan.prompt), table);
                const one = TableLayout.cardHome(plan, "hands", home.seat, -1, 0, 0, 16, true, all);
                const next = TableLayout.cardHome(plan, "hands", home.seat, -1, 0, 1, 16, true, all);
                verify(inside(areaOf(one), ground));
                for (const zone of ["faceDown", "faceUp"]) {
                    const lying = areaOf(TableLayout.cardHome(plan, zone, home.seat, 0, 1, 0, 6, false));
                    verify(ground.y - lying.y >= lying.height * 0.44, table + ", seat " + home.seat + ": " + zone + " is covered");
                }
                // If the table is at least 960 pixels wide, an opponent's opened hand of twelve cards
                // does not cover the opponent's safe cards.
                const few = TableLayout.openFanGround(plan, home.seat, 12, all);
                const safe = areaOf(TableLayout.cardHome(plan, "faceDown", home.seat, 0, 1, 0, 6, false));
                verify(plan.width < 960 || !overlap(few, safe), table + ", seat " + home.seat + ": safe cards are covered");
                for (const other of plan.seats.slice(1)) {
                    verify(!overlap(ground, other.plate), table + ", seats " + home.seat + " and " + other.seat);
                    if (other.seat !== home.seat)
                        verify(!overlap(ground, TableLayout.openFanGround(plan, other.seat, 16, all)), table + ", seats " + home.seat + " and " + other.seat);
                }
                verify(next.x - one.x >= (plan.width < 600 ? 4 : plan.width < 960 ? 5 : 8), table + ", seat " + home.seat + ": " + (next.x - one.x));
            }
        });
    }

    // In a replay with all hands open, the hands do not cover the upper 40 % of the height of cards
    // in front of players.
    function test_opened_hands_do_not_cover_upper_part_of_up_piles_or_rows() {
        const piles = count => Array(count).fill("upPiles");
        const fronts = {
            "three-up-three-down": [[["down", "down", "down", "up"], "up", 0], [["down", "down", "down"], "down", 1]],
            "underwear": [1, 2, 3, 4, 6].map(count => [piles(count), "upPiles", count - 1])
        };
        forAllTables((plan, table, game) => {
            for (const [zones, zone, pile] of fronts[game] ?? []) {
                const places = zones.filter(each => each === zone).length;
                for (const home of plan.seats.slice(1)) {
                    for (const held of [1, 4, 12]) {
                        const label = table + ", seat " + home.seat + ", " + zones + ", " + held + " cards";
                        const ground = TableLayout.openFanGround(plan, home.seat, held, zones);
                        verify(inside(ground, {x: 0, y: 0, width: plan.width, height: plan.height}), label);
                        verify(!overlap(ground, plan.hand) && !overlap(ground, plan.prompt), label);
                        const lying = areaOf(TableLayout.cardHome(plan, zone, home.seat, pile, places, 1, zone === "up" ? 3 : 1, false));
                        verify(!overlap(ground, lying) || ground.y - lying.y >= lying.height * 0.4, label + ": " + zone + " is covered");
                        for (const other of plan.seats.slice(1))
                            verify(!overlap(ground, other.plate), label + " covers the plate of " + other.seat);
                    }
                }
            }
        });
    }

    // An opened hand of four cards fits beside two up-piles in Underwear, and beside the rows of
    // three cards in 3UP 3DOWN.
    function test_opened_hand_of_four_cards_fits_beside_two_up_piles_or_rows_of_three() {
        for (const [game, zones] of [["underwear", ["upPiles", "upPiles"]], ["three-up-three-down", ["down", "down", "down", "up"]]]) {
            for (const [width, height] of [[1280, 770], [1920, 1050]]) {
                const plan = planOf(game, width, height, 4);
                for (const home of plan.seats.slice(1)) {
                    const ground = TableLayout.openFanGround(plan, home.seat, 4, zones);
                    for (const zone of new Set(zones))
                        verify(!overlap(ground, TableLayout.place(plan, zone, home.seat, 0, zones.filter(each => each === zone).length)), game + ", seat " + home.seat + ": " + zone);
                }
            }
        }
    }

    // Regression: at tables for six or more, the opened hands of players at the sides covered the
    // lower part of their up-piles, although there was room beside or below.
    // With ten piles of the viewer there is no free room, so a hand may cover its player's piles.
    function test_opened_hands_at_the_sides_cover_no_up_piles_of_their_player_or_the_viewer() {
        const piles = count => Array(count).fill("upPiles");
        for (const [width, height] of [[960, 612], [1280, 770], [1920, 1050]]) {
            for (let players = 4; players <= 8; ++players) {
                const plan = planOf("underwear", width, height, players);
                const areas = (seat, count) => piles(count).map((zone, pile) => TableLayout.place(plan, zone, seat, pile, count));
                for (const home of plan.seats.filter(seat => ["left", "right"].includes(seat.side))) {
                    for (const own of [0, 3, 5, 10]) {
                        const label = [width, height, players, home.seat, own].join(" ");
                        const ground = TableLayout.openFanGround(plan, home.seat, 6, piles(3), piles(own));
                        verify(own > 5 || !areas(home.seat, 3).some(area => overlap(area, ground)), label + ": piles of the player");
                        verify(!areas(0, own).some(area => overlap(area, ground)), label + ": piles of the viewer");
                        verify(!overlap(ground, plan.prompt), label);
                    }
                }
            }
        }
    }

    // If no cards lie in front of a player, the opened hand is next to the plate.
    function test_opened_hands_are_beside_their_players() {
        for (const [width, height] of sizes) {
            for (let players = 2; players <= 8; ++players) {
                const plan = planOf("life", width, height, players);
                for (const home of plan.seats.slice(1)) {
                    const label = width + "x" + height + ", " + players + " players, seat " + home.seat;
                    const ground = TableLayout.openFanGround(plan, home.seat, 5, []);
                    verify(inside(ground, {x: 0, y: 0, width: plan.width, height: plan.height}), label);
                    if (home.side === "top") {
                        verify(ground.y - home.front.y <= 2, label + ": the opened hand is not below the plate");
                        fuzzyCompare(ground.x + ground.width / 2, home.front.x + home.front.width / 2, 2);
                        continue;
                    }
                    fuzzyCompare(ground.y + ground.height / 2, home.front.y + home.front.height / 2, plan.em * 0.8);
                    const gap = home.side === "left" ? ground.x - home.plate.x - home.plate.width : home.plate.x - ground.x - ground.width;
                    verify(gap >= 0 && gap <= plan.margin + 2, label + ": " + gap + " from the plate");
                    // If the player has only safe cards in front, the opened hand is beside these
                    // cards, at the same vertical position as without any cards in front.
                    const beside = TableLayout.openFanGround(plan, home.seat, 5, ["faceDown"]);
                    compare(beside.y, ground.y);
                }
            }
        }
    }

    function test_up_piles_are_visible_in_front_of_their_player() {
        for (const [width, height] of sizes) {
            for (let players = 2; players <= 8; ++players) {
                const plan = planOf("underwear", width, height, players);
                for (let seat = 0; seat < players; ++seat) {
                    for (let count = 1; count <= 10; ++count) {
                        for (let pile = 0; pile < count; ++pile) {
                            const place = TableLayout.place(plan, "upPiles", seat, pile, count);
                            const label = width + "x" + height + ", " + players + " players, seat " + seat + ", pile " + pile + " of " + count;
                            verify(inside(place, plan.seats[seat].front), label + ": " + JSON.stringify(place));
                            verify(place.seen >= place.width * FrontLayout.kIndexPart, label + " is covered: " + JSON.stringify(place));
                        }
                    }
                }
            }
        }
    }

    function test_rows_of_up_piles_do_not_cover_each_other() {
        const plan = planOf("underwear", 980, 770, 8);
        for (let one = 0; one < 10; ++one) {
            for (let other = 0; other < one; ++other) {
                const a = TableLayout.place(plan, "upPiles", 1, one, 10);
                const b = TableLayout.place(plan, "upPiles", 1, other, 10);
                verify(a.y === b.y || !overlap(a, b));
            }
        }
    }

    function test_corner_index_of_every_card_in_the_hand_is_visible() {
        forAllTables((plan, table, game) => {
                const {width, height} = plan;
                if (plan.players % 2 === 1)
                    return;
                for (let count = 1; count <= 40; ++count) {
                    let last = null;
                    for (let slot = 0; slot < count; ++slot) {
                        const card = TableLayout.handCard(plan, count, slot);
                        const label = table + ", card " + slot + " of " + count;
                        verify(card.x - card.width / 2 >= 0 && card.x + card.width / 2 <= width, label + " lies over the edge");
                        verify(card.y + card.height / 2 <= plan.hand.y + plan.hand.height + 1, label + " lies over the buttons");
                        verify(card.y - card.height / 2 >= plan.hand.y, label + " lies over the prompt");
                        if (last) {
                            const part = (card.x - last.x) / card.width;
                            verify(part >= FrontLayout.kIndexPart - 0.02, label + " covers an index");
                            if (count <= 9 && width >= 960)
                                verify(part >= 0.5, label + " covers more than half");
                        }
                        last = card;
                    }
                }
        });
    }

    function test_cards_have_at_least_the_minimum_width_for_each_window_size() {
        const least = {960: 60, 1280: 90, 2560: 180};
        for (const [width, height] of [[960, 612], [1280, 770], [2560, 1410]]) {
            for (const [game, {most}] of Object.entries(games)) {
                for (let players = 2; players <= most; ++players) {
                    const plan = planOf(game, width, height, players);
                    const label = game + ", " + width + ", " + players;
                    verify(plan.sizes.hand.width >= least[width], label + ": " + plan.sizes.hand.width);
                    verify(plan.sizes.opponent.width >= least[width] * 0.5, label + ": " + plan.sizes.opponent.width);
                    verify(plan.fits, label);
                }
            }
        }
    }

    // Ultimate Loser: the trick is in the middle, with cards almost as large as in the hand, and
    // each play is at its player's side. The gin card and the spares belong to no player: they lie
    // between the plays, so none of them is beside a plate.
    function test_trick_is_in_the_middle_with_each_card_toward_its_player() {
        // The four sizes added to allSizes are those of the table in windows of 900x500, 960x540,
        // 1366x768 and 1920x1080.
        for (const [width, height] of allSizes.concat([[900, 472], [960, 512], [1366, 740], [1920, 1052]])) {
            for (let players = 2; players <= 8; ++players) {
                const plan = planOf("ultimate-loser", width, height, players);
                const label = width + "x" + height + ", " + players + " players";
                const {trick, sizes: cards, places, seats} = plan;
                verify(Math.abs(trick.x + trick.width / 2 - width / 2) <= 2, label);
                verify(cards.own.width === cards.opponent.width && cards.own.width >= cards.hand.width * 0.85, label);
                verify(places.gin.width < cards.own.width && places.gin.caption > 0, label + ": gin card " + places.gin.width);
                for (const seat of seats) {
                    verify(inside(seat.front, trick), label + ", seat " + seat.seat);
                    const spot = seat.front;
                    const home = areaOf(TableLayout.cardHome(plan, "trick", seat.seat, 0, 1, 0, 1, false));
                    const aside = home.x + home.width / 2 - width / 2;
                    if (seat.side === "left")
                        verify(aside < 0 && home.left < spot.x + 3, label + ": the cards are not beside their player");
                    else if (seat.side === "right")
                        verify(aside > 0 && home.right > spot.x + spot.width - 3, label + ": the cards are not beside their player");
                    else if (seat.side === "top")
                        verify(spot.y < seats[0].front.y, label);
                    if (seat.side === "left")
                        verify(spot.x >= seat.plate.x + seat.plate.width && spot.x + spot.width < places.gin.x, label + ": the gin card is beside a plate");
                    else if (seat.side === "right")
                        verify(spot.x + spot.width <= seat.plate.x && spot.x > places.spares.x + places.spares.width, label + ": the spares are beside a plate");
                }
                verify(places.gin.x + places.gin.width < seats[0].front.x && places.spares.x > seats[0].front.x + seats[0].front.width, label);
            }
        }
    }

    function test_text_grows_with_the_text_size() {
        const normal = planOf("underwear", 1280, 770, 4);
        const large = planOf("underwear", 1280, 770, 4, 200);
        verify(large.labels >= normal.labels * 1.35, "the text size is only " + large.labels);
        verify(large.words >= normal.words * 1.7, "the messages grow only to " + large.words);
    }

    // Large text may make cards smaller, except in the own hand.
    function test_large_text_leaves_the_own_hand_its_size() {
        for (const game of Object.keys(games).filter(id => id !== "unheard-of")) {
            for (const [width, height] of [[630, 502], [900, 502], [956, 738], [1280, 770], [1366, 738], [1920, 1050]]) {
                for (const players of [2, 4, games[game].most]) {
                    const label = game + ", " + width + ", " + players + " players, ";
                    const normal = planOf(game, width, height, players);
                    for (const text of [125, 150, 200]) {
                        const large = planOf(game, width, height, players, text);
                        verify(large.sizes.hand.width >= normal.sizes.hand.width, label + text + ": hand of " + large.sizes.hand.width + ", not " + normal.sizes.hand.width);
                        verify(large.sizes.middle.width >= normal.sizes.middle.width * 0.69, label + text + ": cards of " + large.sizes.middle.width + ", not " + normal.sizes.middle.width);
                        verify(large.em >= normal.em && large.words >= normal.words, label + text);
                    }
                }
            }
        }
    }

    // The text size also has an effect on the table of a small window with the side panel.
    function test_text_of_a_small_table_grows_with_the_text_size() {
        for (const game of Object.keys(games).filter(id => id !== "unheard-of")) {
            for (const players of [2, 4, 6]) {
                const label = game + ", " + players + " players: ";
                const normal = planOf(game, 630, 502, players);
                const large = planOf(game, 630, 502, players, 150);
                verify(large.words >= normal.words * 1.3, label + "words of " + large.words + ", not " + normal.words);
                verify(players > 2 || large.em >= normal.em * 1.1, label + "plates of " + large.em + ", not " + normal.em);
            }
        }
    }

    // Plates and piles have some room around their texts. Large text uses it, also in a small window
    // with a replay.
    function test_texts_on_plates_grow_within_the_plates() {
        for (const [width, height] of [[900, 470], [630, 470], [900, 390], [1366, 738], [956, 640]]) {
            for (const game of Object.keys(games).filter(id => id !== "unheard-of")) {
                for (const players of [2, 3, 4, 6]) {
                    const label = game + ", " + width + "x" + height + ", " + players + " players: ";
                    const normal = planOf(game, width, height, players);
                    const large = planOf(game, width, height, players, 150);
                    verify(large.labels >= normal.labels * (players > 4 || height < 400 ? 1 : 1.05), label + "text of " + large.labels + ", not " + normal.labels);
                    verify(large.words >= 11, label + "messages of " + large.words);
                    for (const {side, plate} of large.seats) {
                        const above = side === "left" || side === "right" ? large.em * TableLayout.kTallWords : 0;
                        verify(above + 2 * TableLayout.kLine * large.labels <= plate.height + 1, label + side);
                    }
                }
            }
        }
    }

    // With large text the plates at the sides leave the middle little width. The hand, which has
    // the whole width, keeps its size if the height allows it.
    function test_hand_cards_keep_their_size_on_a_narrow_table() {
        const games = ["life", "underwear"];
        for (const [width, height] of [[956, 738], [1344, 1050]]) {
            for (const game of games) {
                const label = game + ", " + width;
                const wide = planOf(game, width * 2, height, 4, 150);
                const narrow = planOf(game, width, height, 4, 150);
                verify(narrow.sizes.middle.width < wide.sizes.middle.width, label);
                verify(narrow.sizes.hand.width >= wide.sizes.hand.width * 0.99, label + ": hand of " + narrow.sizes.hand.width + ", not " + wide.sizes.hand.width);
                verify(narrow.hand.y > narrow.prompt.y && narrow.prompt.y > narrow.own.y, label);
                for (const place of Object.values(narrow.places))
                    verify(place.y >= narrow.centre.y - 1 && place.y + place.height <= narrow.centre.y + narrow.centre.height + 1, label + ": a place extends beyond the middle");
            }
        }
    }

    // With the most players, text at 200 % cannot double the plates, but the prompt and the buttons
    // still become clearly larger.
    function test_prompt_and_buttons_grow_with_text_size_with_the_most_players() {
        for (const game of Object.keys(games).filter(id => id !== "unheard-of")) {
            const most = games[game].most;
            const normal = planOf(game, 1280, 770, most);
            const large = planOf(game, 1280, 770, most, 200);
            verify(large.words >= 20, game + ": words of " + large.words);
            verify(large.words > normal.words * 1.4, game + ": words grow to " + large.words);
        }
    }

    function test_seats_go_clockwise_from_the_left() {
        const sides = planOf("underwear", 1280, 770, 8).seats.map(seat => seat.side);
        compare(sides, ["bottom", "left", "left", "top", "top", "top", "right", "right"]);
        const seats = planOf("underwear", 1280, 770, 8).seats;
        verify(seats[1].plate.y > seats[2].plate.y);
        verify(seats[3].plate.x < seats[4].plate.x);
        verify(seats[6].plate.y < seats[7].plate.y);
        compare(planOf("underwear", 1280, 770, 3).seats.map(seat => seat.side), ["bottom", "left", "right"]);
        compare(planOf("underwear", 1280, 770, 2).seats.map(seat => seat.side), ["bottom", "top"]);
    }

    function test_up_piles_are_between_plate_and_middle() {
        for (let players = 2; players <= 8; ++players) {
            const plan = planOf("underwear", 1280, 770, players);
            for (const seat of plan.seats) {
                if (seat.side === "left")
                    verify(seat.plate.x < seat.front.x && seat.front.x + seat.front.width <= plan.places.stock.x);
                else if (seat.side === "right")
                    verify(seat.plate.x > seat.front.x && seat.front.x >= plan.places.discard.x + plan.places.discard.width);
                else if (seat.side === "top")
                    verify(seat.plate.y < seat.front.y && seat.front.y + seat.front.height <= plan.places.downpile.y);
                else
                    verify(seat.front.y >= plan.places.downpile.y + plan.places.downpile.height);
            }
        }
    }
}
