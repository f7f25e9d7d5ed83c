// SPDX-License-Identifier: GPL-3.0-or-later
// How far a study is, and how long it still takes; or why none can begin.
import QtQuick
import QtQuick.Layouts
import Downpile

ColumnLayout {
    id: line

    required property Laboratory laboratory
    readonly property string reason: laboratory.held ? qsTr("You are playing with other people. The laboratory waits until that game is over.") : laboratory.refusal

    spacing: Theme.gapTiny

    AlertLine {
        objectName: "laboratoryRefusal"
        Layout.fillWidth: true
        visible: line.reason !== ""
        text: line.reason
    }

    PageText {
        objectName: "laboratoryProgress"
        Layout.fillWidth: true
        visible: line.reason === "" && text !== ""
        text: line.laboratory.progress
        lineHeight: 1
    }

    Rectangle {
        Layout.fillWidth: true
        Layout.maximumWidth: 420 * Theme.textScale
        implicitHeight: Math.round(Theme.normal * 0.5)
        visible: line.reason === "" && (line.laboratory.running || line.laboratory.mayGoOn)
        radius: height / 2
        color: Theme.plateShade
        border.width: 1
        border.color: Theme.controlEdge
        Accessible.role: Accessible.ProgressBar
        Accessible.name: line.laboratory.progress

        Rectangle {
            x: LayoutMirroring.enabled ? parent.width - width : 0
            width: Math.max(parent.height, Math.round(parent.width * line.laboratory.share))
            height: parent.height
            radius: height / 2
            color: Theme.primary
        }
    }
}
