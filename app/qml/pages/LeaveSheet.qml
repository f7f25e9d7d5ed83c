// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before a new game ends an unfinished one of the same kind or leaves a multiplayer table, and
// before a table with guests is closed.
import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: sheet

    readonly property var games: App.games
    readonly property string gameTitle: games.value(games.find("gameId", NewGame.gameId), "title")

    // The action that the user is asked to confirm: a value of Main.leavingFor.
    property string reason: "newGame"
    readonly property bool closesTable: App.multiplayer.guestsText !== ""
    readonly property bool startsGame: reason === "newGame" || reason === "playOn"

    signal agreed

    objectName: "leaveSheet"
    title: startsGame ? qsTr("Start a new game?") : reason === "quit" ? qsTr("Quit Downpile?") : qsTr("Close the table?")
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
            visible: sheet.startsGame && !sheet.closesTable && App.multiplayer.phase === "playing"
            text: qsTr("You will leave the table you share with others. Your seat is kept for three minutes.")
        }

        PageText {
            width: parent.width
            visible: sheet.startsGame && !sheet.closesTable && App.multiplayer.phase !== "playing"
            text: qsTr("Your unfinished game of %1 moves to the records. You can continue it from there.").arg(sheet.gameTitle)
        }

        SettingRow {
            visible: sheet.startsGame && !sheet.closesTable
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
            text: sheet.closesTable || !sheet.startsGame ? qsTr("Keep the table open") : qsTr("Keep the old game")
            onClicked: sheet.close()
        },
        PageButton {
            objectName: "agree"
            focus: true
            look: PageButton.Primary
            text: sheet.startsGame ? qsTr("Start the new game") : sheet.reason === "quit" ? qsTr("Quit") : qsTr("Close the table")
            onClicked: sheet.agreed()
        }
    ]
}
