// SPDX-License-Identifier: GPL-3.0-or-later
// What has the keyboard is framed on pages as on the table: while one walks with keys, and for nobody
// who uses a pointer.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test

    name: "rings"

    function init() {
        NewGame.gameId = "underwear";
        NewGame.reset();
        open(1280, 800);
    }

    function cleanup() {
        close();
    }

    // All frames that are seen, wherever.
    function rings() {
        return all(window.contentItem.parent, item => item instanceof FocusRing, []);
    }

    // To the page by mouse, and there on what has no effect.
    function usePointer() {
        mouseClick(window.contentItem, 4, window.contentItem.height - 4);
    }

    function test_onePage_data() {
        return ["start", "newGame", "records", "settings", "about", "keys", "together", "room", "people", "leave", "statistics", "laboratory"].map(page => ({tag: page, page: page}));
    }

    // All the way round a page: each stop is framed, and a click takes the frame away at once.
    function test_onePage(data) {
        window.openPage(data.page);
        usePointer();
        compare(rings().length, 0);
        const seen = new Set();
        for (let step = 0; step < 60; ++step) {
            keyClick(Qt.Key_Tab);
            const focus = window.activeFocusItem;
            if (seen.has(focus))
                break;
            seen.add(focus);
            verify(focus.Accessible.name !== "", "a screen reader has no name for " + focus);
            // Portraits and what only scrolls have marks of their own.
            const own = rings().filter(ring => ring.of === focus || ring.of.activeFocus);
            const isBare = focus instanceof PageScroll || focus instanceof PortraitPicker;
            if (!isBare)
                compare(own.length, 1, String(focus));
            compare(rings().length, own.length);
            usePointer();
            compare(rings().length, 0, "after a click: " + focus);
        }
        verify(seen.size > 0);
    }

    // A button that was clicked has the focus, and nobody sees it; the next key of the keyboard's way
    // shows it there.
    function test_clickedAndThenKeys() {
        window.openPage("settings");
        const four = named("fourColours");
        keyClick(Qt.Key_Tab);
        verify(rings().length > 0);
        const before = Settings.fourColours;
        mouseClick(four);
        verify(Settings.fourColours !== before);
        mouseClick(four);
        verify(four.activeFocus);
        compare(rings().length, 0);
        keyClick(Qt.Key_Down);
        compare(rings().map(ring => ring.of), [four]);
        mousePress(four, -40, 2);
        compare(rings().length, 0);
        mouseRelease(four, -40, 2);
    }

    // A page that is opened by keys from where focus was seen shows it at once; by mouse it does not.
    function test_pageOpens() {
        keyClick(Qt.Key_Tab);
        window.openPage("leave");
        tryVerify(() => window.activeFocusItem instanceof PageButton);
        compare(rings().map(ring => ring.of), [window.activeFocusItem]);
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        usePointer();
        window.openPage("leave");
        compare(rings().length, 0);
        window.closePage();
    }

    // Text that is typed has its cursor and its edge; the frame is for the way of the keys.
    function test_fieldsByMouse() {
        window.openPage("newGame");
        frames();
        const field = first(named("newGamePage"), item => item instanceof PageField);
        mouseClick(field);
        verify(field.activeFocus);
        compare(rings().length, 0);
        verify(Qt.colorEqual(field.background.border.color, Theme.brassDeep));
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Backtab);
        compare(rings().map(ring => ring.of), [field]);
    }
}
