// SPDX-License-Identifier: GPL-3.0-or-later
// A long list on a page with keyboard navigation. The current row and the focused item in it stay
// visible.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

ListView {
    id: list

    // Margin around the rows, without which the focus frame of a row would be clipped.
    readonly property real edge: Theme.gapTiny
    // Position and width of the rows. Beside them there is room for the scroll bar.
    readonly property real rowX: LayoutMirroring.enabled ? Theme.gapLarge - Theme.gapTiny : edge
    readonly property real rowWidth: width - Theme.gapLarge
    readonly property Item focusItem: Window.activeFocusItem
    // The focused item of the header, such as a search field, or null. A ListView gives the focus to
    // each new current row, which would take it from the field while the user types.
    property Item field: null

    // Emitted when the user presses a key to go to this row. The receiver sets the current row. The
    // number may be out of range.
    signal walked(int row)

    // Scrolls until the item is visible outside of the faded edges. If the item is higher than the
    // list, its top is visible.
    function reveal(item: Item) {
        const top = item.mapToItem(contentItem, 0, 0).y;
        const lowest = Math.max(originY - topMargin, originY + contentHeight + bottomMargin - height);
        if (top + item.height + below.height > contentY + height)
            contentY = Math.min(lowest, top + item.height + below.height - height);
        if (top - above.height < contentY)
            contentY = Math.max(originY - topMargin, top - above.height);
    }

    // True if the user has scrolled the list by mouse or touch since the keyboard was used.
    property bool scrolled: false
    onMovementStarted: scrolled = true

    // True if the list stays at its top, because the first row is the current one and neither the
    // keyboard nor scrolling was used. In a low list, the header and the first row may not both be
    // visible.
    function staysAtTop(): bool {
        return currentIndex <= 0 && !InputMode.keyboard && !scrolled && !bar.pressed;
    }

    // Returns the y, in the parent of the list, at which an item of this height is in the middle of
    // the room below the header. For the text that a list without rows shows.
    function middleY(itemHeight: real): real {
        const above = headerItem?.height ?? 0;
        return y + above + Math.max(0, Math.round((height - above - itemHeight) / 2));
    }

    function keepInSight() {
        if (field) {
            reveal(field);
            return;
        }
        if (staysAtTop()) {
            positionViewAtBeginning();
            contentY = originY - topMargin;
            return;
        }
        positionViewAtIndex(currentIndex, ListView.Contain);
        if (currentItem)
            reveal(currentItem);
    }

    // Called when the current row has changed its position or height. Keeps this row visible if the
    // user is not scrolling.
    function follow() {
        if (!moving && !bar.pressed)
            keepInSight();
    }

    function isInside(item: Item, ancestor: Item): bool {
        while (item && item !== ancestor)
            item = item.parent;
        return item !== null;
    }

    function forgetField() {
        if (!headerItem || !isInside(focusItem, headerItem))
            field = null;
    }

    onCurrentItemChanged: {
        if (field && currentItem?.activeFocus)
            field.forceActiveFocus(Qt.OtherFocusReason);
    }

    function takeKeyboard() {
        scrolled = false;
        (currentItem ?? list).forceActiveFocus(Qt.OtherFocusReason);
    }

    focus: true
    clip: true
    spacing: Theme.gapSmall
    topMargin: edge
    bottomMargin: edge
    boundsBehavior: Flickable.StopAtBounds
    pixelAligned: true
    highlightMoveDuration: 0
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    onHeightChanged: Qt.callLater(keepInSight) // qmllint disable
    onFocusItemChanged: {
        if (focusItem && headerItem && isInside(focusItem, headerItem))
            field = focusItem;
        else
            Qt.callLater(forgetField); // qmllint disable
        if (isInside(focusItem, contentItem) && !staysAtTop())
            reveal(focusItem);
    }

    ScrollBar.vertical: PageScrollBar {
        id: bar
    }

    ScrollFade {
        id: below

        view: list
        barWidth: bar.width
    }
    ScrollFade {
        id: above

        view: list
        above: true
        barWidth: bar.width
    }

    Connections {
        target: list.currentItem

        function onYChanged() {
            Qt.callLater(list.follow); // qmllint disable
        }
        function onHeightChanged() {
            Qt.callLater(list.follow); // qmllint disable
        }
    }

    Keys.onPressed: event => {
        const rows = currentItem ? Math.max(1, Math.floor(height / (currentItem.height + spacing))) : 1;
        const steps = {
            [Qt.Key_Up]: -1,
            [Qt.Key_Down]: 1,
            [Qt.Key_PageUp]: -rows,
            [Qt.Key_PageDown]: rows,
            [Qt.Key_Home]: -count,
            [Qt.Key_End]: count
        };
        if (!(event.key in steps) || count === 0)
            return;
        walked(currentIndex + steps[event.key]);
        keepInSight();
        takeKeyboard();
        event.accepted = true;
    }
}
