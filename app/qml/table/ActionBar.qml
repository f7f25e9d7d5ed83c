// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons for moves (ButtonModel), each with its key. If the bar is too narrow, the buttons use
// the whole room between plate and tools and lose their icons. If there are many, such as bids, or
// if they are still too wide, they form a board of small buttons in the middle of the table.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Item {
    id: bar

    required property var buttons
    required property real em
    required property var plan

    // Arrangement of the buttons: a bar in the middle, a dense bar in the whole room at the bottom,
    // or a board (a grid of several rows).
    enum Arrangement {
        Usual,
        Dense,
        Board
    }

    readonly property int count: repeater.count
    readonly property int arrangement: {
        if (count > 6)
            return ActionBar.Board;
        if (count === 0 || shrunk(false) >= 0.87)
            return ActionBar.Usual;
        return count === 1 || shrunk(true) >= 0.8 ? ActionBar.Dense : ActionBar.Board;
    }
    readonly property bool isBoard: arrangement === ActionBar.Board
    readonly property bool isDense: arrangement === ActionBar.Dense
    readonly property var room: isBoard ? plan.board : isDense ? plan.wideActions : plan.actions
    // Text size of the buttons. If there is little room, it is less than `em`.
    readonly property real size: isBoard ? boardSize() : shrunk(isDense) < 1 ? Math.floor(em * shrunk(isDense)) : em
    // Width of each button on a board: the width of the widest button, but at least a fingertip.
    readonly property real cell: cellAt(size)
    // Width of a fingertip in pixels. If there is room, a button on a board is this high.
    readonly property int fingertip: 44
    readonly property real cellHeight: {
        const free = Math.floor((height - size) / Math.max(1, rows)) - gap;
        return Math.max(leastHeightAt(size), Math.min(fingertip, free));
    }
    readonly property real gap: gapAt(size)
    readonly property int rows: rowsAt(size)
    readonly property int columns: isBoard ? Math.ceil(count / Math.max(1, rows)) : Math.max(1, count)

    x: room.x
    y: room.y
    z: isBoard ? 1700 : 0
    width: room.width
    height: room.height

    FontMetrics {
        id: metrics
        font { family: Theme.family; pixelSize: 100; weight: Font.DemiBold }
    }

    // Returns the width of a button without its horizontal margins, in units of its text size.
    function contentOf(index: int, dense: bool): real {
        const action = repeater.itemAt(index) as ActionButton;
        if (!action)
            return 0;
        const icon = action.symbol !== "" && !(dense && action.text !== "") ? 2.2 : 0;
        const cap = action.showsKey ? 0.6 + 0.8 * Math.max(1.6, metrics.advanceWidth(action.keyLabel) / 100 + 0.7) : 0;
        return metrics.advanceWidth(action.text) / 100 + icon + cap;
    }

    // Returns the share of the usual text size at which all buttons fit into the bar, at most 1.
    function shrunk(dense: bool): real {
        let ems = (count - 1) * (dense ? 0.3 : 0.7);
        for (let i = 0; i < count; ++i)
            ems += (contentOf(i, dense) + (dense ? 1 : 2)) * 1.05;
        // The width of each button is rounded up.
        return Math.min(1, ((dense ? plan.wideActions : plan.actions).width - 3 * count) / (ems * em));
    }

    function gapAt(size: real): real {
        return Math.round(size * (isBoard || isDense ? 0.3 : 0.7));
    }

    function leastHeightAt(size: real): real {
        return Math.round(size * 2.2);
    }

    function cellAt(size: real): real {
        let ems = Math.max(2.6, fingertip / em);
        for (let i = 0; isBoard && i < count; ++i)
            ems = Math.max(ems, contentOf(i, false) + 1.1);
        return Math.ceil(ems * size) + 2;
    }

    function rowsAt(size: real): int {
        return Math.ceil(count * (cellAt(size) + gapAt(size)) / Math.max(1, width - 2 * size));
    }

    // Returns the largest text size at which the board fits into its area.
    function boardSize(): real {
        for (let size = em; size > 8; size -= 0.5) {
            const lines = rowsAt(size);
            const across = Math.ceil(count / Math.max(1, lines)) * (cellAt(size) + gapAt(size));
            if (across - gapAt(size) <= width && lines * (leastHeightAt(size) + gapAt(size)) - gapAt(size) <= height)
                return size;
        }
        return 8;
    }

    // Number of fixed slots in the bar. If there is room, each action without cards, place or
    // number has a slot of its own, so it keeps its place while other actions come and go. A single
    // button is in the middle; InputGuard rejects a second press that would hit another action.
    readonly property int homes: count > 0 ? buttons.value(0, "homes") ?? 0 : 0
    readonly property real pitch: Math.round(Math.min(em * 13, (width + gap) / Math.max(1, homes)))
    readonly property bool hasHomes: {
        const fits = action => action && action.home >= 0 && action.implicitWidth + gap <= pitch;
        return !isBoard && homes > 1 && count > 1 && Array.from({length: count}, (none, index) => repeater.itemAt(index)).every(fits);
    }

    // Area that the buttons cover, in the coordinates of the bar's parent.
    readonly property rect taken: {
        const margin = isBoard ? Math.round(size * 0.6) : 0;
        const across = grid.width + 2 * margin;
        const down = grid.height + 2 * margin;
        return Qt.rect(x + (width - across) / 2, y + (height - down) / 2, across, down);
    }

    signal pressed(string verb)

    // Returns the x of a button in the bar or the board.
    function startOf(index: int, home: int, extent: real): real {
        let start = index % columns * (cell + gap);
        if (hasHomes)
            start = Math.round(slotOf(home) * pitch + (pitch - gap - extent) / 2);
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
        anchors { fill: grid; margins: -Math.round(bar.size * 0.6) }
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
                showsSymbol: !bar.isDense || text === ""
                horizontalMargin: bar.isBoard ? 0.55 : bar.isDense ? 0.5 : 1
                focusPolicy: Qt.NoFocus
                pixelSize: bar.size * (bar.isBoard ? 1 : 1.05)
                onClicked: bar.pressed(action.verb)
            }
        }
    }
}
