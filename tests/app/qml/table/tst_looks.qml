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

        // The place for a player's cards of a trick is wide enough for several cards. While the
        // place is empty, its outline is one card wide.
        function test_frames_of_an_empty_place_enclose_its_outline() {
            begin("ultimate-loser", 4, 1);
            const trick = itemsIn(table, item => item instanceof TablePlace && item.zone === "trick" && item.outlined)[0];
            verify(trick.width > trick.spot.outline.width);
            const marks = itemsIn(table, item => item instanceof PlaceMarks && item.spot === trick.spot)[0];
            const frame = itemsIn(table, item => item instanceof FocusFrame)[0];
            keyClick(Qt.Key_Tab);
            trick.forceActiveFocus(Qt.TabFocusReason);
            tryCompare(frame, "target", trick);
            for (const item of [marks, frame]) {
                compare(item.x, trick.spot.outline.x);
                compare(item.width, trick.spot.outline.width);
            }
            mouseClick(table, 5, 400);
        }

        // The cards of a pile extend above its place.
        function test_frames_enclose_all_cards_of_a_pile() {
            begin("underwear", 3, 1);
            for (let turn = 0; turn < 8 && !controller.status.dealOver; ++turn) {
                controller.gestures.press("draw");
                awaitTurn();
            }
            const piles = itemsIn(table, item => item instanceof TablePlace && item.kind !== "hand" && item.size > 1);
            verify(piles.length > 1);
            for (const pile of piles) {
                const marks = itemsIn(table, item => item instanceof PlaceMarks && item.spot === pile.spot)[0];
                const backs = itemsIn(pile, item => item instanceof CardPicture);
                const tops = [...backs.map(back => pile.y + back.y), ...cards().filter(card => card.zone === pile.zone && card.seat === pile.seat && card.pile === pile.pile).map(card => card.y)];
                compare(marks.y + marks.height, pile.y + pile.height, pile.placeKey);
                verify(Math.min(...tops) >= marks.y && Math.min(...tops) < marks.y + 1, pile.placeKey + ": " + tops + " " + marks.y);
            }
        }

        // The three face-up cards lie on the face-down ones. The frame of their place goes around both.
        function test_frames_of_face_up_cards_do_not_cross_the_face_down_ones() {
            begin("three-up-three-down", 3, 1);
            controller.coach.hint();
            const up = place("up/0/0");
            tryCompare(up, "hinted", true);
            const marks = itemsIn(table, item => item instanceof PlaceMarks && item.hinted && item.spot === up.spot)[0];
            const down = cards().filter(card => card.zone === "down" && card.seat === 0);
            compare(down.length, 3);
            for (const card of down)
                verify(card.x >= marks.x && card.y >= marks.y && card.x + card.width <= marks.x + marks.width && card.y + card.height <= marks.y + marks.height);
        }

        // On a low table, as in a replay, some places are narrower than the words of their titles.
        function test_title_of_an_empty_place_is_not_wider_than_its_outline() {
            for (const height of [770, 500, 330]) {
                window.width = height < 500 ? 640 : 960;
                window.height = height;
                begin("ultimate-loser", 4, 1);
                const titles = itemsIn(table, item => item instanceof TablePlace && item.outlined)
                    .map(place => itemsIn(place, item => item.visible && item.text === place.title)[0]).filter(title => title);
                compare(titles.length > 0, true);
                for (const title of titles)
                    verify(title.contentWidth <= title.width, height + ": " + title.text + " " + title.contentWidth + " in " + title.width);
                fixture.leave();
            }
        }

        // The longest words of the two titles have different widths.
        function test_titles_of_two_empty_places_have_one_size() {
            begin("life", 4, 1);
            for (const width of [1280, 960, 700]) {
                window.width = width;
                const titles = itemsIn(table, item => item instanceof TablePlace && item.outlined && item.seat === 0)
                    .map(place => itemsIn(place, item => item.visible && item.text === place.title)[0]).filter(title => title);
                compare(titles.length, 2);
                compare(titles[0].font.pixelSize, titles[1].font.pixelSize);
            }
        }

        // The gin card has its title below. While a player swaps it, its place is empty.
        function test_title_of_an_empty_place_is_shown_once() {
            begin("ultimate-loser", 4, 1);
            const gin = place("gin");
            gin.size = 0;
            compare(itemsIn(gin, item => item.visible && item.text === gin.title).length, 1);
        }

        // Regression: the area of the title was only as wide as the place. The guide's tip could cross
        // its first and last letters.
        function test_area_of_a_title_below_a_place_contains_the_whole_text() {
            window.width = 900;
            window.height = 500;
            begin("ultimate-loser", 4, 1);
            const titled = itemsIn(table, item => item instanceof TablePlace && item.caption.visible);
            compare(titled.length, 2);
            verify(titled.some(place => place.caption.contentWidth > place.width));
            for (const {caption} of titled) {
                const text = table.mapFromItem(caption, (caption.width - caption.contentWidth) / 2, 0, caption.contentWidth, caption.height);
                verify(table.areas.captions().some(area => area.left <= text.left && area.right >= text.right && area.top <= text.top && area.bottom >= text.bottom), caption.text);
            }
        }

        // At 1280 x 770 there is room for larger texts below places, on empty places and on plates.
        function test_texts_of_places_and_plates_grow_with_the_text_size() {
            begin("ultimate-loser", 4, 1);
            const titles = () => [
                place("gin").caption,
                ...itemsIn(place("trick/0/0"), item => item.visible && item.text === place("trick/0/0").title),
                ...itemsIn(table, item => item instanceof PlayerPlate).map(plate => itemsIn(plate, item => item.visible && item.text === plate.name)[0])
            ];
            const usual = titles().map(title => title.fontInfo.pixelSize);
            verify(usual.length > 2);
            Settings.textSize = 150;
            waitForRest();
            titles().forEach((title, index) => verify(title.fontInfo.pixelSize > usual[index] * 1.2, title.text + ": " + title.fontInfo.pixelSize + " instead of " + usual[index]));
        }

        // Regression: at 1366 x 768 the frame touched the prompt.
        function test_frame_of_a_selected_card_does_not_touch_the_prompt_data() {
            return [[900, 470], [1366, 690], [1920, 1000]].map(size => ({tag: size.join(" x "), size: size}));
        }

        function test_frame_of_a_selected_card_does_not_touch_the_prompt(data) {
            window.width = data.size[0];
            window.height = data.size[1];
            for (const game of ["ultimate-loser", "underwear"]) {
                begin(game, 4, 1);
                const frame = itemsIn(table, item => item instanceof FocusFrame)[0];
                const prompt = itemsIn(table, item => item instanceof PromptLine)[0];
                keyClick(Qt.Key_Tab);
                let selected = 0;
                for (const card of hand()) {
                    card.forceActiveFocus(Qt.TabFocusReason);
                    controller.gestures.toggle(card.key);
                    if (!card.selected)
                        continue;
                    ++selected;
                    waitForRest();
                    tryCompare(frame, "target", card);
                    const top = frame.mapToItem(prompt, 0, -6).y;
                    verify(top >= prompt.height - 0.5, game + ", " + card.face + ": " + (prompt.height - top));
                    controller.gestures.toggle(card.key);
                }
                verify(selected > 0, game);
                fixture.leave();
            }
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

        function test_badge_of_a_closed_pile_shows_its_worth_before_it_becomes_small() {
            const spot = {x: 0, y: 0, width: 36, height: 50, step: 39, badge: "worth"};
            const closed = createTemporaryObject(badge, window, {em: 12, spot: spot, score: 4, size: 2, faceDown: true});
            compare(closed.text, "4 pts");
            verify(closed.pixelSize >= 0.8 * closed.wished && closed.width <= 40);
            closed.spot = {x: 0, y: 0, width: 100, height: 140, step: 110, badge: "worth"};
            compare(closed.text, "2 × 2 pts");
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

        // A plate can get below the resting pointer, for example when a bubble of the guide moves
        // away after a key press. The plate shows its tool tip only after the pointer moves.
        function test_plate_below_a_resting_pointer_shows_no_tooltip() {
            begin("life", 4, 3);
            const plate = itemsIn(table, item => item instanceof PlayerPlate && !item.isYou)[0];
            const tip = Array.from(plate.data).find(each => each instanceof PlateTip);
            for (const offset of [0, 2])
                mouseMove(plate, plate.width / 2 + offset, plate.height / 2);
            tryVerify(() => tip.visible);
            keyClick(Qt.Key_Shift);
            tryVerify(() => !tip.visible);
            mouseMove(plate, plate.width / 2, plate.height / 2);
            tryVerify(() => tip.visible);
        }

        // The plates of people have no second line with a character, so names have more room.
        function test_long_names_of_people_fit_on_plates_data() {
            return [{tag: "2 players", count: 2}, {tag: "4 players", count: 4}, {tag: "7 players", count: 7}];
        }

        function test_long_names_of_people_fit_on_plates(data) {
            begin("underwear", data.count, 3);
            for (const plate of itemsIn(table, item => item instanceof PlayerPlate)) {
                plate.character = "";
                plate.name = "Maximilian Berger";
                const name = itemsIn(plate, item => item.objectName === "plateName")[0];
                tryVerify(() => !name.truncated && name.paintedWidth <= name.width + 1, 5000, "seat " + plate.seat);
                const score = itemsIn(plate, item => item.objectName === "score")[0];
                const left = plate.mapFromItem(score, 0, 0).x;
                const top = plate.mapFromItem(score, 0, 0).y;
                const end = plate.mapFromItem(name, name.paintedWidth, name.height);
                verify(end.x <= left + 1 || end.y <= top + plate.em * 0.2, "seat " + plate.seat + ": the score covers the name");
            }
        }

        // Lato, the font of the installed program, has no Hebrew letters. Those of another font give
        // a line another height.
        function test_letters_of_another_font_move_nothing_on_a_plate() {
            if (!Qt.fontFamilies().includes("Lato"))
                skip("The font Lato is not installed.");
            begin("underwear", 7, 3);
            for (const plate of itemsIn(table, item => item instanceof PlayerPlate)) {
                const parts = ["plateName", "second", "score"].map(part => itemsIn(plate, item => item.objectName === part)[0]);
                parts.slice(0, 2).forEach(part => part.font.family = "Lato");
                const places = () => parts.map(part => `${part.y} ${part.height}`).join(", ");
                plate.name = "Sena";
                plate.character = "Sly";
                tryVerify(() => !isPolishScheduled(parts[0].parent));
                const before = places();
                plate.name = "שרה";
                plate.character = "ערמומית";
                tryVerify(() => !isPolishScheduled(parts[0].parent));
                compare(places(), before, "seat " + plate.seat);
            }
        }

        // A wide plate has less room for the total than a tall one.
        function test_totals_have_the_same_size_on_all_plates() {
            begin("underwear", 7, 3);
            const plates = itemsIn(table, item => item instanceof PlayerPlate);
            const scores = itemsIn(table, item => item.objectName === "score");
            const sizes = () => scores.map(score => score.pixelSize);
            const usual = sizes()[0];
            for (const plate of plates) {
                while (plate.ownTotalSize >= usual)
                    plate.totalText = "1" + plate.totalText;
            }
            verify(plates.some(plate => plate.tall) && plates.some(plate => !plate.tall));
            tryVerify(() => sizes()[0] < usual);
            compare(sizes(), plates.map(() => sizes()[0]));
            verify(scores.every(score => score.text.includes(" pt")));
            plates.forEach(plate => plate.totalText = "4 p");
            tryVerify(() => sizes()[0] === usual);
        }

        // A frame between two pixels has edges of uneven width. Cards and their focus frame may be tilted.
        function test_frames_are_on_whole_pixels_data() {
            const rows = [];
            for (const [width, height] of [[900, 440], [1366, 720]]) {
                for (const text of [100, 200])
                    rows.push({tag: width + "x" + height + ", " + text + " %", width: width, height: height, text: text});
            }
            return rows;
        }

        function test_frames_are_on_whole_pixels(data) {
            Settings.textSize = data.text;
            window.width = data.width;
            window.height = data.height;
            for (const [game, players] of [["life", 8], ["three-up-three-down", 3], ["ultimate-loser", 5], ["underwear", 4], ["up-and-down", 6]]) {
                begin(game, players, 3);
                waitForRest();
                const inCard = item => item instanceof TableCard || item instanceof FocusFrame || item.parent && inCard(item.parent);
                const isShown = item => item === table || item.visible && item.opacity > 0 && isShown(item.parent);
                const frames = itemsIn(table, item => item instanceof Rectangle && item.border.width > 0 && item.border.color.a > 0 && isShown(item) && !inCard(item));
                verify(frames.length > players);
                for (const frame of frames) {
                    const {left, top, right, bottom} = frame.mapToItem(table, 0, 0, frame.width, frame.height);
                    for (const edge of [left, top, right, bottom])
                        fuzzyCompare(edge, Math.round(edge), 0.01, game + ": " + frame + " in " + frame.parent);
                }
                fixture.leave();
            }
        }

        function test_dealer_sign_is_at_the_inner_side_of_the_portrait() {
            begin("life", 4, 3);
            for (const mirrored of [false, true]) {
                table.LayoutMirroring.enabled = mirrored;
                const plate = itemsIn(table, item => item instanceof PlayerPlate && item.isDealer)[0];
                const face = itemsIn(plate, item => item instanceof Portrait)[0];
                const chip = itemsIn(plate, item => item.objectName === "dealer")[0];
                tryVerify(() => centreOf(chip).x < centreOf(face).x === mirrored);
                compare(chip.x, Math.round(chip.x));
            }
            table.LayoutMirroring.enabled = false;
        }

        function test_totals_lose_their_unit_before_they_become_small() {
            begin("up-and-down", 6, 3);
            const plates = itemsIn(table, item => item instanceof PlayerPlate);
            const scores = itemsIn(table, item => item.objectName === "score");
            plates[3].total = -189;
            plates[3].totalText = "−189 pts";
            tryVerify(() => scores[3].text === "−189");
            compare(scores[1].text, Numbers.whole(plates[1].total));
            for (const score of scores)
                verify(score.pixelSize >= table.plan.em * 0.9 * 0.8, score.text + ": " + score.pixelSize);
        }

        // A scaled frame has edges of uneven width.
        function test_values_that_need_more_room_are_smaller_but_not_scaled() {
            begin("up-and-down", 4, 3);
            const row = itemsIn(table, item => item instanceof FactRow)[1];
            const pills = () => itemsIn(row, item => item instanceof Pill && item.visible);
            row.facts = [{name: "bid", text: "Ansage: 10", suit: "", label: ""}, {name: "took", text: "Stiche: 10", suit: "", label: ""}];
            row.room = 1000;
            waitForItemPolished(row);
            const usual = pills()[0].pixelSize;
            const room = row.implicitWidth * 0.8;
            row.room = room;
            verify(pills()[0].pixelSize < usual);
            tryVerify(() => row.implicitWidth <= room);
            for (const pill of pills()) {
                const [start, end] = [table.mapFromItem(pill, 0, 0), table.mapFromItem(pill, pill.width, pill.height)];
                for (const edge of [start.x, start.y, end.x, end.y])
                    compare(edge, Math.round(edge));
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
