// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that press the action buttons, including numbers of several digits. If another digit could
// follow the typed number, its button only gets the focus, and Enter presses it. So a slow typist
// who wants 12 does not bid 1.
import QtQuick
import Downpile
import "Items.mjs" as Items

Item {
    id: keys

    required property var actions

    // The digits typed so far if more digits may follow.
    property string typed: ""

    // Handles a typed key. Presses the button of this key or, after earlier digits, of the whole
    // number, or only focuses the button. Returns false if no button's key begins with the typed
    // text.
    function press(key: string): bool {
        // If a key does not continue the typed number, it is tried alone. It may be a typing error,
        // so the button of this key only gets the focus.
        const pending = typed !== "";
        return take(typed + key, false) || (pending && take(key, true));
    }

    // Presses the button with the key `wanted`. If another digit may follow, or if `shownOnly`,
    // only gives it the focus. Returns false if no key begins with `wanted`.
    function take(wanted: string, shownOnly: bool): bool {
        const keyOf = action => action.keyLabel.toLocaleUpperCase();
        const meant = Items.of(actions).filter(action => keyOf(action).startsWith(wanted));
        const action = meant.find(each => keyOf(each) === wanted);
        const isPrefix = meant.some(each => each !== action);
        typed = isPrefix ? wanted : "";
        if (isPrefix)
            pause.restart();
        if (action && (isPrefix || shownOnly)) {
            action.forceActiveFocus(Qt.TabFocusReason);
            InputMode.showFocus();
        } else if (action)
            action.clicked();
        return meant.length > 0;
    }

    // After 1.5 s, a typed digit begins a new number.
    Timer {
        id: pause

        interval: 1500
        onTriggered: keys.typed = ""
    }
}
