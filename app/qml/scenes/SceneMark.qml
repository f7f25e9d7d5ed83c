// SPDX-License-Identifier: GPL-3.0-or-later
// A round token with an icon, for a scene whose cards alone do not identify the game.
import QtQuick
import Downpile

Rectangle {
    id: mark

    required property string icon
    required property real across
    required property real down
    property color colour: Theme.ink
    readonly property GameScene scene: parent as GameScene

    x: scene.width * across - width / 2
    y: scene.height * down - height / 2
    width: Math.round(scene.width * 0.15)
    height: width
    radius: width / 2
    color: Theme.plate
    border.width: Math.max(2, Math.round(width / 16))
    border.color: Theme.brass

    SoftShadow {
        blur: Math.max(4, Math.round(mark.width / 6))
        opacity: 0.5
    }

    Picture {
        anchors.centerIn: parent
        width: Math.round(mark.width * 0.56)
        height: width
        source: "image://icons/" + mark.icon + "?color=" + encodeURIComponent(mark.colour.toString())
    }
}
