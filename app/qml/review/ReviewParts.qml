// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a player's result: the expected value before the deal (hidden if 0), the cards, the
// player's decisions (skill), the other players' decisions, and luck. The last row is their sum,
// the result.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Column {
    id: parts

    required property TableReview review
    // Number of the deal whose parts are shown; 0 for all deals together.
    property int deal: 0
    readonly property var rows: {
        void review.summary;
        return Array.from(review.parts(deal));
    }
    readonly property real most: Math.max(1e-9, ...rows.map(row => Math.abs(row.share)))

    visible: rows.length > 0
    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: deal === 0 ? qsTr("How the result of all deals came about") : qsTr("How the result of this deal came about")

    Repeater {
        model: parts.rows

        Item {
            id: part

            required property var modelData
            readonly property bool isResult: modelData.name === "result"

            width: parts.width
            height: line.height + (isResult ? 3 : 0)
            Accessible.role: Accessible.ListItem
            Accessible.name: Sentence.of(qsTr("%1: %2", "a part of the result and its value"), modelData.text, modelData.amount)
            Accessible.description: modelData.about

            Rectangle {
                width: parent.width
                height: 1
                visible: part.isResult
                color: Theme.glassEdge
            }

            Item {
                id: line

                width: parent.width
                height: Math.max(name.height, amount.height)
                anchors.bottom: parent.bottom

                PageText {
                    id: name

                    anchors.left: parent.left
                    width: bars.visible ? parent.width * 0.38 : parent.width - amount.width - Theme.gapSmall
                    text: part.modelData.text
                    color: part.isResult ? Theme.feltText : Theme.feltTextSoft
                    font.pixelSize: Theme.small
                    font.weight: part.isResult ? Font.Bold : Font.Normal
                    Accessible.ignored: true
                }

                // A bar with the amount of the part: losses extend to one side, gains to the other.
                Item {
                    id: bars

                    visible: parts.width > 17 * Theme.small
                    anchors.left: name.right
                    anchors.right: amount.left
                    anchors.margins: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    height: Math.round(Theme.small * 0.8)

                    Rectangle {
                        x: Math.round(parent.width / 2)
                        width: 1
                        height: parent.height
                        color: Theme.veilEdge
                    }
                    Rectangle {
                        readonly property real reach: Math.round(parent.width / 2 * Math.abs(part.modelData.share) / parts.most)
                        readonly property bool takes: (part.modelData.share < 0) !== parts.LayoutMirroring.enabled

                        x: Math.round(parent.width / 2) - (takes ? reach : 0)
                        y: 2
                        width: reach
                        height: parent.height - 4
                        color: part.modelData.share < 0 ? Theme.ember : Theme.brass
                    }
                }

                PageText {
                    id: amount

                    anchors.right: parent.right
                    width: Math.max(implicitWidth, bars.visible ? parent.width * 0.2 : 0)
                    wrapMode: Text.NoWrap
                    text: part.modelData.amount
                    horizontalAlignment: Text.AlignRight
                    color: Theme.feltText
                    font.pixelSize: Theme.small
                    font.weight: part.isResult ? Font.Bold : Font.Normal
                    Accessible.ignored: true
                }
            }

            MouseHover {
                id: hover
            }

            PlateTip {
                text: part.modelData.about
                shown: hover.asks
            }
        }
    }

    PageText {
        width: parts.width
        topPadding: Theme.gapTiny
        text: qsTr("A part adds up gains and losses, so it can be larger than the result.")
        color: Theme.feltTextSoft
        font.pixelSize: Theme.small
    }
}
