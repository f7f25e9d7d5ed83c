// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a replay, beside the table. Choosing a decision moves the replay there, and the
// table shows the better move as a hint.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

FocusScope {
    id: panel

    required property TableReview review
    readonly property var moves: review.moves

    objectName: "reviewPanel"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Review")

    Connections {
        target: panel.Window.window

        function onActiveFocusItemChanged() {
            list.reveal(panel.Window.window.activeFocusItem);
        }
    }

    Connections {
        target: panel.review

        // When the replay has moved to a decision, by whatever means, selects that decision in the
        // list.
        function onCurrentChanged() {
            const row = panel.review.current < 0 ? -1 : panel.moves.find("entry", panel.review.current);
            if (row < 0 || row === list.currentIndex)
                return;
            list.fromTop = false;
            list.currentIndex = row;
            list.positionViewAtIndex(row, ListView.Contain);
        }
    }

    ListView {
        id: list

        function goToTop() {
            fromTop = true;
            currentIndex = -1;
            positionViewAtBeginning();
        }

        // Scrolls until an item of the header that has the focus is visible.
        function reveal(item: Item) {
            if (!item || !headerItem || !headerItem.activeFocus)
                return;
            const top = item.mapToItem(contentItem, 0, 0).y - Theme.gapSmall;
            const bottom = top + item.height + 2 * Theme.gapSmall;
            fromTop = false;
            contentY = Math.max(originY, Math.min(top, Math.max(contentY, bottom - height)));
        }

        function read(step: int) {
            if (count === 0 || (step < 0 && currentIndex <= 0)) {
                goToTop();
                return;
            }
            const next = Math.max(0, Math.min(count - 1, currentIndex + step));
            fromTop = false;
            currentIndex = next;
            positionViewAtIndex(next, ListView.Contain);
            const spoken = panel.moves.value(next, "spoken");
            if (spoken)
                App.announcer.reply(spoken);
        }

        // True until the user scrolls away from the header. While it is true, the header stays
        // visible when the list changes.
        property bool fromTop: true

        function showTop() {
            if (fromTop)
                positionViewAtBeginning();
        }

        objectName: "reviewMoves"
        anchors.fill: parent
        model: panel.review.moves
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        currentIndex: -1
        onMovementEnded: fromTop = atYBeginning
        onOriginYChanged: Qt.callLater(showTop) // qmllint disable
        onContentHeightChanged: Qt.callLater(showTop) // qmllint disable
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decisions")

        header: Qt.createComponent("ReviewHead.qml")

        Keys.onPressed: event => {
            if (event.key === Qt.Key_Down || event.key === Qt.Key_Up) {
                read(event.key === Qt.Key_Down ? 1 : -1);
                event.accepted = true;
            } else if (event.key === Qt.Key_Home) {
                goToTop();
                event.accepted = true;
            } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && currentIndex >= 0) {
                panel.review.goTo(panel.moves.value(currentIndex, "entry"), true);
                event.accepted = true;
            }
        }

        ScrollBar.vertical: PageScrollBar {
            dark: true
            onPressedChanged: list.fromTop = list.atYBeginning
        }

        delegate: ReviewTile {
            width: ListView.view ? ListView.view.width - Theme.gap : 0
            isCurrent: entry === panel.review.current
            isRead: list.activeFocus && InputMode.keyboard && index === list.currentIndex
            onChosen: {
                list.currentIndex = index;
                panel.review.goTo(entry);
            }
        }
    }

    FocusRing {
        of: list
        cloth: true
    }
}
