// SPDX-License-Identifier: GPL-3.0-or-later
// Settings, rules, the side panel and the end of a deal.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property Component dealSheet: Component {
        DealSheet {}
    }

    SignalSpy {
        id: played

        target: App.table
        signalName: "played"
    }

    function init() {
        Settings.textSize = 100;
        Settings.panelOpen = true;
        NewGame.gameId = "underwear";
        NewGame.reset();
        NewGame.players = 4;
        open(1280, 800);
    }

    function cleanup() {
        close();
        fixture.mirror(false);
        Settings.pace = "normal";
        Settings.textSize = 100;
        Settings.tableTheme = "evergreen";
        Settings.language = "";
    }

    function test_settingsApplyAtOnceAndAreSaved() {
        window.openPage("start");
        press("settings");
        tryVerify(() => named("settingsPage"));
        const four = Settings.fourColours;
        mouseClick(named("fourColours"));
        compare(Settings.fourColours, !four);
        compare(fixture.kept("fourColours"), !four);
        const size = Theme.normal;
        named("textSize").forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(Settings.textSize, 110);
        verify(Theme.normal > size);
        compare(fixture.kept("textSize"), 110);
        named("tableTheme").picked("walnut");
        compare(fixture.kept("tableTheme"), "walnut");
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
    }

    function test_keysPageShowsTheMenuKeysAndAnotherPageReplacesItWithoutQmlWarnings() {
        window.openPage("keys");
        tryVerify(() => named("keysPage"));
        verify(named("keysPage").actions.length > 10);
        window.openPage("start");
        tryVerify(() => named("startPage"));
    }

    function test_languageAppliesAtOnce() {
        window.openPage("settings");
        const page = named("settingsPage");
        Settings.language = "en";
        const english = page.title;
        compare(Number(1234).toLocaleString(Qt.locale(), "f", 0), "1,234");
        Settings.pace = "brisk";
        Settings.language = "de";
        compare(named("pace").currentText, "Flott");
        const german = page.title;
        const number = Number(1234).toLocaleString(Qt.locale(), "f", 0);
        Settings.language = "";
        verify(german !== english);
        compare(number, "1.234");
    }

    function test_rulesOpenedAtARuleScrollToItAndMarkIt() {
        NewGame.start();
        window.openRules("U15");
        tryVerify(() => named("rulesSheet"));
        const scroll = named("rulesScroll");
        const section = first(scroll, item => item.ruleId === "U15");
        tryVerify(() => section.marked && scroll.contentY > 0);
        tryVerify(() => {
            const top = section.mapToItem(scroll, 0, 0).y;
            return top >= 0 && top < scroll.height / 2;
        });
        compare(all(scroll, item => item.marked === true && item.ruleId !== undefined).length, 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !named("rulesSheet"));
    }

    function test_rulesShowTheHouseRulesInForce() {
        NewGame.options.setValue(NewGame.options.find("key", "doubling"), 1);
        NewGame.start();
        keyClick(Qt.Key_F1);
        tryVerify(() => named("rulesSheet"));
        const sections = all(named("rulesScroll"), item => item.ruleId !== undefined);
        verify(sections.length >= 19);
        const doubling = sections.find(section => section.ruleId === "U17");
        compare(doubling.active, true);
        verify(doubling.houseRule !== "");
        compare(sections.find(section => section.ruleId === "U19").active, false);
        keyClick(Qt.Key_F1);
        tryVerify(() => !named("rulesSheet"));
    }

    // The value 0 of the house rules Loss limit and Largest hand means that there is no limit.
    function test_rulesPageDescribesTheHouseRuleValueZeroInWords() {
        window.openRules("D8", "up-and-down");
        tryVerify(() => named("rulesSheet"));
        const houseRules = id => all(named("rulesScroll"), item => item.ruleId === id)[0].houseRule.split("\n");
        verify(houseRules("D8").includes("Loss limit: none"), houseRules("D8"));
        verify(houseRules("D1").includes("Largest hand: as large as possible"), houseRules("D1"));
    }

    // When a deal ends while the rules are open, its score sheet appears beside the rules, or
    // replaces them if there is no room for both.
    function test_rulesDoNotCoverTheScoreSheetAtTheEndOfADeal_data() {
        return [[1280, 800], [960, 640]].map(size => ({
                    tag: size.join(" "),
                    width: size[0],
                    height: size[1]
                }));
    }

    function test_rulesDoNotCoverTheScoreSheetAtTheEndOfADeal(data) {
        window.width = data.width;
        window.height = data.height;
        playDeal(() => window.openRules(""));
        const area = item => item.mapToItem(window.contentItem, 0, 0, item.width, item.height);
        const rules = named("rulesSheet");
        compare(Boolean(rules), data.width > 1000);
        const next = named("next", named("dealSheet"));
        // The score sheet has the role of a pane and not of a dialog, because screen readers would
        // read all texts of a dialog at each Tab into it.
        compare(named("dealSheet").Accessible.role, Accessible.Pane);
        if (rules)
            tryVerify(() => area(next).right < area(rules).left);
        keyClick(Qt.Key_Escape);
        if (rules)
            tryVerify(() => !named("rulesSheet"));
        verify(named("dealSheet"));
    }

    function test_sentenceCutOffAtTheTopOfTheHistoryIsHiddenUntilTheUserScrollsBack() {
        // In a low window even the history of a short deal must scroll.
        window.height = 560;
        playDeal();
        const story = named("story");
        tryVerify(() => story.contentHeight > story.height * 1.2 && story.atYEnd);
        const sentences = Array.from(story.contentItem.children).filter(item => item.Accessible.name !== "");
        verify(sentences.some(item => item.opacity === 1));
        for (const item of sentences)
            compare(item.opacity === 1, item.y >= story.contentY - 1, item.Accessible.name);
        story.following = false;
        story.contentY -= 10;
        verify(sentences.every(item => item.opacity === 1), "after scrolling back, all sentences are visible");
    }

    function test_settingsAndNewGamePagesDoNotScrollInALargeWindow() {
        window.width = 2560;
        window.height = 1440;
        for (const page of ["settings", "newGame"]) {
            window.openPage(page);
            const scrolls = all(window.contentItem, item => item instanceof PageScroll && item.visible);
            verify(scrolls.length > 0);
            tryVerify(() => scrolls.every(scroll => scroll.contentHeight > 0 && scroll.contentHeight <= scroll.height + 1), 2000, page);
        }
        // The page for a new game keeps its height within 60 pixels when the number of players
        // changes.
        const height = named("newGamePage").wishedHeight;
        for (let players = NewGame.leastPlayers; players <= NewGame.mostPlayers; ++players) {
            NewGame.players = players;
            tryVerify(() => Math.abs(named("newGamePage").wishedHeight - height) < 60, 2000, players + " players");
        }
        window.openPage("start");
    }

    function test_keyClosesAndReopensTheSidePanel() {
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        keyClick(Qt.Key_F9);
        tryVerify(() => !named("sidePanel"));
        compare(fixture.kept("panelOpen"), false);
        keyClick(Qt.Key_F9);
        tryVerify(() => named("sidePanel"));
    }

    function test_sidePanelIsOpenByDefaultIfItLeavesTheHandItsSize() {
        // The settings send no signal about the removed value. So the test opens a new window,
        // which reads the settings again.
        close();
        fixture.forget("window/panelOpen");
        open(1280, 800);
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        window.width = 1024;
        window.height = 700;
        tryVerify(() => !named("sidePanel"));
        keyClick(Qt.Key_F9);
        tryVerify(() => named("sidePanel"));
        compare(fixture.kept("panelOpen"), true);
    }

    function test_scoreSheetShowsTheResultOfTheDeal_data() {
        return [
            {
                tag: "two",
                players: 2,
                over: false
            },
            {
                tag: "eight",
                players: 8,
                over: false
            },
            {
                tag: "game over",
                players: 4,
                over: true
            }
        ];
    }

    function test_scoreSheetShowsTheResultOfTheDeal(data) {
        window.width = 960;
        window.height = 640;
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.wonDeal(data.players, data.over),
            "gameOver": data.over,
            "width": 672,
            "height": 600
        });
        waitForRendering(sheet);
        const lines = all(sheet, item => item.isFactor !== undefined);
        compare(lines.length, data.players + 2);
        compare(lines[0].points, 7);
        compare(named("amount", lines[0]).text, "7");
        compare(lines[lines.length - 1].isFactor, true);
        compare(named("amount", lines[lines.length - 1]).text, "× 2");
        compare(named("total", sheet).text, "96");
        const rows = all(sheet, item => item.isWinner !== undefined);
        compare(rows.length, data.players);
        compare(rows.filter(row => row.isWinner).length, 1);
        compare(rows[1].isWinner, true);
        compare(rows[1].Accessible.name, (data.over ? "Place 1, " : "") + "Player 1: 96 in this deal, 1,234 in total");
        compare(named("place", rows[1])?.text ?? "", data.over ? "1" : "");
        // All lines and rows of the score sheet are visible without scrolling.
        for (const item of lines.concat(rows)) {
            const at = item.mapToItem(sheet, 0, 0);
            verify(at.y >= 0 && at.y + item.height <= sheet.height);
            verify(at.x >= 0 && at.x + item.width <= sheet.width);
        }
        const scroll = first(sheet, item => item.barRoom !== undefined);
        verify(scroll.contentHeight <= scroll.height + 1);
        compare(Boolean(named("newGame", sheet)), data.over);
    }

    // Plays a whole deal against two opponents by drawing and passing only, the same deal each
    // time. Calls `prepare` after the start.
    function playDeal(prepare) {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        NewGame.players = 3;
        fixture.begin("underwear", 4);
        if (prepare)
            prepare();
        playOn();
        Settings.motion = "full";
    }

    // Draws or passes until the deal is over.
    function playOn() {
        const table = App.table;
        for (let turn = 0; turn < 400 && !table.status.dealOver; ++turn) {
            tryVerify(() => table.status.yourTurn || table.status.dealOver, 20000);
            if (!table.status.dealOver && !table.gestures.press("draw"))
                table.gestures.press("pass");
        }
        compare(table.status.dealOver, true);
        tryVerify(() => named("dealSheet"));
    }

    function test_tableKeysWorkAfterAnUndoAtTheScoreSheet() {
        playDeal();
        tryCompare(named("dealSheet"), "activeFocus", true);
        // After a click beside the score sheet, the sheet still has the keyboard focus.
        mouseClick(window.areas[2], window.areas[2].width / 2, 3);
        compare(named("dealSheet").activeFocus, true);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => !named("dealSheet"));
        tryCompare(App.table.status, "yourTurn", true);
        played.clear();
        // Draws, or passes if the stock is empty.
        keyClick(App.table.buttons.value(0, "key").toLowerCase());
        compare(played.count, 1);
    }

    // The score sheet covers the place where the table shows answers to question keys.
    function test_scoreSheetShowsAnswersUntilEscapeOrTheNextDeal() {
        playDeal();
        const sheet = named("dealSheet");
        tryCompare(sheet, "activeFocus", true);
        keyClick("r");
        const answer = named("answer", sheet);
        tryVerify(() => answer.visible && answer.height > 0);
        compare(answer.Accessible.name, App.speech.answer);
        verify(answer.mapToItem(sheet, 0, answer.height).y < named("next", sheet).mapToItem(sheet, 0, 0).y);
        keyClick(Qt.Key_Escape);
        verify(!answer.visible);
        verify(!sheet.aside);
        // After a deal there is nothing to skip: the key for skipping to the user's turn shows an
        // answer instead.
        keyClick("g");
        verify(answer.visible);
        press("next", sheet);
        tryVerify(() => !named("dealSheet"));
        compare(App.speech.answer, "");
    }

    function test_tabSkipsCardsAndPlacesCoveredByTheScoreSheet() {
        playDeal();
        const sheet = named("dealSheet");
        tryCompare(sheet, "activeFocus", true);
        frames();
        const table = window.areas[2];
        const isCovered = item => {
            const at = table.mapToItem(sheet, table.walk.centreOf(item));
            const area = sheet.plateArea;
            return at.x >= area.left && at.x < area.right && at.y >= area.top && at.y < area.bottom;
        };
        verify(all(table, item => item instanceof TablePlace || item instanceof TableCard && item.liftable).some(isCovered));
        let stops = 0;
        for (let step = 0; step < 15; ++step) {
            keyClick(Qt.Key_Tab);
            tryVerify(() => window.activeFocusItem !== table);
            if (!table.activeFocus)
                continue;
            ++stops;
            verify(!isCovered(window.activeFocusItem), window.activeFocusItem);
        }
        verify(stops > 0);
        keyClick("f");
        compare(App.speech.answer, "The score is open. Press Escape to look at the table.");
    }

    function test_longAnswerLeavesTheScoresOfASmallSheetVisible() {
        Settings.textSize = 150;
        window.width = 900;
        window.height = 532;
        NewGame.players = 6;
        playDeal();
        const sheet = named("dealSheet");
        tryCompare(sheet, "activeFocus", true);
        keyClick("r");
        const answer = named("answer", sheet);
        tryVerify(() => answer.visible && answer.height > 0);
        frames();
        const scroll = first(sheet, item => item instanceof PageScroll);
        verify(scroll.height >= 3 * Theme.normal, scroll.height);
        const words = first(answer, item => isText(item) && item.text === App.speech.answer);
        verify(words.paintedHeight <= words.height + 1, words.paintedHeight + ' ' + words.height);
        Settings.textSize = 100;
        NewGame.reset();
    }

    // While the user has hidden the score sheet to see the table, its buttons are in a bar. The
    // table shrinks to make room for the bar.
    function test_buttonBarOfTheHiddenScoreSheetDoesNotCoverTheOwnHandAndPlate_data() {
        return [
            {tag: "small", width: 900, height: 532, textSize: 150},
            {tag: "narrow", width: 960, height: 540, textSize: 100},
            {tag: "large text", width: 1366, height: 704, textSize: 150},
            {tag: "large", width: 1280, height: 800, textSize: 100}
        ].slice(0, thorough ? undefined : 2);
    }

    function test_buttonBarOfTheHiddenScoreSheetDoesNotCoverTheOwnHandAndPlate(data) {
        Settings.textSize = data.textSize;
        window.width = data.width;
        window.height = data.height;
        playDeal();
        const table = window.areas[2];
        const height = table.height;
        press("lookAtTable", named("dealSheet"));
        const button = named("showScore");
        const onTable = area => table.mapToItem(window.contentItem, area.x, area.y, area.width, area.height);
        const top = () => button.mapToItem(window.contentItem, 0, 0);
        tryVerify(() => top().y >= onTable(table.plan.hand).bottom);
        tryVerify(() => top().x - Theme.gapSmall >= onTable(table.plan.ownPlate).right || top().y >= onTable(table.plan.ownPlate).bottom);
        press("showScore");
        compare(table.height, height);
        Settings.textSize = 100;
    }

    function test_closedReviewLeadsToTheScoreSheetAlsoIfTheGameBeganOnTheStartPage() {
        window.openPage("start");
        window.openPage("newGame");
        playDeal();
        compare(window.page, "");
        press("reviewDeal", named("dealSheet"));
        tryCompare(App.review, "open", true);
        App.review.stop();
        App.closeReplay();
        tryVerify(() => named("dealSheet"));
        compare(window.page, "");
    }

    function test_finishedDealCanBeReviewed() {
        playDeal();
        press("reviewDeal", named("dealSheet"));
        tryCompare(App.review, "open", true);
        compare(App.replay.active, true);
        compare(App.review.refusal, "");
        App.review.stop();
        // Closing the review shows the score sheet again, with its button for the next deal if the
        // game is not over.
        const over = App.table.status.gameOver;
        App.closeReplay();
        if (!over)
            tryVerify(() => named("dealSheet") && named("next", named("dealSheet")));
    }

    // The review contains the whole game from its first deal, like a review opened from the page of
    // records.
    function test_finishedGameCanBeReviewed() {
        const target = NewGame.options.find("key", "target");
        const usual = NewGame.options.value(target, "value");
        NewGame.options.setValue(target, 60);
        playDeal();
        NewGame.options.setValue(target, usual);
        const status = App.table.status;
        for (let deal = 1; deal < 40 && !status.gameOver; ++deal) {
            press("next", named("dealSheet"));
            tryCompare(status, "dealOver", false);
            Settings.motion = "reduced";
            playOn();
        }
        Settings.motion = "full";
        compare(status.gameOver, true);
        tryCompare(named("dealSheet"), "activeFocus", true);
        const review = tabTo("reviewDeal", 20);
        compare(review.Accessible.name, "Review");
        compare(review.Accessible.description, "How good your decisions were");
        keyClick(Qt.Key_Space);
        tryCompare(App.review, "open", true);
        compare(App.replay.active, true);
        compare(App.review.deal, 1);
        App.review.stop();
        App.closeReplay();
        tryVerify(() => named("dealSheet"));
        compare(window.page, "");
        compare(status.gameOver, true);
        // Closed reviews of a finished game lead back to it also if they replace each other or were
        // opened on a page.
        verify(App.reviewTable());
        verify(App.openReplay(fixture.golden("up-and-down-3")));
        App.closeReplay();
        compare(App.table.gameId, "underwear");
        window.openPage("records");
        verify(App.openReplay(fixture.golden("up-and-down-3")));
        App.closeReplay();
        compare(window.page, "records");
        window.closePage();
        tryVerify(() => named("dealSheet"));
        compare(status.gameOver, true);
        // Its undone last move continues it as an unfinished game.
        App.table.undoHistory.undo();
        tryCompare(status, "gameOver", false);
        window.openPage("records");
        verify(App.openReplay(fixture.golden("up-and-down-3")));
        compare(App.resumable, "underwear");
    }

    function test_linesOfTheScoreSheetAddUpToTheWinnersScore() {
        playDeal();
        const table = App.table;
        const sheet = named("dealSheet");
        if (!table.summary.isVoid) {
            let sum = 0;
            for (const line of all(sheet, item => item.isFactor !== undefined))
                sum = line.isFactor ? sum * line.points : sum + line.points;
            compare(sum, table.summary.total);
            const winner = all(sheet, item => item.isWinner === true);
            compare(winner.length, 1);
            compare(winner[0].score, sum);
        }
        // If a player has reached the target score, the game is over, and Return starts another
        // game. Otherwise Return starts the next deal.
        const deals = table.status.gameOver ? 0 : 1;
        tryCompare(sheet, "activeFocus", true);
        keyClick(Qt.Key_Return);
        tryVerify(() => !named("dealSheet"));
        tryCompare(table.status, "dealOver", false);
        compare(table.scores.count, deals);
    }

    function test_voidDealIsExplained() {
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.voidDeal(),
            "width": 672,
            "height": 600
        });
        waitForRendering(sheet);
        compare(all(sheet, item => item.isFactor !== undefined).length, 0);
        verify(!named("total", sheet));
        compare(all(sheet, item => item.isWinner === true).length, 0);
        verify(first(sheet, item => item.text === "Everybody passed in a row: nobody scores."));
        const scores = all(sheet, item => item.objectName === "score");
        compare(scores.map(score => score.text), Array(4).fill(Numbers.whole(0)));
    }

    function test_scoreSheetShowsTheScoresOfAllPlayers_data() {
        return [[672, 600, 100, 8], [900, 700, 100, 4], [1240, 740, 200, 6]].map(shape => {
            return {
                tag: shape.join(" "),
                width: shape[0],
                height: shape[1],
                textSize: shape[2],
                players: shape[3]
            };
        });
    }

    // The score sheet shows the reasons for a player's score below the player's name, and the
    // payments in a column. At first only the calculation of the viewer's payment is visible.
    function test_scoreSheetShowsTheScoresOfAllPlayers(data) {
        Settings.textSize = data.textSize;
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.settledGame(data.players),
            "gameOver": true,
            "width": data.width,
            "height": data.height
        });
        waitForRendering(sheet);
        verify(!named("total", sheet));
        const rows = all(sheet, item => item.isWinner !== undefined);
        compare(rows.length, data.players);
        const right = item => item.mapToItem(sheet, item.width, 0).x;
        rows.forEach((row, n) => {
            verify(first(row, item => item.text === "3 tricks bid and taken: +30"));
            compare(Boolean(named("arithmetic", row)), n === 0);
            compare(named("payment", row).text, n < 3 ? ["+100", "+60", "+20"][n] : Numbers.whole(100 - 40 * n));
            compare(right(named("payment", row)), right(named("payment", rows[0])));
            compare(right(named("score", row)), right(named("score", rows[0])));
        });
        compare(named("score", rows[1]).text, Numbers.whole(-10));
        compare(named("settlement", rows[0]).Accessible.name, "Your settlement: " + Numbers.signed(rows[0].payment));
        mouseClick(named("settlement", rows[1]));
        verify(named("arithmetic", rows[1]));
        mouseClick(named("settlement", rows[1]));
        verify(!named("arithmetic", rows[1]));
    }

    function test_gameOverSheetShowsABrokenSealAtOnceAndAWholeOneOnRequest() {
        const made = (summary, over) => {
            const sheet = createTemporaryObject(dealSheet, window.contentItem, {
                "summary": summary,
                "gameOver": over,
                "width": 900,
                "height": 700
            });
            waitForRendering(sheet);
            return sheet;
        };
        const whole = made(fixture.wonDeal(4, true), true);
        // The text about an unbroken seal is shown only after the user has asked for it.
        verify(!named("seal", whole));
        mouseClick(named("aboutDeck", whole));
        compare(named("seal", whole).text, "The seal is whole.");
        compare(named("seal", whole).Accessible.name, named("seal", whole).text);
        verify(!named("brokenSeal", whole));
        mouseClick(named("aboutDeck", whole));
        verify(!named("seal", whole));
        const broken = made(fixture.wonDeal(4, true, true), true);
        verify(!named("aboutDeck", broken));
        verify(!named("seal", broken));
        compare(named("brokenSeal", broken).text, "The seal is broken.");
        compare(named("brokenSeal", broken).Accessible.name, "The seal is broken.");
        const deal = made(fixture.wonDeal(4, false), false);
        verify(!named("seal", deal) && !named("aboutDeck", deal));
        verify(!named("brokenSeal", deal));
    }

    function test_scoreSheetNamesThePlayerWhoseScoreItExplains() {
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.wonDeal(4, false),
            "width": 900,
            "height": 700
        });
        waitForRendering(sheet);
        compare(named("linesTitle", sheet).text, "Player 1’s score in this deal");
    }

    function test_scoreSheetShowsTheEpilogueWhenTheUserChoosesIt() {
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.settledGame(4),
            "gameOver": true,
            "width": 900,
            "height": 700
        });
        waitForRendering(sheet);
        verify(!named("epilogue", sheet));
        named("parts", sheet).picked("epilogue");
        verify(named("epilogue", sheet));
        verify(first(named("epilogue", sheet), item => item.text === "Player 1 will find what was lost."));
        compare(all(sheet, item => item.isWinner !== undefined).length, 0);
        // If a game has no epilogue, its score sheet offers no choice between parts.
        const plain = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.wonDeal(4, true),
            "gameOver": true,
            "width": 900,
            "height": 700
        });
        waitForRendering(plain);
        verify(!named("parts", plain));
    }

    function test_scoreSheetCanBeHiddenToSeeTheTable() {
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.wonDeal(4, false),
            "width": 900,
            "height": 700
        });
        waitForRendering(sheet);
        press("lookAtTable", sheet);
        tryCompare(sheet, "aside", true);
        verify(!named("total", sheet));
        press("showScore", sheet);
        verify(named("total", sheet));
    }

    function test_enterAtTheScoreSheetRequestsTheNextDealIfItIsPossible() {
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.wonDeal(4, false),
            "mayNextDeal": false,
            "width": 900,
            "height": 700
        });
        const next = createTemporaryObject(spy, test, {
            "target": sheet
        });
        sheet.forceActiveFocus();
        keyClick(Qt.Key_Return);
        verify(!named("next", sheet).enabled);
        compare(next.count, 0);
        sheet.mayNextDeal = true;
        keyClick(Qt.Key_Return);
        compare(next.count, 1);
    }

    function test_rightToLeftLanguageMirrorsTheLayout() {
        NewGame.start();
        const panel = named("sidePanel");
        const left = item => item.mapToItem(window.contentItem, 0, 0).x;
        verify(left(panel) > 0);
        fixture.mirror(true);
        tryVerify(() => left(panel) === 0);
        window.openRules("U8");
        tryVerify(() => named("rulesSheet"));
        compare(left(named("rulesSheet")), 0);
        verify(left(named("closeRules")) < 60);
        fixture.mirror(false);
        tryVerify(() => left(panel) > 0);
    }

    function test_everyControlOfThePageHasAnAccessibleName_data() {
        return ["start", "newGame", "records", "settings", "about", "leave", "multiplayer", "people"].map(page => {
            return {
                tag: page
            };
        });
    }

    function test_everyControlOfThePageHasAnAccessibleName(data) {
        window.openPage(data.tag);
        frames();
        const controls = all(window.contentItem, item => item.focusPolicy !== undefined && item.focusPolicy !== Qt.NoFocus);
        verify(controls.length > 0);
        for (const control of controls)
            verify(control.Accessible.name !== "", control + " has no name");
    }

    function test_f6MovesTheFocusBetweenRulesAndSidePanel() {
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        window.openRules("");
        tryVerify(() => named("rulesSheet"));
        const seen = [];
        for (let step = 0; step < 3; ++step) {
            for (const name of ["rulesSheet", "sidePanel"]) {
                if (named(name).activeFocus)
                    seen.push(name);
            }
            keyClick(Qt.Key_F6);
        }
        compare(seen.sort().join(), "rulesSheet,sidePanel");
    }

    readonly property Component spy: Component {
        SignalSpy {
            signalName: "nextWanted"
        }
    }

    function test_scoreSheetOfAWonGameSaysWhyTheLastDealEnded() {
        const won = fixture.wonDeal(4, true);
        const summary = {
            winnerText: won.winnerText,
            reason: "Mika lays their last card: the deal is over.",
            title: "You score 12 points.",
            subtitle: "Deal 3",
            account: "",
            seal: "",
            closing: [],
            lines: won.lines,
            rows: won.rows
        };
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "width": 1280,
            "height": 770,
            "summary": summary,
            "gameOver": true
        });
        compare(all(sheet, item => item instanceof PageText && item.text === summary.reason + " " + summary.title).length, 1);
    }
}
