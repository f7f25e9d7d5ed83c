// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a review's decisions: player, progress, summary, the plot of the player's chances,
// and the parts of the result.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Column {
    id: head

    readonly property TableReview review: App.review
    // True: shows the result of the whole game. False: of one deal.
    property bool ofGame: false

    width: ListView.view ? ListView.view.width - Theme.gap : 0
    spacing: Theme.gapSmall
    bottomPadding: Theme.gapSmall

    component Line: PageText {
        width: head.width
        visible: text !== ""
        color: Theme.feltText
    }
    component Choice: ActionButton {
        width: head.width
        pixelSize: Theme.small
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
        width: head.width
        review: head.review
    }

    Line {
        objectName: "reviewSummary"
        text: head.review.summary
    }

    PlotView {
        objectName: "chances"
        width: head.width
        height: Math.round((asTable ? 18 : 15) * Theme.normal)
        visible: plot.known
        dark: true
        plot: {
            void head.review.summary;
            return head.review.line(head.review.deal);
        }
        marked: head.review.marked
        onChosen: (series, point) => head.review.goToPoint(head.review.deal, series, point)
    }

    Choice {
        objectName: "partsOf"
        visible: parts.visible || head.ofGame
        text: head.ofGame ? qsTr("Result of all deals") : qsTr("Result of deal %1").arg(Numbers.whole(head.review.deal))
        Accessible.description: qsTr("Press to switch between this deal and all deals")
        onClicked: head.ofGame = !head.ofGame
    }

    ReviewParts {
        id: parts

        width: head.width
        review: head.review
        deal: head.ofGame ? 0 : head.review.deal
    }

    Choice {
        objectName: "reviewOrder"
        visible: head.review.summary !== ""
        text: head.review.moves.order === "cost" ? qsTr("Shown: the costliest decisions") : qsTr("Shown: all decisions")
        Accessible.description: qsTr("Press to switch between all decisions and the costliest ones")
        onClicked: head.review.moves.order = head.review.moves.order === "cost" ? "game" : "cost"
    }
}
