// SPDX-License-Identifier: GPL-3.0-or-later
// What one sees first: the name, the game that waits to be gone on with, and the games to play.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

FocusScope {
    id: page

    // The games to choose from.
    property var catalog: Program.games
    readonly property bool several: games.count > 1

    signal pageWanted(string page)
    signal startWanted
    signal rulesWanted
    signal closed

    objectName: "startPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Start page")
    Keys.onEscapePressed: closed()

    PageScroll {
        id: scroll

        anchors.fill: parent
        barRoom: 0
        dark: true
        spacing: Theme.gapLarge
        topMargin: Math.max(Theme.gapLarge, (height - contentHeight) * 0.42)
        bottomMargin: Theme.gapLarge

        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 2

            Row {
                id: lettering

                readonly property int size: Math.min(Theme.display, Math.round(scroll.width / 9), Math.round(scroll.height / 8))

                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gap

                Picture {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(lettering.size * 1.15)
                    height: width
                    source: "qrc:/downpile/art/org.downpile.Downpile.svg"
                    Accessible.ignored: true
                }

                PageText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: "Downpile"
                    color: Theme.feltText
                    font.pixelSize: lettering.size
                    font.weight: Font.Black
                    font.letterSpacing: -lettering.size / 40
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                    Accessible.role: Accessible.Heading
                }
            }

            PageText {
                width: scroll.width - 2 * Theme.gapHuge
                anchors.horizontalCenter: parent.horizontalCenter
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Unusual card games, and good company")
                color: Theme.feltTextSoft
                font.pixelSize: Theme.large
            }
        }

        Rectangle {
            id: resume

            objectName: "resume"
            anchors.horizontalCenter: parent.horizontalCenter
            width: board.width
            height: resumeRow.implicitHeight + 2 * Theme.gap
            visible: Program.resumable
            radius: Theme.radiusLarge
            color: Theme.plate
            border.width: 1
            border.color: Theme.brass

            GridLayout {
                id: resumeRow

                anchors.fill: parent
                anchors.margins: Theme.gap
                anchors.leftMargin: Theme.gapLarge
                anchors.rightMargin: Theme.gapLarge
                columns: width > 480 * Theme.textScale ? 2 : 1

                PageText {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 200
                    text: Program.resumeText
                    font.pixelSize: Theme.large
                    font.weight: Font.DemiBold
                }

                PageButton {
                    id: goOn

                    objectName: "goOn"
                    focus: Program.resumable
                    look: PageButton.Primary
                    iconName: "next"
                    text: qsTr("Go on")
                    Accessible.description: Program.resumeText
                    onClicked: Program.resume()
                }
            }
        }

        Flow {
            id: board

            readonly property int columns: {
                const fit = Math.floor((width + spacing) / (290 * Math.max(1, Theme.textScale) + spacing));
                return Math.max(1, Math.min(fit, games.count, 3));
            }

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(scroll.width - 2 * Theme.gapHuge, (page.several ? 1100 : 780) * Theme.pageScale)
            spacing: Theme.gapLarge

            Repeater {
                id: games

                model: page.catalog

                FocusScope {
                    id: place

                    required property string gameId
                    required property string title
                    required property string summary
                    required property int index

                    focus: index === 0 && !Program.resumable
                    width: (board.width - (board.columns - 1) * board.spacing) / board.columns
                    height: tile.implicitHeight

                    GameTile {
                        id: tile

                        width: place.width
                        height: place.height
                        gameId: place.gameId
                        title: place.title
                        summary: place.summary
                        lying: !page.several && place.width > 430 * Theme.textScale
                        onPlayWanted: {
                            NewGame.gameId = place.gameId;
                            page.startWanted();
                        }
                        onSetupWanted: {
                            NewGame.gameId = place.gameId;
                            page.pageWanted("newGame");
                        }
                        onRulesWanted: {
                            NewGame.gameId = place.gameId;
                            page.rulesWanted();
                        }
                    }
                }
            }
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gapSmall

            PageButton {
                objectName: "settings"
                dark: true
                look: PageButton.Quiet
                iconName: "settings"
                text: qsTr("Settings")
                onClicked: page.pageWanted("settings")
            }

            PageButton {
                objectName: "about"
                dark: true
                look: PageButton.Quiet
                iconName: "info"
                text: qsTr("About")
                onClicked: page.pageWanted("about")
            }

            PageButton {
                objectName: "backToTable"
                visible: Program.table.active
                dark: true
                look: PageButton.Quiet
                iconName: "back"
                text: qsTr("Back to the table")
                onClicked: page.closed()
            }
        }
    }
}
