// SPDX-License-Identifier: GPL-3.0-or-later
// A numbered section of the rules, with the current value of its house rule.
import QtQuick
import Downpile

Rectangle {
    id: section

    required property string ruleId
    required property string title
    required property string text
    required property string houseRule
    required property bool active
    // True for the section that was asked for. It has a bar at the side and a tint.
    property bool marked: false

    readonly property string spoken: Accessible.name + ". " + Accessible.description

    implicitHeight: (state.visible ? state.y + state.height : body.y + body.height) + Theme.gapSmall
    radius: Theme.radiusSmall
    color: marked ? Theme.brassTint : "transparent"
    Accessible.role: Accessible.Section
    Accessible.name: qsTr("%1: %2", "number and title of a rule").arg(ruleId).arg(title)
    Accessible.description: houseRule === "" ? text : text + " " + houseRule

    Rectangle {
        x: section.LayoutMirroring.enabled ? parent.width - width : 0
        width: 4
        height: parent.height
        radius: 2
        visible: section.marked
        color: Theme.brassDeep
    }

    Rectangle {
        id: badge

        x: section.LayoutMirroring.enabled ? parent.width - width - Theme.gap : Theme.gap
        y: Theme.gapSmall
        width: Math.max(Math.round(Theme.normal * 2.9), number.implicitWidth + Theme.gapSmall)
        height: Math.round(Theme.normal * 1.5)
        radius: height / 2
        color: section.active ? Theme.primary : "transparent"
        border.width: section.active ? 0 : 1
        border.color: Theme.controlEdge

        PageText {
            id: number

            anchors.centerIn: parent
            text: section.ruleId
            font.pixelSize: Theme.small
            font.weight: Font.Bold
            lineHeight: 1
            color: section.active ? Theme.feltText : Theme.inkSoft
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    PageText {
        id: heading

        x: section.LayoutMirroring.enabled ? Theme.gapSmall : badge.x + badge.width + Theme.gap
        y: Theme.gapSmall
        width: section.width - badge.width - 2 * Theme.gap - Theme.gapSmall
        text: section.title
        font.pixelSize: Math.round(Theme.normal * 1.1)
        font.weight: Font.DemiBold
        color: section.active ? Theme.ink : Theme.inkSoft
        Accessible.ignored: true
    }

    PageText {
        id: body

        x: heading.x
        y: heading.y + heading.height + 3
        width: heading.width
        text: section.text
        color: section.active ? Theme.ink : Theme.inkSoft
        lineHeight: 1.25
        Accessible.ignored: true
    }

    PageText {
        id: state

        x: heading.x
        y: body.y + body.height + 3
        width: heading.width
        visible: section.houseRule !== ""
        text: section.houseRule
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.brassDeep
        Accessible.ignored: true
    }
}
