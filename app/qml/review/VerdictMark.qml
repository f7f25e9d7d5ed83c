// SPDX-License-Identifier: GPL-3.0-or-later
// The symbol of a verdict, as in chess notation. Verdicts differ in shape and text, not only in
// colour.
import QtQuick
import Downpile

Rectangle {
    id: mark

    required property string verdict

    readonly property bool isBlunder: verdict === "blunder"
    readonly property bool isWrong: isBlunder || verdict === "slip"
    readonly property string sign: ({
            "blunder": "??",
            "slip": "?",
            "unsure": "~"
        })[verdict] ?? "✓"

    implicitWidth: Math.round(Theme.normal * 1.7)
    implicitHeight: implicitWidth
    radius: isBlunder ? Theme.radiusSmall : width / 2
    color: isBlunder ? Theme.ember : "transparent"
    border.width: isWrong ? 2 : 1
    border.color: isWrong ? Theme.ember : Theme.glassEdge

    Text {
        anchors.centerIn: parent
        text: mark.sign
        color: mark.isBlunder ? Theme.night : mark.isWrong ? Theme.ember : Theme.feltTextSoft
        font.family: Theme.family
        font.pixelSize: Math.round(mark.height * 0.6)
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
