// SPDX-License-Identifier: GPL-3.0-or-later
// What lies over the table: a page, made when it is wanted, on the cloth of the start page or over
// a table that is dimmed.
import QtQuick
import Downpile

Item {
    id: layer

    // Which page, as the window names them; "": none.
    required property string shown
    // Kept free above it.
    required property real topRoom
    // Of the menus, for the page of keys.
    required property var actions
    readonly property Item page: pages.item as Item

    // What pages ask for; not all of them have all of these.
    signal pageWanted(string page)
    signal rulesWanted(string gameId)
    signal startWanted
    signal agreed
    signal closed

    Rectangle {
        anchors.fill: parent
        visible: layer.shown !== "" && layer.shown !== "start"
        color: Theme.scrim
    }

    // The start page hides a game that lies below it: another cloth over all of it.
    Cloth {
        objectName: "startCloth"
        anchors.fill: parent
        visible: layer.shown === "start" && Program.table.active
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
                "together": "TogetherPage.qml",
                "room": "RoomPage.qml",
                "waiting": "WaitingPage.qml",
                "people": "PeoplePage.qml"
            })

        anchors.fill: parent
        anchors.topMargin: layer.topRoom
        source: files[layer.shown]
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
    }

    Binding {
        target: pages.item
        property: "actions"
        value: layer.actions
        when: pages.item instanceof KeysPage
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

        function onStartWanted() {
            layer.startWanted();
        }

        function onAgreed() {
            layer.agreed();
        }

        function onClosed() {
            layer.closed();
        }
    }
}
