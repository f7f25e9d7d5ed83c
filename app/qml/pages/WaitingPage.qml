// SPDX-License-Identifier: GPL-3.0-or-later
// The people at a multiplayer table: seats, invitation, permissions and chat. Before the game
// begins the players wait here.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property Together together: Program.together
    readonly property bool playing: together.phase === "playing"

    signal pageWanted(string page)

    objectName: "waitingPage"
    title: together.tableName
    subtitle: together.gameTitle
    wishedWidth: 760
    wishedHeight: frameHeight + scroll.contentHeight + Theme.gapSmall

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny

        PageText {
            width: parent.width
            visible: page.together.invitation !== ""
            text: page.together.isHost ? qsTr("Send this invitation to your friends. Friends on the same network see your table without it.") : qsTr("Send this invitation to your friends. It brings them to this table.")
        }

        RowLayout {
            width: parent.width
            visible: page.together.invitation !== ""
            spacing: Theme.gap

            PageField {
                objectName: "invitation"
                Layout.fillWidth: true
                readOnly: true
                text: page.together.invitation
                onTextChanged: cursorPosition = 0
                Accessible.name: qsTr("Invitation")
                onActiveFocusChanged: {
                    if (activeFocus)
                        selectAll();
                }
            }

            PageButton {
                objectName: "copy"
                iconName: "copy"
                text: qsTr("Copy")
                Accessible.description: qsTr("Invitation")
                onClicked: {
                    page.together.copyInvitation();
                    Program.announcer.reply(copied.text);
                    copied.visible = true;
                }
            }
        }

        PageText {
            id: copied

            objectName: "copied"
            width: parent.width
            visible: false
            text: qsTr("The invitation is on the clipboard. Paste it into a message.")
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        AlertLine {
            objectName: "problem"
            width: parent.width
            visible: text !== ""
            text: page.together.problem
        }

        PageText {
            objectName: "notSealed"
            width: parent.width
            visible: !page.together.isSealed && page.together.gameTitle !== ""
            text: page.together.isHost ? qsTr("The cards of this game have no seal: you could know them beforehand. The others are told this.") : qsTr("The cards of this game have no seal: the host could know them beforehand.")
            color: Theme.inkSoft
        }

        PageText {
            objectName: "waits"
            width: parent.width
            visible: text !== ""
            text: page.together.waitsText
        }

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            PageHeading {
                Layout.fillWidth: true
                text: qsTr("At the table")
            }

            PageButton {
                objectName: "everybody"
                look: PageButton.Quiet
                slim: true
                iconName: "person"
                text: qsTr("People…")
                Accessible.description: qsTr("Everyone you have met, with your friends and the people you blocked")
                onClicked: page.pageWanted("people")
            }
        }

        Repeater {
            model: page.together.seats

            PersonLine {
                begun: page.playing
                mayRemove: page.together.isOwner && page.together.isReached
                onListWanted: wanted => page.together.setList(player, wanted)
                onMuteWanted: muted => page.together.mute(player, muted)
                onRemoveWanted: page.together.removePlayer(player)
            }
        }

        PageText {
            objectName: "watching"
            width: parent.width
            visible: text !== ""
            text: page.together.watchingText
            color: Theme.inkSoft
        }

        PageHeading {
            width: parent.width
            visible: page.together.isOwner
            text: qsTr("Allowed at this table")
        }

        SettingRow {
            width: parent.width
            visible: page.together.isOwner
            title: qsTr("Writing")
            help: qsTr("Besides ready-made phrases, people can write their own messages to everybody at the table.")

            PageSwitch {
                objectName: "allowWriting"
                enabled: page.together.isReached
                checked: page.together.writingAllowed
                Accessible.name: qsTr("Writing")
                onToggled: page.together.writingAllowed = checked
            }
        }

        SettingRow {
            width: parent.width
            visible: page.together.isOwner
            title: qsTr("Computer players keep seats")
            help: qsTr("When someone has been disconnected for three minutes, a computer player plays on until they are back.")

            PageSwitch {
                objectName: "computersHold"
                enabled: page.together.isReached
                checked: page.together.computersHold
                Accessible.name: qsTr("Computer players keep seats")
                onToggled: page.together.computersHold = checked
            }
        }

        SettingRow {
            width: parent.width
            visible: page.together.isOwner
            title: qsTr("Hints")
            help: qsTr("Everybody can ask for a hint when it is their turn.")

            PageSwitch {
                objectName: "allowHints"
                enabled: page.together.isReached
                checked: page.together.hintsAllowed
                Accessible.name: qsTr("Hints")
                onToggled: page.together.hintsAllowed = checked
            }
        }

        SettingRow {
            width: parent.width
            visible: page.together.isOwner
            title: qsTr("Thinking time")
            help: qsTr("When it runs out, a computer player makes the move. After two such moves in a row, the person’s seat is kept as if they were disconnected.")

            PageChoice {
                objectName: "thinkingTime"
                enabled: page.together.isReached
                model: page.together.thinkingTimes
                chosen: page.together.thinkingTime
                Accessible.name: qsTr("Thinking time")
                onActivated: index => page.together.thinkingTime = index
            }
        }

        PageText {
            objectName: "thinking"
            width: parent.width
            visible: !page.together.isOwner && text !== ""
            text: page.together.thinkingText
            color: Theme.inkSoft
        }

        PageHeading {
            width: parent.width
            visible: lines.count > 0
            text: qsTr("Chat")
        }

        Repeater {
            id: lines

            model: page.together.chat

            PageText {
                required property string name
                required property string line

                width: parent ? parent.width : implicitWidth
                text: qsTr("%1: %2", "a person and a message").arg(name).arg(line)
            }
        }
    }

    footer: [
        PageButton {
            objectName: "leave"
            text: page.together.isHost ? qsTr("Close the table") : qsTr("Leave the table")
            onClicked: page.together.leave()
        },
        ChatButton {
            visible: !page.together.isWatching
        },
        PageText {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            horizontalAlignment: Text.AlignRight
            text: {
                if (page.together.isWatching)
                    return qsTr("You are watching.");
                return page.playing || page.together.mayBegin ? "" : qsTr("The host starts the game.");
            }
            color: Theme.inkSoft
        },
        PageButton {
            objectName: "begin"
            enabled: page.together.isReached
            visible: page.together.mayBegin && !page.playing
            focus: true
            look: PageButton.Primary
            iconName: "next"
            text: qsTr("Start the game")
            onClicked: page.together.begin()
        },
        PageButton {
            objectName: "backToTable"
            visible: page.playing
            focus: visible
            look: PageButton.Primary
            text: qsTr("Back to the table")
            onClicked: page.close()
        }
    ]
}
