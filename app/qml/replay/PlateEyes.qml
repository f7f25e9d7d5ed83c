// SPDX-License-Identifier: GPL-3.0-or-later
// In a replay, a click on a player's plate shows the game from that player's view.
import QtQuick
import Downpile

Item {
    id: eyes

    required property ReplayControl replay
    required property int player

    readonly property var eye: replay.eyes[player]
    readonly property bool isShown: !replay.allOpen && replay.viewer === player
    // True if the view can change to this player.
    readonly property bool possible: !isShown && (eye?.allowed ?? false)
    // How to change the view, or why it is not allowed.
    readonly property string tip: possible ? qsTr("Click, or press %1, to see the game as %2 does", "a key; a player").arg(player + 1).arg(eye.name)
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
