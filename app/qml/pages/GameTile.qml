// SPDX-License-Identifier: GPL-3.0-or-later
// A game on the start page: picture, summary, number of players, length, and buttons to start or
// continue it. The picture is above the text, beside it (`lying`), or small (`compact`).
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
    // Description of the game's unfinished record, or "" if none exists.
    required property string waiting
    // True if the picture is beside the text instead of above it.
    property bool lying: false
    // True in windows too small for all tiles at full size. Then a small picture is beside the
    // title, and the summary is below both.
    property bool compact: false
    // Scale of the picture if it is above the text, at most 1.
    property real pictureShare: 1

    readonly property bool waits: waiting !== ""
    readonly property real inset: compact ? Theme.gap - 2 : Theme.gap
    readonly property bool beside: lying || compact
    // The buttons of the tile. The arrow keys move the keyboard focus through them in this order.
    readonly property list<Item> buttons: [first, setup, rules]

    signal playWanted
    signal resumeWanted
    signal setupWanted
    signal rulesWanted

    component Summary: PageText {
        text: tile.summary
        color: Theme.feltText
        Accessible.ignored: true
    }

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
            Accessible.ignored: true
        }
    }

    implicitHeight: Math.ceil((compact ? beneath.y + beneath.height + Theme.gapSmall + 2 : content.headHeight + Theme.gap) + below.height + 2 * inset)
    radius: Theme.radiusLarge
    color: Theme.glass
    border.width: waits ? 2 : 1
    border.color: waits ? Theme.brass : Theme.glassEdge
    Accessible.role: Accessible.Grouping
    // Name and description of the tile. Screen readers read only these when the focus enters the
    // tile.
    Accessible.name: Sentence.of(qsTr("%1: %2", "a game and its description"), title, summary)
    Accessible.description: `${players.text}. ${length}`

    Item {
        id: content

        readonly property real headHeight: Math.max(words.y + words.height, picture.y + picture.height)

        anchors.fill: parent
        anchors.margins: tile.inset

        GamePicture {
            id: picture

            width: Math.round(tile.beside ? content.width * (tile.compact ? 0.3 : 0.34) : Math.min(content.width, 168 * Math.max(Theme.windowScale, Theme.textScale * 0.8)) * tile.pictureShare)
            height: Math.round(width * 0.62)
            x: tile.beside ? (tile.LayoutMirroring.enabled ? content.width - width : 0) : Math.round((content.width - width) / 2)
            gameId: tile.gameId
        }

        Column {
            id: words

            readonly property real indent: tile.beside ? picture.width + (tile.compact ? Theme.gapSmall : Theme.gap) : 0

            x: tile.LayoutMirroring.enabled ? 0 : indent
            y: tile.beside ? 0 : picture.height + Theme.gapSmall
            width: content.width - indent
            spacing: Theme.gapTiny

            PageText {
                width: parent.width
                text: tile.title
                color: Theme.feltText
                font.pixelSize: Math.round((tile.compact ? 19 : 22) * Theme.textScale)
                font.weight: Font.Bold
                lineHeight: 1
                Accessible.role: Accessible.Heading
            }

            Summary {
                width: parent.width
                visible: !tile.compact
            }

            PageText {
                objectName: "waiting"
                width: parent.width
                visible: tile.waits
                text: tile.waiting
                Accessible.ignored: true
                color: Theme.brassBright
                font.weight: Font.DemiBold
                font.pixelSize: tile.compact ? Theme.small : Theme.normal
            }

            Flow {
                id: features

                width: parent.width
                visible: !tile.waits
                topPadding: Theme.gapTiny
                spacing: Theme.gapTiny

                Feature {
                    id: players

                    iconName: "person"
                    text: Sentence.of(qsTr("%1 to %2 players"), Numbers.whole(tile.leastPlayers), Numbers.whole(tile.mostPlayers))
                }

                Feature {
                    iconName: "clock"
                    text: tile.length
                }
            }
        }

        Summary {
            id: beneath

            y: content.headHeight + Theme.gapSmall
            width: parent.width
            visible: tile.compact
            font.pixelSize: Math.round((Theme.small + Theme.normal) / 2)
            lineHeight: 1.02
        }

        Flow {
            id: below

            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.gapSmall

            PageButton {
                id: first

                objectName: tile.waits ? "goOn" : "play"
                focus: true
                dark: true
                look: PageButton.Primary
                slim: tile.compact
                iconName: tile.compact ? "" : "next"
                text: tile.waits ? qsTr("Continue") : qsTr("Play")
                Accessible.description: tile.waits ? tile.waiting : qsTr("Starts a game at once, with the players and house rules of the last game, if any.")
                onClicked: tile.waits ? tile.resumeWanted() : tile.playWanted()
            }

            PageButton {
                id: setup

                objectName: "setup"
                dark: true
                slim: tile.compact
                // In a narrow tile the button has only an icon if the longer text of `first`
                // takes its space.
                iconName: text === "" ? "new-game" : ""
                spokenName: qsTr("New game…")
                text: tile.waits && content.width < 320 * Theme.textScale ? "" : spokenName
                Accessible.description: qsTr("Choose the players and the house rules first.")
                onClicked: tile.setupWanted()
            }

            PageButton {
                id: rules

                objectName: "rules"
                dark: true
                look: PageButton.Quiet
                iconName: "rules"
                spokenName: qsTr("Rules")
                onClicked: tile.rulesWanted()
            }
        }
    }
}
