// SPDX-License-Identifier: GPL-3.0-or-later
// Aids to follow the game: marks of the opponents' moves, banners of important events, the table
// waiting for a click, and open hands at the end of a deal.
import QtQuick
import QtQuick.Controls.Basic
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
        name: "Followed"
        cardTable: table

        function init() {
            fakeTable.pace.awaitsStep = false;
            fakeTable.presenter.handsOpen = false;
            fakeTable.news.sentences = [];
            fakeTable.deal([7, 5, 6, 4], [[], [], [], []]);
            fakeTable.calls = [];
            table.forceActiveFocus();
            wait(0);
            waitForRest();
        }

        function shownTexts(item: Item): var {
            return itemsIn(item, child => child instanceof Text && child.visible && child.text !== "").map(child => child.text);
        }

        function prompt(): Item {
            return itemsIn(table, item => item instanceof PromptLine)[0];
        }

        function marks(): var {
            return itemsIn(table, item => item instanceof LastMoveMark && item.visible);
        }

        function test_news_and_prompt_are_both_visible() {
            verify(shownTexts(prompt()).includes(fakeTable.status.prompt));
            fakeTable.news.sentences = ["Mika draws a card.", "Bo plays the 3 of hearts onto the downpile."];
            const texts = shownTexts(prompt());
            verify(texts.includes(fakeTable.status.prompt));
            verify(texts.includes("Bo plays the 3 of hearts onto the downpile."));
            verify(texts.includes("Your turn"));
            for (const text of itemsIn(prompt(), child => child instanceof Text && child.visible))
                verify(!text.truncated, text.text);
        }

        function test_long_news_are_shortened_to_whole_sentences() {
            fakeTable.news.headline = Array(30).fill("Mika draws a card.").concat("Bo passes.");
            const shown = shownTexts(prompt()).find(text => text.endsWith("Bo passes."));
            verify(shown.startsWith("Mika draws a card. Mika"), shown);
            verify(shown.length < 30 * 18, shown);
            for (const text of itemsIn(prompt(), child => child instanceof Text && child.visible))
                verify(!text.truncated, text.text);
            fakeTable.news.headline = Qt.binding(() => fakeTable.news.sentences.slice(-1));
        }

        function test_prompt_of_two_lines_is_in_the_middle() {
            fakeTable.news.headline = [];
            const texts = itemsIn(table, item => item instanceof PromptLine)[0].texts;
            const [turn, words] = texts;
            for (const mirrored of [false, true]) {
                table.LayoutMirroring.enabled = mirrored;
                fakeTable.status.prompt = ("w".repeat(70) + " ").repeat(2);
                tryVerify(() => words.lineCount > 1 && words.contentWidth < words.width - 20);
                const start = item => table.mapFromItem(item, 0, 0).x;
                const ends = () => mirrored ? [start(words) + words.width - words.contentWidth, start(turn) + turn.width]
                                            : [start(turn), start(words) + words.contentWidth];
                tryVerify(() => Math.abs((ends()[0] + ends()[1]) / 2 - table.width / 2) <= 1.5, 2000, String(ends()));
            }
            table.LayoutMirroring.enabled = false;
        }

        function test_long_search_for_a_hint_is_shown() {
            fakeTable.coach.isAsked = true;
            verify(shownTexts(prompt()).includes(fakeTable.status.prompt));
            tryVerify(() => shownTexts(prompt()).includes("Looking for a good move…"));
            fakeTable.coach.isAsked = false;
            verify(shownTexts(prompt()).includes(fakeTable.status.prompt));
        }

        function test_tool_tip_of_the_news_wraps() {
            fakeTable.news.sentences = [Array(40).fill("Bo passes.").join(" ")];
            const tip = Array.from(prompt().data).find(each => each instanceof PlateTip);
            compare(tip.text, fakeTable.news.sentences[0]);
            verify(tip.implicitWidth <= 26 * Theme.normal, "as wide as " + tip.implicitWidth);
        }

        // When a flying card gets another slot of its place, because another card arrives at this
        // place, the flying card stays on top.
        function test_card_in_flight_stays_on_top_when_its_slot_changes() {
            const motion = Settings.motion;
            Settings.motion = "full";
            const card = hand()[2];
            fakeTable.set(fakeTable.cards, "key", card.key, "arrival", card.arrival + 1);
            for (const slot of [5, 4]) {
                fakeTable.set(fakeTable.cards, "key", card.key, "slot", slot);
                table.sendCards();
                verify(card.flying);
                verify(card.z >= 2000, "the layer of the card is " + card.z);
            }
            table.hurry();
            Settings.motion = motion;
        }

        function test_click_on_the_last_move_mark_shows_a_tooltip_with_the_move() {
            compare(marks().length, 0);
            fakeTable.set(fakeTable.players, "seat", 2, "lastMove", "Theodora passes.");
            compare(marks().length, 1);
            const mark = marks()[0];
            const tip = Array.from(mark.data).find(each => each instanceof PlateTip);
            compare(tip.visible, false);
            mouseClick(table, centreOf(mark).x, centreOf(mark).y);
            tryCompare(tip, "visible", true);
            compare(tip.text, "Theodora passes.");
            fakeTable.set(fakeTable.players, "seat", 2, "lastMove", "");
            compare(marks().length, 0);
            tryCompare(tip, "visible", false);
        }

        // A refusal covers the banner while the event happens.
        function test_banner_covered_by_a_refusal_shows_the_event_afterwards() {
            const banner = itemsIn(table, item => item instanceof MomentBanner)[0];
            for (const text of ["Mika plays a joker.", "Nora plays a joker."]) {
                fakeTable.coach.refusal = "It is not your turn.";
                fakeTable.moment.text = text;
                fakeTable.moment.changed();
                compare(banner.shown, false);
                fakeTable.coach.refusal = "";
                tryCompare(banner, "opacity", 1);
                verify(shownTexts(banner).includes(text), shownTexts(banner));
                fakeTable.moment.text = "";
                fakeTable.moment.changed();
                tryVerify(() => !banner.visible);
            }
        }

        function test_banner_of_an_event_lets_clicks_through() {
            const banner = itemsIn(table, item => item instanceof MomentBanner)[0];
            verify(!banner.visible);
            fakeTable.moment.text = "Mika plays a joker.";
            fakeTable.moment.changed();
            tryCompare(banner, "opacity", 1);
            verify(shownTexts(banner).includes("Mika plays a joker."));
            const card = hand()[3];
            clickCard(card);
            verify(card.selected);
            clickPlace(place("downpile"));
            verify(fakeTable.calls.some(call => call[0] === "playAt"));
            fakeTable.moment.text = "";
            fakeTable.moment.changed();
            tryVerify(() => !banner.visible);
        }

        function test_click_or_key_requests_the_next_step_at_step_by_step_pace() {
            const button = () => itemsIn(table, item => item instanceof ActionButton && item.visible && item.text === "Next step")[0];
            verify(!button());
            const asked = () => fakeTable.calls.filter(call => call[0] === "hurry").length;
            fakeTable.pace.awaitsStep = true;
            verify(button());
            keyClick(Qt.Key_Space);
            compare(asked(), 1);
            keyClick(Qt.Key_Return);
            compare(asked(), 2);
            mouseClick(table, 300, 420);
            compare(asked(), 3);
            mouseClick(table, centreOf(button()).x, centreOf(button()).y);
            compare(asked(), 4);
            // At the pace "steps", a click on a card selects the card and does not show the next
            // step.
            const card = hand()[3];
            clickCard(card);
            verify(card.selected);
            compare(asked(), 4);
        }

        // A turned-up card in an opponent's hand is drawn in front of the opponent, as large as the
        // other cards there.
        function test_turned_up_card_of_an_opponent_is_shown_face_up_and_larger() {
            const cards = itemsIn(table, item => item instanceof TableCard && item.zone === "hands" && item.seat === 2);
            const card = cards[1];
            const width = card.width;
            verify(!card.faceUp);
            compare(table.openHands.join(), "");
            fakeTable.set(fakeTable.cards, "key", card.key, "face", "KS");
            wait(0);
            compare(table.openHands.join(), "", "a known card that is not turned up does not open the hand");
            fakeTable.set(fakeTable.cards, "key", card.key, "turnedUp", true);
            wait(0);
            waitForRest();
            compare(table.openHands.join(), "2");
            verify(card.faceUp);
            verify(card.width > width * 1.2, card.width + " " + width);
            verify(cards.every(each => each === card || !each.faceUp));
            fakeTable.set(fakeTable.cards, "key", card.key, "turnedUp", false);
            wait(0);
            waitForRest();
            compare(table.openHands.join(), "");
            compare(card.width, width);
        }

        Component {
            id: frontFacts

            FrontFacts {
                // The plan is not set as an initial property: newer versions of Qt copy the objects
                // in initial properties, and the layout compares entries of an arrangement by
                // identity.
                plan: TableLayout.measure({middle: [{zone: "stock"}], front: [{fact: "lives"}, {zone: "faceUp", shape: "row"}],
                                           own: 0.8, opponent: 0.6, plateFacts: true}, table.width, table.height, 4, 100, false)
                seat: 1
                facts: [{name: "lives", text: "2 lives", suit: "", label: "has 2 lives left"}, {name: "bid", text: "Bid 1", suit: "", label: ""}]
                gliding: false
            }
        }

        // The number of lives is shown in front of a player if the game's arrangement has a place
        // for it, and otherwise on the player's plate.
        function test_number_of_lives_is_shown_beside_cards_in_front_of_the_player() {
            const front = createTemporaryObject(frontFacts, table);
            compare(shownTexts(front).join(), "2 lives");
            const words = itemsIn(front, item => item instanceof Text)[0];
            verify(!words.truncated && words.font.pixelSize >= 7);
            const tile = itemsIn(front, item => item instanceof FactTile)[0];
            const spot = TableLayout.frontTile(front.plan, 1, "lives");
            verify(tile.x === spot.x && tile.y === spot.y && tile.width === spot.width);
        }

        function test_winning_and_newly_played_cards_are_marked() {
            const card = hand()[hand().length - 1];
            const shown = () => itemsIn(card, item => ["crown", "brought"].includes(item.objectName) && item.visible).length;
            compare(shown(), 0);
            fakeTable.set(fakeTable.cards, "key", card.key, "brought", true);
            compare(shown(), 1);
            fakeTable.set(fakeTable.cards, "key", card.key, "leading", true);
            compare(shown(), 2);
            // Of several cards played together, only the top card shows the signs of the play.
            fakeTable.set(fakeTable.cards, "key", card.key, "slot", card.slot - 1);
            compare(shown(), 0);
            // A card that has lost all its marks can get new ones.
            fakeTable.set(fakeTable.cards, "key", card.key, "slot", card.slot + 1);
            fakeTable.set(fakeTable.cards, "key", card.key, "leading", false);
            fakeTable.set(fakeTable.cards, "key", card.key, "brought", false);
            compare(shown(), 0);
            fakeTable.set(fakeTable.cards, "key", card.key, "leading", true);
            compare(shown(), 1);
        }

        function test_selected_card_does_not_touch_the_prompt() {
            const card = hand()[3];
            clickCard(card);
            verify(card.selected);
            mouseMove(table, 2, 2);
            waitForRest();
            verify(card.y > table.plan.prompt.y + table.plan.prompt.height - card.width * 0.03);
            verify(card.raise > card.height * 0.1, "the selected card is raised");
        }

        function test_plate_of_a_slow_player_says_still_thinking() {
            const plate = itemsIn(table, item => item instanceof PlayerPlate && item.seat === 2)[0];
            const line = itemsIn(plate, item => item.objectName === "second")[0];
            const character = line.text;
            fakeTable.set(fakeTable.players, "seat", 2, "late", true);
            compare(line.text, qsTranslate("PlayerPlate", "still thinking…"));
            verify(!line.truncated);
            fakeTable.set(fakeTable.players, "seat", 2, "late", false);
            compare(line.text, character);
        }

        // A small plate shows the opponent's character without the level, so the character stays
        // legible.
        function test_opponent_personality_is_legible_on_a_small_plate() {
            window.width = 672;
            window.height = 612;
            fakeTable.dealGame("underwear", 8, 5);
            wait(0);
            const lines = itemsIn(table, item => item.objectName === "second" && item.visible && item.text !== fakeTable.status.scoreBrief);
            compare(lines.length, 7);
            for (const line of lines) {
                verify(line.fontInfo.pixelSize >= 8, line.text + ": " + line.fontInfo.pixelSize);
                verify(!line.truncated, line.text);
            }
            verify(lines.some(line => !line.text.includes(", ")));
            // The German name of a character of computer players, chosen because it is long.
            for (const seat of [3, 4, 5]) {
                fakeTable.set(fakeTable.players, "seat", seat, "characterAlone", "Argwöhnisch");
                fakeTable.set(fakeTable.players, "seat", seat, "character", "Solide, Argwöhnisch");
            }
            compare(lines.filter(line => line.text === "Argwöhnisch").length, 3);
            for (const line of lines)
                verify(!line.truncated, line.text);
            for (let letters = 4; letters < 20; ++letters) {
                fakeTable.set(fakeTable.players, "seat", 3, "characterAlone", "n".repeat(letters));
                fakeTable.set(fakeTable.players, "seat", 3, "character", "Fair, " + "n".repeat(letters));
                for (const line of lines)
                    verify(line.fontInfo.pixelSize >= (line.text.includes(", ") ? 9 : 8), line.text + ": " + line.fontInfo.pixelSize);
            }
            window.width = 1280;
            window.height = 770;
        }

        function test_pile_badges_have_the_same_text_size() {
            fakeTable.deal([5, 5, 5, 5], [[{size: 3, faceDown: false}], [{size: 12, faceDown: false}, {size: 1, faceDown: false}, {size: 14, faceDown: false}], [{size: 2, faceDown: false}], []]);
            wait(0);
            const scores = itemsIn(table, item => item instanceof PileBadge && item.showsWorth);
            compare(scores.length, 5);
            tryVerify(() => new Set(scores.map(badge => badge.pixelSize)).size === 1);
        }

        function test_titles_of_empty_places_have_the_same_text_size() {
            fakeTable.dealGame("life", 2, 5);
            for (const [key, title] of [["faceDown/0/0", "Safe cards"], ["faceUp/0/0", "Face-up cards"]]) {
                fakeTable.emptyPlace(key);
                fakeTable.set(fakeTable.places, "placeKey", key, "title", title);
            }
            wait(0);
            const titles = itemsIn(table, item => item instanceof Text && ["Safe cards", "Face-up cards"].includes(item.text) && item.visible);
            compare(titles.length, 2);
            compare(titles[0].fontInfo.pixelSize, titles[1].fontInfo.pixelSize);
            verify(titles.every(each => each.lineCount === 2));
        }

        function test_opened_hands_of_opponents_are_shown_with_larger_cards() {
            const others = cards().filter(card => card.zone === "hands" && card.seat === 2);
            compare(others.length, 6);
            const small = others[0].home.width;
            const faces = ["2C", "3C", "4C", "5C", "6C", "7C"];
            others.forEach((card, index) => fakeTable.set(fakeTable.cards, "key", card.key, "face", faces[index]));
            compare(table.openHands.length, 0);
            fakeTable.presenter.handsOpen = true;
            tryVerify(() => table.openHands.length === 1);
            tryVerify(() => others[0].home.width > small);
            fakeTable.presenter.handsOpen = false;
            tryVerify(() => table.openHands.length === 0);
        }
    }
}
