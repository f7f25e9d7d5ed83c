// SPDX-License-Identifier: GPL-3.0-or-later
// A column that scrolls if it is higher than the view and keeps the focused item visible.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

Flickable {
    id: scroll

    default property alias content: column.data
    property alias spacing: column.spacing
    property alias dark: bar.dark
    // Width in pixels that is kept free beside the column for the scroll bar.
    property real barRoom: Theme.gapLarge
    // Margin at the side without scroll bar. Without it, focus rings would be clipped.
    readonly property real edge: Theme.gapTiny

    readonly property Item focusItem: Window.activeFocusItem

    // Minimum and maximum of contentY.
    readonly property real highest: -topMargin
    readonly property real lowest: Math.max(highest, contentHeight + bottomMargin - height)

    // Value of contentY that place() has set. If contentY is different, the user has scrolled.
    property real placedAt: highest

    // Scrolls as little as necessary to show the whole item. A visible item that was pressed with
    // the mouse must not move, because the pointer would not be on it when the button is released.
    function reveal(item) {
        const top = item.mapToItem(column, 0, 0).y;
        const isSeen = top >= contentY && top + item.height <= contentY + height;
        if (!isSeen || InputMode.keyboard)
            place(item, top);
    }

    function place(item, top) {
        const margin = Theme.gapLarge;
        // For an item near the top of the page, everything above it is shown, too.
        if (top + item.height + Theme.gapTiny <= highest + height)
            contentY = highest;
        else if (top - margin < contentY || item.height + 2 * margin > height)
            contentY = Math.max(highest, Math.min(lowest, top - margin));
        else if (top + item.height + margin > contentY + height)
            contentY = Math.min(lowest, top + item.height + margin - height);
        placedAt = contentY;
    }

    // Lays out the column at once instead of before the next frame.
    function settle() {
        column.forceLayout();
    }

    function holds(item) {
        for (let parent = item; parent; parent = parent.parent) {
            if (parent === column)
                return true;
        }
        return false;
    }

    onFocusItemChanged: {
        if (focusItem && holds(focusItem))
            reveal(focusItem);
    }

    // While a page is being laid out, its height is too small for a moment. So the focused item is
    // shown again after each change of the height; otherwise the page would stay scrolled.
    onHeightChanged: {
        if (!focusItem || !holds(focusItem))
            return;
        if (contentY === placedAt)
            place(focusItem, focusItem.mapToItem(column, 0, 0).y);
        else
            reveal(focusItem);
    }

    contentWidth: width
    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    pixelAligned: true

    Keys.onPressed: event => {
        const page = height * 0.85;
        const jumps = {
            [Qt.Key_PageDown]: page,
            [Qt.Key_PageUp]: -page,
            [Qt.Key_Down]: 3 * Theme.normal,
            [Qt.Key_Up]: -3 * Theme.normal,
            [Qt.Key_Home]: -contentHeight,
            [Qt.Key_End]: contentHeight
        };
        if (event.key in jumps && lowest > highest) {
            contentY = Math.max(highest, Math.min(lowest, contentY + jumps[event.key]));
            event.accepted = true;
        }
    }

    ScrollBar.vertical: PageScrollBar {
        id: bar
    }

    Column {
        id: column

        width: scroll.width - scroll.barRoom - scroll.edge
        x: scroll.LayoutMirroring.enabled ? scroll.barRoom : scroll.edge
        spacing: Theme.gap
    }
}
