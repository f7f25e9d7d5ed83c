// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the keyboard focus to the card whose name the user types, for screen-reader users: `7h`,
// `king`. Typing ends at a key that types no letter or digit, such as Escape or Space. If no card
// has the typed name, further letters belong to the name, and Enter and Space do nothing. After a short name such as
// `7h`, typing also ends at a key that does not continue the name: this key has its usual effect.
import QtQuick
import Downpile

QtObject {
    id: finder

    required property TableWalk walk
    // Finds the card with the typed name; null for a table that is not App.table.
    required property TableSpeech speech

    property bool active: false
    // True if `typed` is the whole short name of the found card.
    property bool complete: false
    // True if letters are not shortcuts now.
    readonly property bool typing: active && !complete
    property string typed: ""
    property bool failed: false   // whether no card has the typed name
    property int press: 0   // InputGuard.presses() at the last letter

    function start() {
        typed = "";
        failed = false;
        complete = false;
        active = true;
        speech.reply(qsTr("Type the name of a card."));
    }

    // Handles a key press while the name of a card is typed. Returns false if the key must have its
    // usual effect.
    function take(event: KeyEvent): bool {
        if ([Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_AltGr, Qt.Key_CapsLock].includes(event.key))
            return false;
        // A shortcut that was pressed after a short name has ended the search.
        if (complete && InputMode.guard.presses() > press + 1) {
            active = false;
            return false;
        }
        press = InputMode.guard.presses();
        // The focused card is not the one that the user wanted to play.
        if (failed && [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key)) {
            speech.reportNotFound(typed);
            return true;
        }
        const erases = event.key === Qt.Key_Backspace;
        if (event.key === Qt.Key_Escape || !erases && !(event.text > " ")) {
            active = false;
            if (event.key !== Qt.Key_Escape) {
                speech.dismissAnswer();
                return false;
            }
            speech.dismissAnswer();
            App.announcer.reply(qsTr("The search has ended."));
            return true;
        }
        // A letter of another alphabet is ignored here, because InputGuard sends it again as the
        // key of a US keyboard.
        if (!erases && event.text > "\u024f")
            return false;
        const longer = erases ? typed.slice(0, -1) : typed + event.text;
        const key = longer === "" ? 0 : speech.find(longer);
        if (key === 0 && complete && !erases) {
            active = false;
            return false;
        }
        typed = longer;
        complete = speech.isShortName(typed);
        failed = false;
        if (typed === "")
            speech.reply(qsTr("Type the name of a card."));
        else
            show(key);
        return true;
    }

    function cardOf(key: int): var {
        return (walk.all().find(item => (item as TableCard)?.key === key) as TableCard) ?? null;
    }

    // Moves the focus to the card with this key. Screen readers read a card that gets the focus. If
    // they have read it already, its name is announced.
    function show(key: int) {
        const card = cardOf(key);
        failed = card === null;
        if (failed) {
            speech.reportNotFound(typed);
            return;
        }
        if (card.activeFocus && !App.announcer.focusWaits())
            App.announcer.reply(card.label);
        walk.go(card);
        InputMode.showFocus();
    }
}
