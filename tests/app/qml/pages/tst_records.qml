// SPDX-License-Identifier: GPL-3.0-or-later
// The page of records: find, replay, continue, delete and restore a record, by keyboard and mouse,
// with the announcements.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property RecordListModel model: App.records.list

    name: "records"

    SignalSpy {
        id: spoken

        target: App.announcer
        signalName: "spoken"
    }

    function init() {
        Settings.pace = "unhurried";
        Settings.motion = "reduced";
        NewGame.gameId = "underwear";
        NewGame.reset();
    }

    function cleanup() {
        close();
        App.records.leave();
        model.showAll();
        App.records.current = "";
        for (let n = App.notices.length; n > 0; --n)
            App.dismissNotice(n - 1);
        fixture.mirror(false);
        Settings.textSize = 100;
        Settings.pace = "normal";
        Settings.motion = "full";
    }

    function keepFour() {
        fixture.keepRecord("a", "life", 0);
        fixture.keepFinishedRecord("b", 1);
        fixture.keepRecord("c", "up-and-down", 2);
        fixture.keepRecord("d", "underwear", 3);
    }

    function openRecords(width, height) {
        open(width ?? 1280, height ?? 800);
        window.openPage("records");
        tryVerify(() => !App.records.reading);
        frames();
    }

    function list() {
        return named("recordList");
    }

    function tile() {
        return list().currentItem;
    }

    // File name of the row with the keyboard focus, or "".
    function focusedName() {
        const row = tile();
        return row && row.activeFocus ? row.path.replace(/.*\//, "").replace(".downpile", "") : "";
    }

    function titles() {
        const all = [];
        for (let row = 0; row < model.count; ++row)
            all.push(model.value(row, "title"));
        return all;
    }

    // Returns true if the row is visible, completely or from its top if the list is lower than the
    // row.
    function isInSight(row) {
        const top = row.mapToItem(list(), 0, 0).y;
        return top >= -1 && (top + row.height <= list().height + 1 || top <= 2 * Theme.gap);
    }

    function isAnnounced(text) {
        return spoken.signalArguments.some(each => each[0].includes(text));
    }

    function test_opensFromTheStartPageAndByShortcut() {
        keepFour();
        open(1280, 800, "start");
        press("records");
        tryVerify(() => named("recordsPage"));
        tryCompare(model, "count", 4);
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        // Closing the page removes the rows of the list from memory.
        compare(model.count, 0);
        keyClick(Qt.Key_R, Qt.ControlModifier);
        tryVerify(() => named("recordsPage"));
        tryCompare(model, "count", 4);
    }

    function test_emptyPageExplainsItself() {
        openRecords();
        const page = named("recordsPage");
        compare(page.subtitle, "");
        verify(first(page, item => item.text !== undefined && item.text.startsWith("Every game you play")));
        verify(!named("recordSearch"));
        verify(!named("showAll"));
        verify(!named("exportAll").enabled);
        verify(list().activeFocus);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_Return);
        compare(window.page, "records");
    }

    function test_keysMoveThroughTheList() {
        keepFour();
        openRecords();
        tryVerify(() => focusedName() === "a");
        for (const [key, name] of [[Qt.Key_Down, "b"], [Qt.Key_Down, "c"], [Qt.Key_Up, "b"], [Qt.Key_End, "d"], [Qt.Key_Down, "d"], [Qt.Key_Home, "a"], [Qt.Key_Up, "a"]]) {
            keyClick(key);
            compare(focusedName(), name);
        }
        // Page Down moves by the number of rows fitting into the list.
        frames();
        const rows = Math.max(1, Math.floor(list().height / (tile().height + list().spacing)));
        keyClick(Qt.Key_PageDown);
        compare(focusedName(), "abcd"[Math.min(3, rows)]);
        keyClick(Qt.Key_PageUp);
        compare(focusedName(), "a");
        // Only the current record has buttons.
        compare(all(list(), item => item.objectName === "deleteRecord").length, 1);
        tabTo("continueRecord", 3);
        tabTo("seeRecord", 2);
        tabTo("exportRecord", 3);
        tabTo("deleteRecord", 2);
        keyClick(Qt.Key_Down);
        compare(focusedName(), "b");
        tabTo("import", 9);
        tabTo("recordSearch", 5);
    }

    function test_rowsDeletionsAndSearchResultsAreSpoken() {
        keepFour();
        openRecords();
        tryVerify(() => focusedName() === "a");
        compare(list().Accessible.role, Accessible.List);
        compare(list().Accessible.name, "Records");
        const row = tile();
        compare(row.Accessible.role, Accessible.ListItem);
        verify(row.Accessible.selected && row.Accessible.focusable);
        for (const part of ["Life", "Unfinished", "Anna against Mika and Nora", "20 Nov 2026", "Usual rules"])
            verify(row.Accessible.name.includes(part), part + " in " + row.Accessible.name);
        spoken.clear();
        keyClick(Qt.Key_Delete);
        tryVerify(() => isAnnounced("Deleted: Life"));
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => isAnnounced("Restored: Life"));
        // The result of a search is announced once typing stops.
        spoken.clear();
        mouseClick(named("recordSearch"));
        for (const letter of "doubling")
            keyClick(letter);
        tryVerify(() => isAnnounced("0 of 4 "));
        compare(spoken.signalArguments.filter(each => each[0].includes(" of ")).length, 1);
    }

    function test_replayStartsByKeyAndTheReopenedListFocusesTheSameRecord() {
        keepFour();
        openRecords();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => App.replay.active);
        compare(App.table.gameId, "underwear");
        compare(window.page, "");
        window.openPage("records");
        tryVerify(() => !App.records.reading);
        tryVerify(() => focusedName() === "b");
        App.closeReplay();
    }

    function test_replaysARecordByMouse() {
        keepFour();
        openRecords();
        const rows = all(list(), item => item instanceof RecordTile);
        const third = rows.find(item => item.index === 2);
        mouseClick(third, 200, 20);
        compare(focusedName(), "c");
        frames();
        press("seeRecord");
        tryVerify(() => App.replay.active);
        compare(App.table.gameId, "up-and-down");
        App.closeReplay();
    }

    function test_continuesARecord() {
        keepFour();
        openRecords();
        keyClick(Qt.Key_Down);
        verify(!named("continueRecord"), "a finished game has no Continue button");
        keyClick(Qt.Key_Down);
        press("continueRecord");
        tryCompare(App.table, "active", true);
        compare(App.table.gameId, "up-and-down");
        compare(window.page, "");
        // The record of the game on the table has a button to return to the table. It has no
        // buttons to view, continue or delete the record.
        window.openPage("records");
        tryVerify(() => model.find("isOnTable", true) >= 0);
        App.records.current = model.value(model.find("isOnTable", true), "path");
        tryVerify(() => named("backToTable", list()));
        verify(!named("deleteRecord") && !named("seeRecord") && !named("continueRecord"));
        list().takeKeyboard();
        spoken.clear();
        keyClick(Qt.Key_Delete);
        compare(App.records.deleted, 0);
        tryVerify(() => isAnnounced("This game is on the table, so you cannot delete it."));
        press("backToTable", list());
        compare(window.page, "");
    }

    function test_deletionCanBeUndone() {
        keepFour();
        openRecords();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Delete);
        compare(titles(), ["Life", "Up and Down", "Underwear"]);
        compare(focusedName(), "c");
        keyClick(Qt.Key_End);
        keyClick(Qt.Key_Delete);
        compare(focusedName(), "c");
        verify(named("message").text.startsWith("Deleted: Underwear"));
        press("takeBack");
        compare(focusedName(), "d");
        compare(titles(), ["Life", "Up and Down", "Underwear"]);
        verify(fixture.hasRecord("b"));
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(focusedName(), "b");
        verify(!named("takeBack"));
        // Leaving the page deletes the file of the deleted record.
        keyClick(Qt.Key_Delete);
        verify(fixture.hasRecord("b"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        verify(!fixture.hasRecord("b"));
        verify(fixture.hasRecord("a") && fixture.hasRecord("c") && fixture.hasRecord("d"));
    }

    function test_deletedRecordsAreRestoredOneByOne() {
        keepFour();
        openRecords();
        for (let n = 0; n < 4; ++n)
            keyClick(Qt.Key_Delete);
        compare(model.count, 0);
        verify(list().activeFocus);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(focusedName(), "d");
        for (let n = 0; n < 3; ++n)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(titles(), ["Life", "Underwear", "Up and Down", "Underwear"]);
    }

    function test_filtersNarrowTheList() {
        keepFour();
        openRecords();
        const page = named("recordsPage");
        compare(page.subtitle.replace("(s)", "s"), "4 records");
        named("recordGame").activated(2);
        compare(model.game, "life");
        compare(titles(), ["Life"]);
        compare(page.subtitle.replace("(s)", "s"), "1 of 4 records");
        verify(named("exportAll").text.includes("these"));
        named("recordState").picked("finished");
        compare(model.count, 0);
        press("showAll");
        compare(model.count, 4);
        tryVerify(() => focusedName() !== "");
        mouseClick(named("recordSearch"));
        for (const letter of "finished")
            keyClick(letter);
        tryCompare(model, "count", 3);
        // Closes the page from the search field. The model keeps the search until cleanup().
        keyClick(Qt.Key_Escape);
    }

    // In a low window the filters scroll with the list.
    function test_filtersScrollTogetherWithTheListInALowWindow() {
        keepFour();
        Settings.textSize = 200;
        openRecords(960, 640);
        verify(named("recordsPage").low);
        const search = named("recordSearch");
        verify(search);
        let inside = false;
        for (let item = search; item; item = item.parent)
            inside = inside || item === list();
        verify(inside);
        for (let n = 0; n < 4; ++n) {
            keyClick(Qt.Key_Down);
            tryVerify(() => isInSight(tile()), 5000, "row " + list().currentIndex);
        }
        // The text of an empty list is below the filters.
        model.words = "xyz";
        tryVerify(() => named("showAll"));
        const none = named("showAll").parent;
        const bottom = list().headerItem.mapToItem(none.parent, 0, list().headerItem.height).y;
        tryVerify(() => none.y >= bottom, 5000, none.y + " " + bottom);
    }

    // Names are players' texts and can have any characters.
    function test_namesWithPlaceholdersAreShownAsTheyAre() {
        compare(Sentence.of("%1 (%2)", "%2 $& %1 0", "deal 1"), "%2 $& %1 0 (deal 1)");
        compare(Sentence.of("%2: %1, %3", "a", "b"), "b: a, %3");
    }

    // Regression: in a low window, the field lost the focus when its first letter hid a record.
    function test_searchFieldInALowListKeepsTheFocus() {
        keepFour();
        openRecords(900, 500);
        verify(named("recordsPage").low);
        mouseClick(named("recordSearch"));
        for (const letter of "finished") {
            keyClick(letter);
            frames();
        }
        compare(model.words, "finished");
        tryCompare(model, "count", 3);
        verify(named("recordSearch").activeFocus);
        keyClick(Qt.Key_Down);
        tryVerify(() => tile().activeFocus);
    }

    // The filters and the first row do not fit into the list together.
    function test_lowListOpensAtItsTopUntilTheKeyboardIsUsed() {
        keepFour();
        Settings.textSize = 150;
        open(900, 480);
        mouseClick(window.contentItem, 1, 1);
        window.openPage("records");
        tryVerify(() => !App.records.reading);
        frames();
        verify(list().headerItem.height + tile().height > list().height);
        verify(list().atYBeginning);
        verify(!isInSight(tile()));
        keyClick(Qt.Key_Down);
        compare(list().currentIndex, 1);
        tryVerify(() => isInSight(tile()));
    }

    function test_listFadesOutWhereThereIsMore() {
        keepFour();
        openRecords(960, 480);
        const [below, above] = Array.from(list().children).filter(item => item instanceof ScrollFade);
        for (const fade of [below, above])
            verify(fade.width > 0.9 * list().rowWidth && fade.height > 0);
        compare([above.visible, below.visible], [false, true]);
        keyClick(Qt.Key_Down);
        tryVerify(() => list().currentIndex === 1);
        frames();
        compare([above.visible, below.visible], [true, true]);
        const row = list().currentItem;
        verify(row.mapToItem(list(), 0, row.height).y <= below.y, "the current row is not faded");
        keyClick(Qt.Key_End);
        tryCompare(below, "visible", false);
        verify(above.visible);
        list().contentY = list().originY - list().topMargin;
        compare([above.visible, below.visible], [false, true]);
    }

    // A row above the current row may change its height later, and must not push the current row
    // out of view.
    function test_currentRowStaysVisibleWhenRowHeightsChange() {
        keepFour();
        Settings.textSize = 200;
        openRecords(960, 640);
        keyClick(Qt.Key_End);
        compare(list().currentIndex, 3);
        frames();
        for (const change of [150, -150, 300]) {
            list().itemAtIndex(2).height += change;
            frames();
            tryVerify(() => isInSight(tile()), 5000, "by " + change);
        }
        // If the user scrolls away from the current row, the list does not scroll back to this row.
        // Newer versions of Qt ignore wheel events within a millisecond of another one.
        for (let turn = 0; turn < 40 && !list().atYBeginning; ++turn) {
            mouseWheel(list(), list().width / 2, list().height / 2, 0, 120);
            tryVerify(() => !list().moving);
        }
        frames();
        verify(list().atYBeginning);
        verify(!isInSight(tile()));
    }

    // An item reached with Tab is visible, even in a row higher than the list.
    function test_controlsReachedByTabAreVisibleEvenInARowTallerThanTheList() {
        fixture.keepLongNames("a");
        keepFour();
        Settings.textSize = 200;
        openRecords(960, 640);
        keyClick(Qt.Key_Home);
        tryVerify(() => tile() && tile().height > list().height);
        for (const name of ["continueRecord", "seeRecord", "reviewRecord", "exportRecord", "deleteRecord"])
            verify(isInSight(tabTo(name, 5)), name);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Up);
        tryVerify(() => tile().height > list().height && isInSight(tile()));
        for (const name of ["recordSearch", "recordGame", "recordState"])
            verify(isInSight(tabTo(name, 12)), name);
    }

    function test_importAndExportButtonsOpenFileDialogs() {
        keepFour();
        openRecords();
        const page = named("recordsPage");
        press("import");
        tryVerify(() => page.dialogs !== null);
        compare(App.notices.length, 0);
        tryCompare(page.dialogs.importing, "visible", true);
        page.dialogs.importing.close();
        press("exportAll");
        tryCompare(page.dialogs.exporting, "visible", true);
        compare(page.dialogs.asking, "");
        page.dialogs.exporting.close();
        press("exportRecord");
        compare(page.dialogs.asking, tile().path);
        page.dialogs.exporting.close();
    }
}
