// SPDX-License-Identifier: GPL-3.0-or-later
// The open page, created on demand, over the dimmed table. The start page covers the table with a
// cloth instead.
import QtQuick
import Downpile

Item {
    id: layer

    // Name of the page (see Main.page); "" if no page is open.
    required property string shown
    // Height to keep free above the page, in pixels.
    required property real topRoom
    // Actions of the menus that have shortcuts, for the page with all keys.
    required property var actions
    required property var tableActions
    // What the page "leave" asks to confirm (Main.leavingFor).
    required property string leavingFor
    readonly property Item page: pages.item as Item
    // Name of the page that was open before the current one; "" if none was.
    property string previous: ""
    property string current: ""
    // Scroll position of the start page when it was open last.
    property real startPosition: -Infinity

    onShownChanged: {
        previous = current;
        current = shown;
    }

    // Signals with which pages request something from the window. Each page has only some of them.
    signal pageWanted(string page)
    signal rulesWanted(string gameId)
    signal startWanted
    signal agreed
    signal closeTableWanted
    signal closed

    Rectangle {
        anchors.fill: parent
        visible: layer.shown !== "" && layer.shown !== "start"
        color: Theme.scrim
    }

    // Below the start page there is a second cloth, which hides the game on the table.
    Cloth {
        objectName: "startCloth"
        anchors.fill: parent
        visible: layer.shown === "start" && App.table.active
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
            (item as Item).forceActiveFocus(Qt.OtherFocusReason);
            const start = item as StartPage;
            if (!start)
                return;
            start.startPosition = layer.startPosition;
            start.focusOpener(layer.previous);
        }
    }

    // The target is null on other pages, because they do not have this property. With the condition
    // `when` instead, Qt would change the target first and print a warning.
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

        function onStartWanted() {
            layer.startWanted();
        }

        function onAgreed() {
            layer.agreed();
        }

        function onCloseTableWanted() {
            layer.closeTableWanted();
        }

        function onClosed() {
            layer.closed();
        }
    }
}
