// SPDX-License-Identifier: GPL-3.0-or-later
// Multiplayer: join a table on the network or by invitation, or open one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property Multiplayer multiplayer: App.multiplayer
    readonly property bool joining: multiplayer.phase === "joining" || multiplayer.room.phase === "entering"
    // True if the field for the user's name is shown. It is not bound to `named`: the field must
    // stay visible while the user types the name.
    property bool asksName: false
    readonly property bool named: Settings.playerName.trim() !== ""

    signal pageWanted(string page)

    // Fills in the link of an invitation opened outside of the program. Does not join.
    function invite(link: string) {
        multiplayer.forgetProblem();
        invitation.text = link;
    }

    // Moves an invitation that was pasted into the field for the name to its own field.
    function takeName(text: string) {
        const start = text.toLowerCase().indexOf(playerName.unless);
        if (start < 0) {
            Settings.playerName = text;
            return;
        }
        playerName.text = Settings.playerName;
        invite(text.slice(start));
        App.announcer.reply(qsTr("The invitation is now in its own field."));
    }

    // Gives the keyboard focus to the button that opened the page `closed`.
    function focusOpener(closed: string) {
        if (closed === "people")
            peopleButton.forceActiveFocus(Qt.TabFocusReason);
        else if (closed === "newGame" && setUpButton.enabled)
            setUpButton.forceActiveFocus(Qt.TabFocusReason);
    }

    function join() {
        if (joining)
            return;
        if (invitation.text.trim() === "")
            App.announcer.reply(qsTr("Type or paste an invitation or an address first."));
        else
            goTo(multiplayer.join, invitation.text);
    }

    // Calls visit(target), which leads to another table or room. Without a name, only asks the user
    // for one (see withName()). App may first ask the user to confirm, and call `visit` later. This
    // page may not exist at that time, so `target` must be a copied value.
    function goTo(visit: var, target: var) {
        multiplayer.forgetProblem();
        withName(() => App.leaveFor(() => visit(target)));
    }

    // Calls `action` if the user has entered a name. Otherwise only asks for the name.
    function withName(action: var) {
        if (named) {
            action();
            return;
        }
        asksName = true;
        playerName.forceActiveFocus(Qt.TabFocusReason);
        App.announcer.reply(nameMissing.text);
        nameMissing.wanted = true;
    }

    objectName: "togetherPage"
    title: qsTr("Play with friends")
    wishedWidth: 760
    wishedHeight: frameHeight + scroll.contentHeight + Theme.gapSmall
    Component.onCompleted: {
        asksName = !named;
        multiplayer.search(true);
    }
    Component.onDestruction: multiplayer.search(false)

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny
        spaceAbove: edge

        SettingRow {
            visible: page.asksName
            title: qsTr("Your name")
            help: qsTr("The others see this name.")

            PageField {
                id: playerName

                objectName: "playerName"
                implicitWidth: 260 * Theme.textScale
                focus: page.asksName
                most: 24
                unless: "downpile://"
                Accessible.name: qsTr("Your name")
                onTextEdited: page.takeName(text)
                Component.onCompleted: text = Settings.playerName
            }
        }

        AlertLine {
            id: nameMissing

            property bool wanted: false

            objectName: "nameMissing"
            width: parent.width
            visible: wanted && !page.named
            text: qsTr("Type your name first.")
        }

        PageHeading {
            width: parent.width
            text: qsTr("Join a table")
        }

        Column {
            width: parent.width
            // Has room for one table, so that the page keeps its height when the first one appears.
            height: page.compact ? implicitHeight : Math.max(implicitHeight, Math.ceil(1.15 * (metrics.height + 2 * smallMetrics.height)) + 2)
            spacing: scroll.spacing

            FontMetrics {
                id: metrics

                font.family: Theme.family
                font.pixelSize: Theme.normal
            }

            FontMetrics {
                id: smallMetrics

                font.family: Theme.family
                font.pixelSize: Theme.small
            }

            Repeater {
                id: tables

                model: page.multiplayer.found

                RowLayout {
                    id: table

                    required property int index
                    required property string name
                    required property string gameTitle
                    required property int seats
                    required property int free
                    required property bool hasSeat
                    required property bool maySit
                    required property string link
                    required property string rules
                    required property string fourWords

                    readonly property string about: {
                        const places = hasSeat ? qsTr("your seat is being kept") : free > 0 ? qsTr("%n free seat(s)", "", free) : qsTr("no free seats");
                        const game = gameTitle === "" ? places : Sentence.of(qsTr("%1 – %2", "a game and its free seats"), gameTitle, places);
                        return fourWords === "" ? game : Sentence.of(qsTr("%1 (%2)", "a table and the words that identify it"), game, fourWords);
                    }

                    readonly property string spoken: rules === "" ? about : about + "; " + rules

                    objectName: "found-" + index
                    width: parent ? parent.width : implicitWidth
                    spacing: Theme.gap

                    Column {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 10
                        spacing: 1

                        PageText {
                            width: parent.width
                            text: table.name
                            font.weight: Font.DemiBold
                        }

                        PageText {
                            width: parent.width
                            text: table.about
                            font.pixelSize: Theme.small
                            color: Theme.inkSoft
                        }

                        PageText {
                            width: parent.width
                            visible: text !== ""
                            text: table.rules
                            font.pixelSize: Theme.small
                            color: Theme.inkSoft
                        }
                    }

                    PageButton {
                        objectName: "watchFound"
                        // A table that keeps a seat for the user would give this seat to a spectator.
                        visible: !table.hasSeat
                        look: PageButton.Quiet
                        text: qsTr("Watch")
                        enabled: !page.joining
                        Accessible.description: Sentence.of(qsTr("%1, %2", "a table and its game"), table.name, table.spoken)
                        onClicked: page.goTo(page.multiplayer.watch, table.link)
                    }

                    PageButton {
                        objectName: "joinFound"
                        text: table.hasSeat ? qsTr("Return") : qsTr("Join")
                        // The button Join is disabled if the table has no free seat for the user. If
                        // the host keeps a seat for the user without this program's knowledge, the
                        // button Watch leads to that seat.
                        enabled: !page.joining && table.maySit
                        Accessible.description: Sentence.of(qsTr("%1, %2", "a table and its game"), table.name, table.spoken)
                        onClicked: page.goTo(page.multiplayer.joinAsPlayer, table.link)
                    }
                }
            }

            PageText {
                objectName: "noneFound"
                width: parent.width
                visible: tables.count === 0
                text: qsTr("Tables on your network appear here automatically. There are none yet.")
                color: Theme.inkSoft
            }
        }

        Repeater {
            model: page.multiplayer.room.known

            RowLayout {
                id: room

                required property int index
                required property string modelData

                objectName: "room-" + index
                width: parent ? parent.width : implicitWidth
                spacing: Theme.gap

                Column {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    spacing: 1

                    PageText {
                        width: parent.width
                        text: room.modelData
                        font.weight: Font.DemiBold
                    }

                    PageText {
                        width: parent.width
                        text: qsTr("A room you have visited")
                        font.pixelSize: Theme.small
                        color: Theme.inkSoft
                    }
                }

                PageButton {
                    objectName: "forgetRoom"
                    look: PageButton.Quiet
                    text: qsTr("Forget")
                    Accessible.description: room.modelData
                    onClicked: page.multiplayer.room.forgetKnown(room.index)
                }

                PageButton {
                    objectName: "enterRoom"
                    text: qsTr("Enter")
                    enabled: !page.joining
                    Accessible.description: room.modelData
                    onClicked: page.goTo(page.multiplayer.room.enterKnown, room.index)
                }
            }
        }

        GridLayout {
            id: entry

            // True if the invitation field and its buttons fit into one row. In a low window this
            // saves the height of a second row.
            readonly property bool oneRow: width >= 560 * Theme.textScale

            width: parent.width
            columns: 3
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            PageField {
                id: invitation

                objectName: "invitation"
                Layout.fillWidth: true
                Layout.columnSpan: entry.oneRow ? 1 : 3
                focus: !page.asksName
                placeholderText: qsTr("Invitation or address")
                Accessible.name: qsTr("Invitation or address")
                onAccepted: page.join()
                onTextEdited: page.multiplayer.forgetProblem()
            }

            Item {
                Layout.fillWidth: true
                visible: !entry.oneRow
            }

            PageButton {
                objectName: "watch"
                look: PageButton.Quiet
                text: qsTr("Watch")
                enabled: !page.joining && invitation.text.trim() !== ""
                onClicked: page.goTo(page.multiplayer.watch, invitation.text)
            }

            PageButton {
                objectName: "join"
                look: PageButton.Primary
                //: Leads to a table, to see its house rules before sitting down, or to a room.
                text: qsTr("Visit")
                enabled: !page.joining && invitation.text.trim() !== ""
                onClicked: page.join()
            }
        }

        RowLayout {
            width: parent.width
            visible: page.joining
            spacing: Theme.gap

            PageText {
                objectName: "joining"
                Layout.fillWidth: true
                text: page.multiplayer.room.phase === "entering" ? qsTr("Looking for the room…") : qsTr("Looking for the table…")
                color: Theme.inkSoft
            }

            PageButton {
                objectName: "stopJoining"
                text: qsTr("Cancel")
                onClicked: page.multiplayer.stop()
            }
        }

        AlertLine {
            objectName: "problem"
            width: parent.width
            visible: text !== ""
            text: page.multiplayer.problem
            announces: true
        }

        // As long as the line above the buttons of the page.
        Rectangle {
            width: parent.width + scroll.barRoom
            height: 1
            color: Theme.hairline
        }

        PageHeading {
            width: parent.width
            text: qsTr("Open a table")
        }

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            PageText {
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                text: qsTr("Choose a game and its house rules, and open the table to friends. Computer players take the seats that stay empty.")
                color: Theme.inkSoft
            }

            PageButton {
                id: setUpButton

                objectName: "setUpTable"
                iconName: "person"
                text: qsTr("Choose a game…")
                enabled: !page.joining
                onClicked: page.withName(() => page.pageWanted("newGame"))
            }
        }
    }

    footer: [
        PageButton {
            id: peopleButton

            objectName: "people"
            iconName: "person"
            text: qsTr("People…")
            Accessible.description: qsTr("Everybody you have met, including your friends and the people you blocked")
            onClicked: page.pageWanted("people")
        },
        Item {
            Layout.fillWidth: true
        }
    ]
}
