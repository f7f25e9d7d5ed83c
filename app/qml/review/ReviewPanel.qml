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
            if (row >= 0 && row !== list.currentIndex)
                list.select(row);
        }
    }

    ListView {
        id: list

        // Margin around the rows. In it, the focus frames of the list and of items in it are
        // visible and cover no text.
        readonly property real edge: Theme.gapSmall
        // Position and width of the rows. Beside them there is room for the scroll bar.
        readonly property real rowX: LayoutMirroring.enabled ? edge + Theme.gap : edge
        readonly property real rowWidth: width - 2 * edge - Theme.gap

        function goToTop() {
            currentIndex = -1;
            kept = "top";
            keepInView();
        }

        function isInHeader(item: Item): bool {
            while (item && item !== headerItem)
                item = item.parent;
            return item !== null;
        }

        // Scrolls until an item of the header that has the focus is visible.
        function reveal(item: Item) {
            if (!isInHeader(item))
                return;
            const top = item.mapToItem(contentItem, 0, 0).y - Theme.gapSmall;
            const bottom = top + item.height + 2 * Theme.gapSmall;
            kept = "";
            contentY = Math.max(originY, Math.min(top, Math.max(contentY, bottom - height)));
        }

        function select(row: int) {
            currentIndex = row;
            kept = "current";
            keepInView();
        }

        function read(step: int) {
            if (count === 0)
                App.announcer.reply(qsTr("No decisions."));
            if (count === 0 || (step < 0 && currentIndex <= 0)) {
                goToTop();
                return;
            }
            const next = Math.max(0, Math.min(count - 1, currentIndex + step));
            select(next);
            const spoken = panel.moves.value(next, "spoken");
            if (spoken)
                App.announcer.reply(spoken);
        }

        // What stays visible when the list changes, until the user scrolls: "top" (the header),
        // "current" (the chosen decision) or "". A choice changes the heights of header and row.
        property string kept: "top"

        function keepInView() {
            if (kept === "top")
                positionViewAtBeginning();
            else if (kept === "current")
                positionViewAtIndex(currentIndex, ListView.Contain);
        }

        function scrolled() {
            kept = atYBeginning ? "top" : "";
        }

        objectName: "reviewMoves"
        anchors.fill: parent
        anchors.margins: -edge
        bottomMargin: edge
        model: panel.review.moves
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        currentIndex: -1
        onMovementEnded: scrolled()
        onOriginYChanged: Qt.callLater(keepInView) // qmllint disable
        onContentHeightChanged: Qt.callLater(keepInView) // qmllint disable
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
            onPressedChanged: list.scrolled()
        }

        delegate: ReviewTile {
            // Newer versions of Qt set x themselves.
            transform: Translate { x: list.rowX }
            width: list.rowWidth
            isCurrent: entry === panel.review.current
            isRead: list.activeFocus && InputMode.keyboard && index === list.currentIndex
            onChosen: {
                list.select(index);
                panel.review.goTo(entry);
            }
        }
    }

    FocusRing {
        anchors.fill: list
        of: list
        // An item of the header that has the focus shows its own ring.
        visible: list.activeFocus && !list.isInHeader(panel.Window.activeFocusItem) && InputMode.keyboard
        cloth: true
    }
}
