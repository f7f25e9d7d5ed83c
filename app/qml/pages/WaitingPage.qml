// SPDX-License-Identifier: GPL-3.0-or-later
// The people at a multiplayer table: seats, invitation, permissions and chat. Before the game
// begins the players wait here.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property Multiplayer multiplayer: App.multiplayer
    readonly property bool playing: multiplayer.phase === "playing"
    readonly property var chat: multiplayer.chat

    signal pageWanted(string page)
    // Emitted when the user wants to close the table hosted by this program, or to leave another
    // host's table.
    signal leaveTableWanted

    // Names of the other people at the table at the last call of compare().
    property var present: []
    // The last message of a person. It is also shown below the page, because the invitation and the
    // seats may leave no room for the chat. Reports, which have no name, are skipped. During the
    // game, only messages that have come since the page was opened are shown there.
    readonly property string lastLine: {
        for (let n = lines.count - 1; n >= (playing ? earlierLines : 0); --n) {
            const name = chat.value(n, "name");
            if (name !== "")
                return chatLine(name, chat.value(n, "line"));
        }
        return "";
    }
    // Number of messages when the page was opened.
    property int earlierLines: 0
    // The user's state at this table, or empty.
    readonly property string ownState: {
        if (multiplayer.isUndecided)
            return multiplayer.maySit ? qsTr("You have no seat yet.") : multiplayer.noSeatText;
        if (multiplayer.isWatching)
            return (qsTr("You are watching.") + " " + multiplayer.noSeatText).trim();
        return playing || multiplayer.mayBegin ? "" : qsTr("Waiting for the host to start the game.");
    }
    // The last announced `ownState` of a user who has not yet decided whether to sit down.
    property string announcedState
    // Texts about the last three arrivals and departures, newest last.
    property var comings: []

    function seatLines(): var {
        const lines = [];
        for (let n = 0; n < seats.count; ++n)
            lines.push(seats.itemAt(n) as PersonLine);
        return lines.filter(line => line !== null);
    }

    // Returns a text for each seat and each spectator, for screen readers.
    function lobbyTexts(): var {
        return seatLines().map(line => line.spoken);
    }

    function stateText(): string {
        if (multiplayer.waitsText !== "")
            return multiplayer.waitsText;
        if (multiplayer.isUndecided)
            return ownState;
        return multiplayer.mayBegin ? qsTr("You can start the game.") : qsTr("Waiting for the host to start the game.");
    }

    function chatLine(name: string, line: string): string {
        return name === "" ? line : Sentence.of(qsTr("%1: %2", "a person and a message"), name, line);
    }

    // Announces which people have joined or left the table since the last call.
    function compare() {
        const now = seatLines().filter(line => line.isOther && line.state === "here").map(line => line.name);
        const texts = [...now.filter(name => !present.includes(name)).map(name => qsTr("%1 has joined.").arg(name)),
                       ...present.filter(name => !now.includes(name)).map(name => multiplayer.goneText(name, name === multiplayer.removedName))];
        present = now;
        comings = comings.concat(texts).slice(-3);
        // After a game, Multiplayer announces them.
        if (playing)
            return;
        for (const text of texts)
            App.announcer.announce(text);
    }

    // Answers the question keys that have a meaning before the game: those about the other players
    // and about the turn. During the game, the table answers the question about the turn.
    function answer(event: KeyEvent) {
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0;
        const question = plain && event.text !== "" ? QuestionKeys.questionOf(event.text.toLocaleUpperCase()) : "";
        if (question === "turn" && playing && multiplayer.waitsText === "") {
            event.accepted = App.speech.ask(question);
            return;
        }
        const texts = question === "players" ? lobbyTexts().concat(comings) : question === "turn" ? [stateText()] : [];
        event.accepted = texts.length > 0;
        if (event.accepted)
            App.announcer.reply(texts.join(" "));
    }

    Keys.onPressed: event => answer(event)
    onOwnStateChanged: {
        if (!multiplayer.isUndecided || announcedState === "" || announcedState === ownState)
            return;
        announcedState = ownState;
        App.announcer.announce(ownState);
    }
    Component.onCompleted: {
        earlierLines = lines.count;
        present = seatLines().filter(line => line.isOther && line.state === "here").map(line => line.name);
        if (!multiplayer.isUndecided)
            return;
        announcedState = ownState;
        App.announcer.announce(multiplayer.gameAndRules + ". " + ownState);
    }

    Connections {
        target: page.multiplayer

        function onSeatsChanged() {
            page.compare();
        }
    }

    objectName: "waitingPage"
    title: multiplayer.tableName
    wishedWidth: 760
    // Has room for a few lines of the chat, whatever its length. Spectators and the sentence about
    // missing players use this room, so that the page keeps its height when people come and go.
    wishedHeight: frameHeight + scroll.contentHeight - chatColumn.extent - passing.extent + 10 * Theme.normal + Theme.gapSmall

    QtObject {
        id: passing

        readonly property real extent: {
            const items = page.seatLines().filter(line => line.state === "watching");
            for (const item of [waits, fillIn]) {
                if (item.visible)
                    items.push(item);
            }
            return items.reduce((sum, item) => sum + item.height + scroll.spacing, 0);
        }
    }

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            PageText {
                objectName: "houseRules"
                Layout.fillWidth: true
                text: page.multiplayer.gameAndRules
                font.weight: Font.DemiBold
            }

            PageButton {
                objectName: "changeGame"
                visible: page.multiplayer.playersOfNextGame !== 0
                look: PageButton.Quiet
                slim: true
                //: Opens the page on which the host chooses another game for this table.
                text: qsTr("Change the game…")
                onClicked: page.pageWanted("newGame")
            }
        }

        PageText {
            width: parent.width
            visible: page.multiplayer.invitation !== ""
            text: page.multiplayer.isHost ? qsTr("Send this invitation to your friends. Friends on the same network see your table without it.") : qsTr("Send this invitation to your friends. It brings them to this table.")
        }

        RowLayout {
            width: parent.width
            visible: page.multiplayer.invitation !== ""
            spacing: Theme.gap

            PageField {
                objectName: "invitation"
                Layout.fillWidth: true
                readOnly: true
                // A link is written from left to right in every language, and its start is shown.
                LayoutMirroring.enabled: false
                text: page.multiplayer.invitation
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
                    page.multiplayer.copyInvitation();
                    copied.invitation = page.multiplayer.invitation;
                    App.announcer.reply(copied.text);
                }
            }
        }

        PageText {
            id: copied

            property string invitation: ""

            objectName: "copied"
            width: parent.width
            visible: invitation !== "" && invitation === page.multiplayer.invitation
            text: qsTr("The invitation is on the clipboard. Paste it into a message.")
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        AlertLine {
            objectName: "problem"
            width: parent.width
            visible: text !== ""
            text: page.multiplayer.problem
            announces: true
        }

        PageText {
            objectName: "notSealed"
            width: parent.width
            visible: !page.multiplayer.isSealed && page.multiplayer.gameTitle !== ""
            text: page.multiplayer.isHost ? qsTr("The cards of this game have no seal: you could know them beforehand. The others can see this, too.") : qsTr("The cards of this game have no seal: the host could know them beforehand.")
            color: Theme.inkSoft
        }

        PageText {
            id: waits

            objectName: "waits"
            width: parent.width
            visible: text !== ""
            text: page.multiplayer.waitsText
        }

        PageButton {
            id: fillIn

            objectName: "fillIn"
            visible: page.multiplayer.mayFillIn && page.multiplayer.isReached
            text: qsTr("Let a computer player fill in")
            Accessible.description: waits.text
            onClicked: page.multiplayer.fillIn()
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
                Accessible.description: qsTr("Everybody you have met, including your friends and the people you blocked")
                onClicked: page.pageWanted("people")
            }
        }

        // This item takes the keyboard focus for the list of seats, to let screen readers read the
        // seats.
        Item {
            id: lobby

            objectName: "lobby"
            width: parent.width
            height: seatColumn.height
            activeFocusOnTab: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Seats")
            Accessible.description: reader.help
            Accessible.focusable: true
            Keys.onPressed: event => {
                reader.pieces = page.lobbyTexts();
                reader.follow(event.key);
            }

            PageReader {
                id: reader
            }

            Column {
                id: seatColumn

                width: parent.width
                spacing: scroll.spacing

                Repeater {
                    id: seats

                    model: page.multiplayer.seats

                    PersonLine {
                        begun: page.playing || page.multiplayer.isUndecided && !page.multiplayer.maySit
                        mayRemove: page.multiplayer.isOwner && page.multiplayer.isReached
                        onListWanted: wanted => page.multiplayer.setList(index, wanted)
                        onMuteWanted: muted => page.multiplayer.mute(index, muted)
                        onRemoveWanted: page.multiplayer.removePerson(index)
                    }
                }
            }

            FocusRing {
                of: lobby
            }
        }

        PageHeading {
            width: parent.width
            visible: page.multiplayer.isOwner
            text: qsTr("Allowed at this table")
        }

        SettingRow {
            width: parent.width
            visible: page.multiplayer.isOwner
            title: qsTr("Writing")
            help: qsTr("Besides ready-made phrases, people can write their own messages to everybody at the table.")

            PageSwitch {
                objectName: "allowWriting"
                enabled: page.multiplayer.isReached
                checked: page.multiplayer.writingAllowed
                Accessible.name: qsTr("Writing")
                onToggled: page.multiplayer.writingAllowed = checked
            }
        }

        SettingRow {
            width: parent.width
            visible: page.multiplayer.isOwner
            title: qsTr("Computer players fill in")
            help: qsTr("When someone has been away for three minutes, a computer player plays for them until they are back.")

            PageSwitch {
                objectName: "computersHold"
                enabled: page.multiplayer.isReached
                checked: page.multiplayer.computersHold
                Accessible.name: qsTr("Computer players fill in")
                onToggled: page.multiplayer.computersHold = checked
            }
        }

        SettingRow {
            width: parent.width
            visible: page.multiplayer.isOwner
            title: qsTr("Hints")
            help: qsTr("Everybody can ask for a hint when it is their turn.")

            PageSwitch {
                objectName: "allowHints"
                enabled: page.multiplayer.isReached
                checked: page.multiplayer.hintsAllowed
                Accessible.name: qsTr("Hints")
                onToggled: page.multiplayer.hintsAllowed = checked
            }
        }

        SettingRow {
            width: parent.width
            visible: page.multiplayer.isOwner
            title: qsTr("Thinking time")
            help: qsTr("When it runs out, a computer player makes the move. After two such moves in a row, the person’s seat is kept as if they had left.")

            PageChoice {
                objectName: "thinkingTime"
                enabled: page.multiplayer.isReached
                model: page.multiplayer.thinkingTimes
                chosen: page.multiplayer.thinkingTime
                Accessible.name: qsTr("Thinking time")
                onActivated: index => page.multiplayer.thinkingTime = index
            }
        }

        PageText {
            objectName: "thinking"
            width: parent.width
            visible: !page.multiplayer.isOwner && text !== ""
            text: page.multiplayer.thinkingText
            color: Theme.inkSoft
        }

        // The chat is the last part of the page, so that new messages move nothing.
        Column {
            id: chatColumn

            readonly property real extent: lines.count > 0 ? height + scroll.spacing : 0

            width: parent.width
            spacing: scroll.spacing

            PageHeading {
                width: parent.width
                visible: lines.count > 0
                text: qsTr("Chat")
            }

            Repeater {
                id: lines

                model: page.chat

                PageText {
                    required property string name
                    required property string line

                    width: parent ? parent.width : implicitWidth
                    text: page.chatLine(name, line)
                }
            }
        }
    }

    footer: [
        PageButton {
            objectName: "leave"
            text: page.multiplayer.isHost ? qsTr("Close the table") : qsTr("Leave the table")
            onClicked: page.leaveTableWanted()
        },
        ChatButton {
            visible: !page.multiplayer.isWatching
        },
        Item {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            // Has room for two lines at any time, so that a message does not move the page.
            implicitHeight: 2 * Math.ceil(1.15 * metrics.height)

            FontMetrics {
                id: metrics

                font.family: Theme.family
                font.pixelSize: Theme.normal
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width

                PageText {
                    objectName: "notice"
                    width: parent.width
                    visible: text !== ""
                    horizontalAlignment: Text.AlignRight
                    text: page.ownState
                    color: Theme.inkSoft
                }

                PageText {
                    objectName: "lastLine"
                    width: parent.width
                    height: maximumLineCount * lineHeight
                    visible: text !== ""
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    maximumLineCount: page.ownState === "" ? 2 : 1
                    elide: Text.ElideRight
                    lineHeightMode: Text.FixedHeight
                    lineHeight: Math.ceil(1.15 * metrics.height)
                    text: page.lastLine
                    color: Theme.inkSoft
                }
            }
        },
        PageButton {
            objectName: "watch"
            visible: page.multiplayer.isUndecided
            focus: visible && !page.multiplayer.maySit
            text: qsTr("Watch")
            onClicked: {
                page.multiplayer.stayAsSpectator();
                page.forceActiveFocus();
                App.announcer.reply(page.ownState);
            }
        },
        PageButton {
            objectName: "takeSeat"
            enabled: page.multiplayer.isReached && page.multiplayer.maySit
            visible: page.multiplayer.isWatching
            focus: page.multiplayer.isUndecided && page.multiplayer.maySit
            look: page.multiplayer.isUndecided ? PageButton.Primary : PageButton.Normal
            text: qsTr("Take a seat")
            onClicked: page.multiplayer.takeSeat()
        },
        PageButton {
            objectName: "begin"
            enabled: page.multiplayer.isReached
            visible: page.multiplayer.mayBegin && !page.playing
            focus: true
            look: PageButton.Primary
            iconName: "next"
            text: page.multiplayer.continuesGame ? qsTr("Continue the game") : qsTr("Start the game")
            onClicked: page.multiplayer.begin()
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
