// SPDX-License-Identifier: GPL-3.0-or-later
// A fact that is shown like a card, among the cards: the trump suit in the middle, or a fact in
// front of a player. Without a suit, its text fills the tile.
import QtQuick
import Downpile

Plate {
    id: tile

    // The fact to show, such as a bid: a map of name, text, suit and label; or null.
    required property var fact
    required property real em

    readonly property bool wordsOnly: fact !== null && fact.suit === ""

    radius: Math.round(width * 0.09)
    opacity: fact ? 1 : 0.5

    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    SuitMark {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((parent.height - words.height - height) * 0.5)
        size: Math.min(tile.width * 0.74, tile.height - words.height - tile.em * 0.9)
        suit: tile.fact?.suit ?? ""
    }
    Text {
        id: words
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Math.round(tile.em * 0.3) }
        height: tile.wordsOnly ? tile.height - Math.round(tile.em * 0.6) : Math.round(tile.em * 1.3)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: tile.wordsOnly ? Text.WordWrap : Text.NoWrap
        fontSizeMode: tile.wordsOnly ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: 7
        text: tile.fact?.text ?? ""
        textFormat: Text.PlainText
        color: Theme.feltText
        font.pixelSize: tile.em * (tile.wordsOnly ? 1.4 : 1)
        font.weight: Font.DemiBold
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: fact?.label ?? ""
}
