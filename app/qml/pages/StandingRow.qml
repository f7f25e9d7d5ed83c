// SPDX-License-Identifier: GPL-3.0-or-later
// One player after a deal: what the deal brought and the running total. The winner is tinted and
// wears a crown.
import QtQuick
import QtQuick.Layouts
import Downpile

Rectangle {
    id: standing

    required property string name
    required property int portrait
    required property int score
    required property int total
    required property bool isWinner
    required property bool isYou

    implicitHeight: row.implicitHeight + 4
    radius: Theme.radiusSmall
    color: isWinner ? Theme.brassTint : "transparent"
    border.width: isWinner ? 1 : 0
    border.color: Theme.brass
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const all = Numbers.whole(total);
        if (score === 0)
            return qsTr("%1: %2 in all").arg(name).arg(all);
        return qsTr("%1: %2 in this deal, %3 in all").arg(name).arg(Numbers.whole(score)).arg(all);
    }

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapSmall
        spacing: Theme.gapSmall

        Portrait {
            Layout.preferredWidth: size
            Layout.preferredHeight: size
            number: standing.portrait
            size: Math.round(Theme.normal * 1.7)
        }

        PageText {
            Layout.fillWidth: true
            text: standing.name
            font.weight: standing.isYou || standing.isWinner ? Font.Bold : Font.Normal
            lineHeight: 1
            Accessible.ignored: true
        }

        Picture {
            readonly property int side: Math.round(Theme.normal * 1.2)

            Layout.preferredWidth: side
            Layout.preferredHeight: side
            visible: standing.isWinner
            source: "image://icons/crown?color=" + encodeURIComponent(Theme.brassDeep)
        }

        PageText {
            Layout.preferredWidth: Math.max(implicitWidth, Math.round(Theme.normal * 2.6))
            text: standing.score > 0 ? qsTr("+%1", "points gained").arg(Numbers.whole(standing.score)) : ""
            color: Theme.brassDeep
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            lineHeight: 1
            Accessible.ignored: true
        }

        PageText {
            Layout.preferredWidth: Math.max(implicitWidth, Math.round(Theme.normal * 2.4))
            text: Numbers.whole(standing.total)
            font.weight: Font.Bold
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            lineHeight: 1
            Accessible.ignored: true
        }
    }
}
