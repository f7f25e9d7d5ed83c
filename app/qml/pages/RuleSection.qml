// SPDX-License-Identifier: GPL-3.0-or-later
// A numbered section of the rules, with the current values of its house rules, if it has any.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Rectangle {
    id: section

    required property string ruleId
    required property string title
    required property string text
    required property string houseRule
    required property bool active
    // True if one of the section's house rules differs from the usual rules.
    required property bool changed
    // Examples as {text, cards}: `cards` are cards such as `TH`, with ">" for an arrow.
    required property var examples
    // True for the last opened or chosen section. It has a bar at the side and a tint.
    property bool marked: false

    readonly property string spoken: Accessible.name + ". " + Accessible.description

    implicitHeight: (state.visible ? state.y + state.height : drawings.y + drawings.height) + Theme.gapSmall
    radius: Theme.radiusSmall
    color: marked ? Theme.brassTint : "transparent"
    Accessible.role: Accessible.Section
    Accessible.name: Sentence.of(qsTr("%1: %2", "number and title of a rule"), ruleId, title)
    Accessible.description: [text, ...examples.map(one => exampleText(one)), houseRule].filter(one => one !== "").join(" ")

    function exampleText(example) {
        return qsTr("Example: %1").arg(example.text);
    }

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

    Column {
        id: drawings

        x: heading.x
        y: body.y + body.height + (section.examples.length > 0 ? Theme.gapSmall : 0)
        width: heading.width
        spacing: Theme.gapSmall

        Repeater {
            model: section.examples

            Column {
                id: example

                required property var modelData
                readonly property var groups: modelData.cards.length > 0 ? modelData.cards.join(" ").split(" > ").map(one => one.split(" ")) : []
                readonly property int cardHeight: Math.round(Theme.normal * 4.6)
                readonly property int cardWidth: Math.round(cardHeight / 1.4)

                width: parent ? parent.width : 0
                spacing: Theme.gapTiny

                Row {
                    visible: example.groups.length > 0
                    spacing: Theme.gapSmall

                    Repeater {
                        model: example.groups

                        Row {
                            id: group

                            required property var modelData
                            required property int index

                            spacing: Theme.gapSmall

                            Picture {
                                width: Math.round(Theme.normal * 1.3)
                                height: width
                                anchors.verticalCenter: parent.verticalCenter
                                visible: group.index > 0
                                mirror: section.LayoutMirroring.enabled
                                source: "image://icons/next?color=" + encodeURIComponent(Theme.inkSoft)
                            }

                            Row {
                                spacing: -Math.round(example.cardWidth * 0.5)

                                Repeater {
                                    model: group.modelData

                                    CardPicture {
                                        required property string modelData

                                        width: example.cardWidth
                                        height: example.cardHeight
                                        face: modelData
                                    }
                                }
                            }
                        }
                    }
                }

                PageText {
                    width: parent.width
                    text: section.exampleText(example.modelData)
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                    Accessible.ignored: true
                }
            }
        }
    }

    Rectangle {
        anchors.fill: state
        anchors.margins: -Theme.gapTiny
        visible: section.changed
        radius: Theme.radiusSmall
        color: Theme.brassTint
        border.width: 1
        border.color: Theme.brassEdge
    }

    PageText {
        id: state

        x: heading.x
        y: drawings.y + drawings.height + (section.changed ? Theme.gapSmall : 3)
        width: heading.width
        visible: section.houseRule !== ""
        text: section.houseRule
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.brassDeep
        Accessible.ignored: true
    }
}
