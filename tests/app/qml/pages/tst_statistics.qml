// SPDX-License-Identifier: GPL-3.0-or-later
// The page of statistics, by keyboard and mouse, with the announcements.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property Statistics statistics: App.statistics

    name: "statistics"

    SignalSpy {
        id: spoken

        target: App.announcer
        signalName: "spoken"
    }

    function cleanup() {
        close();
        statistics.trend = "won";
        statistics.showAll();
        fixture.mirror(false);
        Settings.textSize = 100;
    }

    function openStatistics(width, height) {
        open(width ?? 1280, height ?? 800);
        window.openPage("statistics");
        tryVerify(() => !statistics.reading);
        statistics.game = "underwear";
        frames();
    }

    function isAnnounced(text) {
        return spoken.signalArguments.some(each => each[0].includes(text));
    }

    function test_opensFromTheStartPageAndByShortcut() {
        fixture.keepLearnt(12);
        open(1280, 800, "start");
        press("statistics");
        tryVerify(() => named("statisticsPage"));
        tryCompare(statistics, "games", 12);
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        // Closing the page removes its data from memory.
        compare(statistics.games, 0);
        keyClick(Qt.Key_R, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => named("statisticsPage"));
        tryCompare(statistics, "games", 12);
    }

    Component {
        id: announcementComponent

        StatisticsAnnouncement {
            statistics: test.statistics
        }
    }

    function test_firstSummaryIsNotAnnouncedTwice_data() {
        return [
            {
                "tag": "read at once",
                "arrival": 100000,
                "isExpected": false
            },
            {
                "tag": "read late",
                "arrival": 0,
                "isExpected": true
            }
        ];
    }

    // A screen reader reads the opened page with its first summary. So this summary is not
    // announced, unless the records are read later than `arrival` milliseconds after the opening.
    // The summary after a changed filter is always announced.
    function test_firstSummaryIsNotAnnouncedTwice(data) {
        fixture.keepLearnt(12);
        const announcement = createTemporaryObject(announcementComponent, test, {
            "arrival": data.arrival
        });
        tryCompare(announcement, "isComing", !data.isExpected);
        const visit = statistics.visit();
        tryVerify(() => !statistics.reading);
        compare(statistics.games, 12);
        compare(announcement.isDue, data.isExpected);
        compare(announcement.isComing, false);
        spoken.clear();
        statistics.days = 30;
        compare(announcement.isDue, true);
        statistics.players = 3;
        tryVerify(() => isAnnounced("You won") || isAnnounced("No game matches these filters"));
        compare(spoken.count, 1);
        statistics.pageClosed(visit);
    }

    function test_filterResultIsSpoken() {
        fixture.keepLearnt(12);
        openStatistics();
        spoken.clear();
        statistics.players = 3;
        tryVerify(() => isAnnounced("You won") || isAnnounced("No game matches these filters"));
    }

    function test_emptyPageExplainsItself() {
        openStatistics();
        verify(named("statisticsEmpty").text.startsWith("Your statistics appear here"));
        tryVerify(() => isAnnounced("Your statistics appear here"));
        verify(!named("statisticsFigures"));
        verify(!named("statisticsExport").enabled);
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        compare(spoken.signalArguments.filter(each => each[0].includes("Your statistics appear here")).length, 1);
    }

    // The figures are missing while the page opens, and again while it closes.
    function test_pageWithFiguresNeverAnnouncesThatItIsEmpty() {
        fixture.keepLearnt(12);
        openStatistics();
        tryVerify(() => named("statisticsFigures"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        verify(!isAnnounced("Your statistics appear here"));
    }

    function test_filtersFiguresAndPlotAreReachedByTab() {
        fixture.keepLearnt(24);
        openStatistics();
        for (const name of ["statisticsGame", "statisticsPlayers", "statisticsOpponents", "statisticsRules", "statisticsDays", "statisticsFigures", "statisticsTrend", "statisticsPlot", "statisticsCounts", "statisticsRating", "statisticsExport"])
            tabTo(name, 5);
    }

    function test_arrowKeysReadThePageAloud() {
        fixture.keepLearnt(24);
        openStatistics();
        tryVerify(() => window.activeFocusItem.objectName === "statisticsText");
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        tryVerify(() => isAnnounced(named("statisticsSummary").text));
        const labels = all(window.contentItem, item => item instanceof PageButton && item.text !== "").map(button => button.text);
        verify(labels.length > 0);
        verify(scrollOf(named("statisticsSummary")).texts().every(text => !labels.includes(text)));
    }

    function test_figuresAreSpoken() {
        fixture.keepLearnt(24);
        openStatistics();
        const figures = named("statisticsFigures");
        compare(figures.Accessible.role, Accessible.List);
        compare(figures.Accessible.name, "Figures");
        tabTo("statisticsFigures", 9);
        spoken.clear();
        keyClick(Qt.Key_Down);
        tryVerify(() => isAnnounced("Games: 24"));
        keyClick(Qt.Key_Down);
        tryVerify(() => isAnnounced("Deals: "));
        keyClick(Qt.Key_Up);
        compare(spoken.signalArguments.filter(each => each[0].includes("Games: 24")).length, 2);
        // The result of a filter is announced, too.
        spoken.clear();
        statistics.days = 30;
        tryVerify(() => isAnnounced("You won"));
    }

    // Returns true if the figure being read aloud is visible.
    function isSeen(list) {
        const line = first(list, item => item.spoken !== undefined && item.spoken === spoken.signalArguments[spoken.count - 1][0]);
        verify(line, "no line has the text that was spoken");
        const scroll = scrollOf(list);
        const top = line.mapToItem(scroll, 0, 0).y;
        return top >= 0 && top + line.height <= scroll.height;
    }

    function scrollOf(item) {
        let around = item;
        while (!(around instanceof PageScroll))
            around = around.parent;
        return around;
    }

    function test_keysScrollTheFigures_data() {
        return [
            {
                "tag": "as usual",
                "size": [1280, 800],
                "text": 100
            },
            {
                "tag": "large text",
                "size": [960, 640],
                "text": 200
            }
        ];
    }

    function test_keysScrollTheFigures(data) {
        fixture.keepLearnt(24);
        Settings.textSize = data.text;
        openStatistics(data.size[0], data.size[1]);
        const list = named("statisticsFigures");
        const scroll = scrollOf(list);
        tabTo("statisticsFigures", 9);
        spoken.clear();
        const count = statistics.figures.count;
        verify(count > 5);
        for (let line = 0; line < count; ++line) {
            keyClick(Qt.Key_Down);
            tryCompare(spoken, "count", line + 1);
            verify(isSeen(list), spoken.signalArguments[line][0] + " is not visible");
        }
        for (let line = 1; line < count; ++line) {
            keyClick(Qt.Key_Up);
            tryCompare(spoken, "count", count + line);
            verify(isSeen(list), "the figure spoken after Up is not visible");
        }
        // A key moving beyond the end of a list scrolls the page. Keys without a function in the
        // list always scroll the page.
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Home);
        compare(scroll.contentY, scroll.highest);
        keyClick(Qt.Key_PageDown);
        verify(scroll.contentY > 0);
        // The page scrolls to whole pixels.
        keyClick(Qt.Key_PageUp);
        fuzzyCompare(scroll.contentY, scroll.highest, 1);
        keyClick(Qt.Key_End);
        fuzzyCompare(scroll.contentY, scroll.lowest, 1);
    }

    // Choosing another card game adds lines to the list of counts. The added lines have the height
    // of the other lines.
    function test_linesInTheListOfCountsHaveTheSameHeight() {
        fixture.keepLearnt(24);
        fixture.keepWholeGame("bids", "up-and-down");
        openStatistics(1366, 768);
        const before = statistics.counts.count;
        statistics.game = "up-and-down";
        verify(statistics.counts.count > before);
        frames();
        const lines = all(named("statisticsCounts"), item => item.spoken !== undefined);
        compare(lines.length, statistics.counts.count);
        for (const line of lines)
            verify(line.height <= lines[0].height + 1, line.title + " is higher than the first");
    }

    function test_filterOpenedByMouseNarrowsTheGames() {
        fixture.keepLearnt(24);
        fixture.keepRecord("a", "life", 0);
        openStatistics();
        compare(statistics.chosen, 24);
        const choice = named("statisticsDays");
        mouseClick(choice);
        tryVerify(() => choice.popup.opened);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(statistics, "days", 30);
        verify(statistics.chosen < 24);
        compare(choice.displayText, "In the last 30 days");
    }

    function test_filterWithoutMatchesCanBeReset() {
        fixture.keepLearnt(24);
        openStatistics();
        statistics.players = 7;
        tryVerify(() => named("statisticsShowAll"));
        verify(!named("statisticsFigures"));
        press("statisticsShowAll");
        compare(statistics.chosen, 24);
        tryVerify(() => named("statisticsFigures"));
    }

    function test_plotCanBeShownAsATable() {
        fixture.keepLearnt(40);
        openStatistics();
        verify(named("statisticsPlot"));
        press("plotAsTable");
        tryVerify(() => named("statisticsPlot").asTable);
        statistics.trend = "rating";
        tryVerify(() => statistics.plot.known);
        compare(statistics.plot.title, "Rating");
        verify(!named("plotMissing"));
    }

    function test_plotIsMissingWithFewerThanTwentyGames() {
        fixture.keepLearnt(4);
        openStatistics();
        verify(!named("statisticsPlot"));
        verify(named("plotMissing").text.includes("20"));
    }

    function test_statisticsAreExportedToAFile() {
        fixture.keepLearnt(12);
        openStatistics();
        statistics.exportTo(fixture.fileIn(""));
        tryVerify(() => named("statisticsMessage").text.includes("downpile-statistics"));
    }

    function test_plotStartsInTheVisiblePartOfTheOpenedPage_data() {
        return [
            {
                "tag": "small",
                "size": [960, 640],
                "text": 100,
                "isFolded": false
            },
            {
                "tag": "large text",
                "size": [1366, 768],
                "text": 200,
                "isFolded": false
            },
            {
                "tag": "small with large text",
                "size": [960, 640],
                "text": 200,
                "isFolded": true
            }
        ];
    }

    // The plot starts in the visible part of the opened page; filters large enough to fill this
    // part are folded.
    function test_plotStartsInTheVisiblePartOfTheOpenedPage(data) {
        fixture.keepLearnt(24);
        Settings.textSize = data.text;
        openStatistics(data.size[0], data.size[1]);
        const plot = named("plotField");
        const scroll = scrollOf(plot);
        compare(scroll.contentY, scroll.highest);
        const top = plot.mapToItem(scroll, 0, 0).y;
        verify(top + 2 * Theme.normal <= scroll.height, "the line begins at " + top + " of " + scroll.height);
        compare(named("statisticsFold") !== null, data.isFolded);
        compare(named("statisticsGame") === null, data.isFolded);
        // Tab follows the visible order.
        const list = named("statisticsFigures");
        const stands = list.mapToItem(scroll, 0, 0).y > top ? ["statisticsTrend", "statisticsFigures"] : ["statisticsFigures", "statisticsTrend"];
        for (const name of stands)
            tabTo(name, 9);
    }

    function test_filtersUsedByKeyboardStayUnfoldedWithLargeText() {
        fixture.keepLearnt(24);
        openStatistics(960, 640);
        const players = tabTo("statisticsPlayers", 9);
        Settings.textSize = 200;
        tryVerify(() => named("statisticsFold"));
        frames();
        verify(players.activeFocus);
        tabTo("statisticsDays", 9);
        // Filters unfolded by the keyboard focus stay open until the user folds them.
        tabTo("statisticsPlot", 9);
        verify(named("statisticsDays"));
    }

    function test_trendHeadingIsHiddenWithLargeText_data() {
        return [
            {
                "tag": "seen",
                "size": 100
            },
            {
                "tag": "unseen",
                "size": 200
            }
        ];
    }

    function test_trendHeadingIsHiddenWithLargeText(data) {
        fixture.keepLearnt(24);
        Settings.textSize = data.size;
        openStatistics(960, 640);
        const heading = named("trendHeading");
        compare(heading.Accessible.role, Accessible.Heading);
        compare(heading.text, "Over time");
        const segments = named("statisticsTrend");
        settle(segments);
        // Only with the normal text size, the heading is visible and moves the controls down by a
        // line.
        compare(segments.y > Theme.normal, data.size === 100);
    }

    function test_filtersCanBeUnfolded() {
        fixture.keepLearnt(24);
        Settings.textSize = 200;
        openStatistics(960, 640);
        const fold = tabTo("statisticsFold", 4);
        compare(fold.text, "Which games count: Underwear");
        compare(fold.Accessible.name, "Which games count: Underwear");
        compare(fold.Accessible.checked, false);
        keyClick(Qt.Key_Space);
        tryVerify(() => named("statisticsDays"));
        compare(fold.Accessible.checked, true);
        for (const name of ["statisticsGame", "statisticsPlayers", "statisticsOpponents", "statisticsRules", "statisticsDays"])
            tabTo(name, 2);
        statistics.days = 30;
        compare(fold.text, "Which games count: Underwear, In the last 30 days");
        mouseClick(fold);
        tryVerify(() => !named("statisticsDays"));
        // With a smaller text size there is room for all filters, so they are unfolded.
        Settings.textSize = 100;
        tryVerify(() => named("statisticsDays"));
        verify(!named("statisticsFold"));
    }

    function test_noControlExtendsBeyondTheSidesOfThePage_data() {
        return [
            {
                "tag": "small",
                "size": [800, 560],
                "text": 100,
                "mirrored": false
            },
            {
                "tag": "large text",
                "size": [960, 640],
                "text": 200,
                "mirrored": false
            },
            {
                "tag": "mirrored",
                "size": [1366, 768],
                "text": 100,
                "mirrored": true
            }
        ];
    }

    function test_noControlExtendsBeyondTheSidesOfThePage(data) {
        fixture.keepLearnt(24);
        Settings.textSize = data.text;
        fixture.mirror(data.mirrored);
        openStatistics(data.size[0], data.size[1]);
        if (named("statisticsFold"))
            press("statisticsFold");
        const page = named("statisticsPage");
        for (const name of ["statisticsGame", "statisticsDays", "statisticsFigures", "statisticsTrend", "statisticsPlot", "statisticsRating"]) {
            const item = named(name);
            verify(item, name);
            const left = item.mapToItem(page, 0, 0).x;
            verify(left >= 0 && left + item.width <= page.width, name + " is cut off");
        }
    }
}
