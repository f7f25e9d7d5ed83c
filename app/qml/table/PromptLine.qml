// SPDX-License-Identifier: GPL-3.0-or-later
// The text above the hand: whose turn it is, and the prompt or hint. With a prompt and no hint, a
// line above the prompt shows important sentences about the other players' moves or, without any,
// the last move (`headline`). Without a prompt or hint, the text is the last event. Long text
// shrinks to fit. The tool tip lists all moves of the other players.
import QtQuick
import Downpile

Item {
    id: line

    required property string turnText
    required property bool yourTurn
    required property string prompt
    required property string hint
    required property bool hintAsked        // whether a requested hint has not arrived yet
    required property string announcement   // sentence about the last event
    required property var news  // texts about others' moves and an undo since the viewer's last move
    required property var headline // important sentences or, without any, the last text of `news`
    required property bool mayPlay          // whether the move that the hint advises can be played
    required property real em

    // True if a requested hint has not arrived after 300 ms. A message is shown until it arrives.
    property bool searching: false

    readonly property string advice: hint !== "" ? hint : searching ? qsTr("Looking for a good move…") : prompt
    readonly property string shown: advice !== "" ? advice : announcement
    readonly property string before: hint === "" && prompt !== "" ? lastThatFit(headline, width) : ""
    readonly property real textRoom: width - turn.width - row.spacing
                                     - (bulb.visible ? bulb.width + row.spacing : 0) - (playButton.visible ? playButton.width + row.spacing : 0)
    // The button that plays the hint's move, for keyboard navigation.
    readonly property Item button: playButton
    readonly property var texts: [turn, words, latest]

    signal playWanted

    // Returns the last sentences that fit into the width `room`, at least one. The first ones are
    // left out, because the newest move is at the end.
    function lastThatFit(sentences, room) {
        let text = sentences[sentences.length - 1] ?? "";
        for (let i = sentences.length - 2; i >= 0; --i) {
            const longer = sentences[i] + " " + text;
            if (Math.ceil(metrics.advanceWidth(longer)) > room)
                break;
            text = longer;
        }
        return text;
    }

    onHintAskedChanged: if (!hintAsked) searching = false

    Timer {
        interval: 300
        running: line.hintAsked
        onTriggered: line.searching = true
    }

    FontMetrics {
        id: metrics
        font: latest.font
    }

    // Qt's software renderer leaves a part of the button on a plain background if the button
    // disappears while its row moves. The change of this almost invisible area repaints the line.
    Rectangle {
        anchors.fill: parent
        color: Qt.rgba(0, 0, 0, playButton.visible ? 0.004 : 0.008)
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.max(0, Math.round((line.height - height) / 2))
        // The line above the pill must not touch its edge.
        spacing: Math.max(2, Math.round(line.em * 0.2))

        Text {
            id: latest

            anchors.horizontalCenter: parent.horizontalCenter
            visible: line.before !== ""
            width: Math.min(Math.ceil(implicitWidth), line.width)
            text: line.before
            textFormat: Text.PlainText
            color: Theme.feltTextSoft
            font.pixelSize: Math.max(8, Math.round(line.em * 0.84))
            elide: Text.ElideRight
            maximumLineCount: 1
        }
        Row {
            id: row

            // Unused part of the text's width. It remains if the text wraps or shrinks.
            readonly property real unused: playButton.visible ? 0 : words.width - words.contentWidth

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.horizontalCenterOffset: Math.round(unused / 2)
            spacing: Math.round(line.em * 0.7)

            Pill {
                id: turn

                // Width of the last text about the turn. It is kept while a move is shown and this
                // text is empty. So the prompt does not jump from side to side.
                property real kept: 0

                onImplicitWidthChanged: if (text !== "") kept = implicitWidth
                visible: kept > 0
                opacity: text === "" ? 0 : 1
                width: text === "" ? kept : implicitWidth
                anchors.verticalCenter: parent.verticalCenter
                text: line.turnText
                bright: line.yourTurn
                pixelSize: line.before === "" ? line.em : Math.round(line.em * 0.85)
            }
            Picture {
                id: bulb
                visible: line.hint !== "" || line.searching
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(line.em * 1.5)
                height: width
                source: visible ? "image://icons/hint?color=" + encodeURIComponent(Theme.sky.toString()) : ""
            }
            Text {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(implicitWidth), Math.floor(line.textRoom))
                height: Math.min(line.height * (line.before === "" ? 1 : 0.8), implicitHeight)
                text: line.shown
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignLeft
                color: bulb.visible ? Theme.sky : line.advice !== "" ? Theme.feltText : Theme.feltTextSoft
                font.pixelSize: line.em
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                lineHeight: 0.95
            }
            ActionButton {
                id: playButton
                visible: line.hint !== "" && line.mayPlay
                anchors.verticalCenter: parent.verticalCenter
                height: Math.round(line.em * 2.1)
                text: qsTr("Play it")
                keyLabel: qsTranslate("AppMenuBar", "Y", "shortcut: play the hint")
                horizontalMargin: 0.7
                focusPolicy: Qt.NoFocus
                pixelSize: line.em * 0.95
                onClicked: line.playWanted()
            }
        }
    }

    MouseHover {
        id: hover
        enabled: line.news.length > 0
    }
    PlateTip {
        text: line.news.join("\n")
        headed: false
        shown: hover.asks || line.RestingFinger.asked
        atOnce: line.RestingFinger.asked
        wait: 500
    }
    RestingFinger.answers: line.news.length > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: advice
}
