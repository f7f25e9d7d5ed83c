// SPDX-License-Identifier: GPL-3.0-or-later
// A decision in a review: the move, its cost and the better move.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: tile

    required property int index
    required property int entry
    required property string moveText
    required property string better
    required property string verdict
    required property string judged
    required property string reason
    required property string spoken

    // True if the replay is at the decision of this row.
    property bool isCurrent: false
    // True if the keyboard focus is at this row.
    property bool isRead: false

    signal chosen

    implicitHeight: Math.max(mark.height, words.height) + 2 * Theme.gapSmall
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selected: isCurrent
    Accessible.onPressAction: if (enabled) chosen()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 1
        radius: Theme.radiusSmall
        color: tile.isCurrent ? Theme.veilDown : hover.over || tile.isRead ? Theme.veil : "transparent"
        border.width: tile.isRead ? 1 : 0
        border.color: Theme.focus
    }

    MouseHover {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }

    Tap {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: tile.chosen()
    }

    VerdictMark {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapSmall
        y: Theme.gapSmall
        verdict: tile.verdict
    }

    Column {
        id: words

        anchors.left: mark.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapTiny
        y: Theme.gapSmall
        spacing: 1

        component Line: PageText {
            width: words.width
            visible: text !== ""
            color: Theme.feltTextSoft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Line {
            text: tile.moveText
            color: Theme.feltText
            font.pixelSize: Theme.normal
        }
        Line {
            text: tile.better
            color: Theme.sky
            font.pixelSize: Theme.normal
        }
        Line {
            visible: text !== "" && tile.isCurrent
            text: tile.reason
        }
        Line {
            text: tile.judged
        }
    }
}
