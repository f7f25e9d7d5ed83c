// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, text sizes, radii, gaps and durations of the user interface. Text follows the text size
// in the settings. TableLayout computes the sizes on the table itself.
pragma Singleton

import QtQuick
import Downpile

QtObject {
    id: theme

    readonly property bool highContrast: Settings.highContrast

    // Dark colours that match each cloth, in this order: background of solid plates, items on
    // plates, background of translucent plates.
    readonly property var darks: ({
            "evergreen": ["#12261e", "#0c1a15", "#d10e1f18"],
            "midnight": ["#131a2b", "#0c111d", "#d10f1524"],
            "claret": ["#27131b", "#1a0c12", "#d1200f16"],
            "moss": ["#1f2412", "#15190b", "#d1191d0f"],
            "slate": ["#1a1e24", "#111418", "#d115191e"],
            "walnut": ["#251912", "#19100b", "#d11f150f"],
            "contrast": ["#000000", "#000000", "#000000"]
        })
    readonly property var dark: darks[Settings.cloth] ?? darks["evergreen"]

    // Colours of the cloth, and of texts on it.
    readonly property color felt: highContrast ? "#080a0c" : "#245341"
    readonly property color feltText: highContrast ? "#ffffff" : "#f7f1e3"  // text on the cloth
    // Colour of secondary text on the cloth.
    readonly property color feltTextSoft: highContrast ? "#f2f2f2" : "#c9cdbd"
    readonly property color night: dark[0]  // colour of the background of solid dark plates
    readonly property color nightDeep: dark[1]  // small items on plates: key caps, edges of badges
    readonly property color glass: dark[2]  // colour of the background of translucent dark plates
    readonly property color glassEdge: highContrast ? "#b8bcc0" : "#29f7f2e3"  // edges of translucent plates
    readonly property color veil: highContrast ? "#1c1f22" : "#1af7f1e3"  // controls on plates
    readonly property color veilHover: highContrast ? "#33383d" : "#2ef7f1e3"  // hovered controls on plates
    readonly property color veilDown: highContrast ? "#4a5057" : "#42f7f1e3"  // pressed controls on plates
    readonly property color veilEdge: highContrast ? "#ffffff" : "#6bf7f1e3"
    readonly property color scrim: highContrast ? "#cc000000" : "#8c050f0b"  // dims the table
    readonly property color sky: highContrast ? "#7fe0ff" : "#8fd3ff"    // marks hints
    readonly property color ember: highContrast ? "#ffd9c7" : "#ffc3ab"  // marks refusals

    readonly property color refusalPlate: highContrast ? "#000000" : "#2b130d"
    readonly property color actionEdge: highContrast ? "#ffd23f" : "#99d9a340"  // edges of buttons on the table

    readonly property color focus: "#ffffff"         // frame of the keyboard focus

    // Brass colours, which mark the player on turn and the places where a card may be played.
    readonly property color brass: highContrast ? "#ffd23f" : "#d9a441"
    readonly property color brassBright: highContrast ? "#ffe680" : "#f0cd84"
    readonly property color brassDeep: highContrast ? "#5c3a00" : "#7f560c"
    readonly property color brassEdge: highContrast ? "#5c3a00" : "#d9a441"  // edges of chosen items on plates
    readonly property color brassTint: highContrast ? "#fff0bf" : "#29d9a340"

    // Colours of light pages.
    readonly property color plate: highContrast ? "#ffffff" : "#f7f1e3"
    readonly property color plateRaised: highContrast ? "#ffffff" : "#fffdf8"
    readonly property color plateShade: highContrast ? "#e4e4e4" : "#ece3cf"
    readonly property color plateDown: highContrast ? "#c8c8c8" : "#dcd2bb"  // pressed controls, and drop-downs while open
    readonly property color ink: highContrast ? "#000000" : "#1d2420"
    readonly property color inkSoft: highContrast ? "#1f1f1f" : "#59605a"
    readonly property color hairline: highContrast ? "#5a5a5a" : "#dcd2bb"
    readonly property color controlEdge: highContrast ? "#000000" : "#8a8370"
    readonly property color primary: highContrast ? "#003d2b" : "#245341"
    readonly property color primaryHover: highContrast ? "#00573e" : "#2d6650"
    readonly property color primaryDown: highContrast ? "#000000" : "#1b4032"
    readonly property color alert: highContrast ? "#8b0000" : "#9c2f1c"
    readonly property color alertTint: highContrast ? "#ffe3de" : "#1a9c2e1c"

    // Colours of a plot's series in order, on light pages and on dark plates. Series also differ in
    // shape.
    readonly property var plotInks: highContrast ? ["#003d2b", "#8b0000", "#00308f", "#5c3a00", "#4b0055", "#000000"] : ["#245341", "#b3541e", "#2b5d8a", "#8a6a12", "#74406f", "#59605a"]
    readonly property var plotLights: highContrast ? ["#ffe680", "#7fe0ff", "#ffd9c7", "#b6ff9e", "#e8c7ff", "#ffffff"] : ["#f0cd84", "#8fd3ff", "#ffc3ab", "#a9d8a2", "#d8b8ee", "#c9cdbd"]

    readonly property string family: Qt.application.font.family // qmllint disable
    // Scale of the user interface in large windows, computed by scaleFor(). Main.qml sets it.
    property real windowScale: 1
    readonly property real textScale: Settings.textSize / 100 * windowScale
    // Scale for the widths of pages. If the user enlarges the text, the widths grow less than the
    // text.
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

    readonly property bool reducedMotion: Settings.reducedMotion
    readonly property int quick: reducedMotion ? 0 : 90  // duration of lift, hover and fade, in ms
    // Duration of a card's animation from one place to another, in ms.
    readonly property int travel: reducedMotion ? 0 : 220
    // Duration of the animation when players and their places move to other seats, in ms.
    readonly property int glide: reducedMotion ? 0 : 450

    // Colour of a suit symbol on a light background, the same as on the cards.
    function suitColor(suit: string): color {
        if (suit === "hearts" || (suit === "diamonds" && !Settings.fourColours))
            return "#c8202f";
        if (suit === "diamonds")
            return "#1d5fc4";
        return suit === "clubs" && Settings.fourColours ? "#14783c" : "#1b2030";
    }

    // Returns the width of a Pill with this text, in units of its text size.
    function pillWidth(text: string): real {
        return Math.max(1.5, boldSizes.advanceWidth(text) / 100 + pillMargin(text));
    }

    // Returns the sum of a Pill's horizontal margins, in units of its text size.
    function pillMargin(text: string): real {
        return text.length > 7 ? 1.2 : 0.8;
    }

    readonly property FontMetrics boldSizes: FontMetrics {
        font { family: theme.family; pixelSize: 100; weight: Font.Bold }
    }

    // Scale for a window of this size. It is the square root of width / 1280 or height / 800,
    // whichever is smaller, rounded to a multiple of 0.1 and limited to the range from 1 to 1.6.
    function scaleFor(width: real, height: real): real {
        const size = Math.sqrt(Math.min(width / 1280, height / 800));
        return Math.max(1, Math.min(1.6, Math.round(size * 10) / 10));
    }
}
