// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: the table on its cloth, the side panel and the pages covering them. A page
// exists only while it is open, which keeps startup fast.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Downpile

ApplicationWindow {
    id: window

    // The open page, or "" if no page covers the table. One of "start", "newGame", "records",
    // "statistics", "laboratory", "settings", "about", "keys", "leave", "multiplayer", "room",
    // "waiting" and "people".
    property string page: App.table.active ? "" : "start"
    // True if the side panel is visible and fits beside the table. A panel that does not fit covers
    // the table's edge, between the round buttons at the top and the bottom.
    readonly property bool panelBeside: panel.visible && width - panel.width >= 560
    // True if the open page or replay is unrelated to the multiplayer table.
    readonly property bool readsElsewhere: page === "" ? App.replay.active : !/^(start|newGame|multiplayer|room|waiting)$/.test(page)
    readonly property int panelWidth: Math.round(Math.min(300 * Math.max(1, Theme.textScale), width * 0.3))
    // The parts of the window. F6 moves the keyboard focus through them in this order, Shift+F6 in
    // the opposite order.
    readonly property var areas: [pages.page, deal.item, cards.item, guide.item, replay.item, people.item, rules.item, panel.item, notices]
    readonly property bool covered: page !== ""
    // True if no item has the keyboard focus, or only the item around all others: contentItem or, in
    // newer versions of Qt, the root item around it.
    readonly property bool hasNoFocus: !activeFocusItem || activeFocusItem === contentItem || activeFocusItem.parent === null
    // True if the window is active but no visible item has the keyboard focus. Keys would then have
    // no effect, or act on an invisible item. Qt does not move the focus away from an item that is
    // hidden, or from a Loader that loses its item.
    readonly property bool isFocusLost: {
        const item = activeFocusItem;
        return active && (hasNoFocus || !item?.visible || (item instanceof Loader && !item.item));
    }
    readonly property var games: App.games
    // True if the open page was reached from the start page. When the page closes, closePage()
    // opens the start page again if it does not open a multiplayer page.
    property bool fromStart: false
    // The page over which the user has opened a page about the program, such as the list of keys.
    // It opens again when that page closes. "" for the table and the start page.
    property string pageBefore: ""
    // The item that had the keyboard focus before a page or the rules opened. It gets the focus
    // back when they close.
    property Item focusBefore: null
    // The page that was open when the replay started; "" for the table. When the replay closes,
    // this page opens again.
    property string replayFrom: ""
    // The user's request that ends or leaves a game. The page "leave" asks the user to confirm it
    // if necessary. Values: "newGame", "playOn" (from the position of a replay), "leaveTable"
    // (closes a multiplayer table if this program hosts it), "quit", and "another" (the request
    // postponed by App, see App::agreeToLeave).
    property string leavingFor: "newGame"
    // True while the window is closing, after the user has agreed to close or leave a table with
    // other people.
    property bool quits: false
    // True if the table has the keyboard focus and the key Escape would put back the dragged cards,
    // close the list of possible moves, or dismiss a refusal message.
    readonly property bool tableCancels: {
        const table = App.table;
        return cards.activeFocus && ((cards.item as CardTable)?.dragging || table.gestures.choices.length > 0 || table.coach.refusal !== "");
    }
    // True if the key Escape has an effect at the table: one of tableCancels, or it dismisses the
    // answer to a question key.
    readonly property bool tableBusy: tableCancels || cards.activeFocus && App.speech.answer !== ""
    // True if one of `areas` or no item has the keyboard focus. False if a popup, such as a menu,
    // has the focus.
    readonly property bool areaHasKeyboard: hasNoFocus || areas.some(area => area && area.activeFocus)
    // True while the user types the name of a card to find it.
    readonly property bool searching: (cards.item as CardTable)?.finder.active ?? false
    // True while letters are part of this name, not shortcuts.
    readonly property bool typing: (cards.item as CardTable)?.finder.typing ?? false
    // True if the page "newGame" was opened from the page "multiplayer".
    property bool isForFriends: false
    // Window.visibility to restore when the user leaves full screen.
    property int usualVisibility: Window.Windowed
    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft

    // Opens a page. The name "friends" stands for the current multiplayer page: "waiting" at a
    // multiplayer table, "room" in a server room, otherwise "multiplayer".
    function openPage(name) {
        InputMode.guard.closePopups(window);
        noteFocus();
        rules.close();
        const phase = App.multiplayer.phase;
        const atTable = phase === "waiting" || phase === "playing";
        const elsewhere = App.multiplayer.room.phase === "entered" ? "room" : "multiplayer";
        // After a visit to the settings or a similar page, the value stays.
        isForFriends = name === "newGame" && page === "multiplayer" || isForFriends && (isAboutProgram(name) || isAboutProgram(page));
        if (page === "" || page === "start")
            fromStart = page === "start" && name !== "start";
        if (!isAboutProgram(name))
            pageBefore = "";
        else if (page !== "start" && !isAboutProgram(page))
            pageBefore = page;
        page = name !== "friends" ? name : atTable ? "waiting" : elsewhere;
    }

    function isAboutProgram(name: string): bool {
        return name === "about" || name === "keys" || name === "settings";
    }

    function closePage() {
        // True if the page was opened from the page of a server room.
        const fromRoom = page === "newGame" && App.multiplayer.room.phase === "entered" && App.multiplayer.phase === "";
        const fromTable = page === "newGame" && (isForFriends || App.multiplayer.phase === "waiting");
        const fromWaiting = page === "leave" && (leavingFor === "leaveTable" || App.multiplayer.phase === "waiting");
        if (page === "people" || fromTable || fromWaiting || (fromRoom && !App.table.active)) {
            openPage("friends");
        } else if (pageBefore !== "") {
            // The user may have left the table or room meanwhile.
            const isOfFriends = pageBefore === "multiplayer" || pageBefore === "room" || pageBefore === "waiting";
            openPage(isOfFriends ? "friends" : pageBefore);
        } else if (fromStart && page !== "start") {
            openPage("start");
        } else {
            showGame();
        }
    }

    // Shows the table. If it has no game, because the host has chosen another one, opens the waiting
    // page.
    function showGame() {
        if (!App.table.active && App.multiplayer.phase === "waiting" && page !== "waiting")
            openPage("waiting");
        else
            showTable();
    }

    // Closes the open page, or opens the start page if no game is on the table. Announces the title
    // of the game on the table, which the page has hidden.
    function showTable() {
        const wasCovered = covered && App.table.active;
        page = App.table.active ? "" : "start";
        if (page === "")
            window.focusAsBefore();
        if (wasCovered)
            App.announcer.reply(titleOnTable());
    }

    // Returns the title of the game or replay on the table.
    function titleOnTable(): string {
        const title = games.value(games.find("gameId", App.table.gameId), "title");
        return App.replay.active ? qsTr("Replay of %1.", "%1 is a game").arg(title) : title;
    }

    // Remembers which item of the table or its panels has the keyboard focus. Called before a page
    // or the rules take the focus. Does nothing while a page is open, or the rules or a popup have
    // the focus.
    function noteFocus() {
        if (page === "" && !rules.activeFocus && !popupHasKeyboard() && !hasNoFocus)
            focusBefore = activeFocusItem;
    }

    // Gives the keyboard focus back to the item remembered by noteFocus(). Calls focusTable() if
    // that item was hidden, disabled or deleted.
    function focusAsBefore() {
        const item = focusBefore;
        focusBefore = null;
        if (item && item.visible && item.enabled && !popupHasKeyboard())
            item.forceActiveFocus(Qt.OtherFocusReason);
        else
            focusTable();
    }

    // Returns true if a menu, a drop-down list or the chat has the keyboard focus. Then a change at
    // the table must not move the focus, because the popup would stay open without the focus.
    function popupHasKeyboard(): bool {
        for (let item = activeFocusItem; item; item = item.parent) {
            if (item === T.Overlay.overlay)
                return true;
        }
        return false;
    }

    // Gives the keyboard focus to the first of these that exists: the replay bar, the end-of-deal
    // sheet, the unfolded guide, the table. Does nothing while a popup has the focus.
    function focusTable() {
        if (popupHasKeyboard())
            return;
        const bubbles = guide.visible ? guide.item as GuideBubbles : null;
        const table = (replay.item ?? deal.item ?? (bubbles && !bubbles.folded ? bubbles : cards.item)) as Item;
        if (table)
            enter(table, Qt.OtherFocusReason);
    }

    // Leaves room below the table for the bar of the score sheet, if it covered the table.
    function fitBar() {
        const sheet = deal.item as DealSheet;
        if (!sheet)
            return;
        cards.roomForBar = 0;
        const table = cards.item as CardTable;
        const bar = sheet.barSize;
        // The room for the bar makes the table lower, which can reduce the room below the hand. So it
        // is computed again, at most four times.
        for (let tries = 0; tries < 4; ++tries) {
            const room = table?.roomBelowHand ?? bar;
            const missing = bar.height - (bar.width <= room.width ? room.height : 0);
            if (missing <= cards.roomForBar)
                return;
            cards.roomForBar = missing;
        }
    }

    // Gives the keyboard focus to a part of the window. The focus goes to the item of this part
    // that had it last or, if that item is hidden, to the next visible item. Returns false if the
    // part has no such item.
    function enter(area, reason) {
        area.forceActiveFocus(reason);
        if (area.activeFocus && activeFocusItem.visible)
            return true;
        const next = activeFocusItem?.nextItemInFocusChain(true) ?? null;
        for (let item = next; item; item = item.parent) {
            if (item === area) {
                next.forceActiveFocus(reason);
                return true;
            }
        }
        return false;
    }

    function focusReview() {
        if (App.review.open && !covered && panel.item)
            (panel.item as Item).forceActiveFocus(Qt.TabFocusReason);
        else
            keepKeyboard();
    }

    // Calls focusShownArea() if no visible part of the window has the keyboard focus, for example
    // because the focused item has disappeared.
    function keepKeyboard() {
        if (isFocusLost || !areas.some(area => area && area.visible && area.activeFocus))
            focusShownArea();
    }

    function restoreLostFocus() {
        if (isFocusLost)
            focusShownArea();
    }

    // Gives the keyboard focus to the open page. If no page is open, calls focusTable().
    function focusShownArea() {
        if (!covered)
            focusTable();
        else if (pages.page)
            enter(pages.page, Qt.OtherFocusReason);
    }

    // Carries out a request (a value of leavingFor). The page "leave" asks the user first if the
    // request would close a table with guests or make other players wait. If Settings.confirmLeave
    // is true, it also asks before a new game replaces an unfinished one or ends a game with people
    // (App::wouldEnd).
    function leaveFor(reason: string) {
        const startsGame = reason === "newGame" || reason === "playOn";
        leavingFor = reason;
        if (App.multiplayer.asksToLeave || (startsGame && Settings.confirmLeave && App.wouldEnd(NewGame.gameId)))
            openPage("leave");
        else
            leaveNow();
    }

    function leaveNow() {
        if (leavingFor === "newGame") {
            NewGame.start();
        } else if (leavingFor === "playOn") {
            App.playOn();
        } else if (leavingFor === "another") {
            if (page === "leave")
                closePage();
            App.agreeToLeave();
        } else if (leavingFor === "leaveTable") {
            const wasHost = App.multiplayer.isHost;
            App.multiplayer.leave();
            App.announcer.reply(wasHost ? qsTr("The table is closed.") : qsTr("You have left the table."));
            if (page === "leave")
                openPage("friends");
        } else {
            quits = true;
            close();
        }
    }

    function startGame() {
        leaveFor("newGame");
    }

    function playOn() {
        NewGame.gameId = App.table.gameId;
        leaveFor("playOn");
    }

    // Starts another game of the card game on the table, for example Life again. If a multiplayer
    // game is over or is hidden by a replay, and this user may begin the table's next game, begins
    // that game.
    function startAnother() {
        if (App.multiplayer.phase === "playing" && App.multiplayer.mayBegin && (App.replay.active || App.table.status.gameOver)) {
            App.multiplayer.begin();
            return;
        }
        if (App.table.active)
            NewGame.gameId = App.table.gameId;
        startGame();
    }

    // Opens the rules of a game, by default of the game on the table.
    function openRules(ruleId, gameId) {
        InputMode.guard.closePopups(window);
        noteFocus();
        rules.open(ruleId, gameId ?? "");
    }

    // Closes the rules. Moves the keyboard focus only if the rules have the focus. Otherwise the
    // player may already have continued to play at the table.
    function closeRules() {
        const hadKeyboard = rules.activeFocus;
        rules.close();
        if (!hadKeyboard)
            App.announcer.reply(qsTr("The rules are closed."));
        else if (covered)
            focusShownArea();
        else
            focusAsBefore();
    }

    function endGuide() {
        const hadKeyboard = guide.activeFocus;
        App.guide.end();
        // Without an answer, a player who does not see the step would hear nothing.
        App.announcer.reply(qsTr("Guide closed."));
        if (hadKeyboard)
            focusTable();
    }

    // Gives the keyboard focus to the next visible part of the window (F6) or, if `backwards`, to
    // the previous one (Shift+F6). If no part has it, gives it to the first or last one.
    function focusNextArea(backwards: bool) {
        InputMode.guard.closePopups(window);
        const ordered = backwards ? areas.slice().reverse() : areas;
        const at = ordered.findIndex(area => area && area.activeFocus);
        for (let step = 1; step <= ordered.length; ++step) {
            const area = ordered[(at + step) % ordered.length];
            if (area && area === ordered[at])
                App.announcer.reply(qsTr("There is no other area."));
            else if (area && area.visible && area.enabled && enter(area, Qt.TabFocusReason))
                return;
        }
    }

    // Handles a key pressed on a page. If the key has an effect only at the table (a question key,
    // a table action, Undo or Redo), announces this and accepts the event.
    function replyOnPage(event) {
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0;
        const key = event.text.toLocaleUpperCase();
        const asks = plain && (QuestionKeys.questionOf(key) !== "" || Array.from(menus.tableActions).some(action => action.shortcut === key));
        event.accepted = asks || event.matches(StandardKey.Undo) || event.matches(StandardKey.Redo);
        if (event.accepted)
            App.announcer.reply(App.table.active ? qsTr("Only at the table.") : qsTr("There is no game on the table."));
    }

    // If a part of the window beside the table has the focus, passes letters and digits to the
    // table: they press its buttons or ask it. From the score sheet and the rules, they only ask.
    // Escape closes a message of the table.
    function answer(event) {
        const table = cards.item as CardTable;
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0;
        event.accepted = plain && !covered && table !== null && event.text !== "";
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_Escape)
            event.accepted = table.closeMessage();
        else if (table.isSheetOpen || rules.activeFocus)
            event.accepted = table.ask(event.text.toLocaleUpperCase());
        else
            event.accepted = table.pressLetter(event.text);
    }

    function showState() {
        if (Settings.fullScreen)
            visibility = Window.FullScreen;
        else if (visibility === Window.FullScreen)
            visibility = usualVisibility;
    }

    width: 1280
    height: 800
    visible: true
    color: Theme.felt
    title: "Downpile"
    locale: App.locale // qmllint disable
    font.family: Theme.family
    font.pixelSize: Theme.normal
    palette.toolTipBase: Theme.plate
    palette.toolTipText: Theme.ink
    LayoutMirroring.enabled: mirrored
    LayoutMirroring.childrenInherit: true
    onClosing: close => {
        if (quits || !App.multiplayer.asksToLeave)
            return;
        close.accepted = false;
        leaveFor("quit");
    }
    onVisibilityChanged: visibility => {
        if (visibility === Window.Windowed || visibility === Window.Maximized)
            usualVisibility = visibility;
    }
    Component.onCompleted: showState()
    onIsFocusLostChanged: {
        if (isFocusLost)
            Qt.callLater(restoreLostFocus); // qmllint disable
    }
    // A problem with multiplayer is shown only on the pages "multiplayer", "room" and "waiting".
    // When the user leaves these pages, the problem is cleared.
    onPageChanged: {
        App.dropActionNotices();
        // A replay covered by a page is stopped, because its moves must not be read aloud over the
        // page.
        if (page !== "" && App.replay.active) {
            App.replay.setPlaying(false);
            App.speech.silence();
        }
        if (page !== "multiplayer" && page !== "room" && page !== "waiting")
            App.multiplayer.forgetProblem();
    }

    Binding {
        target: Theme
        property: "windowScale"
        value: Theme.scaleFor(window.width, window.height)
    }

    // The table of a game with other people speaks on every page: they wait for the user's move.
    Binding {
        target: App.speech
        property: "covered"
        value: window.covered && (App.table.isReplay || App.multiplayer.phase !== "playing")
    }

    Binding {
        target: App.announcer
        property: "focusFollowsNews"
        value: (cards.activeFocus || guide.activeFocus) && !window.searching
    }

    Binding {
        target: Numbers
        property: "locale"
        value: App.locale // qmllint disable
    }

    Connections {
        target: Settings

        function onFullScreenChanged() {
            window.showState();
        }
    }

    Connections {
        target: App

        function onGameStarted(isNew) {
            rules.close();
            window.page = "";
            window.focusTable();
            if (!isNew)
                App.announcer.reply(window.titleOnTable());
        }

        function onReplayStarted(instead) {
            if (window.page !== "" || !instead)
                window.replayFrom = window.page;
            rules.close();
            window.page = "";
            window.focusTable();
            App.announcer.reply(window.titleOnTable());
        }

        function onReplayClosed() {
            window.page = window.replayFrom;
            window.replayFrom = "";
            if (window.page === "")
                window.showGame();
        }

        // If the game cannot start with the current setup, opens the page for a new game, which
        // shows the reason.
        function onNewGameWanted(gameId) {
            NewGame.gameId = gameId;
            if (NewGame.refusal === "")
                window.startGame();
            else
                window.openPage("newGame");
        }

        function onLeaveQuestionWanted() {
            window.leavingFor = "another";
            window.openPage("leave");
        }

        function onTableWanted() {
            rules.close();
            window.showTable();
        }

        // Joins the table of an invitation at once if the user is at no multiplayer table and has
        // entered a name. Otherwise the page "multiplayer" waits for the user's confirmation.
        function onJoinWanted(link) {
            window.openPage("multiplayer");
            (pages.page as MultiplayerPage).invite(link);
            if (App.multiplayer.phase === "" && Settings.playerName.trim() !== "")
                App.multiplayer.join(link);
        }

        function onMultiplayerLeft(joinsAnother) {
            window.openPage(joinsAnother || App.multiplayer.room.phase === "entered" ? "friends" : "start");
        }
    }

    Connections {
        target: App.multiplayer

        function onPhaseChanged() {
            const phase = App.multiplayer.phase;
            // The user may be reading something else when the host chooses another game.
            if (phase === "waiting" && !window.readsElsewhere && window.page !== "waiting")
                window.openPage("waiting");
            else if (phase === "" && window.page === "waiting")
                App.multiplayer.endText === "" ? window.openPage("friends") : window.showTable();
        }

        // The waiting page, the table and a replay show that the host has chosen another game.
        function onGameDropped() {
            if (window.readsElsewhere && window.page !== "")
                App.reportNextGame();
        }

        // When the host has disconnected the user and no page or popup is open, the PeopleStrip
        // gets the keyboard focus. It has the buttons to leave the table or to return to it.
        function onEndChanged() {
            if (App.multiplayer.endText !== "" && !window.covered && !window.popupHasKeyboard() && people.item)
                window.enter(people.item as Item, Qt.OtherFocusReason);
        }

        // Shows a problem with multiplayer on the current multiplayer page, where the user can act
        // on it.
        function onProblemChanged() {
            if (App.multiplayer.problem !== "" && window.page !== "waiting")
                window.openPage("friends");
        }
    }

    Connections {
        target: App.multiplayer.room

        function onPhaseChanged() {
            const page = window.page;
            if (page === "multiplayer" || page === "room")
                window.openPage("friends");
        }
    }

    background: Cloth {}

    menuBar: AppMenuBar {
        id: menus

        covered: window.covered
        typing: window.typing
        onPageWanted: page => window.openPage(page)
        onRulesWanted: rules.active ? window.closeRules() : window.openRules("")
        onFocusWanted: backwards => window.focusNextArea(backwards)
        onDismissed: window.keepKeyboard()
        onStartWanted: window.startAnother()
        onQuitWanted: window.close()
    }

    Loader {
        id: cards

        // The window's items share one tool tip. Its text may contain names of people, so it is not
        // interpreted as markup.
        Component.onCompleted: (ToolTip.toolTip.contentItem as Text).textFormat = Text.PlainText

        // Height in pixels kept free below the table for the end-of-deal sheet's bar of buttons. So
        // the bar covers neither the viewer's hand nor the viewer's plate. Not a binding, because
        // roomBelowHand depends on the table's height; see fitBar().
        property real roomForBar: 0

        anchors.top: parent.top
        anchors.topMargin: notices.room
        anchors.bottom: replay.top
        anchors.bottomMargin: roomForBar
        anchors.left: parent.left
        anchors.right: window.panelBeside ? panel.left : parent.right
        active: App.table.active
        // If the host has disconnected the user, the table is disabled, because no move is
        // possible.
        enabled: !window.covered && App.multiplayer.endText === ""
        onActiveChanged: {
            if (active)
                setSource("CardTable.qml", {
                    "table": App.table
                });
            else
                source = "";
        }
        onLoaded: {
            if (!window.covered && !App.replay.active && !window.popupHasKeyboard())
                (item as Item).forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    // While the end-of-deal sheet is open, a click on the table gives the keyboard focus to the
    // sheet, so Enter still starts the next deal.
    Binding {
        target: cards.item
        property: "front"
        value: deal.visible ? deal.item : null
    }

    // Places on the table (such as piles) have tool tips only while the table or an area beside it
    // has the focus. A page, menu, dialog, the guide or the rules turns them off.
    Binding {
        target: cards.item
        property: "explained"
        value: {
            const beside = [cards.item, deal.item, replay.item, people.item, window.panelBeside ? panel.item : null];
            return window.areas.some(area => area && area.activeFocus && beside.includes(area));
        }
    }

    Binding {
        target: cards.item
        property: "guideWaits"
        value: guide.visible && guide.item !== null && !(guide.item as GuideBubbles).folded
    }

    Connections {
        target: cards.item

        function onGuideContinued() {
            (guide.item as GuideBubbles)?.proceed();
        }

        function onRulesWanted(ruleId) {
            window.openRules(ruleId);
        }
    }

    Binding {
        target: Settings
        property: "panelFits"
        value: (cards.item as CardTable)?.keepsHand(window.width, window.width - window.panelWidth, window.contentItem.height) ?? true
        when: !Settings.panelChosen
    }

    Loader {
        id: panel

        readonly property var tools: {
            const table = cards.item as CardTable;
            return table && !window.panelBeside ? table.plan : null;
        }

        anchors.top: parent.top
        anchors.topMargin: tools ? notices.room + tools.panelCorner.y + tools.panelCorner.height + Theme.gapSmall : 0
        anchors.bottom: replay.top
        anchors.bottomMargin: tools ? cards.roomForBar + tools.height - tools.tools.y + Theme.gapSmall : 0
        anchors.right: parent.right
        width: window.panelWidth
        active: App.table.active && (Settings.panelOpen || App.review.open)
        visible: active
        // The rules cover the panel, except for a margin.
        opacity: rules.active ? 0 : 1
        enabled: !window.covered
        source: "SidePanel.qml"
        Keys.onPressed: event => window.answer(event)
    }

    Loader {
        id: deal

        anchors.top: parent.top
        anchors.topMargin: notices.room
        anchors.bottom: replay.top
        anchors.left: parent.left
        anchors.right: rules.leavesRoom ? rules.left : panel.visible ? panel.left : parent.right
        active: App.table.active && App.table.status.dealOver && !App.table.presenter.moving
        visible: !window.covered
        enabled: !window.covered
        source: "DealSheet.qml"
        Keys.onPressed: event => window.answer(event)
        onLoaded: {
            if (!rules.leavesRoom)
                rules.close();
            if (!window.covered && !App.replay.active && !window.popupHasKeyboard())
                (item as Item).forceActiveFocus(Qt.OtherFocusReason);
        }
        // If an undo, for example, removes the end-of-deal sheet with the keyboard focus, another
        // part gets the focus.
        onActiveChanged: {
            cards.roomForBar = 0;
            if (!active)
                window.keepKeyboard();
        }
    }

    Binding {
        target: deal.item
        property: "handBottom"
        value: {
            const hand = (cards.item as CardTable)?.plan.hand;
            return hand ? cards.y - deal.y + hand.y + hand.height : 0;
        }
    }

    Connections {
        target: window

        function onWidthChanged() {
            Qt.callLater(window.fitBar); // qmllint disable
        }

        function onHeightChanged() {
            Qt.callLater(window.fitBar); // qmllint disable
        }
    }

    Connections {
        target: deal.item

        function onBarSizeChanged() {
            window.fitBar();
        }

        function onNextWanted() {
            App.table.undoHistory.nextDeal();
            window.focusTable();
        }

        function onAnotherWanted() {
            window.startAnother();
        }

        function onSetupWanted() {
            window.openPage("newGame");
        }
    }

    Loader {
        id: replay

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: people.top
        height: active ? implicitHeight : 0
        visible: !window.covered
        enabled: !window.covered
        active: App.replay.active
        onActiveChanged: {
            if (active)
                setSource("ReplayBar.qml", {
                    "replay": App.replay,
                    "review": App.review
                });
            else
                source = "";
        }
        Keys.onPressed: event => window.answer(event)
    }

    Loader {
        id: people

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: active ? implicitHeight : 0
        visible: !window.covered
        enabled: !window.covered
        active: {
            const phase = App.multiplayer.phase;
            return App.table.active && (phase === "playing" || phase === "waiting" && App.replay.active || App.multiplayer.endText !== "");
        }
        onActiveChanged: {
            if (active)
                setSource("PeopleStrip.qml", {
                    "multiplayer": App.multiplayer
                });
            else
                source = "";
        }
        Keys.onPressed: event => window.answer(event)
    }

    Connections {
        target: people.item

        function onPeopleWanted() {
            window.openPage("waiting");
        }

        function onRejoinWanted() {
            App.multiplayer.rejoin();
            window.openPage("multiplayer");
        }
    }

    Connections {
        target: replay.item

        function onCloseWanted() {
            App.closeReplay();
        }

        function onPlayOnWanted() {
            window.playOn();
        }

        function onSendWanted() {
            App.copyPosition();
        }
    }

    ReplayKeys {
        readonly property Item holder: window.activeFocusItem

        replay: App.replay
        enabled: App.replay.active && !window.covered && !window.typing && !rules.activeFocus && window.areaHasKeyboard
        buttonHasFocus: holder instanceof T.AbstractButton
        listHasFocus: panel.activeFocus
    }

    ReviewKeys {
        review: App.review
        reviewable: App.replay.active
        covered: window.covered
        hidden: window.covered || rules.active
    }

    Connections {
        target: App.review

        // When the review opens and no page is open, the keyboard focus moves to the review.
        function onOpenChanged() {
            Qt.callLater(window.focusReview); // qmllint disable
        }
    }

    Loader {
        id: guide

        anchors.fill: cards
        active: App.guide.open && App.table.active && cards.item !== null
        visible: !window.covered && !App.table.presenter.dealing
        enabled: !window.covered
        // The guide's bubble takes the keyboard focus from the table when it becomes visible, so
        // Enter presses Next. If the bubble has the focus when it disappears, another part of the
        // window gets the focus.
        onVisibleChanged: {
            if (!visible)
                window.keepKeyboard();
            else if (cards.activeFocus)
                window.focusTable();
        }
        onLoaded: {
            if (visible && cards.activeFocus)
                window.focusTable();
        }
        onActiveChanged: {
            if (active) {
                setSource("GuideBubbles.qml", {
                    "guide": App.guide,
                    "table": cards.item
                });
                return;
            }
            const hadKeyboard = activeFocus;
            source = "";
            if (hadKeyboard)
                window.focusShownArea();
        }
    }

    Connections {
        target: guide.item
        ignoreUnknownSignals: true

        function onSkipped() {
            window.endGuide();
        }

        function onDismissed() {
            if (guide.activeFocus)
                window.focusTable();
        }
    }

    // Escape, pressed in any part of the window, hides the guide and the answer to a question key.
    // It does not do so while it closes a page or the rules, or cancels something at the table
    // (tableCancels).
    Shortcut {
        sequence: "Escape"
        enabled: guide.active && App.guide.reading && !rules.active && !window.covered && !window.tableCancels && !window.searching && window.areaHasKeyboard
        onActivated: {
            App.speech.dismissAnswer();
            (guide.item as GuideBubbles).fold();
        }
    }

    // Escape, pressed in any part of the window, closes the rules if it has no effect at the table
    // (tableBusy). Menus and open drop-down lists handle Escape themselves.
    Shortcut {
        sequence: "Escape"
        enabled: rules.active && !window.tableBusy && window.areaHasKeyboard
        onActivated: window.closeRules()
    }

    // Escape closes a replay if no page, guide or rules are open. It does not close the replay
    // while it puts the end-of-deal sheet aside or has an effect at the table (tableBusy).
    Shortcut {
        sequence: "Escape"
        enabled: {
            const sheet = deal.activeFocus && !(deal.item as DealSheet)?.aside;
            return App.replay.active && !window.covered && !guide.active && !rules.active && !window.tableBusy && !sheet && window.areaHasKeyboard;
        }
        onActivated: App.closeReplay()
    }

    PageLayer {
        id: pages

        anchors.fill: parent
        shown: window.page
        fromStart: window.fromStart
        topRoom: notices.room
        actions: menus.actions
        tableActions: menus.tableActions
        leavingFor: window.leavingFor
        isForFriends: window.isForFriends
        onPageWanted: page => window.openPage(page)
        onRulesWanted: gameId => window.openRules("", gameId)
        onStartWanted: window.startGame()
        onAgreed: window.leaveNow()
        onLeaveTableWanted: window.leaveFor("leaveTable")
        onClosed: window.closePage()
        Keys.onPressed: event => window.replyOnPage(event)
    }

    RulesPane {
        id: rules

        anchors.top: parent.top
        anchors.bottom: replay.top
        anchors.right: parent.right
        room: parent.width
        Keys.onPressed: event => window.answer(event)
        onClosed: window.closeRules()
    }

    RecordDrop {
        anchors.fill: parent
        importing: window.page === "records"
        onImportWanted: files => {
            window.openPage("records");
            App.records.importFiles(files);
        }
    }

    Announcements {
        announcer: App.announcer
    }

    NoticeList {
        id: notices

        anchors.top: parent.top
        anchors.topMargin: Theme.gapSmall
        anchors.horizontalCenter: window.covered ? parent.horizontalCenter : cards.horizontalCenter
        width: Math.min((window.covered ? window.width : cards.width) - 2 * Theme.gap, 760 * Math.max(1, Theme.textScale))
        windowHeight: window.height
        covered: window.covered
        Keys.onPressed: event => window.answer(event)
    }
}
