// SPDX-License-Identifier: GPL-3.0-or-later
// In a replay a player's plate is clicked to see the game by this player's eyes.
import QtQuick
import Downpile

Item {
    id: eyes

    required property ReplayControl replay
    required property int player

    readonly property var eye: replay.eyes[player]
    readonly property bool isShown: !replay.allOpen && replay.viewer === player
    // There is another way to look, and it is allowed.
    readonly property bool possible: !isShown && (eye?.allowed ?? false)
    // Or why it is not allowed.
    readonly property string tip: possible ? qsTr("Click, or press %1, to see the game as %2 does", "the game; a player").arg(player + 1).arg(eye.name)
                                           : isShown ? "" : replay.restriction

    function choose() {
        if (possible)
            replay.look(player, false);
    }

    TapHandler {
        enabled: eyes.possible
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: eyes.choose()
    }

    MouseHover {
        enabled: eyes.possible
        cursorShape: Qt.PointingHandCursor
    }
}
