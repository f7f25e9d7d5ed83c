// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a deal's score: the reason with its points, or with its factor if it is a multiplier.
import QtQuick
import QtQuick.Layouts
import Downpile

RowLayout {
    id: line

    required property string text
    required property int points
    required property bool isFactor

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.of(qsTr("%1: %2", "reason of points and the points"), text, amount.text)

    PageText {
        Layout.fillWidth: true
        text: line.text
        color: line.isFactor ? Theme.brassDeep : Theme.ink
        lineHeight: 1.05
        Accessible.ignored: true
    }

    PageText {
        id: amount

        objectName: "amount"
        Layout.alignment: Qt.AlignTop
        text: line.isFactor ? qsTr("× %1", "multiplier").arg(Numbers.whole(line.points)) : Numbers.whole(line.points)
        color: line.isFactor ? Theme.brassDeep : Theme.ink
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        lineHeight: 1.05
        Accessible.ignored: true
    }
}
