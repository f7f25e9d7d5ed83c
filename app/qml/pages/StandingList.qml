// SPDX-License-Identifier: GPL-3.0-or-later
// The standings after a deal: a row for each player. Number columns are as wide as their widest
// number or heading.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

ColumnLayout {
    id: list

    // The rows of a DealSummary, one per player.
    required property var rows

    readonly property bool settles: all(row => row.settled).some(settled => settled)
    readonly property var columns: [
        widest(0, all(row => row.score)),
        widest(1, all(row => row.total)),
        widest(2, all(row => row.payment))
    ]

    function all(valueOf: var): var {
        const found = [];
        for (let row = 0; row < players.count; ++row) {
            const standing = players.itemAt(row) as StandingRow;
            if (standing)
                found.push(valueOf(standing));
        }
        return found;
    }

    function widest(column: int, numbers: var): real {
        const head = column < heads.count ? heads.itemAt(column) : null;
        return Math.ceil(Math.max(head ? head.implicitWidth : 0, ...numbers.map(number => metrics.advanceWidth(Numbers.signed(number))))) + 2;
    }

    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Totals")

    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.normal
        font.weight: Font.Bold
    }

    Item {
        Layout.fillWidth: true
        implicitHeight: headRow.height

        Row {
            id: headRow

            anchors.right: parent.right
            // The headings are above the columns of the rows. If chips are paid at the end of the
            // game (`settles`), each row ends with a button for unfolding the calculation. Then the
            // headings have a margin of the same width.
            anchors.rightMargin: Theme.gapSmall + (list.settles ? Math.round(Theme.normal * 2) + spacing : 0)
            spacing: Theme.gapSmall

            Repeater {
                id: heads

                model: [qsTr("Deal"), qsTr("Total"), qsTr("Chips")]

                PageText {
                    required property string modelData
                    required property int index

                    width: list.columns[index]
                    visible: index < 2 || list.settles
                    text: modelData
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    lineHeight: 1
                    Accessible.ignored: true
                }
            }
        }
    }

    Repeater {
        id: players

        objectName: "rows"
        model: list.rows

        StandingRow {
            Layout.fillWidth: true
            columns: list.columns
        }
    }
}
