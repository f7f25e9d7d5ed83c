// SPDX-License-Identifier: GPL-3.0-or-later
// One player after a deal: points of the deal with their reasons, and the total. At the end of a
// game with stakes, the row also shows the chips won or paid. A button folds or unfolds the
// calculation below. The row of the winner has a tint and a crown.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Rectangle {
    id: standing

    required property string name
    required property int portrait
    required property int score
    required property int total
    required property bool isWinner
    required property bool isYou
    required property list<string> reasons
    required property list<string> payments
    required property int payment
    // The player's place in the ranking if the game is over, from 1; else 0.
    required property int place
    // Widths of the columns for the points of the deal, the total and the settlement.
    property var columns: [0, 0, 0]

    // True if the explanation of the player's payment is shown. At first it is shown only in the
    // viewer's own row.
    property bool unfolded: isYou
    readonly property bool settled: payments.length > 0
    readonly property real indent: placeText.width + face.size + Theme.gapSmall

    component Amount: PageText {
        property int column: 0

        anchors.verticalCenter: parent.verticalCenter
        width: standing.columns[column]
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        lineHeight: 1
        Accessible.ignored: true
    }

    component Line: ShortText {
        rightPadding: Theme.gap
        bottomPadding: 2
        font.pixelSize: Theme.small
        color: Theme.inkSoft
        lineHeight: 1.05
        // Ignored by screen readers, because the row's description contains this text.
        Accessible.ignored: true
    }

    implicitHeight: content.implicitHeight + 6
    radius: Theme.radiusSmall
    color: isWinner ? Theme.brassTint : "transparent"
    border.width: isWinner ? 1 : 0
    border.color: Theme.brassEdge
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const scores = Sentence.of(qsTr("%1: %2 in this deal, %3 in total"), name, Numbers.whole(score), Numbers.whole(total));
        return place > 0 ? Sentence.of(qsTr("Place %1, %2", "a place; a player and points"), Numbers.whole(place), scores) : scores;
    }
    Accessible.description: [...reasons, ...payments].join("; ")

    Column {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapSmall
        spacing: 1

        Item {
            width: parent.width
            height: Math.max(face.height, nameText.height)

            PageText {
                id: placeText

                objectName: "place"
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? Math.round(Theme.normal * 1.5) : 0
                visible: standing.place > 0
                text: Numbers.whole(standing.place)
                color: Theme.inkSoft
                wrapMode: Text.NoWrap
                lineHeight: 1
                Accessible.ignored: true
            }

            Portrait {
                id: face

                anchors.left: placeText.right
                anchors.verticalCenter: parent.verticalCenter
                number: standing.portrait
                size: Math.round(Theme.normal * 1.7)
            }

            PageText {
                id: nameText

                anchors.left: face.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: amounts.left
                anchors.rightMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                text: standing.name
                font.weight: standing.isYou || standing.isWinner ? Font.Bold : Font.Normal
                lineHeight: 1
                Accessible.ignored: true
            }

            Row {
                id: amounts

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gapSmall

                Picture {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(Theme.normal * 1.2)
                    height: width
                    visible: standing.isWinner
                    source: "image://icons/crown?color=" + encodeURIComponent(Theme.brassDeep)
                }

                Amount {
                    objectName: "score"
                    text: Numbers.signed(standing.score)
                    color: standing.score < 0 ? Theme.alert : standing.score > 0 ? Theme.brassDeep : Theme.inkSoft
                }

                Amount {
                    column: 1
                    text: Numbers.whole(standing.total)
                    font.weight: Font.Bold
                }

                Amount {
                    objectName: "payment"
                    column: 2
                    visible: standing.settled
                    text: Numbers.signed(standing.payment)
                    color: standing.payment < 0 ? Theme.alert : Theme.brassDeep
                }

                PageButton {
                    objectName: "settlement"
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(Theme.normal * 2)
                    height: Math.round(Theme.normal * 1.8)
                    visible: standing.settled
                    look: PageButton.Quiet
                    iconName: standing.unfolded ? "fold" : "unfold"
                    spokenName: {
                        const chips = Numbers.signed(standing.payment);
                        return standing.isYou ? qsTr("Your settlement: %1", "chips").arg(chips)
                                              : Sentence.of(qsTr("Settlement for %1: %2", "a player; chips"), standing.name, chips);
                    }
                    Accessible.description: standing.unfolded ? "" : qsTr("Shows how it is worked out.")
                    onClicked: standing.unfolded = !standing.unfolded
                }
            }
        }

        Flow {
            x: standing.LayoutMirroring.enabled ? 0 : standing.indent
            width: parent.width - standing.indent
            visible: standing.reasons.length > 0

            Repeater {
                objectName: "reasons"
                model: standing.reasons

                Line {
                    required property string modelData

                    room: parent ? parent.width : 0
                    text: modelData
                }
            }
        }

        Flow {
            objectName: "arithmetic"
            x: standing.LayoutMirroring.enabled ? 0 : standing.indent
            width: parent.width - standing.indent
            bottomPadding: Theme.gapTiny
            visible: standing.settled && standing.unfolded

            Repeater {
                model: standing.payments

                Line {
                    required property string modelData

                    room: parent ? parent.width : 0
                    text: modelData
                    color: Theme.brassDeep
                }
            }
        }
    }
}
