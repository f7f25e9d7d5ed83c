// SPDX-License-Identifier: GPL-3.0-or-later
// A word on a rounded background, in a list row.
import QtQuick
import Downpile

Rectangle {
    id: mark

    property alias text: word.text
    // True if the mark has warning colours, for example for a blocked person.
    property bool warns: false

    implicitWidth: word.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: word.implicitHeight + 2
    radius: height / 2
    color: warns ? Theme.alertTint : Theme.brassTint
    border.width: 1
    border.color: warns ? Theme.alert : Theme.brassEdge

    PageText {
        id: word

        anchors.centerIn: parent
        font.pixelSize: Theme.small
        lineHeight: 1
        wrapMode: Text.NoWrap
        color: mark.warns ? Theme.alert : Theme.brassDeep
        Accessible.ignored: true
    }
}
