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

    // The digits typed so far, if more may follow.
    property string typed: ""

    // Presses the action with this key. Returns false if there is no such action.
    function press(key: string): bool {
        // A key that does not continue the number starts another one. It may be a typing error, so
        // its action only gets the focus.
        const pending = typed !== "";
        return take(typed + key, false) || (pending && take(key, true));
    }

    // Presses or focuses the action with this key. If `shownOnly`, it only gets the focus, even if
    // it could be pressed.
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

    // After this time a digit starts a new number.
    Timer {
        id: pause

        interval: 1500
        onTriggered: keys.typed = ""
    }
}
