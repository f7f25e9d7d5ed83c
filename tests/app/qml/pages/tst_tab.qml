// SPDX-License-Identifier: GPL-3.0-or-later
// Tab moves the focus around the whole window during a game: through all focus groups of the table,
// to the history and back to the hand. Shift+Tab moves the focus in the opposite order. The focus
// is always visible.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    name: "tab"

    function init() {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        Settings.panelOpen = true;
    }

    function cleanup() {
        close();
        Settings.panelOpen = true;
        Settings.pace = "normal";
        Settings.motion = "full";
    }

    function begin(gameId) {
        NewGame.gameId = gameId;
        NewGame.reset();
        open(1280, 800);
        // Shift+Tab puts the keyboard in use. Another key follows, because after Shift+Tab the new
        // game would give the focus to its last item.
        keyClick(Qt.Key_Backtab);
        keyClick("x");
        // A deal may end before the player's turn.
        for (let seed = 7; seed < 17 && !App.table.status.yourTurn; ++seed) {
            fixture.begin(gameId, seed);
            tryVerify(() => App.table.status.yourTurn || App.table.status.dealOver, 20000);
        }
        compare(App.table.status.yourTurn, true);
        tryCompare(App.table.presenter, "moving", false, 20000);
        tryVerify(() => table() && table().activeFocus && !App.table.presenter.dealing);
        tryVerify(() => table().walk.groups().slice(0, 4).some(group => group.length > 0));
        // After keyboard input, the table moves the focus to a usable item, and shows the focus.
        tryVerify(() => isSeen() && focusName() !== "tools", 5000, "the focus starts at an item that can be used");
    }

    function table() {
        return window.areas[2];
    }

    // Name of the focused group or item.
    function focusName() {
        const focus = window.activeFocusItem;
        const names = ["hand", "others' cards", "places", "actions", "messages", "tools"];
        const group = table().walk.groups().findIndex(each => each.includes(focus));
        if (group >= 0)
            return names[group];
        let item = focus;
        while (item.parent && item.objectName === "")
            item = item.parent;
        return item.objectName;
    }

    // Returns true if exactly one focus mark is visible, at the focused item.
    function isSeen() {
        const frames = all(table(), item => item instanceof FocusFrame && item.target !== null).map(frame => frame.target);
        const rings = all(rootItem(), item => item instanceof FocusRing).map(ring => ring.of);
        const marks = frames.concat(rings);
        return marks.length === 1 && marks[0].activeFocus;
    }

    // Presses Tab or Shift+Tab `steps` times. Returns the name of the focused group or item after
    // each press.
    function walk(key, steps) {
        const stops = [];
        for (let step = 0; step < steps; ++step) {
            keyClick(key);
            wait(0);
            verify(isSeen(), "after " + (step + 1) + ": " + focusName());
            stops.push(focusName());
        }
        return stops;
    }

    function test_tabVisitsAllFocusGroupsOfTheTableInOrder_data() {
        return fixture.games().map(game => ({tag: game, game: game}));
    }

    function test_tabVisitsAllFocusGroupsOfTheTableInOrder(data) {
        begin(data.game);
        const names = ["hand", "others' cards", "places", "actions", "messages", "tools"];
        const groups = names.filter((name, number) => table().walk.groups()[number].length > 0);
        verify(groups.includes("tools"));
        const round = groups.concat("story");
        const first = focusName();
        // Tab visits the groups of the table and the history in this order, starting after the
        // focused one; Shift+Tab visits them backwards. Each walk makes two rounds.
        const ways = [[Qt.Key_Tab, round], [Qt.Key_Backtab, round.slice().reverse()]];
        for (const [key, way] of ways) {
            const at = way.indexOf(first) + 1;
            const stops = way.slice(at).concat(way.slice(0, at));
            compare(walk(key, 2 * stops.length), stops.concat(stops));
        }
    }

    // When the card with the focus leaves the hand, the table moves the focus to another item, but
    // not away from the score sheet.
    function test_scoreSheetKeepsTheFocusAfterTheLastCard_data() {
        return fixture.games().slice(0, thorough ? undefined : 2).map(game => ({tag: game, game: game}));
    }

    function test_scoreSheetKeepsTheFocusAfterTheLastCard(data) {
        begin(data.game);
        fixture.finishDeal();
        tryVerify(() => named("dealSheet"), 20000);
        frames();
        verify(window.areas[1].activeFocus, String(window.activeFocusItem));
    }

    // While the side panel is closed, Tab moves only among the items of the table.
    function test_tabSkipsTheClosedSidePanel() {
        Settings.panelOpen = false;
        begin("underwear");
        const round = ["places", "actions", "tools", "hand"];
        keyClick(Qt.Key_Home);
        compare(focusName(), "hand");
        compare(walk(Qt.Key_Tab, 8), round.concat(round));
        const back = ["tools", "actions", "places", "hand"];
        compare(walk(Qt.Key_Backtab, 8), back.concat(back));
    }

    // After each key of this test, exactly one focus mark is visible, at the focused item.
    function test_focusMarkIsVisibleAfterEachKey() {
        begin("underwear");
        for (const keys of [[Qt.Key_Tab], [Qt.Key_Right, Qt.Key_End, Qt.Key_Home, Qt.Key_Down], [Qt.Key_F6], [Qt.Key_F6], [Qt.Key_Tab, Qt.Key_Escape], [Qt.Key_F9], [Qt.Key_F9, Qt.Key_Tab]]) {
            for (const key of keys) {
                keyClick(key);
                tryVerify(() => isSeen(), 1000, "after the key " + key + ": " + focusName());
            }
        }
    }
}
