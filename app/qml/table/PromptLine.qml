// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the hand: whose turn it is, and what can be done now or what the hint advises; when
// there is nothing to do, what happened last. The text becomes smaller rather than being cut.
import QtQuick
import Downpile

Item {
    id: line

    required property string turnText
    required property bool yourTurn
    required property string prompt
    required property string hint
    required property string news
    required property real em

    readonly property string advice: hint !== "" ? hint : prompt
    readonly property string shown: advice !== "" ? advice : news
    readonly property real textRoom: width - turn.width - row.spacing
                                     - (bulb.visible ? bulb.width + playButton.width + 2 * row.spacing : 0)
    // Plays the hint; for the keyboard.
    readonly property Item button: playButton

    signal playWanted

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Math.round(line.em * 0.7)

        Pill {
            id: turn
            visible: line.turnText !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: line.turnText
            bright: line.yourTurn
            pixelSize: line.em
        }
        Picture {
            id: bulb
            visible: line.hint !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(line.em * 1.5)
            height: width
            source: visible ? "image://icons/hint?color=" + encodeURIComponent(Theme.sky.toString()) : ""
        }
        Text {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, line.textRoom)
            height: Math.min(line.height, implicitHeight)
            text: line.shown
            textFormat: Text.PlainText
            color: line.hint !== "" ? Theme.sky : line.advice !== "" ? Theme.feltText : Theme.feltTextSoft
            font.pixelSize: line.em
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
            maximumLineCount: 3
            verticalAlignment: Text.AlignVCenter
            lineHeight: 0.95
        }
        ActionButton {
            id: playButton
            visible: line.hint !== ""
            anchors.verticalCenter: parent.verticalCenter
            height: Math.round(line.em * 2.1)
            text: qsTr("Play it")
            keyLabel: qsTranslate("AppMenuBar", "Y", "shortcut: play the hint")
            horizontalMargin: 0.7
            hinted: true
            focusPolicy: Qt.NoFocus
            pixelSize: line.em * 0.95
            onClicked: line.playWanted()
        }
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: advice
}
