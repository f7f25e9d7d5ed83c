// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers on the table: cards on piles and in the opponents' hands, and the facts in front of
// players.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile
import "TableLayout.mjs" as TableLayout

Item {
    id: badges

    required property var table
    required property var plan
    // Number of places of each zone at each seat (-1: no seat), with keys such as "upPiles/2".
    required property var placeCounts
    required property var openHands     // numbers of the seats whose hands are opened
    required property bool gliding
    readonly property Repeater ofPlaces: piles

    // Text size of the points on all piles' badges: the largest size at which all of them fit.
    property real scoreSize: Infinity

    function findScoreSize() {
        let least = Infinity;
        for (let n = 0; n < piles.count; ++n) {
            const badge = piles.itemAt(n) as PileBadge;
            if (badge && badge.showsWorth)
                least = Math.min(least, badge.fitting);
        }
        scoreSize = least;
    }

    function roomChanged() {
        Qt.callLater(findScoreSize); // qmllint disable
    }

    Repeater {
        id: piles
        model: badges.table.places
        onItemRemoved: badges.roomChanged()

        PileBadge {
            id: badge
            spot: TableLayout.place(badges.plan, badge.zone, badge.seat, badge.pile,
                                    badges.placeCounts[badge.zone + "/" + badge.seat] ?? 0)
            em: badges.plan.labels
            most: badges.scoreSize
            onShowsWorthChanged: badges.roomChanged()
            onFittingChanged: badges.roomChanged()
            Accessible.ignored: true
        }
    }

    Repeater {
        model: badges.table.players

        FrontFacts {
            plan: badges.plan
            gliding: badges.gliding
        }
    }

    Repeater {
        model: badges.table.players

        Pill {
            id: handCount

            required property int seat
            required property int cardCount
            required property bool isOut
            readonly property var fan: TableLayout.seatHome(badges.plan, handCount.seat).fan

            // The cards of an opened hand are not on the plate, so their number is not there either.
            visible: handCount.seat > 0 && (handCount.isOut || handCount.cardCount > 0 && !badges.openHands.includes(handCount.seat))
            x: handCount.fan ? Math.round(handCount.fan.x + (handCount.fan.width - width) / 2) : 0
            y: handCount.fan ? Math.round(handCount.fan.y + (handCount.isOut ? (handCount.fan.height - height) / 2
                                                                       : handCount.fan.height + badges.plan.em * 0.67 - badges.plan.labels * 0.4 - height)) : 0
            Behavior on x { enabled: badges.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }
            Behavior on y { enabled: badges.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }
            //: In place of the cards of a player who is out of the deal. As short as possible.
            text: handCount.isOut ? qsTr("out") : Numbers.whole(handCount.cardCount)
            pixelSize: badges.plan.labels * 0.9
            Accessible.ignored: true
        }
    }
}
