// SPDX-License-Identifier: GPL-3.0-or-later
// The room of a server (a club of people on the network): entering it, its tables, opening a table,
// and returning to the room.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property RoomVisit room: App.multiplayer.room
    readonly property Component dealSheet: Component {
        DealSheet {}
    }

    function init() {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        Settings.playerName = "Anna";
        NewGame.gameId = "underwear";
    }

    function cleanup() {
        App.multiplayer.leave();
        room.leave();
        while (room.known.length > 0)
            room.forgetKnown(0);
        close();
        fixture.closeClub();
        Settings.playerName = "";
        Settings.language = "";
        Settings.textSize = 100;
    }

    // Types the address of the room (a club of people on the network) and enters the room.
    function enter() {
        open(1280, 800);
        window.openPage("friends");
        const field = named("invitation");
        field.forceActiveFocus();
        for (const letter of fixture.openClub())
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("roomPage"));
        tryVerify(() => named("roomTable-2"));
    }

    function test_roomPageListsTables() {
        enter();
        const page = named("roomPage");
        compare(page.title, "The Thursday Club");
        compare(page.subtitle, "3 tables");
        const table = named("roomTable-0");
        compare(table.name, "Sena’s table");
        compare(table.game, "Life");
        verify(table.players.startsWith("Sena and Bert against"));
        compare(table.state, "3 free seats");
        verify(named("sitDown", table).enabled);
        const full = named("roomTable-2");
        verify(full.state.startsWith("no free seats"));
        verify(!named("sitDown", full).enabled);
        verify(named("watchTable", full).enabled);
    }

    function test_everyControlOfTheRoomPageHasAnAccessibleName() {
        enter();
        const controls = all(named("roomPage"), item => item.focusPolicy !== undefined && item.focusPolicy !== Qt.NoFocus);
        verify(controls.length > 6);
        for (const control of controls)
            verify(control.Accessible.name !== "", control + " has no name");
        for (let row = 0; row < 3; ++row) {
            const table = named("roomTable-" + row);
            for (const said of [table.name, table.game, table.state, table.players, table.rules])
                verify(table.Accessible.name.includes(said));
        }
    }

    function test_roomIsUsedByKeyboard() {
        enter();
        tryVerify(() => named("roomTable-0").activeFocus);
        keyClick(Qt.Key_Down);
        tryVerify(() => named("roomTable-1").activeFocus);
        verify(named("roomTable-1").current);
        tabTo("newTable", 12);
        tabTo("leaveRoom", 12);
        tabTo("roomTable-1", 12);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("waitingPage"));
        compare(named("waitingPage").title, "Maximiliane Freifrau von Hohenstaufen’s table");
        verify(!named("begin"));
        verify(!named("allowHints"));
        // Leaving the table leads back to the room.
        tabTo("leave", 20);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("roomPage"));
        tryVerify(() => room.isReached);
    }

    function test_userCanWatchTheGameOfATableInARoom() {
        enter();
        named("watchTable", named("roomTable-2")).clicked();
        tryVerify(() => named("peopleStrip"));
        verify(App.multiplayer.isWatching);
        compare(App.table.gameId, "up-and-down");
        // A spectator cannot start the next deal, so the summary has no button for it.
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            summary: fixture.wonDeal(4, false),
            width: 1000,
            height: 700
        });
        verify(named("lookAtTable", sheet) && !named("next", sheet));
        sheet.destroy();
        App.multiplayer.leave();
        tryVerify(() => named("roomPage"));
    }

    function test_userOpensATableInARoomAndMayReturnToTheTable() {
        enter();
        press("newTable");
        tryVerify(() => named("newGamePage"));
        verify(!named("start"));
        verify(!named("openToFriends"));
        verify(!named("dealNumber"));
        verify(!named("cut"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("roomPage"));
        press("newTable");
        tryVerify(() => named("newGamePage"));
        compare(named("audience").displayText, "Everybody");
        compare(named("audienceCaption").text, "Who can join");
        press("openInRoom");
        tryVerify(() => named("waitingPage"));
        compare(named("waitingPage").title, "Anna’s table");
        verify(named("invitation").text.startsWith("downpile://127.0.0.1"));
        verify(named("allowHints"));
        press("begin");
        tryVerify(() => named("peopleStrip"));
        compare(App.table.gameId, "underwear");
        press("people");
        tryVerify(() => named("waitingPage"));
        press("leave");
        tryVerify(() => named("roomPage"));
        tryVerify(() => named("roomTable-3"));
        const own = named("roomTable-3");
        compare(own.marks, ["Yours"]);
        tryVerify(() => named("sitDown", own).enabled);
        compare(named("sitDown", own).text, "Return");
    }

    function test_startingASoloGameLeavesTheRoom() {
        enter();
        press("newTable");
        tryVerify(() => named("newGamePage"));
        press("startAlone");
        tryVerify(() => App.table.active && window.page === "");
        compare(room.phase, "");
        fixture.leave();
    }

    // The warning of an unreachable room disappears when the player joins a table.
    function test_warningOfAnUnreachableRoomDisappearsAtATable() {
        enter();
        fixture.closeClub();
        tryVerify(() => named("unreached"));
        named("roomTable-1").sitWanted();
        tryVerify(() => !named("unreached"));
    }

    function test_knownRoomCanBeEnteredAndForgotten() {
        enter();
        App.multiplayer.room.failed("The room has too many tables.");
        tryVerify(() => named("problem"));
        press("leaveRoom");
        tryVerify(() => named("togetherPage"));
        verify(!named("problem"), "the problem of the room does not stay");
        press("enterRoom", named("room-0"));
        tryVerify(() => named("roomPage"));
        press("leaveRoom");
        tryVerify(() => named("togetherPage"));
        press("forgetRoom", named("room-0"));
        tryVerify(() => !named("room-0"));
    }

    // If the owner of a table has left, the other players get the button to begin. The footer has
    // room for this button.
    function test_guestGetsTheBeginButtonWhenTheTableOwnerLeaves() {
        enter();
        named("roomTable-1").sitWanted();
        tryVerify(() => named("waitingPage"));
        frames();
        verify(!named("begin"));
        fixture.leaveSecondTable();
        tryVerify(() => named("begin"));
        frames();
        const foot = named("begin").parent;
        let right = 0;
        for (let n = 0; n < foot.children.length; ++n) {
            const item = foot.children[n];
            if (!item.visible)
                continue;
            verify(item.x >= right, item.objectName + " at " + item.x + ", before it " + right);
            verify(item.width >= item.implicitWidth || item.objectName === "", item.objectName + " has " + item.width + " of " + item.implicitWidth);
            right = item.x + item.width;
        }
    }

    // Opens the page again at each window size: sizes from an earlier layout must not persist.
    function checkAllSizes(page) {
        for (const language of ["en", "de"]) {
            Settings.language = language;
            const sizes = [[900, 500, 150], [1280, 800, 100]];
            if (thorough)
                sizes.push([900, 500, 100], [2560, 1440, 150]);
            for (const [width, height, textSize] of sizes) {
                Settings.textSize = textSize;
                window.width = width;
                window.height = height;
                window.closePage();
                window.openPage(page);
                checkTexts(window.contentItem);
            }
        }
    }

    function test_textsOfRoomAndWaitingPageFitAtSeveralWindowAndTextSizes() {
        enter();
        checkAllSizes("room");
        Settings.language = "en";
        named("roomTable-0").sitWanted();
        tryVerify(() => named("waitingPage"));
        App.multiplayer.sendPhrase(0);
        tryVerify(() => App.multiplayer.chat.rowCount() === 1);
        checkAllSizes("waiting");
    }

    // Without a connection, a message would be lost.
    function test_chatMessageIsKeptWhileTheTableIsNotReached() {
        enter();
        named("roomTable-0").sitWanted();
        tryVerify(() => named("waitingPage") && App.multiplayer.isReached);
        press("say");
        tryVerify(() => named("phrase-0", rootItem())?.enabled);
        App.multiplayer.chatDraft = "Hi";
        fixture.closeClub();
        tryVerify(() => !App.multiplayer.isReached);
        verify(!named("phrase-0", rootItem()).enabled);
        named("say").write();
        compare(App.multiplayer.chatDraft, "Hi");
        keyClick(Qt.Key_Escape);
    }

    function test_closingThePageDoesNotLeaveTheRoom() {
        enter();
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        window.openPage("friends");
        tryVerify(() => named("roomPage"));
        fixture.closeClub();
        tryVerify(() => named("unreached"));
        verify(!named("newTable").enabled);
    }
}
