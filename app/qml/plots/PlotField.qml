// SPDX-License-Identifier: GPL-3.0-or-later
// A plot in the colours of the page. Hovering describes a point; a click or Enter chooses it. Arrow
// keys move between points and series and read them aloud.
import QtQuick
import Downpile

PlotItem {
    id: field

    // True if the plot is on a dark plate, false if it is on a light page.
    property bool dark: false
    // Point under the pointer (x: index of the series, y: index of the point), or (-1, -1).
    property point pointed: Qt.point(-1, -1)
    readonly property point shown: pointed.x >= 0 ? pointed : activeFocus ? spot : Qt.point(-1, -1)

    // Emitted when the user clicks a point or presses Enter at it.
    signal chosen(int series, int point)

    function choose(spot: point) {
        if (spot.x >= 0)
            chosen(spot.x, spot.y);
    }

    function go(points: int, series: int) {
        walk(points, series);
        App.announcer.reply(spotText);
    }

    objectName: "plotField"
    style.family: Theme.family
    style.size: Theme.normal
    style.ground: dark ? Theme.night : Theme.plate
    style.ink: dark ? Theme.feltText : Theme.ink
    style.soft: dark ? Theme.feltTextSoft : Theme.inkSoft
    style.grid: dark ? Theme.glassEdge : Theme.hairline
    style.mark: dark ? Theme.brassBright : Theme.brassDeep
    style.colours: dark ? Theme.plotLights : Theme.plotInks
    style.mirrored: LayoutMirroring.enabled
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: plot.title
    Accessible.description: spotText !== "" ? spotText : summary + " " + qsTr("Use the arrow keys to move between its points.")
    Accessible.focusable: true
    Accessible.onPressAction: if (enabled) choose(spot)

    // Returns by how many points and series this key moves, or undefined if it does not move.
    function wayOf(event: var): var {
        const ahead = LayoutMirroring.enabled ? -1 : 1;
        const ways = {
            [Qt.Key_Right]: [ahead, 0],
            [Qt.Key_Left]: [-ahead, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1],
            [Qt.Key_PageDown]: [10, 0],
            [Qt.Key_PageUp]: [-10, 0],
            [Qt.Key_End]: [1000000, 0],
            [Qt.Key_Home]: [-1000000, 0]
        };
        return event.modifiers & (Qt.ShiftModifier | Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier) ? undefined : ways[event.key];
    }

    // The keys are meant for the plot, also if they are shortcuts elsewhere, as in a replay.
    Keys.onShortcutOverride: event => event.accepted = wayOf(event) !== undefined
    Keys.onPressed: event => {
        const way = wayOf(event);
        if (way !== undefined) {
            go(...way);
            event.accepted = true;
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            choose(spot);
            event.accepted = spot.x >= 0;
        }
    }

    HoverHandler {
        onPointChanged: field.pointed = hovered ? field.spotAt(point.position) : Qt.point(-1, -1)
        onHoveredChanged: {
            if (!hovered)
                field.pointed = Qt.point(-1, -1);
        }
    }

    Tap {
        onTapped: eventPoint => {
            const spot = field.spotAt(eventPoint.position);
            field.forceActiveFocus(Qt.MouseFocusReason);
            if (spot.x < 0)
                return;
            field.spot = spot;
            field.choose(spot);
        }
    }

    FocusRing {
        of: field
        around: cloth ? 7 : 3
        cloth: field.dark
    }

    PlotTip {
        // Position of the shown point in the item. It is computed again when the plot or its layout
        // has changed.
        readonly property point at: {
            void [field.plot, field.width, field.height, field.style];
            return field.placeOf(field.shown);
        }

        text: {
            void field.plot;
            return field.shown.x >= 0 ? field.textOf(field.shown) : "";
        }
        room: field
        spot: at
    }
}
