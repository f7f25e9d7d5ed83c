// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a player that an arrangement shows in front of the player like cards, such as lives or a
// token. Screen readers read them with the plate.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile
import "TableLayout.mjs" as TableLayout

Item {
    id: front

    required property int seat
    // Facts about the player, such as a bid: a list of {name, text, suit, label}.
    required property var facts
    required property var plan
    required property bool gliding   // true if a change of seat is animated

    Repeater {
        model: Object.keys(TableLayout.frontFacts(front.plan))

        FactTile {
            id: tile

            required property string modelData
            readonly property var spot: TableLayout.frontTile(front.plan, front.seat, modelData)

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            fact: Array.from(front.facts).find(each => each.name === modelData) ?? null
            em: front.plan.em
            Accessible.ignored: true

            Behavior on x { enabled: front.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }
            Behavior on y { enabled: front.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }
        }
    }
}
