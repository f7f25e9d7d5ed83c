// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a page of text aloud, a piece at each press of the Up and Down keys. Screen readers follow
// the focus and do not reach text without focus.
import QtQuick
import Downpile

QtObject {
    // The texts of the page, in reading order.
    property var pieces: []
    // Index of the text that was read aloud last; -1 if none was.
    property int at: -1
    // Accessible description of the page's focused item, which explains how to read the texts.
    readonly property string help: qsTr("Use the up and down arrows to read it.")

    function read(piece: int) {
        if (pieces.length === 0)
            return;
        at = Math.max(0, Math.min(pieces.length - 1, piece));
        App.announcer.reply(pieces[at]);
    }

    // Reads the next text aloud for the key Down, and the previous one for Up; ignores other keys.
    // The key may also scroll the page.
    function follow(key: int) {
        const next = at + (key === Qt.Key_Down ? 1 : -1);
        if (key !== Qt.Key_Down && key !== Qt.Key_Up)
            return;
        if (at >= 0 && (next < 0 || next >= pieces.length))
            App.announcer.reply(qsTr("End.", "spoken when an arrow key finds nothing further"));
        else
            read(next);
    }
}
