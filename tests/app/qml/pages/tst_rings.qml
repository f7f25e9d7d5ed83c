// SPDX-License-Identifier: GPL-3.0-or-later
// The focused item on pages has a frame, as on the table. The frame is visible during keyboard use
// and hidden during pointer use.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    name: "rings"

    function init() {
        NewGame.gameId = "underwear";
        NewGame.reset();
        open(1280, 800);
    }

    function cleanup() {
        close();
    }

    // Returns all visible focus frames in the window.
    function rings() {
        return all(rootItem(), item => item instanceof FocusRing);
    }

    // Clicks an empty part of the page, which hides the focus frame.
    function usePointer() {
        mouseClick(window.contentItem, 4, window.contentItem.height - 4);
    }

    function test_focusedControlsHaveAFocusFrame_data() {
        return ["start", "newGame", "records", "settings", "about", "keys", "multiplayer", "room", "people", "leave", "statistics", "laboratory"].map(page => ({tag: page, page: page}));
    }

    // Tab moves the focus through a whole page. Each focused item, except portraits and scrolling
    // areas, has a frame, which a click hides at once.
    function test_focusedControlsHaveAFocusFrame(data) {
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
            // Portraits and scrolling areas show the focus without a frame.
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

    // A clicked button has the focus without a frame. The next navigation key shows the frame.
    function test_clickHidesTheFocusFrameAndKeysShowIt() {
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

    // A page opened with a key shows the focus frame at once if one was visible before. A page
    // opened with the mouse shows none.
    function test_pageOpenedByKeysShowsTheFocusFrame() {
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

    // A clicked text field shows a cursor and an edge; the frame is only for keyboard navigation.
    function test_clickedTextFieldHasNoFocusFrame() {
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
