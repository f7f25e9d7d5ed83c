// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that press the actions, also those of several digits. A number that more digits can make a
// longer one is not pressed at once but gets the keyboard, so that it is seen and Enter presses it:
// nobody bids 1 who is slow to type 12.
import QtQuick
import Downpile
import "Items.mjs" as Items

Item {
    id: keys

    required property var actions

    // The digits so far of a number that may go on.
    property string typed: ""

    // False where no action has this key.
    function press(key: string): bool {
        // What does not go on with a number begins another one; that one might be a slip.
        const pending = typed !== "";
        return take(typed + key, false) || (pending && take(key, true));
    }

    // `shownOnly`: the action gets the keyboard in any case.
    function take(wanted: string, shownOnly: bool): bool {
        const keyOf = action => action.keyLabel.toLocaleUpperCase();
        const meant = Items.of(actions).filter(action => keyOf(action).startsWith(wanted));
        const action = meant.find(each => keyOf(each) === wanted);
        const goesOn = meant.some(each => each !== action);
        typed = goesOn ? wanted : "";
        if (goesOn)
            pause.restart();
        if (action && (goesOn || shownOnly))
            action.forceActiveFocus(Qt.TabFocusReason);
        else if (action)
            action.clicked();
        return meant.length > 0;
    }

    // After it a digit begins a new number.
    Timer {
        id: pause

        interval: 1500
        onTriggered: keys.typed = ""
    }
}
