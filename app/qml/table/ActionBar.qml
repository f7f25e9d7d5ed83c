// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons for moves (ButtonModel), each with its key. If there are many, such as bids, or if
// they are too wide, they form a board of small buttons. A board needs more room than the bar.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: bar

    required property var buttons
    required property real em
    // Width of the bar. It is also needed while the buttons form a board (a grid of several rows):
    // then `width` is the width of the board's area.
    required property real barWidth

    readonly property int count: repeater.count
    readonly property bool isBoard: count > 6 || (count > 1 && wished > barWidth * 1.15)
    // Estimated width of all buttons if they are side by side.
    readonly property real wished: {
        let sum = 0;
        for (let i = 0; i < count; ++i) {
            const signs = buttons.value(i, "symbol") === "" ? 0 : 1.6;
            sum += em * (buttons.value(i, "text").length * 0.6 + signs + 4);
        }
        return sum;
    }
    // Width of each button on a board: the width of the widest button, but at least a fingertip.
    readonly property real cell: {
        let widest = Math.max(em * 2.6, fingertip);
        for (let i = 0; isBoard && i < count; ++i)
            widest = Math.max(widest, (repeater.itemAt(i) as ActionButton)?.implicitWidth ?? 0);
        return Math.ceil(widest);
    }
    // Width of a fingertip in pixels. If there is room, a button on a board is this high.
    readonly property int fingertip: 44
    readonly property real leastHeight: Math.round(em * 2.2)
    readonly property real cellHeight: {
        const room = Math.floor((height - em) / Math.max(1, rows)) - gap;
        return Math.max(leastHeight, Math.min(fingertip, room));
    }
    readonly property real gap: Math.round(em * (isBoard ? 0.3 : 0.7))
    readonly property int rows: Math.ceil(count * (cell + gap) / Math.max(1, width - 2 * em))
    readonly property int columns: isBoard ? Math.ceil(count / Math.max(1, rows)) : Math.max(1, count)

    // Number of fixed slots in the bar. If there is room, each action without cards, place or
    // number has a slot of its own. So the user never finds another action at the place of a
    // familiar one.
    readonly property int homes: count > 0 ? buttons.value(0, "homes") ?? 0 : 0
    readonly property real pitch: Math.round(Math.min(em * 13, (width + gap) / Math.max(1, homes)))
    readonly property bool hasHomes: {
        const fits = action => action && action.home >= 0 && action.implicitWidth + gap <= pitch;
        return !isBoard && homes > 1 && Array.from({length: count}, (none, index) => repeater.itemAt(index)).every(fits);
    }

    // Area that the buttons cover, in the coordinates of the bar's parent.
    readonly property rect taken: {
        const margin = isBoard ? em * 0.6 : 0;
        const across = (grid.width + 2 * margin) * grid.scale;
        const down = (grid.height + 2 * margin) * grid.scale;
        return Qt.rect(x + (width - across) / 2, y + (height - down) / 2, across, down);
    }

    signal pressed(string verb)

    // Returns the x of a button in the bar or the board.
    function startOf(index: int, home: int, extent: real): real {
        let start = index % columns * (cell + gap);
        if (hasHomes)
            start = slotOf(home) * pitch + (pitch - gap - extent) / 2;
        else if (!isBoard)
            start = widthUpTo(index) + (index > 0 ? gap : 0);
        return grid.mirrored ? grid.width - start - extent : start;
    }

    // Returns the slot of a button. If the number of slots is odd, the first action is in the
    // middle: it often is the only one. The next actions are beside it, in turn right and left.
    function slotOf(home: int): int {
        if (homes % 2 === 0)
            return home;
        const distance = Math.ceil(home / 2);
        return (homes - 1) / 2 + (home % 2 === 1 ? distance : -distance);
    }

    // Returns the total width of the buttons before this index, including the gaps between them.
    function widthUpTo(index: int): real {
        let sum = 0;
        for (let i = 0; i < index; ++i)
            sum += ((repeater.itemAt(i) as ActionButton)?.width ?? 0) + (i > 0 ? gap : 0);
        return sum;
    }

    function itemAt(index: int): Item {
        return repeater.itemAt(index) as Item;
    }

    Plate {
        visible: bar.isBoard
        anchors { fill: grid; margins: -bar.em * 0.6 }
        scale: grid.scale
        color: Theme.night
        border.color: Theme.brass
        Tap { gesturePolicy: TapHandler.WithinBounds }
    }
    Item {
        id: grid

        readonly property bool mirrored: LayoutMirroring.enabled

        anchors.centerIn: parent
        implicitWidth: bar.hasHomes ? bar.homes * bar.pitch - bar.gap
                                    : bar.isBoard ? bar.columns * (bar.cell + bar.gap) - bar.gap : bar.widthUpTo(bar.count)
        implicitHeight: {
            const lines = Math.ceil(bar.count / bar.columns);
            return lines * ((bar.itemAt(0)?.height ?? 0) + bar.gap) - bar.gap;
        }
        // If the buttons are still too wide or too high for the bar, they are scaled down.
        scale: Math.min(1, bar.width / Math.max(1, implicitWidth), bar.height / Math.max(1, implicitHeight))

        Repeater {
            id: repeater
            model: bar.buttons

            ActionButton {
                id: action
                required property string verb
                required property string key
                required property bool possible
                required property int home
                required property int index
                required property string label
                required text
                required hinted
                required symbol

                // If the text of a button is its key, such as a number, no key cap is shown beside
                // the text.
                keyLabel: key
                showsKey: key !== "" && key !== text
                subdued: !possible
                Accessible.name: label !== "" ? label : text
                x: bar.startOf(index, home, width)
                y: Math.floor(index / bar.columns) * (height + bar.gap)
                width: bar.isBoard ? bar.cell : implicitWidth
                height: bar.isBoard ? bar.cellHeight : Math.round(pixelSize * 2.6)
                reach: bar.gap / 2
                horizontalMargin: bar.isBoard ? 0.55 : 1
                focusPolicy: Qt.NoFocus
                pixelSize: bar.em * (bar.isBoard ? 1 : 1.05)
                onClicked: bar.pressed(action.verb)
            }
        }
    }
}
