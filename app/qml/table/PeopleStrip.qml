// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below a multiplayer table: chat, the last message, missing players with their remaining
// time, and votes. If the host has disconnected the user: the reason, and buttons to leave the
// table or to return to it.
import QtQuick
import QtQuick.Layouts
import Downpile

FocusScope {
    id: strip

    required property Multiplayer multiplayer
    property string line: ""

    readonly property bool ended: multiplayer.endText !== ""
    // True if a request is on a line of its own, because the buttons leave it too little room.
    readonly property bool stacked: waits.visible && width < 900 * Math.max(1, Theme.textScale)

    readonly property int buttonRow: stacked ? 1 : 0

    signal peopleWanted
    signal rejoinWanted

    objectName: "peopleStrip"
    implicitHeight: Math.max(Theme.controlHeight, lines.implicitHeight) + 2 * Theme.gapTiny
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("People at the table")

    Connections {
        target: strip.multiplayer

        function onChatReceived(name, text) {
            strip.line = name === "" ? text : qsTr("%1: %2", "a person and a message").arg(name).arg(text);
            chat.opacity = 1;
            fading.restart();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.night

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.glassEdge
        }
    }

    GridLayout {
        id: lines

        anchors.fill: parent
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapSmall
        columnSpacing: Theme.gap
        rowSpacing: 0

        ChatButton {
            Layout.row: strip.buttonRow
            Layout.column: 0
            visible: !App.multiplayer.isWatching && !strip.ended
            dark: true
            look: PageButton.Quiet
            focus: true
        }

        PageText {
            objectName: "watching"
            Layout.row: strip.buttonRow
            Layout.column: 1
            Layout.leftMargin: Theme.gapSmall
            visible: strip.multiplayer.isWatching && !strip.ended
            text: qsTr("You are watching.")
            color: Theme.feltTextSoft
        }

        PageText {
            id: chat

            objectName: "said"
            Layout.row: strip.buttonRow
            Layout.column: 2
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            // A faded message leaves its space to a request.
            visible: !strip.ended && (!waits.visible || (strip.line !== "" && opacity > 0))
            text: strip.line
            color: Theme.feltText
            maximumLineCount: 2
            elide: Text.ElideRight
            // Screen readers ignore a message that has faded. It can still be read on the page
            // WaitingPage.
            Accessible.ignored: opacity === 0

            SequentialAnimation {
                id: fading

                PauseAnimation {
                    duration: 12000
                }
                NumberAnimation {
                    target: chat
                    property: "opacity"
                    to: 0
                    duration: Theme.glide
                }
            }
        }

        // Keeps the buttons together if a request is on the line above.
        Item {
            Layout.row: strip.buttonRow
            Layout.column: 2
            Layout.fillWidth: true
            visible: strip.stacked && !chat.visible
        }

        PageText {
            id: waits

            objectName: "waits"
            Layout.row: 0
            Layout.column: strip.stacked ? 0 : 3
            Layout.columnSpan: strip.stacked ? 20 : 1
            Layout.fillWidth: true
            Layout.preferredWidth: 20
            visible: text !== ""
            text: strip.ended ? strip.multiplayer.endText : (strip.multiplayer.waitsText + " " + strip.multiplayer.voteText).trim()
            color: Theme.brassBright
            font.weight: Font.DemiBold
        }

        PageButton {
            objectName: "agree"
            Layout.row: strip.buttonRow
            Layout.column: 4
            dark: true
            look: PageButton.Primary
            visible: strip.multiplayer.mayVote
            text: qsTr("Agree")
            Accessible.description: strip.multiplayer.voteText
            onClicked: strip.multiplayer.vote(true)
        }

        PageButton {
            objectName: "decline"
            Layout.row: strip.buttonRow
            Layout.column: 5
            dark: true
            visible: strip.multiplayer.mayVote
            text: qsTr("Decline")
            Accessible.description: strip.multiplayer.voteText
            onClicked: strip.multiplayer.vote(false)
        }

        PageButton {
            objectName: "withdraw"
            Layout.row: strip.buttonRow
            Layout.column: 6
            dark: true
            visible: strip.multiplayer.mayWithdraw
            //: Takes back the user's own request, on which the others vote.
            text: qsTr("Withdraw")
            Accessible.description: strip.multiplayer.voteText
            onClicked: strip.multiplayer.withdraw()
        }

        PageButton {
            objectName: "retry"
            Layout.row: strip.buttonRow
            Layout.column: 7
            dark: true
            visible: !strip.multiplayer.isReached && !strip.ended
            text: qsTr("Try now")
            onClicked: strip.multiplayer.retry()
        }

        PageButton {
            objectName: "people"
            Layout.row: strip.buttonRow
            Layout.column: 8
            dark: true
            look: PageButton.Quiet
            visible: !strip.ended
            iconName: "person"
            text: qsTr("People…")
            onClicked: strip.peopleWanted()
        }

        PageButton {
            objectName: "leaveEnded"
            Layout.row: strip.buttonRow
            Layout.column: 9
            dark: true
            visible: strip.ended
            focus: strip.ended
            text: qsTr("Leave the table")
            onClicked: strip.multiplayer.leave()
        }

        PageButton {
            objectName: "rejoinEnded"
            Layout.row: strip.buttonRow
            Layout.column: 10
            dark: true
            look: PageButton.Primary
            visible: strip.ended && strip.multiplayer.lastTable !== ""
            iconName: "back"
            //: Returns to a table of friends; %1 is its name.
            text: qsTr("Back to “%1”").arg(strip.multiplayer.lastTable)
            onClicked: strip.rejoinWanted()
        }
    }
}
