// SPDX-License-Identifier: GPL-3.0-or-later
// A game on the start page: its picture, what it is, for how many and how long, and how to begin, or
// to go on with the one that waits. It stands, or lies where it is wide.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Rectangle {
    id: tile

    required property string gameId
    required property string title
    required property string summary
    required property string length
    required property int leastPlayers
    required property int mostPlayers
    // The state of the game of this kind that waits; "" where none does.
    required property string waiting
    // Picture beside the text instead of above it.
    property bool lying: false

    readonly property bool waits: waiting !== ""
    readonly property real inset: Theme.gap

    signal playWanted
    signal goOnWanted
    signal setupWanted
    signal rulesWanted

    component Feature: Row {
        id: feature

        property string iconName: ""
        property alias text: featureText.text

        spacing: Theme.gapTiny
        rightPadding: Theme.gapSmall

        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(Theme.small * 1.2)
            height: width
            source: "image://icons/" + feature.iconName + "?color=" + encodeURIComponent(Theme.feltTextSoft)
        }

        ShortText {
            id: featureText

            room: features.width - x
            color: Theme.feltTextSoft
            font.pixelSize: Theme.small
            lineHeight: 1
        }
    }

    implicitHeight: Math.ceil(Math.max(words.y + words.height, picture.y + picture.height) + Theme.gap + below.height + 2 * inset)
    radius: Theme.radiusLarge
    color: Theme.glass
    border.width: waits ? 2 : 1
    border.color: waits ? Theme.brass : Theme.glassEdge
    Accessible.role: Accessible.Grouping
    Accessible.name: title
    Accessible.description: summary

    Item {
        id: content

        anchors.fill: parent
        anchors.margins: tile.inset

        GamePicture {
            id: picture

            width: Math.round(tile.lying ? content.width * 0.34 : Math.min(content.width, 168 * Math.max(Theme.windowScale, Theme.textScale * 0.8)))
            height: Math.round(width * 0.62)
            x: tile.lying ? (tile.LayoutMirroring.enabled ? content.width - width : 0) : Math.round((content.width - width) / 2)
            gameId: tile.gameId
        }

        Column {
            id: words

            readonly property real beside: tile.lying ? picture.width + Theme.gap : 0

            x: tile.LayoutMirroring.enabled ? 0 : beside
            y: tile.lying ? 0 : picture.height + Theme.gapSmall
            width: content.width - beside
            spacing: Theme.gapTiny

            PageText {
                width: parent.width
                text: tile.title
                color: Theme.feltText
                font.pixelSize: Math.round(22 * Theme.textScale)
                font.weight: Font.Bold
                lineHeight: 1
                Accessible.role: Accessible.Heading
            }

            PageText {
                width: parent.width
                text: tile.summary
                color: Theme.feltText
            }

            Flow {
                id: features

                width: parent.width
                topPadding: Theme.gapTiny
                spacing: Theme.gapTiny

                Feature {
                    iconName: "person"
                    text: qsTr("%1 to %2 players").arg(Numbers.whole(tile.leastPlayers)).arg(Numbers.whole(tile.mostPlayers))
                }

                Feature {
                    iconName: "clock"
                    text: tile.length
                }
            }
        }

        Column {
            id: below

            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.gapSmall

            PageText {
                objectName: "waiting"
                width: parent.width
                visible: tile.waits
                text: tile.waiting
                color: Theme.brassBright
                font.weight: Font.DemiBold
            }

            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                PageButton {
                    objectName: tile.waits ? "goOn" : "play"
                    focus: true
                    dark: true
                    look: PageButton.Primary
                    iconName: "next"
                    text: tile.waits ? qsTr("Go on") : qsTr("Play")
                    Accessible.description: tile.waits ? tile.waiting : qsTr("Starts a game at once, with the players and house rules of the last one.")
                    onClicked: tile.waits ? tile.goOnWanted() : tile.playWanted()
                }

                PageButton {
                    objectName: "setup"
                    dark: true
                    text: qsTr("New game…")
                    Accessible.description: qsTr("Choose the players and the house rules first.")
                    onClicked: tile.setupWanted()
                }

                PageButton {
                    objectName: "rules"
                    dark: true
                    look: PageButton.Quiet
                    iconName: "rules"
                    Accessible.name: qsTr("Rules")
                    onClicked: tile.rulesWanted()
                }
            }
        }
    }
}
