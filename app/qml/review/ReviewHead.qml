// SPDX-License-Identifier: GPL-3.0-or-later
// The header above the list of a review's decisions: player, progress, summary, the plot of the
// player's chances, and the parts of the result.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Column {
    id: head

    readonly property TableReview review: App.review
    // True: shows the result of the whole game. False: shows the result of one deal.
    property bool ofGame: false

    readonly property real room: ListView.view?.rowWidth ?? 0   // width of the items

    leftPadding: ListView.view?.rowX ?? 0
    topPadding: ListView.view?.edge ?? 0
    spacing: Theme.gapSmall
    bottomPadding: Theme.gapSmall

    component Line: PageText {
        width: head.room
        visible: text !== ""
        color: Theme.feltText
    }
    component Choice: ActionButton {
        width: head.room
        pixelSize: Theme.small
        mostLines: 3
        reach: Theme.gapTiny
        focusPolicy: Qt.TabFocus
    }

    Line {
        text: qsTr("Review: %1", "the player whose decisions are reviewed").arg(head.review.player)
        font.weight: Font.Bold
        Accessible.role: Accessible.Heading
    }

    Line {
        objectName: "reviewRefusal"
        text: head.review.refusal
    }

    ReviewProgress {
        width: head.room
        review: head.review
    }

    Line {
        objectName: "reviewSummary"
        text: head.review.summary
    }

    PlotView {
        objectName: "chances"
        width: head.room
        // The whole table is visible: the panel scrolls, and a table that also scrolls would take the
        // wheel.
        height: Math.ceil(asTable ? tableHeight : 15 * Theme.normal)
        visible: plot.known
        dark: true
        plot: {
            void head.review.summary;
            return head.review.line(head.review.deal);
        }
        marked: head.review.marked
        onChosen: (series, point) => head.review.goToPoint(head.review.deal, series, point)
    }

    Line {
        objectName: "partsOfOneDeal"
        visible: parts.visible && App.replay.deals === 1
        text: qsTr("Result")
        font.weight: Font.Bold
        Accessible.role: Accessible.Heading
    }

    Choice {
        objectName: "partsOf"
        visible: (parts.visible || head.ofGame) && App.replay.deals > 1
        text: head.ofGame ? qsTr("Result of all deals") : qsTr("Result of deal %1").arg(Numbers.whole(head.review.deal))
        Accessible.description: qsTr("Press to switch between this deal and all deals")
        onClicked: {
            head.ofGame = !head.ofGame;
            App.announcer.reply(text);
        }
    }

    Line {
        objectName: "partsUnit"
        visible: parts.visible
        text: head.review.unit
        color: Theme.feltTextSoft
        font.pixelSize: Theme.small
    }

    ReviewParts {
        id: parts

        width: head.room
        review: head.review
        deal: head.ofGame ? 0 : head.review.deal
    }

    Choice {
        objectName: "reviewOrder"
        visible: head.review.summary !== ""
        text: head.review.moves.order === "cost" ? qsTr("Shown: the costliest decisions") : qsTr("Shown: all decisions")
        Accessible.description: qsTr("Press to switch between all decisions and the costliest ones")
        onClicked: {
            head.review.moves.order = head.review.moves.order === "cost" ? "game" : "cost";
            App.announcer.reply(text);
        }
    }

    Line {
        objectName: "noCostlyDecision"
        text: head.review.state === "done" && head.review.mistakes.length === 0 && head.review.moves.order === "cost" ? qsTr("No decision clearly cost anything.") : ""
        color: Theme.feltTextSoft
        font.pixelSize: Theme.small
    }
}
