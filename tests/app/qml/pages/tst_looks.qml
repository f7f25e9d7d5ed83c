// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance of pages: controls do not move under the pointer, cloth hides the game behind the
// start page, one long name does not affect the others, and high contrast.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property Component sheet: Component {
        ScoreSheet {
            required property var list

            width: 260
            scores: App.table.scores
            names: list
        }
    }

    function cleanup() {
        close();
        Settings.textSize = 100;
        Settings.panelOpen = true;
        Settings.contrast = "system";
        Settings.language = "";
        NewGame.gameId = "underwear";
        NewGame.reset();
    }

    function test_numberFieldDoesNotMoveWhenItsValueChanges() {
        open(1280, 800);
        NewGame.gameId = "underwear";
        NewGame.reset();
        window.openPage("newGame");
        frames();
        const row = () => first(window.contentItem, item => item instanceof OptionRow && item.kind === "number");
        const place = () => row().mapToItem(null, 0, row().controlItem.mapToItem(row(), 0, 0).y);
        const height = row().height;
        const before = place();
        NewGame.options.setValue(row().index, row().value + 1);
        frames();
        verify(row().marked);
        compare(row().height, height);
        compare(place(), before);
    }

    // The mark of a changed house rule needs room beside the title. In a narrow column the mark is
    // small, so that the title does not wrap.
    function test_titleOfAHouseRuleWrapsOnlyIfItIsWiderThanItsColumn() {
        Settings.language = "de";
        open(900, 532);
        for (const gameId of fixture.games()) {
            NewGame.gameId = gameId;
            window.openPage("newGame");
            frames();
            const rows = all(window.contentItem, item => item instanceof OptionRow);
            verify(rows.length > 0, gameId);
            for (const row of rows) {
                const title = named("title", row);
                const room = title.parent.width - 2 * Theme.normal;
                verify(title.lineCount === 1 || title.parent.nameWidth > room, row.title + ": " + title.width + " of " + room);
            }
            window.closePage();
        }
    }

    function test_dialogHasNoScrollBarIfTheWindowHasRoomForIt() {
        for (const [language, textSize] of [["en", 100], ["de", 100], ["de", 130], ["de", 150]]) {
            Settings.language = language;
            Settings.textSize = textSize;
            open(900, 532);
            window.openPage("leave");
            frames();
            const scroll = first(named("leaveSheet"), item => item instanceof PageScroll);
            verify(scroll.contentHeight <= scroll.height, scroll.contentHeight + " in " + scroll.height);
            close();
        }
    }

    // The settings page offers text sizes in a list instead of a stepper: each change of the size
    // would move the stepper's buttons away from the pointer.
    function test_listOfTextSizesChangesAndShowsTheTextSizeSetting() {
        open(1280, 800);
        window.openPage("settings");
        const choice = named("textSize");
        compare(choice.displayText, "100%");
        choice.activated(choice.values.indexOf(200));
        compare(Settings.textSize, 200);
        Settings.textSize = 80;
        compare(choice.displayText, "80%");
    }

    // Regression: the page scrolled when the text size changed, and the list moved away from the
    // pointer.
    function test_changedControlStaysWhereItIsWhenTheSettingsPageIsLaidOutAgain_data() {
        const code = wanted => () => App.languages.findIndex(language => language.code === wanted);
        const size = wanted => choice => choice.values.indexOf(wanted);
        return [{tag: "larger text", name: "textSize", row: size(150)}, {tag: "smaller text", name: "textSize", row: size(90)},
                {tag: "smaller text at the end of the page", name: "textSize", row: size(80), atEnd: true},
                {tag: "language", name: "language", row: code("de")},
                {tag: "shorter language at the end of the page", name: "language", row: code("en"), from: "de", atEnd: true}];
    }

    function test_changedControlStaysWhereItIsWhenTheSettingsPageIsLaidOutAgain(data) {
        Settings.language = data.from ?? "en";
        open(1366, 768);
        window.openPage("settings");
        const choice = named(data.name);
        choice.forceActiveFocus(Qt.TabFocusReason);
        frames();
        const scroll = first(window.contentItem, item => item instanceof PageScroll && item.holds(choice));
        if (data.atEnd)
            scroll.contentY = scroll.lowest;
        const place = () => choice.mapToItem(null, 0, 0).y;
        const before = place();
        const width = choice.implicitWidth;
        choice.popup.open();
        tryCompare(choice.popup, "opened", true);
        choice.popup.close();
        choice.activated(data.row(choice));
        tryCompare(choice.popup, "visible", false);
        tryVerify(() => choice.implicitWidth !== width || data.tag === "language");
        frames();
        fuzzyCompare(place(), before, 1);
        // The extra room stays until the user scrolls, so that the page does not move at the next click.
        const shown = scroll.contentY;
        scroll.release();
        compare(scroll.contentY, shown);
        scroll.contentY = 0;
        compare(scroll.bottomMargin + scroll.topMargin, 0);
    }

    function test_numbersAndKeysChangeWithTheLanguage() {
        open(1280, 800);
        window.openPage("settings");
        const bar = first(window.menuBar, item => item.menuAt !== undefined);
        for (const [language, percent, key] of [["en", "%", "Ctrl"], ["de", "\u00a0%", "Strg"], ["en", "%", "Ctrl"]]) {
            Settings.language = language;
            compare(named("textSize").displayText, "100" + percent);
            compare(named("soundVolume").displayText, Settings.soundVolume + percent);
            compare(bar.menuAt(0).itemAt(0).keyText, key + "+N");
        }
    }

    // A text without right-to-left letters would else be at the left.
    function test_textsOfDropDownsAndFieldsAreAtTheRightInRightToLeftLanguages() {
        fixture.mirror(true);
        open(1280, 800);
        window.openPage("newGame");
        frames();
        const page = named("newGamePage");
        const choices = all(page, item => item instanceof PageChoice);
        const fields = all(page, item => item instanceof PageField);
        verify(choices.length > 0 && fields.length > 0);
        for (const text of [...choices.map(choice => choice.contentItem), ...fields])
            compare(text.effectiveHorizontalAlignment, Text.AlignRight, text.text);
        choices[0].popup.open();
        tryCompare(choices[0].popup, "opened", true);
        compare(choices[0].popup.contentItem.itemAtIndex(0).contentItem.effectiveHorizontalAlignment, Text.AlignRight);
        choices[0].popup.close();
        tryCompare(choices[0].popup, "visible", false);
        fixture.mirror(false);
    }

    // The text of an open drop-down has a contrast of at least 4.5, or 7 in high contrast.
    function test_openDropDownHasEnoughContrastBetweenTextAndBackground_data() {
        return [{tag: "high"}, {tag: "normal"}];
    }

    function test_openDropDownHasEnoughContrastBetweenTextAndBackground(data) {
        const part = share => share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
        const light = colour => 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
        Settings.contrast = data.tag;
        open(1280, 800);
        window.openPage("settings");
        const choice = named("textSize");
        choice.popup.open();
        tryCompare(choice.popup, "opened", true);
        const ratio = (light(choice.background.color) + 0.05) / (light(choice.contentItem.color) + 0.05);
        verify(ratio >= (data.tag === "high" ? 7 : 4.5), "contrast of " + ratio);
        choice.popup.close();
        tryCompare(choice.popup, "visible", false);
    }

    function test_startPageAndPagesOpenedFromItCoverTheTableOfTheRunningGame() {
        open(960, 640);
        verify(!named("startCloth"));
        NewGame.gameId = "life";
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        window.openPage("start");
        const cloth = named("startCloth");
        verify(cloth);
        compare(cloth.width, window.contentItem.width);
        compare(cloth.height, window.contentItem.height);
        window.openPage("settings");
        verify(named("startCloth"));
        window.closePage();
        compare(window.page, "start");
        window.closePage();
        compare(window.page, "");
        verify(!named("startCloth"));
        window.openPage("settings");
        verify(!named("startCloth"));
    }

    function test_onlyLongColumnHeadsOfTheScoreSheetAreRotated() {
        open(1280, 800);
        NewGame.gameId = "underwear";
        NewGame.players = 4;
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        const made = createTemporaryObject(sheet, window.contentItem, {list: ["You", "Bo", "Konstantina-Theodora", "Mika"]});
        const cells = all(made, item => item.text !== undefined && made.list.includes(item.text));
        compare(cells.length, 4);
        for (const cell of cells)
            compare(cell.rotation !== 0, cell.text.length > 10, cell.text);
    }

    // If several names are slightly too long, all names still have the same direction and size.
    function test_columnHeadsOfTheScoreSheetHaveOneSizeAndDirection() {
        open(1280, 800);
        NewGame.gameId = "life";
        NewGame.players = 8;
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        for (const list of [["You", "Michaela", "Nora", "Lucretia", "Sena", "Otto", "Ines", "Rebecca"], ["You", "Mika", "Nora", "Luca"], ["You", "Michaela", "Nora", "Luca"]]) {
            const made = createTemporaryObject(sheet, window.contentItem, {list: list});
            const cells = all(made, item => item.text !== undefined && list.includes(item.text));
            compare(cells.length, list.length);
            verify(new Set(cells.map(cell => cell.fontInfo.pixelSize)).size === 1, list.join());
            compare(new Set(cells.map(cell => cell.rotation)).size, 1);
            const right = Math.max(...cells.map(cell => cell.mapToItem(made, cell.width, 0).x));
            verify(right <= made.width - 7, "a name overlaps the scroll bar");
        }
    }

    function test_tipAndScreenReaderHaveTheWholeNameOfAShortenedColumnHead() {
        open(1280, 800);
        NewGame.gameId = "life";
        NewGame.players = 4;
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        const list = ["You", "Konstantina-Theodora Papadopoulou the first", "Konstantina-Theodora Papadopoulou the other", "Mika"];
        const made = createTemporaryObject(sheet, window.contentItem, {list: list});
        const cells = all(made, item => item.truncated === true && list.includes(item.text));
        compare(cells.length, 2);
        for (const cell of cells) {
            compare(cell.Accessible.name, cell.text);
            const head = cell.parent;
            const tip = Array.from(head.data).find(each => each instanceof PlateTip);
            mouseMove(head, head.width / 2, head.height / 2);
            mouseMove(head, head.width / 2, head.height / 2 + 3);
            tryCompare(tip, "visible", true);
            compare(tip.text, cell.text);
        }
    }

    function test_shortColumnHeadsOfEightPlayersAreHorizontal() {
        open(960, 640);
        NewGame.gameId = "life";
        NewGame.players = 8;
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        const made = first(named("sidePanel"), item => item instanceof ScoreSheet);
        const cells = all(made, item => item.text !== undefined && made.names.includes(item.text));
        compare(cells.length, 8);
        for (const cell of cells)
            compare(cell.rotation, 0, cell.text);
    }

    // On a score sheet of eight players, numbers of points with one or two digits are as large as
    // their columns allow.
    function test_largeTextEnlargesScoreSheetPointsOfEightPlayers() {
        Settings.textSize = 200;
        open(960, 640);
        NewGame.gameId = "life";
        NewGame.players = 8;
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        const made = first(named("sidePanel"), item => item instanceof ScoreSheet);
        tryVerify(() => made.numberSize >= 15);
    }

    function test_sidePanelDoesNotCoverTheToolButtons_data() {
        return [
            {tag: "small", width: 960, height: 640},
            {tag: "least", width: 800, height: 560},
            {tag: "less", width: 700, height: 560}
        ];
    }

    function test_sidePanelDoesNotCoverTheToolButtons(data) {
        Settings.textSize = 200;
        open(data.width, data.height);
        if (data.width < window.minimumWidth) {
            window.minimumWidth = data.width;
            window.width = data.width;
        }
        NewGame.gameId = "underwear";
        NewGame.players = 4;
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        frames();
        const tools = all(window.contentItem, item => item instanceof IconButton);
        verify(tools.length >= 4);
        const panel = named("sidePanel");
        for (const tool of tools) {
            const at = tool.mapToItem(panel, 0, 0);
            const apart = at.x >= panel.width || at.x + tool.width <= 0 || at.y >= panel.height || at.y + tool.height <= 0;
            verify(apart, tool.tip + " lies under the panel: " + at);
        }
    }

    function test_panelDoesNotShowBesideTheRulesThatCoverIt() {
        open(1280, 800);
        NewGame.gameId = "underwear";
        NewGame.players = 4;
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        const loader = named("sidePanel").parent;
        compare(loader.opacity, 1);
        window.openRules("");
        tryCompare(loader, "opacity", 0);
    }

    // A motion setting changed while the program runs applies at once, because some desktops report
    // it only after the program has started.
    function test_changedMotionSettingAppliesAtOnce() {
        Settings.motion = "reduced";
        const durations = () => [Theme.quick, Theme.travel, Theme.glide];
        compare(durations(), [0, 0, 0]);
        Settings.motion = "full";
        verify(durations().every(duration => duration > 0));
        Settings.motion = "reduced";
        compare(durations(), [0, 0, 0]);
        Settings.motion = "full";
    }

    function test_newGamePageWithLargeTextOpensAtItsTop() {
        Settings.textSize = 200;
        open(960, 640);
        window.openPage("newGame");
        tryVerify(() => named("playersPart"));
        frames();
        verify(named("playersPart").contentHeight > named("playersPart").height);
        compare(named("playersPart").contentY, 0);
        verify(named("playerCount").activeFocus);
        window.height = 440;
        tryVerify(() => named("playersPart").contentY > 0);
        window.height = 640;
        tryCompare(named("playersPart"), "contentY", 0);
    }

    // If space is short, the text about the value of going out is hidden before the prompt gets
    // smaller.
    function test_textAboutGoingOutIsHiddenBeforeThePromptShrinks() {
        Settings.panelOpen = true;
        open(1280, 800);
        NewGame.gameId = "underwear";
        verify(NewGame.start());
        tryVerify(() => App.table.status.prompt !== "" && App.table.status.scoreText !== "");
        const card = first(named("sidePanel"), item => item.promptRoom !== undefined);
        const shown = text => all(card, item => item.text === text && item.visible)[0];
        tryVerify(() => shown(App.table.status.scoreText));
        settle(shown(App.table.status.scoreText));
        const whole = shown(App.table.status.prompt).height;
        card.room = card.height - 2;
        verify(!shown(App.table.status.scoreText), "the text about going out is hidden first");
        compare(shown(App.table.status.prompt).height, whole);
        card.room = 1000;
        verify(shown(App.table.status.scoreText));
    }

    function test_highContrastHasBlackTextOnWhitePlates() {
        open(960, 640);
        const usual = Theme.plate.toString();
        Settings.contrast = "high";
        compare(Settings.cloth, "contrast");
        compare(Theme.plate.toString(), "#ffffff");
        compare(Theme.ink.toString(), "#000000");
        Settings.contrast = "normal";
        compare(Theme.plate.toString(), usual);
    }

    // A setting without effect says why.
    function test_coloursOfTheTableNameHighContrastAsTheReasonThatTheyAreOff() {
        open(960, 640, "settings");
        const reason = () => first(window.contentItem, item => item.visible && item.text === "With high contrast, the table is black.");
        verify(named("tableTheme").enabled && !reason());
        Settings.contrast = "high";
        verify(!named("tableTheme").enabled && reason());
        Settings.contrast = "normal";
    }
}
