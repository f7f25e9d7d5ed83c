// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that press the actions, including numbers of several digits. A number to which another digit
// could be added is not pressed but focused, so that it is visible and Enter presses it. A slow
// typist who wants 12 thus does not bid 1.
import QtQuick
import Downpile
import "Items.mjs" as Items

Item {
    id: keys

    required property var actions

    // The digits typed so far if more digits may follow.
    property string typed: ""

    // Presses the button with this key. Returns false if none exists.
    function press(key: string): bool {
        // If a key does not continue the typed number, it is tried alone. It may be a typing error,
        // so the button of this key only gets the focus.
        const pending = typed !== "";
        return take(typed + key, false) || (pending && take(key, true));
    }

    // Presses the button with this key, or only gives it the focus. If `shownOnly`, it only gets
    // the focus, even if it could be pressed.
    function take(wanted: string, shownOnly: bool): bool {
        const keyOf = action => action.keyLabel.toLocaleUpperCase();
        const meant = Items.of(actions).filter(action => keyOf(action).startsWith(wanted));
        const action = meant.find(each => keyOf(each) === wanted);
        const isPrefix = meant.some(each => each !== action);
        typed = isPrefix ? wanted : "";
        if (isPrefix)
            pause.restart();
        if (action && (isPrefix || shownOnly))
            action.forceActiveFocus(Qt.TabFocusReason);
        else if (action)
            action.clicked();
        return meant.length > 0;
    }

    // After this time, a typed digit begins a new number.
    Timer {
        id: pause

        interval: 1500
        onTriggered: keys.typed = ""
    }
}
