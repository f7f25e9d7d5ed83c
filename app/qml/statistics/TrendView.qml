// SPDX-License-Identifier: GPL-3.0-or-later
// The trend: a choice of the measure and its plot, or the reason why there is no plot.
import QtQuick
import QtQuick.Layouts
import Downpile

ColumnLayout {
    id: view

    required property Statistics statistics
    // Whether the heading is visible. If it is not, it still exists for screen readers.
    property bool hasHeading: true

    spacing: Theme.gapSmall

    PageHeading {
        objectName: "trendHeading"
        Layout.fillWidth: true
        Layout.preferredHeight: view.hasHeading ? implicitHeight : 1
        opacity: view.hasHeading ? 1 : 0
        text: qsTr("Over time")
    }

    PageSegments {
        objectName: "statisticsTrend"
        Layout.fillWidth: true
        name: qsTr("What the line shows")
        texts: Array.from(view.statistics.trendChoices).map(each => each.text)
        values: Array.from(view.statistics.trendChoices).map(each => each.value)
        value: view.statistics.trend
        onPicked: value => view.statistics.trend = value
    }

    PageText {
        objectName: "plotMissing"
        Layout.fillWidth: true
        visible: text !== ""
        text: view.statistics.plotMissing
        color: Theme.inkSoft
    }

    PlotView {
        objectName: "statisticsPlot"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(24 * Theme.normal, Math.max(15 * Theme.normal, width * 0.62))
        visible: view.statistics.plot.known
        plot: view.statistics.plot
    }
}
