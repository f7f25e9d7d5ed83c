// SPDX-License-Identifier: GPL-3.0-or-later
// A column that scrolls when it is taller than its room, and follows the keyboard's focus.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

Flickable {
    id: scroll

    default property alias content: column.data
    property alias spacing: column.spacing
    property alias dark: bar.dark
    // Kept free beside the column for the scroll bar.
    property real barRoom: Theme.gapLarge
    // Kept free at the other side, so that a focus ring is not cut off there.
    readonly property real edge: Theme.gapTiny

    readonly property Item focusItem: Window.activeFocusItem

    // How far it can be scrolled.
    readonly property real highest: -topMargin
    readonly property real lowest: Math.max(highest, contentHeight + bottomMargin - height)

    // contentY as set by place(); another one was set by scrolling.
    property real placedAt: highest

    // Moves as little as needed for all of the item to be seen: not at all where the mouse has just
    // been pressed on it, since it would slip away before the button is released.
    function reveal(item) {
        const top = item.mapToItem(column, 0, 0).y;
        const isSeen = top >= contentY && top + item.height <= contentY + height;
        if (!isSeen || InputMode.keyboard)
            place(item, top);
    }

    function place(item, top) {
        const margin = Theme.gapLarge;
        // At the top all that is above it is seen too.
        if (top + item.height + Theme.gapTiny <= highest + height)
            contentY = highest;
        else if (top - margin < contentY || item.height + 2 * margin > height)
            contentY = Math.max(highest, Math.min(lowest, top - margin));
        else if (top + item.height + margin > contentY + height)
            contentY = Math.min(lowest, top + item.height + margin - height);
        placedAt = contentY;
    }

    // Gives everything in the column its place now.
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

    // While a page is laid out its height is small for a moment. The page must not stay scrolled because of that,
    // so a change of the height places the focused item again.
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
