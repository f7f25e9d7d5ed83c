// SPDX-License-Identifier: GPL-3.0-or-later
// The current state of play: whose turn it is, the prompt, and the score that the viewer would get
// if the deal ended now.
import QtQuick
import Downpile

Rectangle {
    id: card

    required property TableController table
    // Maximum height in pixels. If the content is higher, the line with the score for ending the
    // deal is hidden first; then the prompt gets a smaller text size.
    property real room: 1000
    // The prompt or, without one, the latest announcement.
    readonly property string words: table.status.prompt !== "" ? table.status.prompt : table.news.announcement
    readonly property real promptRoom: room - (turn.visible ? turn.height + column.spacing : 0) - 2 * Theme.gap

    opacity: turn.visible || words !== "" ? 1 : 0
    implicitHeight: column.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.veil
    border.width: table.status.yourTurn && turn.text !== "" ? 1 : 0
    border.color: Theme.brass

    // Screen readers ignore the card, because the table reports the same text to them.
    Accessible.ignored: true

    // An invisible text, for measuring the prompt at its full size.
    PageText {
        id: whole

        width: column.width
        visible: false
        text: card.words
    }

    Column {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gapTiny

        PageText {
            id: turn

            width: parent.width
            // During another player's move the line about the turn can be empty. It then keeps its
            // height, so the panel does not jump.
            visible: text !== "" || card.words !== ""
            text: card.table.status.turnText
            color: card.table.status.yourTurn ? Theme.brassBright : Theme.feltText
            Accessible.ignored: true
            font.weight: Font.DemiBold
        }

        PageText {
            width: parent.width
            height: Math.min(implicitHeight, card.promptRoom - (score.visible ? score.height + column.spacing : 0))
            visible: text !== ""
            text: card.words
            color: Theme.feltText
            Accessible.ignored: true
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
        }

        PageText {
            id: score

            width: parent.width
            visible: text !== "" && whole.implicitHeight + column.spacing + implicitHeight <= card.promptRoom
            text: card.table.status.scoreText
            color: Theme.feltTextSoft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
