// SPDX-License-Identifier: GPL-3.0-or-later
// A progress bar, filled in reading direction.
import QtQuick
import Downpile

Rectangle {
    id: line

    // Name of the task, for screen readers.
    required property string name
    // The completed part of the task, from 0 to 1.
    required property real share
    // True: colours for a dark plate. False: colours for a light page.
    property bool dark: false
    readonly property int percent: Math.floor(100 * Math.max(0, Math.min(share, 1)))

    objectName: "progressLine"
    implicitHeight: Math.round(Theme.normal * 0.5)
    radius: height / 2
    color: dark ? Theme.veilDown : Theme.plateShade
    border.width: 1
    border.color: dark ? Theme.glassEdge : Theme.controlEdge
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name
    // Qt does not report the value of a progress bar to screen readers, so the description contains
    // it.
    Accessible.description: Numbers.percent(percent)

    Rectangle {
        anchors.left: parent.left
        width: Math.max(parent.height, Math.round(parent.width * Math.min(line.share, 1)))
        height: parent.height
        radius: parent.radius
        color: line.dark ? Theme.brass : Theme.primary
    }
}
