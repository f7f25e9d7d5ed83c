// SPDX-License-Identifier: GPL-3.0-or-later
// A game on the start page: its picture, what it is, and how to begin. Alone it lies down, with
// others it stands.
import QtQuick
import QtQuick.Layouts
import Downpile

Rectangle {
    id: tile

    required property string gameId
    required property string title
    required property string summary
    // Picture beside the text instead of above it.
    property bool lying: false

    signal playWanted
    signal setupWanted
    signal rulesWanted

    implicitHeight: grid.implicitHeight + 2 * Theme.gapLarge
    radius: Theme.radiusLarge
    color: Theme.glass
    border.width: 1
    border.color: Theme.glassEdge
    Accessible.role: Accessible.Grouping
    Accessible.name: title
    Accessible.description: summary

    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        columns: tile.lying ? 2 : 1
        columnSpacing: Theme.gapLarge
        rowSpacing: Theme.gap

        GamePicture {
            Layout.preferredWidth: tile.lying ? tile.width * 0.38 : Math.min(grid.width, 340 * Theme.windowScale)
            Layout.preferredHeight: Layout.preferredWidth * 0.62
            Layout.alignment: Qt.AlignCenter
            gameId: tile.gameId
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
            spacing: Theme.gapSmall

            PageText {
                Layout.fillWidth: true
                text: tile.title
                color: Theme.feltText
                font.pixelSize: Theme.title
                font.weight: Font.Bold
                lineHeight: 1
                Accessible.role: Accessible.Heading
            }

            PageText {
                Layout.fillWidth: true
                Layout.preferredWidth: 200
                text: tile.summary
                color: Theme.feltTextSoft
            }

            Flow {
                Layout.fillWidth: true
                Layout.preferredWidth: 200
                Layout.topMargin: Theme.gap
                spacing: Theme.gapSmall

                PageButton {
                    objectName: "play"
                    focus: true
                    dark: true
                    look: PageButton.Primary
                    iconName: "next"
                    text: qsTr("Play")
                    font.pixelSize: Theme.large
                    leftPadding: Theme.gapLarge
                    rightPadding: Theme.gapLarge
                    topPadding: Theme.gapSmall
                    bottomPadding: Theme.gapSmall
                    Accessible.description: qsTr("Starts a game at once, with the players and house rules of the last one.")
                    onClicked: tile.playWanted()
                }

                PageButton {
                    objectName: "setup"
                    height: Math.max(implicitHeight, parent.children[0].height)
                    dark: true
                    text: qsTr("New game…")
                    Accessible.description: qsTr("Choose the players and the house rules first.")
                    onClicked: tile.setupWanted()
                }

                PageButton {
                    objectName: "rules"
                    height: Math.max(implicitHeight, parent.children[0].height)
                    dark: true
                    look: PageButton.Quiet
                    iconName: "rules"
                    text: qsTr("Rules")
                    onClicked: tile.rulesWanted()
                }
            }
        }
    }
}
