// SPDX-License-Identifier: GPL-3.0-or-later
// A label over a portrait while the table waits for that player. For a disconnected player: how
// long the seat is kept, then who may take it. For a player with little time: the time left.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: absence

    required property int player
    required property real em

    Repeater {
        model: App.multiplayer.phase === "playing" && !App.table.isReplay ? App.multiplayer.seats : null

        Item {
            id: seat

            required property int player
            required property string state
            required property string colour
            required property string timeLeft
            required property string thinks

            readonly property bool isAway: seat.state === "cutOff"

            anchors.fill: parent
            visible: player === absence.player && (isAway || thinks !== "")

            Rectangle {
                anchors.fill: parent
                visible: seat.isAway
                radius: width / 2
                color: Theme.scrim
            }

            Rectangle {
                objectName: "absence"
                // No label is shown for a disconnected player whose seat is kept without a time
                // limit.
                visible: words.text !== ""
                x: absence.LayoutMirroring.enabled ? parent.width - width : 0
                // The time left to move is at the top of the portrait, because the dealer's mark is
                // at the bottom.
                y: seat.isAway ? parent.height - height + 2 : -2
                width: Math.max(parent.width, words.implicitWidth + absence.em * 0.7)
                height: Math.max(Math.round(absence.em * 1.3), words.implicitHeight + Math.round(absence.em * 0.2))
                radius: absence.em * 0.65
                color: Theme.nightDeep
                border.width: 1
                border.color: words.color

                Text {
                    id: words

                    anchors.centerIn: parent
                    text: {
                        if (!seat.isAway)
                            return seat.thinks;
                        if (seat.colour === "red")
                            return qsTr("Free", "the seat of a disconnected player");
                        return seat.colour === "blue" ? qsTr("Friends\n%1", "who may take the seat; the time until everybody may").arg(seat.timeLeft) : seat.timeLeft;
                    }
                    textFormat: Text.PlainText
                    horizontalAlignment: Text.AlignHCenter
                    lineHeight: 0.9
                    color: !seat.isAway ? Theme.feltText : seat.colour === "red" ? Theme.ember : seat.colour === "blue" ? Theme.sky : Theme.brassBright
                    font.pixelSize: Math.max(8, absence.em * 0.8)
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
