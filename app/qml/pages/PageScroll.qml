// SPDX-License-Identifier: GPL-3.0-or-later
// A column, scrolled if it is higher than the view. The focused item stays visible.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

Flickable {
    id: scroll

    default property alias content: column.data
    property alias spacing: column.spacing
    property alias dark: bar.dark
    // Width in pixels kept free beside the column for the scroll bar.
    property real barRoom: Theme.gapLarge
    // Margin at the top and at the side without scroll bar. Without it, focus rings would be
    // clipped.
    readonly property real edge: Theme.gapTiny

    readonly property Item focusItem: Window.activeFocusItem

    // Space above and below the column that scrolls with it.
    property real spaceAbove: 0
    property real spaceBelow: 0
    // Additional space while an item is held or until the user has scrolled; see keepHeld().
    property real roomAbove: 0
    property real roomBelow: 0
    // Minimum and maximum of contentY.
    readonly property real highest: -topMargin
    readonly property real lowest: Math.max(highest, contentHeight + bottomMargin - height)

    // Last value of contentY set by place(). If contentY is different, the user has scrolled.
    property real placedAt: highest

    // The item that stays at the height `heldAt` of the window when the layout changes (see
    // hold()), or null.
    property Item held: null
    property real heldAt: 0

    // Keeps the item where it is in the window while the layout changes, until the user scrolls or
    // focuses another item. Called before this item, the control of the text size or of the
    // language, changes the layout of the page.
    function hold(item: Item) {
        release();
        held = item;
        heldAt = item.mapToItem(null, 0, 0).y;
        for (let each = item; each; each = each.parent) {
            if (each !== contentItem)
                each.yChanged.connect(keepHeld);
        }
    }

    function release() {
        for (let each = held; each; each = each.parent) {
            if (each !== contentItem)
                each.yChanged.disconnect(keepHeld);
        }
        held = null;
    }

    // Scrolls so that the held item is back at its height. At the top or the end of the page,
    // additional space of at most a third of the view gives the room for that.
    function keepHeld() {
        if (!held)
            return;
        const wanted = contentY + held.mapToItem(null, 0, 0).y - heldAt;
        roomAbove = Math.max(0, Math.min(height / 3, -wanted - spaceAbove));
        roomBelow = Math.max(0, Math.min(height / 3, wanted + height - contentHeight - spaceBelow));
        contentY = Math.max(highest, Math.min(lowest, wanted));
    }

    // Removes the room of keepHeld() as far as the user has scrolled away from it.
    onContentYChanged: {
        if (held)
            return;
        roomAbove = Math.min(roomAbove, Math.max(0, -contentY - spaceAbove));
        roomBelow = Math.min(roomBelow, Math.max(0, contentY + height - contentHeight - spaceBelow));
    }

    // Scrolls to show the whole item, by place(). An item that is already visible is moved only
    // while the user uses the keyboard. An item pressed with the mouse must stay under the pointer
    // until the mouse button is released.
    function reveal(item) {
        const top = item.mapToItem(contentItem, 0, 0).y;
        const isSeen = top >= contentY && top + item.height <= contentY + height;
        if (!isSeen || InputMode.keyboard)
            place(item, top);
    }

    function place(item, top) {
        const margin = Theme.gapLarge;
        // If the item is visible when the page is scrolled to its top, the page is scrolled there.
        // So everything above the item is visible, too.
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

    // Returns the visible texts in reading order, for reading aloud. An item with a property
    // `spoken` is read as this text.
    function texts(): var {
        const textsIn = item => {
            const text = item.visible ? item.spoken ?? (item as PageText)?.text : "";
            return text === undefined ? [].concat(...Array.from(item.children, textsIn)) : [text];
        };
        return textsIn(column).filter(text => text !== "");
    }

    onFocusItemChanged: {
        if (!focusItem || focusItem === held || !holds(focusItem))
            return;
        release();
        reveal(focusItem);
    }

    // While a page is being laid out, its height is too small for a moment. So the focused item is
    // shown again after each change of the height; otherwise the page would stay scrolled.
    onHeightChanged: {
        if (held)
            return keepHeld();
        if (!focusItem || !holds(focusItem))
            return;
        if (contentY === placedAt)
            place(focusItem, focusItem.mapToItem(contentItem, 0, 0).y);
        else
            reveal(focusItem);
    }

    onContentHeightChanged: keepHeld()
    onMovementStarted: release()

    topMargin: spaceAbove + roomAbove
    bottomMargin: spaceBelow + roomBelow
    contentWidth: width
    contentHeight: column.y + column.implicitHeight
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
            release();
            contentY = Math.max(highest, Math.min(lowest, contentY + jumps[event.key]));
            event.accepted = true;
        }
    }

    ScrollBar.vertical: PageScrollBar {
        id: bar
        onPressedChanged: scroll.release()
    }

    ScrollFade {
        objectName: "fade"
        view: scroll
        dark: scroll.dark
        barWidth: dark ? 0 : bar.width
        visible: scroll.contentY < scroll.lowest - 1
    }
    ScrollFade {
        view: scroll
        above: true
        dark: scroll.dark
        barWidth: dark ? 0 : bar.width
        visible: scroll.contentY > scroll.highest + scroll.edge
    }

    Column {
        id: column

        width: scroll.width - scroll.barRoom - scroll.edge
        x: scroll.LayoutMirroring.enabled ? scroll.barRoom : scroll.edge
        y: scroll.edge
        spacing: Theme.gap
    }
}
