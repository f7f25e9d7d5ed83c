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

        // When the replay has moved to a decision, for example with the time line, selects the
        // decision in the list. The signal is also emitted while the review grows; then the list
        // stays where it is, at its top after the review has opened.
        function onCurrentChanged() {
            const hasMoved = list.stop !== App.replay.stop;
            list.stop = App.replay.stop;
            const row = panel.review.current < 0 ? -1 : panel.moves.find("entry", panel.review.current);
            if (hasMoved && row >= 0 && row !== list.row)
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

        // Stop of the replay when `review` last reported its current decision.
        property int stop: -1
        // Record entry and row of the chosen decision; -1 if none is chosen.
        property int entry: -1
        readonly property int row: {
            void [count, panel.moves.order];
            return entry < 0 ? -1 : panel.moves.find("entry", entry);
        }

        function goToTop() {
            entry = -1;
            kept = "top";
            keepInView();
        }

        function isInHeader(item: Item): bool {
            while (item && item !== headerItem)
                item = item.parent;
            return item !== null;
        }

        // Scrolls until a focused item of the header is visible.
        function reveal(item: Item) {
            if (!isInHeader(item))
                return;
            const top = item.mapToItem(contentItem, 0, 0).y - Theme.gapSmall;
            const bottom = top + item.height + 2 * Theme.gapSmall;
            kept = "";
            contentY = Math.max(originY, Math.min(top, Math.max(contentY, bottom - height)));
        }

        function select(next: int) {
            entry = panel.moves.value(next, "entry");
            kept = "current";
            keepInView();
        }

        // Selects another decision in the list and reads it aloud, without moving the replay. Going
        // back from the first decision reads the summary of the review.
        function read(step: real) {
            if (count === 0 || row + step < 0) {
                goToTop();
                App.announcer.reply(count > 0 ? panel.review.summary : qsTr("No decisions."));
                return;
            }
            if (step > 0 && row === count - 1) {
                App.announcer.replyEnd(false, InputMode.guard.presses());
                return;
            }
            const next = Math.min(count - 1, row + step);
            select(next);
            const spoken = panel.moves.value(next, "spoken");
            if (spoken)
                App.announcer.reply(spoken);
        }

        // The item kept visible while the list changes: "top" (the header), "current" (the chosen
        // decision) or "" (none). It is "" after the user has scrolled away from the top or focused
        // an item of the header. Choosing a decision changes the heights of the header and of a
        // row.
        property string kept: "top"

        function keepInView() {
            if (kept === "top")
                positionViewAtBeginning();
            else if (kept === "current")
                positionViewAtIndex(row, ListView.Contain);
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
        // No current item is set. The view would give it the focus, and a screen reader would read
        // the decision, which the announcer reads already.
        currentIndex: -1
        Component.onCompleted: stop = App.replay.stop
        // Another replay has no decisions yet.
        onCountChanged: {
            if (count === 0)
                goToTop();
        }
        onMovementEnded: scrolled()
        onOriginYChanged: Qt.callLater(keepInView) // qmllint disable
        onContentHeightChanged: Qt.callLater(keepInView) // qmllint disable
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decisions")

        header: Qt.createComponent("ReviewHead.qml")

        Keys.onPressed: event => {
            const steps = {
                [Qt.Key_Up]: -1,
                [Qt.Key_Down]: 1,
                [Qt.Key_Home]: -Infinity,
                [Qt.Key_End]: Infinity
            };
            const pages = {
                [Qt.Key_PageUp]: -height * 0.85,
                [Qt.Key_PageDown]: height * 0.85
            };
            if (event.key in pages) {
                const lowest = originY + Math.max(0, contentHeight + bottomMargin - height);
                contentY = Math.max(originY, Math.min(lowest, contentY + pages[event.key]));
                scrolled();
                event.accepted = true;
            } else if (event.key in steps) {
                read(steps[event.key]);
                event.accepted = true;
            } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
                const button = panel.Window.activeFocusItem as AbstractButton;
                event.accepted = button !== null || row >= 0;
                if (button)
                    button.clicked();
                else if (row >= 0)
                    panel.review.goTo(panel.moves.value(row, "entry"), true);
            }
        }

        ScrollBar.vertical: PageScrollBar {
            dark: true
            onPressedChanged: list.scrolled()
        }

        ScrollFade {
            view: list
            height: list.edge
            dark: true
        }

        delegate: ReviewTile {
            // The row is moved with a transform, because newer versions of Qt set the x of a
            // delegate themselves.
            transform: Translate { x: list.rowX }
            width: list.rowWidth
            isCurrent: entry === panel.review.current
            isRead: list.activeFocus && InputMode.keyboard && index === list.row
            onChosen: {
                list.select(index);
                panel.review.goTo(entry);
            }
        }
    }

    FocusRing {
        anchors.fill: list
        of: list
        // The ring is hidden while an item of the header has the focus, because this item shows its
        // own ring.
        visible: list.activeFocus && !list.isInHeader(panel.Window.activeFocusItem) && InputMode.keyboard
        cloth: true
    }
}
