// SPDX-License-Identifier: GPL-3.0-or-later
// Plots side by side: one has the keyboard focus, and a point of another one is marked.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Downpile

Window {
    id: window

    property var plots: []
    property bool dark: false
    property bool asTables: false

    visible: true
    color: dark ? Theme.night : Theme.plate
    LayoutMirroring.enabled: Qt.application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    Binding {
        target: Theme
        property: "windowScale"
        value: Theme.scaleFor(window.width, window.height)
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        columns: 2
        columnSpacing: Theme.gapLarge
        rowSpacing: Theme.gap

        Repeater {
            model: window.plots

            PlotView {
                id: view

                required property var modelData
                required property int index

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: 1
                plot: modelData
                dark: window.dark
                asTable: window.asTables
                marked: index === 1 ? Qt.point(0, 100) : Qt.point(-1, -1)
                focus: index === 0
                Component.onCompleted: {
                    if (index === 0)
                        forceActiveFocus(Qt.TabFocusReason);
                }
            }
        }
    }
}
