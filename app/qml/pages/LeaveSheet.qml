// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before a new game ends an unfinished one of the same kind or leaves a multiplayer table.
import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: sheet

    readonly property var games: App.games
    readonly property string gameTitle: games.value(games.find("gameId", NewGame.gameId), "title")

    signal agreed

    objectName: "leaveSheet"
    title: qsTr("Start a new game?")
    wishedWidth: 560
    wishedHeight: sheet.frameHeight + scroll.contentHeight

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny

        PageText {
            width: parent.width
            visible: App.multiplayer.phase === "playing"
            text: qsTr("You will leave the table you share with others. Your seat is kept for three minutes.")
        }

        PageText {
            width: parent.width
            visible: App.multiplayer.phase !== "playing"
            text: qsTr("This puts your unfinished game of %1 away. You can find it among the records and continue it from there.").arg(sheet.gameTitle)
        }

        SettingRow {
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
            text: qsTr("Keep the old game")
            onClicked: sheet.close()
        },
        PageButton {
            objectName: "agree"
            focus: true
            look: PageButton.Primary
            text: qsTr("Start the new game")
            onClicked: sheet.agreed()
        }
    ]
}
