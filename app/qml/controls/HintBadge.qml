// SPDX-License-Identifier: GPL-3.0-or-later
// The icon of the hint in a circle, at a card, a place or a button that the hint advises.
import QtQuick
import Downpile

Rectangle {
    id: badge

    height: width
    radius: width / 2
    color: Theme.sky

    Picture {
        anchors.fill: parent
        anchors.margins: Math.max(2, Math.round(badge.width * 0.1))
        source: badge.visible ? "image://icons/hint?color=" + encodeURIComponent(Theme.ink.toString()) : ""
    }
}
