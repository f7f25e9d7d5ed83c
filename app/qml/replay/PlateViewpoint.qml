// SPDX-License-Identifier: GPL-3.0-or-later
// In a replay, a click on a player's plate shows the game from that player's view, if this view is
// allowed.
import QtQuick
import Downpile

Item {
    id: viewpoints

    required property ReplayControl replay
    required property int player

    readonly property var viewpoint: replay.viewpoints[player]
    readonly property bool isShown: !replay.allOpen && replay.viewer === player
    // True if the user can change to the view of this player.
    readonly property bool possible: !isShown && (viewpoint?.allowed ?? false)
    // Tool tip: how to change to this player's view, or why it is not allowed.
    readonly property string tip: {
        if (!possible)
            return isShown ? "" : replay.restriction;
        if (viewpoint.isYou)
            return qsTr("Click, or press %1, to see the game as you did", "a key").arg(player + 1);
        return Sentence.of(qsTr("Click, or press %1, to see the game as %2 does", "a key; a player"), player + 1, viewpoint.name);
    }

    function choose() {
        if (possible)
            replay.look(player, false);
    }

    Tap {
        enabled: viewpoints.possible
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: viewpoints.choose()
    }

    MouseHover {
        enabled: viewpoints.possible
        cursorShape: Qt.PointingHandCursor
    }
}
