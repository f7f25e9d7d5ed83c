// SPDX-License-Identifier: GPL-3.0-or-later
// A hand sign that a player has just shown (stone or paper, for example), large in front of the
// plate, with its outcome. The loser's sign is paler and gets a cross; the winner's sign gets a
// crown.
import QtQuick
import Downpile

Item {
    id: sign

    // Name of the icon for the sign that the player has shown; empty if none is shown.
    required property string symbol
    required property string outcome   // for this player: `won`, `lost` or empty if undecided
    required property var spot         // rectangle where the sign is shown

    readonly property bool shown: symbol !== ""
    property string lastSymbol: ""     // symbol that is kept while it fades out

    x: spot.x
    y: spot.y
    width: spot.width
    height: spot.height
    visible: opacity > 0
    opacity: shown ? 1 : 0
    scale: shown || Theme.reducedMotion ? 1 : 0.6

    onSymbolChanged: if (symbol !== "") lastSymbol = symbol
    Component.onCompleted: lastSymbol = symbol

    Behavior on opacity { NumberAnimation { duration: Theme.travel } }
    Behavior on scale { NumberAnimation { duration: Theme.travel; easing.type: Easing.OutBack } }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        // Opaque, so that the name of the empty place behind it does not shine through.
        color: sign.outcome === "lost" ? Qt.darker(Theme.plate, 1.25) : Theme.plate
        border.width: Math.max(2, Math.round(width * (sign.outcome === "won" ? 0.07 : 0.03)))
        border.color: sign.outcome === "won" ? Theme.brass : Theme.nightDeep
    }
    Picture {
        anchors.centerIn: parent
        width: Math.round(sign.width * 0.66)
        height: width
        opacity: sign.outcome === "lost" ? 0.5 : 1
        source: sign.lastSymbol === "" ? "" : "image://icons/" + sign.lastSymbol + "?color="
                + encodeURIComponent(Theme.ink.toString())
    }
    Rectangle {
        id: result
        visible: sign.outcome !== ""
        x: sign.width - width * 0.85
        y: -height * 0.15
        width: Math.round(sign.width * 0.36)
        height: width
        radius: width / 2
        color: sign.outcome === "won" ? Theme.brassBright : Theme.alert
        border.width: 1
        border.color: Theme.nightDeep

        Picture {
            anchors { fill: parent; margins: Math.round(result.width * 0.18) }
            source: !result.visible ? "" : "image://icons/" + (sign.outcome === "won" ? "crown" : "close") + "?color="
                    + encodeURIComponent((sign.outcome === "won" ? Theme.ink : Theme.plate).toString())
        }
    }

    Accessible.ignored: true   // ignored, because the description of the plate has the sign
}
