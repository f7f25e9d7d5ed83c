// SPDX-License-Identifier: GPL-3.0-or-later
// A game in one picture: a few of its own cards as they lie in it.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: picture

    property string gameId: ""
    property real cardWidth: width / 3.6

    // Each card: its face, where its middle lies (in parts of the picture) and how it is turned.
    readonly property var scenes: ({
            "underwear": [
                {
                    face: "back",
                    x: 0.2,
                    y: 0.36,
                    turn: -8
                },
                {
                    face: "9H",
                    x: 0.37,
                    y: 0.46,
                    turn: -13
                },
                {
                    face: "7H",
                    x: 0.5,
                    y: 0.41,
                    turn: -2
                },
                {
                    face: "4H",
                    x: 0.63,
                    y: 0.46,
                    turn: 9
                },
                {
                    face: "4S",
                    x: 0.8,
                    y: 0.62,
                    turn: 19
                }
            ]
        })
    readonly property var cards: scenes[gameId] ?? scenes["underwear"]

    Accessible.ignored: true

    Repeater {
        model: picture.cards

        Picture {
            id: card

            required property var modelData

            x: picture.width * modelData.x - width / 2
            y: picture.height * modelData.y - height / 2
            width: Math.round(picture.cardWidth)
            height: Math.round(width * 1.4)
            rotation: modelData.turn
            antialiasing: true
            smooth: true
            source: "image://cards/" + modelData.face + Settings.cardQuery

            SoftShadow {
                blur: 10
                anchors.topMargin: -6
                anchors.bottomMargin: -14
                opacity: 0.6
            }
        }
    }
}
