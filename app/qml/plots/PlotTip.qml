// SPDX-License-Identifier: GPL-3.0-or-later
// The description of a point of a plot, next to the point and within the plot.
import QtQuick
import Downpile

Rectangle {
    id: tip

    required property string text
    required property Item room
    required property point spot
    readonly property real away: Theme.normal

    objectName: "plotTip"
    visible: text !== ""
    width: words.width + 2 * Theme.gapSmall
    height: words.height + 2 * Theme.gapTiny
    x: Math.max(0, Math.min(room.width - width, spot.x - width / 2))
    // The tip is above the point or, if there is no room, below it.
    y: spot.y - away - height >= 0 ? spot.y - away - height : Math.min(room.height - height, spot.y + away)
    radius: Theme.radiusSmall
    color: Theme.plateRaised
    border.width: 1
    border.color: Theme.controlEdge

    ShortText {
        id: words

        x: Theme.gapSmall
        y: Theme.gapTiny
        room: Math.min(tip.room.width - 2 * Theme.gapSmall, 22 * Theme.normal)
        text: tip.text
        font.pixelSize: Theme.small
        lineHeight: 1
        Accessible.ignored: true
    }
}
