// SPDX-License-Identifier: GPL-3.0-or-later
// A word on a record, on a rounded ground.
import QtQuick
import Downpile

Rectangle {
    id: mark

    property alias text: word.text

    implicitWidth: word.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: word.implicitHeight + 2
    radius: height / 2
    color: Theme.brassTint
    border.width: 1
    border.color: Theme.brass

    PageText {
        id: word

        anchors.centerIn: parent
        font.pixelSize: Theme.small
        lineHeight: 1
        wrapMode: Text.NoWrap
        color: Theme.brassDeep
        Accessible.ignored: true
    }
}
