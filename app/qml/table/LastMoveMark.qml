// SPDX-License-Identifier: GPL-3.0-or-later
// A dot at the plate of a player who has moved since the viewer's last move. Hovering or touching
// it shows the moves.
import QtQuick
import Downpile

Item {
    id: mark

    // Text about the player's last move since the viewer's, and about important events of earlier
    // moves; if it is empty, the mark (a dot) is hidden.
    required property string lastMove
    required property real em

    property bool held: false           // whether the tool tip stays until the next touch or move

    visible: lastMove !== ""
    width: Math.round(em * 1.3)
    height: width
    onLastMoveChanged: held = false

    Rectangle {
        anchors.centerIn: parent
        width: Math.round(mark.em)
        height: width
        radius: width / 2
        color: Theme.sky
        border.width: 2
        border.color: Theme.nightDeep
    }
    MouseHover {
        id: hover
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        margin: InputMode.touch ? Math.max(0, (44 - mark.width) / 2) : 0
        onTapped: mark.held = !mark.held
    }

    PlateTip {
        text: mark.lastMove
        headed: false
        shown: mark.visible && mark.enabled && (mark.held || hover.over || mark.RestingFinger.asked)
        atOnce: mark.held || mark.RestingFinger.asked
        wait: 250
    }
    RestingFinger.answers: visible

    Accessible.ignored: true   // ignored, because the player's plate has this text
}
