// SPDX-License-Identifier: GPL-3.0-or-later
// The open page, created on demand, over the dimmed table. A cloth hides the table behind the start
// page and behind pages opened from it.
import QtQuick
import Downpile

Item {
    id: layer

    // Name of the page (see Main.page); "" if no page is open.
    required property string shown
    // True if the open page was reached from the start page.
    required property bool fromStart
    // Height to keep free above the page, in pixels.
    required property real topRoom
    // Actions of the menus with shortcuts, for the page with all keys.
    required property var actions
    required property var tableActions
    // The action that the page "leave" asks to confirm: a value of Main.leavingFor.
    required property string leavingFor
    // Whether the page "newGame" sets up a game with friends.
    required property bool isForFriends
    readonly property Item page: pages.item as Item
    // Name of the page open before the current one; "" if none was.
    property string previous: ""
    property string current: ""
    // Scroll position of the start page when it was open last.
    property real startPosition: -Infinity
    // Number of the start-page button that had the keyboard focus when another page was opened from
    // the start page (StartPage.focusMoved). It is -1 if none had the focus, or if the table has
    // been visible in between.
    property int startButton: -1

    onShownChanged: {
        previous = current;
        current = shown;
        if (shown === "")
            startButton = -1;
    }

    // Signals with which pages request something from the window. Each page has only some of them.
    signal pageWanted(string page)
    signal rulesWanted(string gameId)
    signal startWanted
    signal agreed
    signal leaveTableWanted
    signal closed

    Cloth {
        objectName: "startCloth"
        anchors.fill: parent
        visible: App.table.active && (layer.shown === "start" || layer.shown !== "" && layer.fromStart)
    }

    Rectangle {
        anchors.fill: parent
        visible: layer.shown !== "" && layer.shown !== "start"
        color: Theme.scrim
    }

    Loader {
        id: pages

        readonly property var files: ({
                "": "",
                "start": "StartPage.qml",
                "newGame": "NewGamePage.qml",
                "records": "RecordsPage.qml",
                "statistics": "StatisticsPage.qml",
                "laboratory": "LaboratoryPage.qml",
                "settings": "SettingsPage.qml",
                "about": "AboutPage.qml",
                "keys": "KeysPage.qml",
                "leave": "LeaveSheet.qml",
                "multiplayer": "MultiplayerPage.qml",
                "room": "RoomPage.qml",
                "waiting": "WaitingPage.qml",
                "people": "PeoplePage.qml"
            })

        anchors.fill: parent
        anchors.topMargin: layer.topRoom
        source: files[layer.shown]
        onLoaded: {
            if (item instanceof LeaveSheet)
                item.reason = layer.leavingFor;
            if (item instanceof NewGamePage)
                item.isForFriends = layer.isForFriends;
            const button = layer.startButton;
            (item as Item).forceActiveFocus(Qt.OtherFocusReason);
            if (item instanceof MultiplayerPage)
                item.focusOpener(layer.previous);
            const start = item as StartPage;
            if (!start)
                return;
            start.startPosition = layer.startPosition;
            start.focusOpener(layer.previous, button);
        }
    }

    // The binding's target is null unless the open page is the KeysPage, the only page with this
    // property. With the condition `when` instead, Qt would change the target first and print a
    // warning.
    Binding {
        target: pages.item as KeysPage
        property: "actions"
        value: layer.actions
    }

    Binding {
        target: pages.item as KeysPage
        property: "tableActions"
        value: layer.tableActions
    }

    Connections {
        target: pages.item
        ignoreUnknownSignals: true

        function onPageWanted(page) {
            layer.pageWanted(page);
        }

        function onRulesWanted(gameId) {
            layer.rulesWanted(gameId);
        }

        function onScrolled(position) {
            layer.startPosition = position;
        }

        function onFocusMoved(button) {
            layer.startButton = button;
        }

        function onStartWanted() {
            layer.startWanted();
        }

        function onAgreed() {
            layer.agreed();
        }

        function onLeaveTableWanted() {
            layer.leaveTableWanted();
        }

        function onClosed() {
            layer.closed();
        }
    }
}
