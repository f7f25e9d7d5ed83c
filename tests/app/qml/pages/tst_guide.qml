// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through a first deal: it points at items on the table, can be skipped, appears once,
// and covers nothing that is needed.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    function init() {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        Settings.showGuidesAgain();
        open(1280, 800);
    }

    function cleanup() {
        close();
        fixture.passGuides();
        Settings.pace = "normal";
        Settings.motion = "full";
        Settings.textSize = 100;
        Settings.language = "";
        NewGame.gameId = "underwear";
        InputMode.guard.interval = Qt.styleHints.mouseDoubleClickInterval;
    }

    function begin(gameId, players) {
        NewGame.gameId = gameId;
        NewGame.players = players ?? 4;
        verify(NewGame.start());
        // After the last step the opponents move at once, and their moves must not open the guide
        // again.
        fixture.passLaterGuideSteps(gameId);
        tryVerify(() => named("guide"));
        tryCompare(App.table.presenter, "moving", false);
        frames();
    }

    // The opponents do not move while the guide is visible. So the test hides the guide until the
    // player's turn, and then shows it again.
    function readOnTurn() {
        keyClick(Qt.Key_Escape);
        tryCompare(App.table.status, "yourTurn", true);
        press("guideUnfold");
        verify(bubble());
    }

    // A row for each game; the quick tier has the first `quick` games only.
    function gameRows(quick) {
        return fixture.games().slice(0, thorough ? undefined : quick).map(gameId => ({tag: gameId, gameId: gameId}));
    }

    function guide() {
        return named("guide");
    }

    function bubble() {
        return first(guide(), item => item.objectName === "guideBubble");
    }

    function prompt() {
        const {x, y, width, height} = guide().table.plan.prompt;
        return Qt.rect(x, y, width, height);
    }

    function encloses(area, spot) {
        return spot.top >= area.top && spot.bottom <= area.bottom && spot.left >= area.left && spot.right <= area.right;
    }

    // Waits until the bubble keeps its place and shape: its buttons change after the step.
    function bubbleArea() {
        const area = () => bubble().mapToItem(guide(), 0, 0, bubble().width, bubble().height);
        let last = "";
        while (String(area()) !== last) {
            last = String(area());
            frames();
        }
        return area();
    }

    function apart(one, other) {
        return one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
    }

    // All games with two, four and the most players, in windows of three sizes. Quick test runs use
    // two games with the most players in the smallest window, and one in the usual window.
    function test_bubbleCoversNeitherItsTargetNorAreasNeededToAct_data() {
        const rows = [];
        for (const gameId of thorough ? fixture.games() : fixture.games().slice(0, 2)) {
            const most = App.games.value(App.games.find("gameId", gameId), "mostPlayers");
            for (const players of [2, 4, most]) {
                for (const size of [[960, 640], [1280, 800], [2560, 1440]]) {
                    const isSmallest = size[0] === 960 && players === most;
                    const isUsual = size[0] === 1280 && players === 4 && gameId === "underwear";
                    if (!thorough && !isSmallest && !isUsual)
                        continue;
                    rows.push({
                        tag: [gameId, players, ...size].join(" "),
                        gameId: gameId,
                        players: players,
                        width: size[0],
                        height: size[1]
                    });
                }
            }
        }
        return rows;
    }

    // In the first deal of Up and Down with the house rule `blindOne`, the user sees the cards of
    // all opponents face up.
    function test_bubbleDoesNotCoverOpenCardsOfOthers_data() {
        return (thorough ? [2, 4, 6] : [6]).map(players => ({tag: players + " players", players: players}));
    }

    function test_bubbleDoesNotCoverOpenCardsOfOthers(data) {
        window.width = 960;
        window.height = 640;
        NewGame.gameId = "up-and-down";
        NewGame.options.setValue(NewGame.options.find("key", "blindOne"), 1);
        begin("up-and-down", data.players);
        for (let step = 1; step <= App.guide.count; ++step) {
            const area = bubbleArea();
            const open = guide().table.areas.toAct().slice(2);
            compare(open.length, data.players - 1);
            for (const card of open)
                verify(apart(area, card), "step " + step + ": " + area + " " + card);
            press("guideNext");
        }
        NewGame.reset();
    }

    // The bubble moves from step to step, so another button can come under the pointer.
    function test_repeatedPressInTheSamePlaceShowsTheNextStep() {
        begin("underwear", 4);
        const next = named("guideNext");
        const at = next.mapToItem(window.contentItem, next.width / 2, next.height / 2);
        mouseClick(window.contentItem, at.x, at.y);
        for (const step of [2, 3]) {
            compare(App.guide.step, step);
            const other = named(step === 2 ? "guideBack" : "guideSkip");
            settle(other);
            const there = other.mapToItem(window.contentItem, other.width / 2, other.height / 2);
            let bubble = other;
            while (bubble.parent !== guide())
                bubble = bubble.parent;
            bubble.x += at.x - there.x;
            bubble.y += at.y - there.y;
            mouseClick(window.contentItem, at.x, at.y);
        }
        compare(App.guide.step, 4);
        press("guideBack");
        compare(App.guide.step, 3);
    }

    // Each bubble of the guide is inside the window. The areas needed to act are the own cards and
    // the action buttons; the prompt stays visible, too.
    function test_bubbleCoversNeitherItsTargetNorAreasNeededToAct(data) {
        window.width = data.width;
        window.height = data.height;
        begin(data.gameId, data.players);
        let pointing = 0;
        let isFirst = true;
        for (let step = 1; App.guide.open; ++step) {
            // After the first steps, a guide with later steps can open, for example before the own
            // bid.
            if (isFirst && !App.guide.isFromStart)
                step = 1;
            isFirst = App.guide.isFromStart;
            compare(App.guide.step, step);
            compare(named("guideText").text, App.guide.text);
            const area = bubbleArea();
            verify(area.left >= 0 && area.top >= 0 && area.right <= guide().width && area.bottom <= guide().height, area);
            for (const kept of [...guide().table.areas.toAct(), prompt()])
                verify(apart(area, kept), "step " + step + " covers an area that is needed to act: " + area + " " + kept);
            if (guide().pointing) {
                ++pointing;
                verify(apart(area, guide().target), "step " + step + " covers its target: " + area + " " + guide().target + " " + guide().side);
            }
            press("guideNext");
        }
        verify(pointing > (data.gameId === "life" ? 0 : 1));
        tryVerify(() => !guide());
        tryCompare(App.guide, "open", false);
    }

    // In a small window with large text there is little room for the wide German buttons. The
    // bubble's text shrinks before the bubble covers the hand.
    function test_bubbleDoesNotCoverTheHandInSmallWindow_data() {
        const rows = [];
        for (const each of gameRows(2)) {
            for (const textSize of thorough ? [100, 150] : [150])
                rows.push(Object.assign({textSize: textSize}, each, {tag: each.tag + " " + textSize + " %"}));
        }
        return rows;
    }

    function test_bubbleDoesNotCoverTheHandInSmallWindow(data) {
        Settings.language = "de";
        Settings.textSize = data.textSize;
        window.width = 900;
        window.height = 532;
        begin(data.gameId, 4);
        App.guide.end();
        App.guide.show();
        for (let step = 1; step <= App.guide.count; ++step) {
            const area = bubbleArea();
            for (const kept of guide().table.areas.toAct())
                verify(apart(area, kept), "step " + step + ": " + area + " " + kept);
            press("guideNext");
        }
    }

    // The guide shown again in the middle of a deal, in a small window.
    function test_bubbleDoesNotCoverPilesOrTrick_data() {
        return ["underwear", "ultimate-loser"].map(gameId => ({tag: gameId, gameId: gameId}));
    }

    function test_bubbleDoesNotCoverPilesOrTrick(data) {
        window.width = 900;
        window.height = 532;
        begin(data.gameId, 4);
        App.guide.end();
        tryCompare(App.table.status, "yourTurn", true);
        tryCompare(App.table.presenter, "moving", false);
        App.guide.show();
        for (let step = 1; step <= App.guide.count; ++step) {
            const area = bubbleArea();
            const middle = guide().table.areas.middle();
            verify(middle.length > 0);
            for (const cards of middle)
                verify(apart(area, cards), "step " + step + ": " + area + " " + cards);
            if (guide().pointing)
                verify(guide().tip >= 0 || isBehindWords(area), "step " + step + " has no tip: " + area + " " + guide().target);
            press("guideNext");
        }
    }

    // Returns true if a bubble with this area lies above its target, and each tip would cross words.
    function isBehindWords(area) {
        const {target, distance} = guide();
        const words = guide().table.areas.words().filter(word => word.bottom > area.bottom && word.top < target.top);
        const isFree = x => words.every(word => x - distance > word.right || x + distance < word.left);
        const first = Math.max(area.left, target.left) + 2 * distance;
        const last = Math.min(area.right, target.right) - 2 * distance;
        for (let x = first; x <= last; ++x) {
            if (isFree(x))
                return false;
        }
        return area.bottom < target.top && words.length > 0;
    }

    // With large text in a small window, the guide's bubble may cover areas that the player needs.
    // It still does not cover its target.
    function test_bubbleWithLargeTextDoesNotCoverItsTarget_data() {
        return gameRows(1);
    }

    function test_bubbleWithLargeTextDoesNotCoverItsTarget(data) {
        Settings.textSize = 200;
        window.width = 960;
        window.height = 640;
        begin(data.gameId, 4);
        for (let step = 1; step <= App.guide.count; ++step) {
            const area = bubbleArea();
            verify(guide().tipLength >= 0);
            if (guide().pointing)
                verify(apart(area, guide().target), "step " + step + ": " + area + " " + guide().target);
            press("guideNext");
        }
    }

    function test_guideAppearsAfterTheCardsAreDealt() {
        Settings.motion = "full";
        NewGame.gameId = "underwear";
        verify(NewGame.start());
        compare(App.guide.open, true);
        compare(App.table.presenter.dealing, true);
        verify(!guide());
        tryCompare(App.table.presenter, "dealing", false);
        tryVerify(() => guide());
        verify(guide().activeFocus);
    }

    // While the cards are being dealt, their final places are unknown. So the bubble is placed only
    // after the deal.
    function test_firstBubbleIsPlacedForTheDealtCards() {
        Settings.motion = "full";
        NewGame.gameId = "three-up-three-down";
        verify(NewGame.start());
        tryVerify(() => guide());
        const area = bubbleArea();
        const own = all(guide().table, item => item instanceof TableCard && item.seat === 0);
        compare(own.length, 9);
        for (const card of own)
            verify(apart(area, guide().table.areas.ofCard(card)), area + " " + card.zone);
    }

    // The tip of the guide's bubble, a small arrow, points at the item that the step is about. At most
    // the prompt lies between the bubble and the item. In a trick it points at the cards of one player.
    function test_tipOfTheBubblePointsAtItsTarget_data() {
        const rows = [];
        for (const size of [[900, 532], [1280, 800], [1920, 1040]]) {
            for (const gameId of fixture.games()) {
                const isQuick = size[0] === 1280 && gameId !== "three-up-three-down" || gameId === "ultimate-loser";
                if (thorough || isQuick)
                    rows.push({tag: [gameId, ...size].join(" "), gameId: gameId, width: size[0], height: size[1]});
            }
        }
        return rows;
    }

    function test_tipOfTheBubblePointsAtItsTarget(data) {
        window.width = data.width;
        window.height = data.height;
        begin(data.gameId);
        verify(checkTips(data.width > 900) > 0);
        tryCompare(App.table.status, "yourTurn", true);
        tryCompare(App.table.presenter, "moving", false);
        // Beside the cards of a trick and of piles there may be no room for some bubbles.
        App.guide.show();
        verify(checkTips(false) > 0);
    }

    // Checks all steps of the guide, and returns the number of tips. If `isNeeded` is true, each
    // step with a target has a tip.
    function checkTips(isNeeded: bool): int {
        let shown = 0;
        for (let step = 1, count = App.guide.count; step <= count; ++step) {
            const area = bubbleArea();
            const target = guide().target;
            const tip = first(guide(), item => item.objectName === "guideTip");
            if (isNeeded)
                compare(tip !== null, guide().pointing, "step " + step + ": " + area + " " + target);
            if (tip) {
                ++shown;
                const at = tip.mapToItem(guide(), tip.width / 2, tip.height / 2);
                const isAcross = guide().side === "above" || guide().side === "below";
                const plays = guide().table.areas.plays(App.guide.subject);
                const parts = plays.length > 0 ? plays : [target];
                const inFront = parts.filter(part => isAcross ? at.x > part.left && at.x < part.right : at.y > part.top && at.y < part.bottom);
                verify(inFront.length > 0, "step " + step + ": " + at + " " + parts);
                const gap = part => Math.max(part.left - area.right, area.left - part.right, part.top - area.bottom, area.top - part.bottom);
                verify(Math.min(...inFront.map(gap)) <= prompt().height + 2 * guide().distance, "step " + step + ": " + area + " " + parts);
            }
            press("guideNext");
        }
        return shown;
    }

    function test_stepAboutPlayedCardsPointsAtNothingIfTheyAreGone() {
        begin("ultimate-loser");
        App.guide.end();
        App.guide.show();
        for (let step = 1; step <= App.guide.count; ++step) {
            bubbleArea();
            if (App.guide.subject === "trick")
                compare(guide().pointing, !App.guide.isAboutEvent, "step " + step);
            press("guideNext");
        }
    }

    // With large text the whole width above the hand is filled with words. The tip ends above them.
    function test_bubbleAboveThePromptHasAShortTipWithLargeText() {
        Settings.textSize = 150;
        window.width = 1366;
        window.height = 768;
        begin("underwear");
        App.guide.end();
        tryCompare(App.table.status, "yourTurn", true);
        tryCompare(App.table.presenter, "moving", false);
        App.guide.show();
        while (App.guide.subject !== "hands")
            press("guideNext");
        const area = bubbleArea();
        const tip = first(guide(), item => item.objectName === "guideTip");
        compare(guide().side, "above");
        verify(tip && guide().tipLength >= 3, "tip of " + guide().tipLength);
        const end = area.bottom + guide().tipLength;
        for (const word of guide().table.areas.words().filter(word => word.top > area.top))
            verify(word.top >= end, word + " under the tip, which ends at " + end);
    }

    // The step that asks for a move is over when the user has made the move.
    function test_moveThatAStepAsksForShowsTheNextStep() {
        begin("three-up-three-down");
        const cards = all(guide().table, item => item instanceof TableCard && item.isOwn).slice(0, 3);
        for (const card of cards.slice(0, 2))
            card.activated();
        compare(App.guide.step, 1);
        press("guideNext");
        cards[2].activated();
        compare(App.guide.step, 3);
    }

    function test_ringOfTheGuideEnclosesSelectedCards() {
        begin("three-up-three-down");
        press("guideNext");
        const card = all(guide().table, item => item instanceof TableCard && item.isOwn)[0];
        card.toggled();
        tryVerify(() => card.selected && card.lift > 0 && card.lift === card.raise);
        const area = card.mapToItem(guide(), 0, 0, card.width, card.height);
        tryVerify(() => area.top >= guide().target.top && area.bottom <= guide().target.bottom, 5000, area + " " + guide().target);
    }

    // The frames of both would cross.
    function test_ringOfTheGuideIsHiddenWhileAHintHasFrames() {
        begin("three-up-three-down");
        press("guideNext");
        const ring = first(guide(), item => item.objectName === "guideRing");
        tryCompare(ring, "visible", true);
        App.table.coach.hint();
        tryVerify(() => App.table.coach.hintText !== "", 20000);
        compare(ring.visible, false);
        verify(App.table.gestures.playHint());
        tryCompare(App.table.coach, "hintText", "");
        tryCompare(ring, "visible", true);
    }

    function test_guideBubbleStaysInPlaceAfterACardIsDrawn() {
        begin("underwear");
        readOnTurn();
        const before = bubbleArea();
        keyClick("d");
        tryCompare(App.table.status, "yourTurn", false);
        frames();
        compare(bubbleArea(), before);
    }

    // The Escape key hides the guide's bubble, whichever area has the focus. A button shows the
    // bubble again.
    function test_escapeHidesTheBubble() {
        begin("underwear");
        for (const area of [3, 2, 7]) {
            verify(guide().activeFocus);
            keyClick(Qt.Key_Return);
            const step = App.guide.step;
            window.areas[area].forceActiveFocus();
            verify(window.areas[area].activeFocus);
            keyClick(Qt.Key_Escape);
            verify(!bubble());
            verify(App.guide.open);
            verify(window.areas[area === 3 ? 2 : area].activeFocus);
            press("guideUnfold");
            verify(bubble());
            compare(App.guide.step, step);
        }
    }

    function test_escapeHidesTheBubbleTogetherWithAnAnswer() {
        begin("underwear");
        window.areas[2].forceActiveFocus();
        keyClick("w");
        verify(App.speech.answer !== "");
        keyClick(Qt.Key_Escape);
        verify(!bubble());
        compare(App.speech.answer, "");
    }

    // A button on the bubble hides the bubble. The announcer then names the key that shows the
    // bubble again. The menu Help shows it, too.
    function test_buttonHidesTheBubbleUntilItIsShownAgain() {
        begin("underwear");
        keyClick(Qt.Key_Return);
        const help = first(window.menuBar, item => item.menuAt !== undefined).menuAt(3);
        const show = help.itemAt(1);
        verify(!show.enabled);
        heard.parts = [];
        press("guideFold");
        verify(!bubble());
        verify(window.areas[2].activeFocus);
        tryVerify(() => heard.parts.join(" ").includes("Shift+F1 shows it again"));
        verify(show.enabled);
        show.action.trigger();
        verify(bubble());
        compare(App.guide.step, 2);
        tryCompare(named("guideNext"), "activeFocus", true);
        press("guideFold");
        keyClick(Qt.Key_F1, Qt.ShiftModifier);
        verify(bubble());
    }

    function test_keyForTheNextAreaFocusesOnlyVisibleItems() {
        begin("underwear");
        keyClick(Qt.Key_Return);
        const step = App.guide.step;
        keyClick(Qt.Key_Escape);
        tryCompare(App.table.status, "yourTurn", true);
        const reached = [];
        for (let time = 0; time < window.areas.length; ++time) {
            keyClick(Qt.Key_F6);
            verify(window.activeFocusItem.visible, window.activeFocusItem);
            reached.push(window.activeFocusItem.objectName);
        }
        verify(reached.includes("guideUnfold"), reached);
        while (window.activeFocusItem.objectName !== "guideUnfold")
            keyClick(Qt.Key_F6);
        keyClick(Qt.Key_Space);
        verify(bubble());
        compare(App.guide.step, step);
    }

    // While the computer players wait for the guide, Enter on a card that cannot be played continues
    // the guide.
    function test_enterOnTheTableContinuesTheGuideIfItHasNoOtherMeaning() {
        begin("underwear");
        verify(!App.table.status.yourTurn);
        for (const key of [Qt.Key_H, Qt.Key_Y]) {
            App.speech.dismissAnswer();
            keyClick(key);
            verify(App.speech.answer.startsWith("The game is waiting for you to continue the guide."), App.speech.answer);
        }
        App.speech.dismissAnswer();
        const card = all(window.areas[2], item => item.isOwn === true)[0];
        card.forceActiveFocus(Qt.TabFocusReason);
        verify(card.activeFocus && !card.playable);
        keyClick(Qt.Key_Return);
        compare(App.guide.step, 2);
        verify(card.activeFocus);
        compare(App.table.coach.refusal, "");
        readOnTurn();
        press("guideBack");
        const playable = all(window.areas[2], item => item.isOwn === true).find(item => item.playable);
        playable.forceActiveFocus(Qt.TabFocusReason);
        InputMode.showFocus();
        keyClick(Qt.Key_Return);
        compare(App.guide.step, 1);
        tryVerify(() => !App.table.status.yourTurn || App.table.gestures.choices.length > 0);
        App.table.gestures.cancelChoice();
    }

    // Regression: nothing was spoken when Enter on a card closed the last step.
    function test_enterOnTheTableSaysThatItClosesTheGuide() {
        begin("underwear");
        const card = all(window.areas[2], item => item.isOwn === true)[0];
        card.forceActiveFocus(Qt.TabFocusReason);
        const spoken = [];
        const keep = text => spoken.push(text);
        App.announcer.spoken.connect(keep);
        for (let left = App.guide.count; left > 0; --left) {
            verify(!spoken.includes("Guide closed."));
            keyClick(Qt.Key_Return);
        }
        App.announcer.spoken.disconnect(keep);
        verify(spoken.some(text => text.startsWith("Guide closed.")), spoken.join("|"));
    }

    // Pressing Enter repeatedly leads from the first step of the guide to the last one.
    function test_enterShowsTheNextStep_data() {
        return gameRows(1);
    }

    function test_enterShowsTheNextStep(data) {
        begin(data.gameId);
        const count = App.guide.count;
        for (let step = 1; step <= count; ++step) {
            compare(App.guide.step, step);
            keyClick(Qt.Key_Return);
        }
        compare(App.guide.open, false);
        tryVerify(() => window.areas[2].activeFocus);
    }

    function test_arrowKeyMovesTheFocusFromTheGuideToTheTable() {
        begin("underwear");
        readOnTurn();
        verify(guide().activeFocus);
        keyClick(Qt.Key_Right);
        verify(window.areas[2].activeFocus);
        verify(window.areas[2].focusedItem());
    }

    // A step of the guide may hide the button with the keyboard focus.
    function test_focusMovesToTheNextStepButtonWhenTheFocusedButtonIsHidden() {
        begin("underwear");
        keyClick(Qt.Key_Return);
        named("guideBack").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(App.guide.step, 1);
        verify(named("guideNext").activeFocus);
        while (App.guide.step < App.guide.count - 1)
            keyClick(Qt.Key_Return);
        named("guideSkip").forceActiveFocus();
        mouseClick(named("guideNext"));
        compare(App.guide.step, App.guide.count);
        verify(named("guideNext").activeFocus);
    }

    function test_focusMovesToTheTableWhenTheGuideCloses() {
        begin("underwear");
        readOnTurn();
        verify(guide().activeFocus);
        App.guide.end();
        tryVerify(() => window.areas[2].activeFocus);
    }

    // Later steps open the guide again. The guide takes the keyboard focus from the table, but not
    // from other items.
    function test_reopenedGuideTakesTheFocusOnlyFromTheTable() {
        begin("underwear");
        readOnTurn();
        press("guideSkip");
        tryVerify(() => window.areas[2].activeFocus);
        App.guide.show();
        tryVerify(() => named("guideNext")?.activeFocus);
        press("guideSkip");
        const panel = window.areas[7];
        panel.forceActiveFocus();
        App.guide.show();
        tryVerify(() => named("guideNext"));
        verify(panel.activeFocus);
    }

    // The next step's bubble may have the same place or another one. The second press of a double
    // click does nothing, whatever is under the pointer then.
    function test_doubleClickOnNextShowsOneStep_data() {
        return gameRows(2);
    }

    function test_doubleClickOnNextShowsOneStep(data) {
        begin(data.gameId);
        const count = App.guide.count;
        const moves = fixture.movesInGame();
        for (let step = 1; step < count; ++step) {
            compare(App.guide.step, step);
            bubbleArea();
            const next = named("guideNext");
            const at = next.mapToItem(window.contentItem, next.width / 2, next.height / 2);
            InputMode.guard.interval = 1000000;
            mouseClick(window.contentItem, at.x, at.y);
            bubbleArea();
            mouseClick(window.contentItem, at.x, at.y);
        }
        compare(App.guide.step, count);
        compare(fixture.movesInGame(), moves);
    }

    // The ring with which the guide marks the stock encloses all of it, including the edges of its
    // cards and the number of cards.
    function test_ringOfTheGuideEnclosesTheWholeStock() {
        begin("underwear");
        const table = window.areas[2];
        const stock = first(table, item => item.placeKey === "stock");
        const area = table.areas.of("stock");
        for (const back of all(stock, item => String(item.source ?? "").includes("back"))) {
            const spot = back.mapToItem(table, 0, 0, back.width, back.height);
            verify(encloses(area, spot), spot + " " + area);
        }
        const badges = all(table, item => item instanceof PileBadge && item.zone === "stock");
        compare(badges.length, 1);
        for (const badge of badges) {
            const spot = badge.mapToItem(table, 0, 0, badge.width, badge.height);
            verify(encloses(area, spot), spot + " " + area);
        }
    }

    function test_skippedGuideStaysOffUntilTheSettingsTurnGuidesOnAgain() {
        begin("life");
        press("guideSkip");
        tryVerify(() => !guide());
        verify(NewGame.start());
        compare(App.guide.open, false);
        window.openPage("settings");
        press("guidesAgain");
        compare(named("guidesAgain").text, "They will be shown");
        verify(named("guidesAgain").activeFocus);
        verify(NewGame.start());
        tryVerify(() => guide());
    }

    // The Help menu shows the guide with all its steps, even if the user has skipped the guide.
    function test_helpMenuReopensASkippedGuideWithAllSteps() {
        begin("life");
        const count = App.guide.count;
        const help = first(window.menuBar, item => item.menuAt !== undefined).menuAt(3);
        const show = help.itemAt(1);
        compare(show.action.objectName, "guideAction");
        verify(!show.enabled);
        press("guideSkip");
        tryVerify(() => !guide());
        verify(show.enabled);
        show.action.trigger();
        tryVerify(() => guide());
        compare(App.guide.step, 1);
        verify(App.guide.count > count);
    }

    function test_opponentsMoveOnlyAfterTheGuideIsHidden() {
        begin("underwear");
        readOnTurn();
        const told = App.table.story.count;
        keyClick("d");
        tryCompare(App.table.status, "yourTurn", false);
        tryVerify(() => App.table.story.count > told);
        verify(bubble());
        // The opponents continue to play when the guide's bubble is hidden.
        keyClick(Qt.Key_Escape);
        tryCompare(App.table.status, "yourTurn", true);
    }

    function test_guideCanBeUsedByKeyboard() {
        begin("underwear");
        window.areas[2].forceActiveFocus();
        keyClick(Qt.Key_F6);
        verify(guide().activeFocus);
        compare(window.activeFocusItem.objectName, "guideNext");
        keyClick(Qt.Key_Return);
        compare(App.guide.step, 2);
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        compare(window.activeFocusItem.objectName, "guideBack");
        keyClick(Qt.Key_Return);
        compare(App.guide.step, 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !bubble());
        verify(window.areas[2].activeFocus);
    }

    // The announcer reads a step of the guide each time the step appears or the bubble is unfolded.
    // It reads the keys for questions only once, after the first step. It reads no step while the
    // guide is hidden, even if a page has covered the table meanwhile.
    function test_guideStepIsSpokenEachTimeItAppearsOrTheBubbleIsUnfolded() {
        heard.parts = [];
        begin("underwear");
        const said = () => heard.parts.join(" ");
        const times = text => said().split(text).length - 1;
        const hears = text => {
            App.announcer.interrupt();
            return times(text) > 0;
        };
        const first = App.guide.text;
        tryVerify(() => hears(first));
        tryVerify(() => hears("press W to hear what to do"));
        keyClick(Qt.Key_Return);
        const second = App.guide.text;
        tryVerify(() => hears(second));
        keyClick(Qt.Key_Escape);
        window.openPage("settings");
        keyClick(Qt.Key_Escape);
        tryVerify(() => guide());
        App.speech.ask("hand");
        tryVerify(() => hears("You hold"));
        compare(times(second), 1);
        press("guideUnfold");
        tryVerify(() => hears(second) && times(second) === 2);
        press("guideBack");
        tryVerify(() => hears(first) && times(first) === 2);
        compare(times("press W to hear what to do"), 1);
    }

    Connections {
        id: heard

        property var parts: []

        function onSpoken(text) {
            parts.push(text);
        }

        target: App.announcer
    }

    function test_guideIsHiddenWhileAPageIsOpen() {
        begin("underwear");
        window.openPage("settings");
        verify(!guide());
        keyClick(Qt.Key_Escape);
        tryVerify(() => guide());
    }
}
