// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before a new game replaces an unfinished one of the same card game (which moves to the
// records) or ends a game with people, before a table with guests is closed, and before other
// players have to wait because the user leaves.
import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: sheet

    readonly property var games: App.games
    readonly property string gameTitle: games.value(games.find("gameId", NewGame.gameId), "title")

    // The action to confirm: a value of Main.leavingFor.
    property string reason: "newGame"
    readonly property bool closesTable: App.multiplayer.guestsText !== ""
    readonly property bool isNeeded: App.multiplayer.isNeeded
    readonly property bool startsGame: reason === "newGame" || reason === "playOn"

    signal agreed

    objectName: "leaveSheet"
    title: startsGame ? qsTr("Start a new game?") : reason === "quit" ? qsTr("Quit Downpile?") : App.multiplayer.isHost ? qsTr("Close the table?") : qsTr("Leave the table?")
    wishedWidth: 560
    wishedHeight: sheet.frameHeight + scroll.contentHeight

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny

        PageText {
            objectName: "closesTable"
            width: parent.width
            visible: sheet.closesTable
            //: %1 are one or more names.
            text: qsTr("This closes the table for %1.").arg(App.multiplayer.guestsText)
        }

        PageText {
            width: parent.width
            visible: sheet.closesTable && App.multiplayer.phase === "playing" && !App.table.status.gameOver
            text: qsTr("The game is saved. When you continue it, the others can return to their seats.")
        }

        PageText {
            width: parent.width
            objectName: "leavesGame"
            visible: sheet.isNeeded
            text: qsTr("The others in this game will have to wait for you. Your seat will be kept for three minutes.")
        }

        PageText {
            width: parent.width
            objectName: "leavesTable"
            visible: sheet.startsGame && !sheet.closesTable && !sheet.isNeeded && App.multiplayer.phase === "playing"
            text: App.multiplayer.isHost ? qsTr("This closes your table. The game is saved, and you can continue it from the records.") : qsTr("You will leave the table you share with others. Your seat will be kept for three minutes.")
        }

        PageText {
            width: parent.width
            visible: sheet.startsGame && !sheet.closesTable && App.multiplayer.phase !== "playing"
            text: qsTr("Your unfinished game of %1 moves to the records. You can continue it from there.").arg(sheet.gameTitle)
        }

        SettingRow {
            visible: sheet.startsGame && !App.multiplayer.asksToLeave
            title: qsTr("Ask each time")

            PageSwitch {
                objectName: "confirmLeave"
                checked: Settings.confirmLeave
                Accessible.name: qsTr("Ask each time")
                onToggled: Settings.confirmLeave = checked
            }
        }
    }

    footer: [
        Item {
            Layout.fillWidth: true
        },
        PageButton {
            objectName: "stay"
            text: {
                if (sheet.isNeeded)
                    return qsTr("Stay at the table");
                return sheet.closesTable || !sheet.startsGame ? qsTr("Keep the table open") : qsTr("Keep the old game");
            }
            onClicked: sheet.close()
        },
        PageButton {
            objectName: "agree"
            focus: true
            look: PageButton.Primary
            text: sheet.startsGame ? qsTr("Start the new game") : sheet.reason === "quit" ? qsTr("Quit") : App.multiplayer.isHost ? qsTr("Close the table") : qsTr("Leave the table")
            onClicked: sheet.agreed()
        }
    ]
}
