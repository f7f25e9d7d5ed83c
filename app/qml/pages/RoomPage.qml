// SPDX-License-Identifier: GPL-3.0-or-later
// A server's room: its tables, to join or watch, and a button to open a table.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property Multiplayer multiplayer: App.multiplayer
    readonly property RoomVisit room: multiplayer.room
    readonly property bool joining: multiplayer.phase === "joining"
    readonly property bool cutOff: !room.isReached && !joining
    readonly property string counted: qsTr("%n table(s)", "", rows.count)

    signal pageWanted(string page)

    // Makes this row the current one. If it is out of range, takes the first or last row.
    function choose(row: int) {
        rows.currentIndex = Math.max(0, Math.min(rows.count - 1, row));
    }

    function takeKeyboard() {
        if (rows.count > 0)
            rows.takeKeyboard();
        else
            (create.enabled ? create : leave).forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "roomPage"
    title: room.name
    subtitle: rows.count > 0 ? counted : ""
    wishedWidth: 860
    wishedHeight: rows.count > 3 ? 820 * Theme.pageScale : 560 * Theme.pageScale
    Component.onCompleted: Qt.callLater(page.takeKeyboard) // qmllint disable
    onCutOffChanged: delay.over = false
    // While the user is joining a table, no other table can be chosen or opened. So the button
    // Cancel gets the focus.
    onJoiningChanged: {
        if (joining)
            stop.forceActiveFocus(Qt.OtherFocusReason);
        else
            takeKeyboard();
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        AlertLine {
            objectName: "problem"
            Layout.fillWidth: true
            visible: text !== ""
            text: page.multiplayer.problem
            announces: true
        }

        AlertLine {
            objectName: "unreached"
            Layout.fillWidth: true
            visible: page.cutOff && delay.over
            text: qsTr("The connection to the room was lost. Reconnecting…")
            onVisibleChanged: {
                if (visible)
                    App.announcer.reply(text);
            }
        }

        // Delays the warning about a lost connection by 1.5 s. When the user returns from a table,
        // the connection to the room is missing for a moment, but is usually restored by then.
        Timer {
            id: delay

            property bool over: false

            interval: 1500
            running: page.cutOff
            onTriggered: over = true
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            PageList {
                id: rows

                objectName: "roomTables"
                anchors.fill: parent
                anchors.margins: -edge
                model: page.room.tables
                Accessible.name: page.title
                Accessible.description: count === 0 ? empty.text : qsTr("Press Enter to sit down, or to watch if no seat is free.")
                onWalked: row => page.choose(row)

                delegate: RoomTableTile {
                    x: rows.rowX
                    width: rows.rowWidth
                    current: ListView.isCurrentItem
                    enabled: page.room.isReached && !page.joining
                    onChosen: page.choose(index)
                    onSitWanted: page.room.sit(id)
                    onWatchWanted: page.room.watch(id)
                }
            }

            PageText {
                id: empty

                objectName: "noTables"
                anchors.centerIn: parent
                width: Math.min(parent.width, 460 * Theme.pageScale)
                visible: rows.count === 0 && page.room.isReached
                horizontalAlignment: Text.AlignHCenter
                color: Theme.inkSoft
                font.pixelSize: Theme.large
                text: qsTr("There are no tables yet. Open the first one.")
            }
        }
    }

    footer: [
        PageButton {
            id: leave

            objectName: "leaveRoom"
            text: qsTr("Leave the room")
            onClicked: {
                page.multiplayer.forgetProblem();
                page.room.leave();
            }
        },
        PageButton {
            objectName: "people"
            iconName: "person"
            text: qsTr("People…")
            Accessible.description: qsTr("Everybody you have met, including your friends and the people you blocked")
            onClicked: page.pageWanted("people")
        },
        PageText {
            objectName: "joining"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            horizontalAlignment: Text.AlignRight
            text: page.joining ? qsTr("Looking for the table…") : ""
            color: Theme.inkSoft
        },
        PageButton {
            id: stop

            objectName: "stopJoining"
            visible: page.joining
            text: qsTr("Cancel")
            onClicked: page.multiplayer.leave()
        },
        PageButton {
            id: create

            objectName: "newTable"
            visible: !page.joining
            look: PageButton.Primary
            text: qsTr("New table…")
            enabled: page.room.isReached
            onClicked: page.pageWanted("newGame")
        }
    ]
}
