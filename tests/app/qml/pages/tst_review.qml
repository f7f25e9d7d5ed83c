// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a replay in the window: opening it, its list and keys, and the better move shown on
// the table.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property var replay: App.replay
    readonly property var review: App.review

    SignalSpy {
        id: spoken
        target: App.announcer
        signalName: "spoken"
    }

    function init() {
        Settings.panelOpen = true;
        open(1280, 800);
        fixture.passGuides();
    }

    function cleanup() {
        close();
        review.moves.order = "cost";
        Settings.panelOpen = true;
        Settings.textSize = 100;
        Settings.language = "";
    }

    // Reviews a record at its fourth deal, which has an absurd bid. Returns the list of mistakes.
    function reviewed() {
        verify(App.openReplay(fixture.golden("up-and-down-3")));
        tryVerify(() => named("replayBar") !== null);
        replay.deal(3);
        press("review");
        compare(review.open, true);
        tryVerify(() => named("reviewPanel") !== null);
        tryVerify(() => review.parts(4).length > 0 && review.moves.count > 0, 120000);
        review.stop();
        frames();
        return named("reviewMoves");
    }

    // The replay is at a decision that the review lists, and the review becomes known after it has
    // opened.
    function test_reviewOfAllDecisionsOpensAtItsTop() {
        window.height = 560;
        reviewed();
        review.moves.order = "game";
        const stop = review.moves.value(0, "stop");
        App.closeReplay();
        verify(App.openReplay(fixture.golden("up-and-down-3")));
        tryVerify(() => named("replayBar") !== null);
        replay.goTo(stop);
        press("review");
        tryVerify(() => review.moves.count > 3, 120000);
        review.stop();
        const list = named("reviewMoves");
        settle(list);
        compare(list.atYBeginning, true);
        // A decision reached with the replay is selected.
        replay.goTo(review.moves.value(3, "stop"));
        frames();
        compare(list.row, 3);
        verify(!list.atYBeginning);
    }

    function test_secondReviewOpensAtItsTop() {
        window.height = 560;
        const list = reviewed();
        keyClick(Qt.Key_End);
        list.select(list.count - 1);
        frames();
        verify(!list.atYBeginning);
        verify(App.openReplay(fixture.golden("up-and-down-4")));
        tryVerify(() => review.moves.count === 0);
        replay.deal(1);
        review.start();
        tryVerify(() => review.moves.count > 0, 120000);
        review.stop();
        tryCompare(list, "atYBeginning", true);
        compare(list.row, -1);
    }

    // The summary is so long that only the top of the first decision is visible. A chosen decision
    // also shows its reason, which makes it higher.
    function test_clickedDecisionBelowTheSummaryIsWhollyVisible() {
        window.height = 560;
        Settings.textSize = 150;
        const list = reviewed();
        replay.goTo(0);
        frames();
        list.goToTop();
        frames();
        const tile = list.itemAtIndex(0);
        const top = () => tile.mapToItem(list, 0, 0).y;
        verify(top() > 0 && top() + tile.height > list.height);
        mouseClick(tile, tile.width / 2, 5);
        frames();
        verify(tile.isCurrent);
        verify(top() >= 0, "above the view");
        verify(top() + tile.height <= list.height + 1, "below the view");
    }

    // Large German texts in a small window. The frame of a focused item is not clipped, and leaves
    // the texts of the list free.
    function test_smallWindowHasRoomForTextsAndFocusFrames() {
        window.width = 900;
        window.height = 532;
        Settings.textSize = 150;
        Settings.language = "de";
        const list = reviewed();
        list.goToTop();
        checkTexts(named("reviewPanel"));
        checkTexts(named("replayBar"));
        const top = name => named(name, named("replayBar")).mapToItem(named("replayBar"), 0, 0).y;
        compare(top("send"), top("playPause"), "the replay bar has one row");
        list.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        const rings = () => all(window.contentItem, item => item instanceof FocusRing);
        const gap = 5;   // thickness of a frame
        const left = item => item.mapToItem(window.contentItem, 0, 0).x;
        compare(rings().map(ring => ring.of), [list]);
        const tile = first(list, item => item instanceof ReviewTile);
        verify(left(rings()[0]) + gap < left(tile), "the frame covers the rows");
        for (const name of ["chances", "partsOf", "reviewOrder"]) {
            tabTo(name, 8);
            frames();
            compare(rings().length, 1);
            const ring = rings()[0];
            const across = ring.mapToItem(list, 0, 0).x;
            verify(across >= 0 && across + ring.width <= list.width, name);
            if (ring.height > list.height)   // a plot in large print
                continue;
            const down = ring.mapToItem(list, 0, 0).y;
            verify(down >= 0 && down + ring.height <= list.height, name);
        }
    }

    // The arrow keys and the space bar also control the replay from elsewhere in the window.
    function test_plotInTheReviewTakesArrowKeysAndItsButtonTheSpaceBar() {
        reviewed();
        const stop = replay.stop;
        tabTo("plotField", 12);
        const field = named("plotField");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        const point = field.spot.y;
        verify(point > 0);
        keyClick(Qt.Key_Left);
        compare(field.spot.y, point - 1);
        compare(replay.stop, stop);
        tabTo("plotAsTable", 3);
        const button = named("plotAsTable");
        keyClick(Qt.Key_Space);
        compare(button.checked, true);
        verify(button.activeFocus);
        verify(!replay.playing);
        const cells = named("plotCells");
        tryVerify(() => cells.currentRow);
        settle(cells.currentRow);
        cells.focusCell();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Right);
        compare([cells.row, cells.column], [1, 1]);
        keyClick(Qt.Key_Left);
        compare([cells.row, cells.column], [1, 0]);
        compare(replay.stop, stop);
        keyClick(Qt.Key_Space);
        verify(!replay.playing);
    }

    function test_keyOrClickInTheListJumpsToTheMoveThatCostTheMost() {
        const list = reviewed();
        tryVerify(() => list.activeFocus);
        replay.goTo(0);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        const stop = review.moves.value(0, "stop");
        compare(replay.stop, stop);
        verify(App.table.coach.hintText !== "");
        // In a replay the hint cannot be played.
        const prompt = first(window.contentItem, item => item instanceof PromptLine);
        verify(prompt && !prompt.mayPlay && !prompt.button.visible);
        // A click on a decision in the review also jumps to its move.
        replay.goTo(0);
        compare(App.table.coach.hintText, "");
        settle(list);
        const tile = first(list, item => item instanceof ReviewTile);
        verify(tile, "the review lists no decision");
        list.positionViewAtIndex(0, ListView.Contain);
        settle(tile);
        mouseClick(tile);
        compare(replay.stop, stop);
        verify(App.table.coach.hintText !== "");
        compare(tile.isCurrent, true);
    }

    function test_keysToggleTheReviewAndJumpBetweenMistakes() {
        reviewed();
        keyClick(Qt.Key_F7);
        compare(review.open, false);
        verify(!named("reviewPanel"));
        verify(named("story"));
        // The history of the game (the item "story") itself has the focus, not its first sentence.
        tryVerify(() => window.activeFocusItem === named("story"));
        keyClick(Qt.Key_F7);
        compare(review.open, true);
        replay.goTo(0);
        keyClick(Qt.Key_F3);
        const stop = replay.stop;
        verify(stop > 0);
        replay.goTo(replay.lastStop);
        keyClick(Qt.Key_F3, Qt.ShiftModifier);
        verify(replay.stop >= stop && replay.stop < replay.lastStop);
    }

    // While the review is open, the timeline has a mark for each slip and blunder. A click on a
    // mark jumps to this move.
    function test_timeLineMarksTheMistakes() {
        const list = reviewed();
        const marks = () => all(named("replayBar"), item => item.objectName === "mistake");
        compare(marks().length, list.count);
        compare(marks().length, review.mistakes.length);
        // Moves that changed the game have white diamonds.
        for (const mark of marks()) {
            compare(mark.rotation, 0);
            compare(mark.border.color, Theme.ember);
        }
        const mark = marks()[0];
        const line = named("timeLine");
        const middle = mark.mapToItem(line, mark.width / 2, 0).x;
        verify(middle > 0 && middle < line.width);
        replay.goTo(0);
        mouseClick(mark);
        compare(replay.stop, mark.modelData.stop);
        keyClick(Qt.Key_F7);
        compare(marks().length, 0);
    }

    function test_stoppedReviewCanBeResumed() {
        reviewed();
        compare(review.state, "stopped");
        press("stopReview");
        compare(review.state, "working");
        press("stopReview");
        compare(review.state, "stopped");
    }

    function test_buttonsSwitchToAllDecisionsAndTheResultOfAllDeals() {
        const list = reviewed();
        const wrong = list.count;
        press("reviewOrder");
        verify(list.count > wrong);
        press("reviewOrder");
        compare(list.count, wrong);
        verify(named("chances"));
        const text = named("partsOf").text;
        press("partsOf");
        verify(named("partsOf").text !== text);
        press("partsOf");
        compare(named("partsOf").text, text);
    }

    // The announcer reads a decision. If the decision also had the focus, a screen reader would read
    // it again.
    function test_decisionsAreReadOnce() {
        const list = reviewed();
        tryVerify(() => list.activeFocus);
        const heard = key => {
            spoken.clear();
            keyClick(key);
            tryCompare(spoken, "count", 1);
            compare(window.activeFocusItem, list);
            return spoken.signalArguments[0][0];
        };
        App.announcer.interrupt();
        tryVerify(() => spoken.count > 0);
        compare(heard(Qt.Key_End), review.moves.value(list.count - 1, "spoken"));
        compare(heard(Qt.Key_Down), "End.");
        compare(heard(Qt.Key_Home), review.summary);
        compare(heard(Qt.Key_Down), review.moves.value(0, "spoken"));
    }

    function test_reviewOpensTheClosedSidePanel() {
        Settings.panelOpen = false;
        reviewed();
        keyClick(Qt.Key_F7);
        verify(!named("sidePanel"));
        keyClick(Qt.Key_F7);
        tryVerify(() => named("reviewMoves") && named("reviewMoves").activeFocus);
    }

    function test_screenReadersReadReviewedMovesAndSummary() {
        const list = reviewed();
        const tile = first(list, item => item instanceof ReviewTile);
        verify(tile.Accessible.name.includes(tile.moveText));
        verify(tile.Accessible.name.includes(tile.better));
        verify(named("reviewSummary").Accessible.name !== "");
    }

    function test_opensReviewOfARecordFile() {
        verify(App.openReview(fixture.golden("up-and-down-3")));
        tryCompare(review, "open", true);
        tryVerify(() => named("reviewPanel") !== null);
        review.stop();
        App.closeReplay();
        compare(review.open, false);
    }
}
