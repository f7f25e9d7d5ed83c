// SPDX-License-Identifier: GPL-3.0-or-later
// The rule of the moment: what one can do now, and what going out now would bring.
import QtQuick
import Downpile

Rectangle {
    id: card

    required property TableController table
    // As high as it may be: what is worth knowing besides goes first, then the prompt becomes smaller.
    property real room: 1000
    // While nothing is to be decided, what happens.
    readonly property string words: table.status.prompt !== "" ? table.status.prompt : table.news.announcement
    readonly property real promptRoom: room - (turn.visible ? turn.height + column.spacing : 0) - 2 * Theme.gap

    opacity: turn.visible || words !== "" ? 1 : 0
    implicitHeight: column.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.veil
    border.width: table.status.yourTurn ? 1 : 0
    border.color: Theme.brass

    // All of it stands on the table too, and is said there.
    Accessible.ignored: true

    // How high the prompt is where it has all the room that it wants.
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
            visible: text !== ""
            text: card.table.status.turnText
            color: card.table.status.yourTurn ? Theme.brassBright : Theme.feltText
            Accessible.ignored: true
            font.weight: Font.DemiBold
        }

        PageText {
            width: parent.width
            height: Math.min(implicitHeight, card.promptRoom - (worth.visible ? worth.height + column.spacing : 0))
            visible: text !== ""
            text: card.words
            color: Theme.feltText
            Accessible.ignored: true
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
        }

        PageText {
            id: worth

            width: parent.width
            visible: text !== "" && whole.implicitHeight + column.spacing + implicitHeight <= card.promptRoom
            text: card.table.status.worthText
            color: Theme.feltTextSoft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
