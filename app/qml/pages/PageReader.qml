// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the texts of a page aloud, one text at each press of the Up, Down, Home or End key. Screen
// readers follow the focus and do not reach text without focus.
import QtQuick
import Downpile

QtObject {
    // The texts to read aloud, in reading order. If `source` is set, they are collected from it.
    property var pieces: []
    property PageScroll source: null
    // Index of the text that was read aloud last; -1 before the first.
    property int at: -1
    // Accessible description of the page's focused item, which explains how to read the texts.
    readonly property string help: qsTr("Use the up and down arrows to read it.")

    function collect() {
        if (source)
            pieces = source.texts();
    }

    function read(piece: int) {
        if (pieces.length === 0)
            return;
        at = Math.max(0, Math.min(pieces.length - 1, piece));
        App.announcer.reply(pieces[at]);
    }

    // Reads the next text aloud for the key Down, the previous one for Up, the first one for Home
    // and the last one for End; ignores other keys. The key may also scroll the page.
    function follow(key: int) {
        collect();
        const next = {
            [Qt.Key_Up]: at - 1,
            [Qt.Key_Down]: at + 1,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: pieces.length - 1
        }[key];
        if (next === undefined)
            return;
        if (at >= 0 && (next < 0 || next >= pieces.length))
            App.announcer.replyEnd(next < 0, InputMode.guard.presses());
        else
            read(next);
    }
}
