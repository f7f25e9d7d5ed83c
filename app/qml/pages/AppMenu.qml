// SPDX-License-Identifier: GPL-3.0-or-later
// A menu in the style of the pages, as wide as its widest entry.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

Menu {
    id: menu

    // True while the menu is closing. Until it is closed, its title in the menu bar is disabled.
    // Otherwise the title under the pointer would treat the menu as open and ignore the next click.
    property bool closing: false

    // Sets the menu's width to the width of its widest entry. The implicitWidth of a hidden entry
    // is updated only when the menu is shown. Therefore AppMenuItem calls fit() at each change.
    function fit() {
        let widest = 200;
        for (let row = 0; row < count; ++row)
            widest = Math.max(widest, itemAt(row).implicitWidth);
        width = widest + leftPadding + rightPadding;
    }

    // Down moves from the last enabled entry to the first, Up from the first to the last. Without
    // this, Qt would leave or close the menu at its top end if it is in a menu bar.
    function wrap(event: KeyEvent) {
        const rows = [...Array(count).keys()].filter(row => (itemAt(row) as MenuItem)?.enabled);
        const first = rows[0] ?? -1;
        const last = rows[rows.length - 1] ?? -1;
        const wrapsUp = event.key === Qt.Key_Up && currentIndex <= first;
        const wrapsDown = event.key === Qt.Key_Down && currentIndex >= last;
        event.accepted = wrapsUp || wrapsDown;
        if (event.accepted)
            currentIndex = wrapsUp ? last : first;
    }

    // Chooses the entry with the typed key, such as D for Draw. If no entry has this key, chooses
    // the enabled entry that underlines this letter in its text. The letter is typed without Alt,
    // because Alt would close the menu.
    function chooseByLetter(event: KeyEvent) {
        if (event.text === "" || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        const typed = event.text.toLowerCase();
        const entries = [...Array(count).keys()].map(row => itemAt(row) as AppMenuItem);
        const withKey = entries.find(entry => entry?.keyText.toLowerCase() === typed);
        const withLetter = entries.find(entry => entry?.enabled && entry.action && /&(.)/.exec(entry.text)?.[1].toLowerCase() === typed);
        const chosen = withKey ?? withLetter;
        if (!chosen)
            return;
        event.accepted = true;
        if (chosen.enabled)
            chosen.choose();
    }

    // Screen readers ignore the menu without a current entry, so they do not report that the focus
    // returns to the item that had it before.
    function announceClosing(event) {
        if (event.key === Qt.Key_Escape)
            App.announcer.reply(qsTr("Menu closed."));
    }

    margins: 2
    padding: Theme.gapTiny
    overlap: 1
    Component.onCompleted: {
        // Without a role, Qt would report the focus of the menu as focus of the menu bar. Screen
        // readers ignore the menu itself; onOpened announces its name.
        contentItem.Accessible.role = Accessible.PopupMenu;
        contentItem.Accessible.ignored = true;
        // Qt lets a menu scroll only if it is higher than the window. This menu can be lower and
        // still not fit below its title.
        const list = contentItem as ListView;
        list.interactive = Qt.binding(() => list.contentHeight > list.height);
        list.highlightMoveDuration = 0;
        contentItem.Keys.pressed.connect(wrap);
        contentItem.Keys.pressed.connect(chooseByLetter);
        contentItem.Keys.pressed.connect(announceClosing);
    }
    onAboutToShow: fit()
    // If no entry is current, gives the keyboard focus to the menu itself.
    onOpened: {
        if (currentIndex < 0)
            contentItem.forceActiveFocus(Qt.PopupFocusReason);
        const name = qsTr("%1 menu", "the title of a menu").arg(title.replace("&", ""));
        const isUsable = [...Array(count).keys()].some(row => (itemAt(row) as MenuItem)?.enabled);
        App.announcer.reply(isUsable ? name : name + ". " + qsTr("Nothing is available now."));
    }
    onAboutToHide: closing = true
    onClosed: closing = false
    delegate: AppMenuItem {}

    background: Rectangle {
        implicitWidth: 200
        radius: Theme.radius
        color: Theme.plateRaised
        border.width: 1
        border.color: Theme.controlEdge

        // Shows that the menu scrolls, in the padding beside the entries. With an attached
        // ScrollBar, Qt's menu would report a binding loop.
        Rectangle {
            readonly property ListView list: menu.contentItem as ListView

            objectName: "menuScroll"
            x: menu.mirrored ? 1 : parent.width - width - 1
            y: menu.topPadding + list.visibleArea.yPosition * list.height
            width: menu.padding - 1
            height: list.visibleArea.heightRatio * list.height
            visible: list.interactive
            radius: width / 2
            color: Theme.inkSoft
        }
    }
}
