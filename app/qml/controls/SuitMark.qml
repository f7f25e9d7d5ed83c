// SPDX-License-Identifier: GPL-3.0-or-later
// A suit symbol on a light disc, which keeps its colour legible on the cloth and on plates.
import QtQuick
import Downpile

Rectangle {
    id: mark

    required property string suit   // name of the suit, such as "hearts"; "" hides the mark
    property real size: Theme.normal

    visible: suit !== ""
    implicitWidth: Math.round(size)
    implicitHeight: Math.round(size)
    radius: width / 2
    color: Theme.plateRaised
    border.width: 1
    border.color: Theme.nightDeep

    Picture {
        anchors.centerIn: parent
        width: Math.round(mark.width * 0.7)
        height: width
        source: mark.suit === "" ? "" : "image://icons/suit-" + mark.suit + "?color="
                + encodeURIComponent(Theme.suitColor(mark.suit).toString())
    }
}
