// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a page of text to people who listen, a piece at each press of the up and down arrows: screen
// readers come to nothing that has no focus.
import QtQuick
import Downpile

QtObject {
    // The texts of the pieces, from the top.
    property var pieces: []
    // What was read last.
    property int at: -1
    // Said of what has the focus.
    readonly property string help: qsTr("The up and down arrows read it out.")

    function read(piece: int) {
        if (pieces.length === 0)
            return;
        at = Math.max(0, Math.min(pieces.length - 1, piece));
        Program.announcer.reply(pieces[at]);
    }

    // Reads the next piece, or the one before, if it is a key for that; the page may scroll to it as
    // well.
    function follow(key: int) {
        if (key === Qt.Key_Down)
            read(at + 1);
        else if (key === Qt.Key_Up)
            read(at - 1);
    }
}
