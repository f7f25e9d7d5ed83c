// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through a first deal: it points at items on the table, can be skipped, appears once,
// and covers nothing that is needed.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test

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
        NewGame.gameId = "underwear";
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

    // Waits until the bubble keeps its place and shape: the guide tries several shapes, one after
    // each layout.
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
    // only the most players in the smallest window, and one game in the usual window.
    function test_bubbleCoversNeitherItsTargetNorAreasNeededToAct_data() {
        const rows = [];
        for (const gameId of fixture.games()) {
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

    // In the first deal of Up and Down with this house rule, the cards of all others lie face up.
    function test_bubbleDoesNotCoverOpenCardsOfOthers_data() {
        return [2, 4, 6].map(players => ({tag: players + " players", players: players}));
    }

    function test_bubbleDoesNotCoverOpenCardsOfOthers(data) {
        window.width = 960;
        window.height = 640;
        NewGame.gameId = "up-and-down";
        NewGame.options.setValue(NewGame.options.find("key", "blindOne"), 1);
        begin("up-and-down", data.players);
        for (let step = 1; step <= App.guide.count; ++step) {
            const area = bubbleArea();
            const open = guide().table.areas.toAct().slice(3);
            compare(open.length, data.players - 1);
            for (const card of open)
                verify(apart(area, card), "step " + step + ": " + area + " " + card);
            press("guideNext");
        }
        NewGame.reset();
    }

    // Each bubble of the guide is inside the window. The areas needed to act are the prompt, the
    // own cards and the action buttons.
    function test_bubbleCoversNeitherItsTargetNorAreasNeededToAct(data) {
        window.width = data.width;
        window.height = data.height;
        begin(data.gameId, data.players);
        let pointing = 0;
        for (let step = 1; step <= App.guide.count; ++step) {
            compare(App.guide.step, step);
            compare(named("guideText").text, App.guide.text);
            const area = bubbleArea();
            verify(area.left >= 0 && area.top >= 0 && area.right <= guide().width && area.bottom <= guide().height, area);
            for (const kept of guide().table.areas.toAct())
                verify(apart(area, kept), "step " + step + " covers an area that is needed to act: " + area + " " + kept);
            if (guide().pointing) {
                ++pointing;
                verify(apart(area, guide().target), "step " + step + " covers its target: " + area + " " + guide().target + " " + guide().side);
            }
            press("guideNext");
        }
        verify(pointing > 1);
        tryVerify(() => !guide());
        tryCompare(App.guide, "open", false);
    }

    // With large text in a small window, the guide's bubble may cover areas that the player needs.
    // It still does not cover its target.
    function test_bubbleWithLargeTextDoesNotCoverItsTarget_data() {
        return gameRows(2);
    }

    function test_bubbleWithLargeTextDoesNotCoverItsTarget(data) {
        Settings.textSize = 200;
        window.width = 960;
        window.height = 640;
        begin(data.gameId, 4);
        for (let step = 1; step <= App.guide.count; ++step) {
            const area = bubbleArea();
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

    function test_guideBubbleStaysInPlaceAfterACardIsDrawn() {
        begin("underwear");
        readOnTurn();
        const before = bubbleArea();
        keyClick("d");
        tryCompare(App.table.status, "yourTurn", false);
        frames();
        compare(bubbleArea(), before);
    }

    // The Escape key hides the guide's bubble, whether the guide or the table has the focus. A
    // button shows the bubble again.
    function test_escapeHidesTheBubble() {
        begin("underwear");
        for (const onTable of [false, true]) {
            verify(guide().activeFocus);
            keyClick(Qt.Key_Return);
            const step = App.guide.step;
            if (onTable)
                window.areas[2].forceActiveFocus();
            keyClick(Qt.Key_Escape);
            verify(!bubble());
            verify(App.guide.open);
            verify(window.areas[2].activeFocus);
            press("guideUnfold");
            verify(bubble());
            compare(App.guide.step, step);
        }
    }

    // While the computer players wait for the guide, Enter on a card that cannot be played continues
    // the guide.
    function test_enterOnTheTableContinuesTheGuideIfItHasNoOtherMeaning() {
        begin("underwear");
        verify(!App.table.status.yourTurn);
        const card = all(window.areas[2], item => item.isOwn === true, [])[0];
        card.forceActiveFocus(Qt.TabFocusReason);
        verify(card.activeFocus && !card.playable);
        keyClick(Qt.Key_Return);
        compare(App.guide.step, 2);
        verify(card.activeFocus);
        compare(App.table.coach.refusal, "");
        readOnTurn();
        const playable = all(window.areas[2], item => item.isOwn === true, []).find(item => item.playable);
        playable.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(App.guide.step, 2);
        tryVerify(() => !App.table.status.yourTurn || App.table.gestures.choices.length > 0);
        App.table.gestures.cancelChoice();
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

    // A step of the guide may hide the button that has the keyboard focus.
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

    // Later steps open the guide again. It takes the keyboard focus from the table, but not from
    // other items.
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

    // While the user steps through the guide, the Next button stays under the mouse pointer.
    function test_nextButtonStaysUnderThePointer_data() {
        return gameRows(2);
    }

    function test_nextButtonStaysUnderThePointer(data) {
        begin(data.gameId);
        const next = named("guideNext");
        const at = next.mapToItem(window.contentItem, next.width / 2, next.height / 2);
        const count = App.guide.count;
        for (let step = 1; step <= count; ++step) {
            compare(App.guide.step, step, App.guide.subject + " " + guide().target + " " + guide().narrow);
            mouseClick(window.contentItem, at.x, at.y);
            frames();
        }
        compare(App.guide.open, false);
    }

    // The ring with which the guide marks the stock encloses all of it, including the edges of its
    // cards.
    function test_ringOfTheGuideEnclosesTheWholeStock() {
        begin("underwear");
        const table = window.areas[2];
        const stock = first(table, item => item.placeKey === "stock");
        const area = table.areas.of("stock");
        for (const back of all(stock, item => String(item.source ?? "").includes("back"), [])) {
            const spot = back.mapToItem(table, 0, 0, back.width, back.height);
            verify(spot.top >= area.top && spot.bottom <= area.bottom && spot.left >= area.left && spot.right <= area.right, spot + " " + area);
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
        verify(!named("guidesAgain").enabled);
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
