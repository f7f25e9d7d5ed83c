// SPDX-License-Identifier: GPL-3.0-or-later
// A dot at the plate of a player who has moved since the viewer's last move. Hovering or touching
// it shows the moves.
import QtQuick
import Downpile

Item {
    id: mark

    // Text about the player's last move after the viewer's last move. It begins with the important
    // events of the player's earlier moves in this time. If the text is empty, the dot is hidden.
    required property string lastMove
    required property real em
    required property bool explained    // whether the dot has a tool tip

    property bool held: false           // whether a tap keeps the tool tip open until the next tap

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
    Tap {
        gesturePolicy: TapHandler.WithinBounds
        margin: InputMode.touch ? Math.max(0, (44 - mark.width) / 2) : 0
        onTapped: mark.held = !mark.held
    }

    PlateTip {
        text: mark.lastMove
        headed: false
        shown: mark.visible && mark.enabled && mark.explained && (mark.held || hover.asks || mark.RestingFinger.asked)
        atOnce: mark.held || mark.RestingFinger.asked
        wait: 250
        onClosed: mark.held = false
    }
    RestingFinger.answers: visible

    Accessible.ignored: true   // ignored, because the player's plate has this text
}
