// SPDX-License-Identifier: GPL-3.0-or-later
// The look of everything that is drawn here: colours, sizes of text, radii, spacing, durations. Text
// follows the player's text size; what lies on the table takes its sizes from TableLayout.
pragma Singleton

import QtQuick
import Downpile

QtObject {
    id: theme

    // On the cloth.
    readonly property color felt: "#245341"
    readonly property color feltText: "#f7f1e3"        // text
    readonly property color feltTextSoft: "#c9cdbd"    // secondary text
    readonly property color night: "#12261e"         // dark plates, solid
    readonly property color nightDeep: "#0c1a15"     // what lies on them: key caps, numbers
    readonly property color glass: Qt.rgba(0.055, 0.12, 0.095, 0.82)  // dark plates that let the cloth through
    readonly property color glassEdge: Qt.rgba(0.97, 0.95, 0.89, 0.16)     // their hairline
    readonly property color veil: Qt.rgba(0.97, 0.945, 0.89, 0.1)          // controls on dark plates,
    readonly property color veilHover: Qt.rgba(0.97, 0.945, 0.89, 0.18)    // under the pointer,
    readonly property color veilDown: Qt.rgba(0.97, 0.945, 0.89, 0.26)     // and pressed
    readonly property color veilEdge: Qt.rgba(0.97, 0.945, 0.89, 0.42)
    readonly property color scrim: Qt.rgba(0.02, 0.06, 0.045, 0.55)       // dims the table behind a page
    readonly property color sky: "#8fd3ff"           // hints
    readonly property color ember: "#ffc3ab"         // refusals

    readonly property color focus: "#ffffff"         // what has the keyboard

    // Brass: turn, places where a card may go.
    readonly property color brass: "#d9a441"
    readonly property color brassBright: "#f0cd84"
    readonly property color brassDeep: "#7f560c"
    readonly property color brassTint: Qt.rgba(0.85, 0.64, 0.25, 0.16)

    // Light pages.
    readonly property color plate: "#f7f1e3"
    readonly property color plateRaised: "#fffdf8"
    readonly property color plateShade: "#ece3cf"
    readonly property color ink: "#1d2420"
    readonly property color inkSoft: "#59605a"
    readonly property color hairline: "#dcd2bb"
    readonly property color controlEdge: "#8a8370"
    readonly property color primary: "#245341"
    readonly property color primaryHover: "#2d6650"
    readonly property color primaryDown: "#1b4032"
    readonly property color alert: "#9c2f1c"
    readonly property color alertTint: Qt.rgba(0.61, 0.18, 0.11, 0.1)

    readonly property string family: Qt.application.font.family // qmllint disable
    // How much larger everything is in a large window: the window sets it (see scaleFor).
    property real windowScale: 1
    readonly property real textScale: Settings.textSize / 100 * windowScale
    // For the widths of pages: they grow less than their text does when the player enlarges it.
    readonly property real pageScale: windowScale * Math.max(1, Settings.textSize / 100 * 0.8)
    readonly property int small: Math.round(12 * textScale)
    readonly property int normal: Math.round(14 * textScale)
    readonly property int large: Math.round(18 * textScale)
    readonly property int title: Math.round(26 * textScale)
    readonly property int display: Math.round(56 * textScale)

    readonly property int radiusSmall: Math.round(6 * windowScale)
    readonly property int radius: Math.round(10 * windowScale)
    readonly property int radiusLarge: Math.round(16 * windowScale)
    readonly property int gapTiny: Math.round(4 * windowScale)
    readonly property int gapSmall: Math.round(8 * windowScale)
    readonly property int gap: Math.round(14 * windowScale)
    readonly property int gapLarge: Math.round(24 * windowScale)
    readonly property int gapHuge: Math.round(40 * windowScale)
    readonly property int controlHeight: Math.max(34, Math.round(34 * textScale))

    readonly property bool reducedMotion: Settings.motion === "reduced"
    readonly property int quick: Settings.durationOf(90)     // picking up, hovering, fading
    readonly property int travel: Settings.durationOf(220)   // a card from place to place
    readonly property int glide: Settings.durationOf(450)    // players changing seats

    // The colour of a suit's sign on a light ground, as on the cards.
    function suitColor(suit: string): color {
        if (suit === "hearts" || (suit === "diamonds" && !Settings.fourColours))
            return "#c8202f";
        if (suit === "diamonds")
            return "#1d5fc4";
        return suit === "clubs" && Settings.fourColours ? "#14783c" : "#1b2030";
    }

    // The scale for a window of this size: none up to the usual one, then in steps of a tenth.
    function scaleFor(width: real, height: real): real {
        const size = Math.sqrt(Math.min(width / 1280, height / 800));
        return Math.max(1, Math.min(1.6, Math.round(size * 10) / 10));
    }
}
