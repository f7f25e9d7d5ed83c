// SPDX-License-Identifier: GPL-3.0-or-later
// Progress and remaining time of a study, or the reason why none can start.
import QtQuick
import Downpile

Column {
    id: line

    required property Laboratory laboratory
    readonly property string reason: laboratory.held ? qsTr("You are playing with other people. The laboratory is waiting for that game to end.") : laboratory.refusal

    spacing: Theme.gapTiny

    AlertLine {
        objectName: "laboratoryRefusal"
        width: parent.width
        visible: line.reason !== ""
        text: line.reason
    }

    PageText {
        objectName: "laboratoryProgress"
        width: parent.width
        visible: line.reason === "" && text !== ""
        text: line.laboratory.progress
        lineHeight: 1
    }

    ProgressLine {
        width: Math.min(parent.width, 420 * Theme.textScale)
        visible: line.reason === "" && (line.laboratory.running || line.laboratory.mayContinue)
        name: qsTr("Progress of the study")
        share: line.laboratory.share
    }
}
