// SPDX-License-Identifier: GPL-3.0-or-later
// The statistically significant results of a study as sentences, followed by its plots.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

PageScroll {
    id: part

    required property Laboratory laboratory
    readonly property var remarks: laboratory.remarks
    // Maximum number of legible plots side by side.
    readonly property int columns: Math.max(1, Math.floor(grid.width / (25 * Theme.normal)))

    spacing: Theme.gap
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What is certain")
    Accessible.description: reader.help
    Keys.onPressed: event => reader.follow(event.key)

    PageReader {
        id: reader

        pieces: part.remarks.length > 0 ? part.remarks.concat([part.laboratory.source]) : [empty.text]
    }

    PageText {
        id: empty

        width: parent.width
        visible: part.remarks.length === 0
        topPadding: Theme.gapLarge
        color: Theme.inkSoft
        font.pixelSize: Theme.large
        text: part.laboratory.running ? qsTr("The first games are being played…") : qsTr("Choose what to compare and press Start. The computer players then play many games with each set of house rules, all with the same luck of the draw, and the results appear here.")
    }

    PageHeading {
        width: parent.width
        visible: part.remarks.length > 0
        text: qsTr("What is certain")
    }

    Column {
        objectName: "remarks"
        width: parent.width
        visible: part.remarks.length > 0
        spacing: Theme.gapTiny

        Repeater {
            model: part.remarks

            PageText {
                required property string modelData

                width: parent.width
                text: modelData
            }
        }
    }

    PageText {
        objectName: "laboratorySource"
        width: parent.width
        visible: text !== ""
        text: part.laboratory.source
        color: Theme.inkSoft
        font.pixelSize: Theme.small
    }

    Grid {
        id: grid

        width: parent.width
        columns: part.columns
        spacing: Theme.gapLarge

        Repeater {
            objectName: "laboratoryPlots"
            model: part.laboratory.plots

            PlotView {
                required property var model

                width: Math.floor((grid.width - (part.columns - 1) * grid.spacing) / part.columns)
                // If possible, the plot is low enough to be completely visible without scrolling.
                height: Math.min(implicitHeight, Math.max(16 * Theme.normal, part.height))
                plot: model.plot
            }
        }
    }
}
