// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: all games, continuing unfinished games, and messages on records.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Downpile

PagesCase {
    id: test

    SignalSpy {
        id: spoken

        target: App.announcer
        signalName: "spoken"
    }

    function init() {
        Settings.pace = "normal";
        NewGame.gameId = "underwear";
    }

    function cleanup() {
        close();
        fixture.mirror(false);
        Settings.textSize = 100;
        Settings.language = "";
    }

    function start(gameId) {
        NewGame.gameId = gameId;
        verify(NewGame.start());
    }

    function tiles() {
        return fixture.games().map(gameId => tileOf(gameId));
    }

    function areaOf(item) {
        return item.mapToItem(named("startPage"), 0, 0, item.width, item.height);
    }

    // In a low window, some buttons have only an icon, so that all games fit.
    function test_lowWindowLeavesOutTextsThatHaveIcons() {
        start("life");
        for (const [height, isLow] of [[500, true], [900, false]]) {
            open(isLow ? 900 : 1280, height);
            window.openPage("start");
            frames();
            const setup = first(tileOf("life"), item => item.objectName === "setup");
            for (const [button, text] of [[setup, "New game…"], [named("settings"), "Settings"], [named("about"), "About"]]) {
                compare(button.text, isLow ? "" : text);
                compare(button.spokenName, text);
            }
            compare(named("records").text, "Records");
            close();
        }
    }

    // A laptop's screen without the title bar, once before any game and once with one on the table.
    function test_gameOnTheTableDoesNotMakeTheTilesCompact() {
        const compactTiles = () => tiles().filter(tile => tile.compact).length;
        open(1366, 717);
        window.openPage("start");
        frames();
        compare(compactTiles(), 0);
        close();
        start("life");
        open(1366, 717);
        window.openPage("start");
        frames();
        compare(compactTiles(), 0);
        const footer = named("settings");
        verify(footer.mapToItem(null, 0, footer.height).y <= 717);
    }

    function test_tilesOfAllGamesAreInOrderAndDoNotOverlap_data() {
        return [[960, 640, 100], [1280, 800, 100], [2560, 1440, 100], [1280, 800, 200]].map(shape => {
            return {
                tag: shape.join(" "),
                width: shape[0],
                height: shape[1],
                textSize: shape[2]
            };
        });
    }

    function test_tilesOfAllGamesAreInOrderAndDoNotOverlap(data) {
        Settings.textSize = data.textSize;
        for (const mirrored of [false, true]) {
            fixture.mirror(mirrored);
            open(data.width, data.height);
            const areas = tiles().map(areaOf);
            verify(areas.length >= 5);
            areas.forEach((area, n) => {
                verify(area.left >= 0 && area.right <= data.width, "tile " + n + ": " + area);
                for (const other of areas.slice(0, n)) {
                    // The tiles in a row of the start page have the same height and are in order.
                    // The next rows are below.
                    if (other.top === area.top) {
                        compare(other.height, area.height);
                        verify(mirrored ? area.right < other.left : other.right < area.left);
                    } else {
                        verify(other.bottom < area.top);
                    }
                }
            });
            // The tiles in the last row are centred, apart from the width of a scroll bar.
            const last = areas.filter(area => area.top === areas[areas.length - 1].top);
            fuzzyCompare(Math.min(...last.map(area => area.left)), Math.min(...last.map(area => data.width - area.right)), 10);
            close();
        }
    }

    // Closing a page that was opened from the start page shows the start page, even if a game is on
    // the table.
    function test_closingAPageLeadsBackToWhereItWasOpened() {
        open(1280, 800);
        start("underwear");
        compare(window.page, "");
        window.openPage("records");
        keyClick(Qt.Key_Escape);
        compare(window.page, "");
        window.openPage("start");
        for (const page of ["records", "settings", "friends", "newGame"]) {
            window.openPage(page);
            keyClick(Qt.Key_Escape);
            compare(window.page, "start");
        }
        // From the start page, Escape leads to the table.
        keyClick(Qt.Key_Escape);
        compare(window.page, "");
    }

    // If a press scrolled the page to the focused button, the release would miss the button and the
    // click would be lost.
    function test_focusOnAVisibleControlDoesNotScrollThePage() {
        open(1366, 768);
        const button = named("records");
        const before = areaOf(button).y;
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Tab);
        compare(areaOf(button).y, before);
        mousePress(button);
        compare(areaOf(button).y, before);
        verify(button.activeFocus);
        mouseRelease(button);
        tryVerify(() => named("recordsPage") !== null);
    }

    function test_startPageFitsIntoTheWindow_data() {
        const shapes = [[1280, 800, "en", false], [960, 640, "en", false], [960, 640, "de", false], [960, 640, "en", true]];
        // Window sizes on small laptops, with and without the height of a title bar and a panel.
        const lowest = [[1280, 700], [1366, 700]];
        for (const size of thorough ? [[1280, 800], [1280, 770], [1366, 768], [1366, 740], ...lowest] : lowest)
            shapes.push([...size, "en", false], [...size, "en", true], [...size, "de", true]);
        return shapes.map(shape => {
            return {
                tag: shape.join(" "),
                width: shape[0],
                height: shape[1],
                language: shape[2],
                waits: shape[3]
            };
        });
    }

    function test_startPageFitsIntoTheWindow(data) {
        Settings.language = data.language;
        if (data.waits) {
            fixture.games().forEach(start);
            fixture.startAgain();
        }
        open(data.width, data.height);
        for (const area of tiles().map(areaOf))
            verify(area.top >= 0 && area.bottom <= named("startPage").height, area);
        const settings = areaOf(named("settings"));
        verify(settings.bottom <= named("startPage").height, settings);
        const scroll = first(named("startPage"), item => item instanceof PageScroll);
        if (data.width >= 1280)
            verify(scroll.lowest <= scroll.highest, "a scroll bar for " + (scroll.lowest - scroll.highest) + " pixels");
    }

    // The buttons below the tiles are always visible, and the reopened page has its previous scroll
    // position.
    function test_smallWindowKeepsTheFooterInViewAndTheScrollPosition() {
        Settings.textSize = 150;
        Settings.language = "de";
        open(900, 532);
        const footerIsVisible = () => areaOf(named("about")).bottom <= named("startPage").height && areaOf(named("multiplayer")).top > 0;
        const scroll = () => first(named("startPage"), item => item instanceof PageScroll);
        verify(scroll().lowest > scroll().highest + 100);
        verify(footerIsVisible());
        scroll().contentY = scroll().lowest - 50;
        const before = scroll().contentY;
        press("records");
        tryVerify(() => named("recordsPage"));
        window.closePage();
        tryVerify(() => named("startPage"));
        frames();
        compare(scroll().contentY, before);
        verify(footerIsVisible());
        // The tile of the game on the table is visible.
        press("play", tileOf("up-and-down"));
        tryVerify(() => !named("startPage"));
        window.openPage("start");
        tryVerify(() => named("startPage"));
        frames();
        verify(named("goOn", tileOf("up-and-down")).activeFocus);
        const button = areaOf(named("goOn", tileOf("up-and-down")));
        verify(button.top >= 0 && button.bottom <= named("startPage").height - named("about").height, button);
    }

    // The rows of buttons below the tiles are centred and about equally wide.
    function test_smallWindowHasTidyRowsInTheFooter_data() {
        return [["en", false, 1], ["en", true, 2], ["de", false, 1], ["de", true, 2]].map(shape => {
            return {
                tag: shape.join(" "),
                language: shape[0],
                hasGame: shape[1],
                rows: shape[2]
            };
        });
    }

    function test_smallWindowHasTidyRowsInTheFooter(data) {
        Settings.textSize = 150;
        Settings.language = data.language;
        if (data.hasGame)
            start("life");
        open(960, 508);
        window.openPage("start");
        frames();
        const areas = ["multiplayer", "records", "statistics", "laboratory", "settings", "about", "backToTable"].map(name => named(name)).filter(button => button).map(areaOf);
        const tops = Array.from(new Set(areas.map(area => area.top)));
        compare(tops.length, data.rows);
        const widths = tops.map(top => {
            const row = areas.filter(area => area.top === top);
            const left = Math.min(...row.map(area => area.left));
            const right = Math.max(...row.map(area => area.right));
            fuzzyCompare((left + right) / 2, named("startPage").width / 2, 8);
            verify(left >= 0 && right <= named("startPage").width);
            return right - left;
        });
        verify(Math.min(...widths) > Math.max(...widths) * 0.6, widths);
    }

    // The focused tile is below the visible part of the page until the keyboard is used.
    function test_lowStartPageOpensAtItsTopUntilTheKeyboardIsUsed() {
        Settings.textSize = 150;
        start("up-and-down");
        open(900, 532, "");
        mouseClick(window.contentItem, 1, 1);
        window.openPage("start");
        frames();
        const scroll = first(named("startPage"), item => item instanceof PageScroll);
        verify(named("goOn", tileOf("up-and-down")).activeFocus);
        compare(scroll.contentY, scroll.highest);
        keyClick(Qt.Key_Tab);
        const button = areaOf(window.activeFocusItem);
        verify(button.top >= 0 && button.bottom <= scroll.height, button);
    }

    // An arrow key moves the focus to the next button in its direction. Repeated arrow keys lead to
    // the first and the last button.
    function test_arrowKeysReachTheButtonsOfAllTilesAndTheFooter_data() {
        return [[1280, 800, false], [960, 640, false], [800, 560, false], [1280, 800, true]].map(shape => {
            return {
                tag: shape.join(" "),
                width: shape[0],
                height: shape[1],
                mirrored: shape[2]
            };
        });
    }

    function test_arrowKeysReachTheButtonsOfAllTilesAndTheFooter(data) {
        fixture.mirror(data.mirrored);
        open(data.width, data.height);
        const onward = data.mirrored ? Qt.Key_Left : Qt.Key_Right;
        const back = data.mirrored ? Qt.Key_Right : Qt.Key_Left;
        const walked = [];
        for (const gameId of fixture.games()) {
            for (const name of ["play", "setup", "rules"])
                walked.push(named(name, tileOf(gameId)));
        }
        walked.push(named("multiplayer"), named("records"), named("statistics"), named("laboratory"), named("settings"), named("about"));
        verify(walked[0].activeFocus);
        for (const button of walked.slice(1)) {
            keyClick(onward);
            verify(button.activeFocus && button.visualFocus, button.objectName);
            verify(areaOf(button).top >= 0 && areaOf(button).bottom <= named("startPage").height + 1, areaOf(button));
        }
        keyClick(onward);
        verify(walked[walked.length - 1].activeFocus);
        for (const button of walked.slice(0, -1).reverse()) {
            keyClick(back);
            verify(button.activeFocus, button.objectName);
        }
        // Pressed repeatedly, the Down key leads to the last row of buttons, and the Up key back to
        // the first row.
        let lowest = -1;
        const footer = walked.slice(-6);
        for (let step = 0; step < 6 && !footer.includes(window.activeFocusItem); ++step) {
            keyClick(Qt.Key_Down);
            const top = window.activeFocusItem.mapToItem(scrolled(), 0, 0).y;
            verify(top > lowest);
            lowest = top;
        }
        verify(footer.includes(window.activeFocusItem));
        for (let step = 0; step < 6; ++step)
            keyClick(Qt.Key_Up);
        verify(walked.indexOf(window.activeFocusItem) < 9);
        keyClick(Qt.Key_End);
        verify(walked[walked.length - 1].activeFocus);
        keyClick(Qt.Key_Home);
        verify(walked[0].activeFocus);
        for (const key of [Qt.Key_Home, Qt.Key_Up, back]) {
            spoken.clear();
            keyClick(key);
            compare(spoken.count, 1);
            compare(spoken.signalArguments[0][0], "Beginning.");
        }
    }

    // The scrolled content of the page.
    function scrolled() {
        return first(named("startPage"), item => item.contentItem !== undefined && item.contentY !== undefined).contentItem;
    }

    function test_continueButtonResumesTheUnfinishedGame() {
        Settings.pace = "instant";
        NewGame.players = 3;
        NewGame.start();
        tryCompare(App.table.status, "yourTurn", true);
        App.table.gestures.press("draw");
        tryCompare(App.table.status, "yourTurn", true);
        fixture.startAgain();
        compare(App.table.active, false);
        open(1280, 800);
        const waiting = named("waiting", tileOf("underwear"));
        verify(waiting.text.length > 10);
        compare(window.activeFocusItem.Accessible.description, waiting.text);
        // The button to continue the game has the focus, so Enter presses it.
        keyClick(Qt.Key_Return);
        tryCompare(App.table, "active", true);
        tryVerify(() => !named("startPage"));
        tryCompare(App.table.status, "yourTurn", true);
        compare(App.resumable, "");
    }

    function test_continuingAGameByKeyboardFocusesACardOrActionButton() {
        Settings.pace = "instant";
        for (const gameId of fixture.games()) {
            start(gameId);
            fixture.startAgain();
            open(1280, 800);
            named("goOn", tileOf(gameId)).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            tryCompare(App.table, "gameId", gameId);
            tryCompare(App.table.status, "yourTurn", true);
            tryCompare(App.table.presenter, "moving", false);
            tryVerify(() => window.activeFocusItem instanceof TableCard || window.activeFocusItem instanceof ActionButton, 5000, gameId + ": " + window.activeFocusItem);
            close();
        }
    }

    function test_tileOfEachUnfinishedGameHasAContinueButton() {
        start("life");
        start("up-and-down");
        fixture.startAgain();
        open(1280, 800);
        for (const gameId of fixture.games()) {
            const waits = gameId === "life" || gameId === "up-and-down";
            compare(Boolean(named("waiting", tileOf(gameId))), waits, gameId);
            compare(Boolean(named("goOn", tileOf(gameId))), waits, gameId);
            compare(Boolean(named("play", tileOf(gameId))), !waits, gameId);
        }
        // The tile of the most recently left unfinished game has the keyboard focus.
        let focused = window.activeFocusItem;
        while (focused && focused.gameId === undefined)
            focused = focused.parent;
        compare(focused.gameId, App.resumable);
        press("goOn", tileOf("life"));
        tryCompare(App.table, "gameId", "life");
        compare(App.resumable, "up-and-down");
    }

    function test_unfinishedGameIsKeptWhileAnotherIsPlayed() {
        start("life");
        open(1280, 800);
        window.openPage("start");
        compare(named("waiting", tileOf("life")).text, "On the table now");
        press("play", tileOf("three-up-three-down"));
        tryCompare(App.table, "gameId", "three-up-three-down");
        verify(!named("leaveSheet"));
        window.openPage("start");
        press("goOn", tileOf("life"));
        tryCompare(App.table, "gameId", "life");
        window.openPage("start");
        // The button to continue the game on the table returns to the table.
        press("goOn", tileOf("life"));
        tryVerify(() => !named("startPage"));
        compare(App.table.gameId, "life");
    }

    function test_asksBeforeReplacingAGame() {
        start("underwear");
        fixture.startAgain();
        open(1280, 800);
        press("setup", tileOf("underwear"));
        tryVerify(() => named("newGamePage"));
        press("start");
        tryVerify(() => named("leaveSheet"));
        compare(App.table.active, false);
        press("stay");
        tryVerify(() => named("startPage"));
        verify(named("goOn", tileOf("underwear")));
    }

    function test_closedPageLeavesTheStartPageInPlace() {
        open(1280, 800);
        window.openPage("start");
        frames();
        const before = areaOf(tileOf("life")).y;
        for (const pageName of ["records", "settings"]) {
            window.openPage(pageName);
            tryVerify(() => named(pageName + "Page"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => named("startPage") && !named(pageName + "Page"));
            frames();
            compare(areaOf(tileOf("life")).y, before);
        }
    }

    function test_closedPageReturnsTheFocusToItsButton() {
        open(1280, 800);
        for (const name of ["multiplayer", "records", "statistics", "laboratory", "settings", "about"]) {
            named(name).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => !named("startPage"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => named("startPage"));
            compare(window.activeFocusItem.objectName, name);
        }
        const setup = () => named("setup", tileOf("life"));
        setup().forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("newGamePage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        compare(window.activeFocusItem, setup());
    }

    // While any button of the start page has the focus, keys can open pages that this button does
    // not open.
    function test_closedPageReturnsTheFocusToTheButtonThatHadIt() {
        open(1280, 800);
        const rules = () => named("rules", tileOf("life"));
        for (const button of [() => named("records"), () => named("multiplayer"), rules]) {
            for (const [key, modifiers, page] of [["?", Qt.NoModifier, "keysPage"], [Qt.Key_Comma, Qt.ControlModifier, "settingsPage"], [Qt.Key_N, Qt.ControlModifier, "newGamePage"], [Qt.Key_J, Qt.ControlModifier, "togetherPage"]]) {
                button().forceActiveFocus(Qt.TabFocusReason);
                keyClick(key, modifiers);
                tryVerify(() => named(page), 5000, page);
                keyClick(Qt.Key_Escape);
                tryVerify(() => named("startPage"));
                compare(window.activeFocusItem, button(), page);
            }
        }
    }

    function test_tooltipOfAPressedButtonStaysHiddenUnderThePointer() {
        open(1280, 800);
        const rules = first(named("startPage"), item => item.objectName === "rules");
        const tip = rules.ToolTip.toolTip;
        for (const offset of [0, 2])
            mouseMove(rules, rules.width / 2 + offset, rules.height / 2);
        tryVerify(() => tip.visible);
        mousePress(rules, rules.width / 2, rules.height / 2);
        tryVerify(() => !tip.visible);
        verify(rules.hovered && !rules.ToolTip.visible);
    }

    // A key press hides the tool tip because the key may open a page. A button of that page could
    // then be at the pointer.
    function test_keyPressHidesTheToolTipUntilThePointerMoves() {
        open(1280, 800);
        const rules = first(named("startPage"), item => item.objectName === "rules");
        const tip = rules.ToolTip.toolTip;
        for (const offset of [0, 2])
            mouseMove(rules, rules.width / 2 + offset, rules.height / 2);
        tryVerify(() => tip.visible);
        keyClick("x");
        tryVerify(() => !tip.visible);
        verify(rules.hovered);
        mouseMove(rules, rules.width / 2, rules.height / 2);
        tryVerify(() => tip.visible);
    }

    function test_tileOpensTheRulesOfItsGame() {
        open(1280, 800);
        for (const rule of [["underwear", "U1"], ["life", "L1"], ["up-and-down", "D1"]]) {
            press("rules", tileOf(rule[0]));
            tryVerify(() => named("rulesSheet"));
            verify(first(named("rulesScroll"), item => item.ruleId === rule[1]));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !named("rulesSheet"));
        }
    }

    // When the user continues a game, the rules of another game are closed.
    function test_resumingAGameClosesTheRulesOfAnother() {
        start("life");
        fixture.startAgain();
        open(1280, 800);
        press("rules", tileOf("underwear"));
        tryVerify(() => named("rulesSheet"));
        keyClick(Qt.Key_F6);
        verify(named("startPage").activeFocus);
        press("goOn", tileOf("life"));
        tryCompare(App.table, "gameId", "life");
        verify(!named("rulesSheet"));
        window.openRules("", "underwear");
        tryVerify(() => named("rulesSheet"));
        window.openPage("newGame");
        verify(!named("rulesSheet"));
    }

    // Escape closes the rules and nothing else, whichever item has the focus after a click.
    function test_escapeClosesTheRulesWhereverTheFocusIs() {
        open(1280, 800);
        press("rules", tileOf("underwear"));
        tryVerify(() => named("rulesSheet"));
        // A click on the rules does not reach the page below.
        named("about").forceActiveFocus();
        mouseClick(named("rulesSheet"), named("rulesSheet").width / 2, 30);
        verify(named("rulesSheet").activeFocus);
        for (const astray of [() => tileOf("underwear").children[0].forceActiveFocus(), () => named("about").forceActiveFocus(), () => {
                window.activeFocusItem.focus = false;
            }, () => window.contentItem.forceActiveFocus()]) {
            window.openRules("");
            tryVerify(() => named("rulesSheet"));
            astray();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !named("rulesSheet"));
            verify(named("startPage"));
        }
        press("rules", tileOf("life"));
        keyClick(Qt.Key_Space);
        const list = named("sectionChoice").popup;
        tryCompare(list, "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(list, "opened", false);
        verify(named("rulesSheet"));
    }

    // The page begins below the messages. At most two messages are shown, with the number of the
    // others, such as "1 more".
    function test_noticesDoNotCoverThePage() {
        open(1280, 800);
        fixture.startWithDamagedRecords(3);
        compare(App.notices.length, 3);
        const banners = () => all(window.contentItem, item => item.closable && App.notices.includes(item.text));
        tryCompare(banners(), "length", 2);
        const bottom = banner => banner.mapToItem(null, 0, banner.height).y;
        const topOf = item => item.mapToItem(null, 0, 0).y;
        tryVerify(() => topOf(named("startPage")) >= bottom(banners()[1]));
        verify(first(banners()[1], item => item.text === "1 more" && item.visible));
        for (let left = 3; left > 0; --left) {
            compare(App.notices.length, left);
            mouseClick(first(banners()[0], item => item.iconName === "close"));
        }
        compare(banners().length, 0);
        tryVerify(() => topOf(named("startPage")) < 60);
    }

    // After another notice was closed, for example, the focus is on the button of a notice.
    function test_noticePassesKeysToTheTable() {
        open(1280, 800);
        fixture.startWithDamagedRecords(1);
        start("underwear");
        App.guide.end();
        tryCompare(App.table.status, "yourTurn", true, 20000);
        const banner = first(window.contentItem, item => item.closable && App.notices.includes(item.text));
        const button = first(banner, item => item instanceof PageButton && item.visible);
        button.forceActiveFocus(Qt.TabFocusReason);
        verify(button.activeFocus);
        keyClick("w");
        verify(App.speech.answer.startsWith("Your turn."), App.speech.answer);
        keyClick(Qt.Key_Escape);
        compare(App.speech.answer, "");
        const moves = App.table.story.count;
        keyClick("d");
        tryVerify(() => App.table.story.count > moves);
        App.dismissNotice(0);
    }

    function test_keyboardReachesAndClosesNotices() {
        open(1280, 800);
        fixture.startWithDamagedRecords(2);
        tryVerify(() => named("closeNotice"));
        const page = window.areas[0];
        verify(page.activeFocus);
        keyClick(Qt.Key_F6);
        compare(window.activeFocusItem.objectName, "closeNotice");
        keyClick(Qt.Key_F6);
        verify(page.activeFocus);
        keyClick(Qt.Key_F6, Qt.ShiftModifier);
        for (let left = 2; left > 0; --left) {
            compare(App.notices.length, left);
            tryVerify(() => window.activeFocusItem.objectName === "closeNotice");
            keyClick(Qt.Key_Space);
        }
        compare(App.notices.length, 0);
        tryVerify(() => page.activeFocus);
    }

    function test_longNoticeInALowWindowLeavesRoomForThePage() {
        Settings.textSize = 200;
        open(800, 500);
        fixture.startWithDamagedRecords(3);
        tryVerify(() => App.notices.length === 3);
        const banner = () => first(window.contentItem, item => item instanceof NoticeBanner && item.text === App.notices[0]);
        tryVerify(() => banner().height > 0 && banner().height < 0.35 * window.height);
        // The whole text can be scrolled by the mouse wheel and by the arrow keys.
        const view = first(banner(), item => item.contentY !== undefined);
        verify(view.contentHeight > view.height);
        named("closeNotice").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        verify(view.contentY > 0);
        for (let line = 0; line < 20; ++line)
            keyClick(Qt.Key_Down);
        compare(view.contentY, view.contentHeight - view.height);
        keyClick(Qt.Key_Up);
        verify(view.contentY < view.contentHeight - view.height);
        for (let left = 3; left > 0; --left)
            App.dismissNotice(0);
    }

    function test_damagedRecordIsReported() {
        open(1280, 800);
        fixture.startWithDamagedRecords(1);
        tryVerify(() => App.notices.length > 0);
        const banner = first(window.contentItem, item => item.text === App.notices[0]);
        verify(banner);
        verify(banner.text.indexOf("damaged") >= 0);
        const cross = first(banner, item => item.iconName === "close");
        mouseClick(cross);
        tryVerify(() => App.notices.length === 0);
        verify(named("startPage"));
    }
}
