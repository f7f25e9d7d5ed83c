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
    // True if `line` is about the table, false if it is a message of a person.
    property bool isReport: false
    // The vote text at the last change of the vote.
    property string lastVote: ""
    // True while the user is in a replay and the table waits for its next game.
    readonly property bool waiting: multiplayer.phase === "waiting"

    readonly property bool ended: multiplayer.endText !== ""
    readonly property string waitsText: ended ? multiplayer.endText : (multiplayer.waitsText + " " + (waiting && !multiplayer.mayBegin ? qsTr("Waiting for the host to start the game.") : multiplayer.voteText)).trim()
    // True if the text about missing players and requests is above the buttons, because they leave
    // it too little room.
    readonly property bool stacked: waitsText !== "" && width < 900 * Math.max(1, Theme.textScale)

    signal peopleWanted
    signal rejoinWanted

    objectName: "peopleStrip"
    implicitHeight: Math.max(Theme.controlHeight, lines.implicitHeight) + 2 * Theme.gapTiny
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("People at the table")

    Connections {
        target: strip.multiplayer

        function onChatReceived(name, text) {
            strip.isReport = name === "";
            strip.line = strip.isReport ? text : Sentence.of(qsTr("%1: %2", "a person and a message"), name, text);
            chat.opacity = 1;
            fading.restart();
        }

        // A report, such as that an earlier request was declined, does not stay beside a new request.
        function onVoteChanged() {
            const isNew = strip.lastVote === "" && strip.multiplayer.voteText !== "";
            strip.lastVote = strip.multiplayer.voteText;
            if (isNew && strip.isReport)
                strip.line = "";
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

    component Waits: PageText {
        objectName: "waits"
        Layout.fillWidth: true
        color: Theme.brassBright
        font.weight: Font.DemiBold
    }

    ColumnLayout {
        id: lines

        anchors.fill: parent
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapSmall
        spacing: 0

        Waits {
            Layout.leftMargin: Theme.gap
            Layout.topMargin: Theme.gapTiny
            visible: strip.stacked
            text: strip.waitsText
        }

        RowLayout {
            spacing: Theme.gap

            ChatButton {
                visible: !App.multiplayer.isWatching && !strip.ended
                dark: true
                look: PageButton.Quiet
                focus: true
            }

            PageText {
                objectName: "watching"
                Layout.leftMargin: Theme.gapSmall
                visible: strip.multiplayer.isWatching && !strip.ended
                text: qsTr("You are watching.")
                color: Theme.feltTextSoft
            }

            PageText {
                id: chat

                objectName: "said"
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                // A faded message leaves its space to a request.
                visible: !strip.ended && (strip.waitsText === "" || (strip.line !== "" && opacity > 0))
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

            Waits {
                Layout.preferredWidth: 20
                visible: text !== "" && !strip.stacked
                text: strip.waitsText
            }

            // Moves the buttons to the right.
            Item {
                Layout.fillWidth: true
                visible: strip.stacked && !chat.visible
            }

            PageButton {
                objectName: "takeSeat"
                dark: true
                visible: strip.multiplayer.isWatching && strip.multiplayer.maySit && strip.multiplayer.isReached && !strip.ended
                text: qsTr("Take a seat")
                onClicked: strip.multiplayer.takeSeat()
            }

            PageButton {
                objectName: "fillIn"
                dark: true
                look: PageButton.Primary
                visible: strip.multiplayer.mayFillIn && strip.multiplayer.isReached && !strip.ended
                text: qsTr("Let a computer player fill in")
                Accessible.description: strip.multiplayer.waitsText
                onClicked: strip.multiplayer.fillIn()
            }

            PageButton {
                objectName: "agree"
                dark: true
                look: PageButton.Primary
                visible: strip.multiplayer.mayVote
                text: qsTr("Agree")
                Accessible.description: strip.multiplayer.voteText
                onClicked: strip.multiplayer.vote(true)
            }

            PageButton {
                objectName: "decline"
                dark: true
                visible: strip.multiplayer.mayVote
                text: qsTr("Decline")
                Accessible.description: strip.multiplayer.voteText
                onClicked: strip.multiplayer.vote(false)
            }

            PageButton {
                objectName: "withdraw"
                dark: true
                visible: strip.multiplayer.mayWithdraw
                //: Takes back the user's own request, on which the others vote.
                text: qsTr("Withdraw")
                Accessible.description: strip.multiplayer.voteText
                onClicked: strip.multiplayer.withdraw()
            }

            PageButton {
                objectName: "retry"
                dark: true
                visible: !strip.multiplayer.isReached && !strip.ended
                text: qsTr("Try now")
                onClicked: strip.multiplayer.retry()
            }

            PageButton {
                objectName: "people"
                dark: true
                look: PageButton.Quiet
                visible: !strip.ended
                iconName: "person"
                text: qsTr("People…")
                onClicked: strip.peopleWanted()
            }

            PageButton {
                objectName: "leaveEnded"
                dark: true
                visible: strip.ended
                focus: strip.ended
                text: qsTr("Leave the table")
                onClicked: strip.multiplayer.leave()
            }

            PageButton {
                objectName: "rejoinEnded"
                dark: true
                look: PageButton.Primary
                visible: strip.ended && strip.multiplayer.lastTable !== ""
                iconName: "back"
                text: strip.multiplayer.rejoinText
                onClicked: strip.rejoinWanted()
            }
        }
    }
}
