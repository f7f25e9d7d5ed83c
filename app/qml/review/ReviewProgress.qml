// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of a review, with a button to stop or continue it.
import QtQuick
import Downpile

Column {
    id: progress

    required property TableReview review
    readonly property bool isWorking: review.state === "working"

    visible: isWorking || review.state === "stopped"
    spacing: Theme.gapTiny

    ProgressLine {
        width: progress.width
        name: qsTr("Progress of the review")
        share: progress.review.progress
        dark: true
    }

    Item {
        width: progress.width
        height: Math.max(state.height, button.height)

        PageText {
            id: state

            objectName: "reviewState"
            anchors.left: parent.left
            anchors.right: button.left
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            text: {
                if (!progress.isWorking)
                    return qsTr("Stopped");
                const left = progress.review.remaining;
                return left !== "" ? left : qsTr("Evaluating the decisions…");
            }
            color: Theme.feltTextSoft
            font.pixelSize: Theme.small
        }

        ActionButton {
            id: button

            objectName: "stopReview"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            pixelSize: Theme.small
            reach: Theme.gapTiny
            focusPolicy: Qt.TabFocus
            text: progress.isWorking ? qsTr("Stop") : qsTr("Continue")
            onClicked: progress.isWorking ? progress.review.stop() : progress.review.start()
        }
    }
}
