// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as a table. Arrow keys move from cell to cell. Screen readers get the row, the column and
// the value of each cell.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

FocusScope {
    id: grid

    property plot plot
    property bool dark: false
    property int row: 0
    property int column: 0
    // True if the user has moved between the cells since the table got the focus.
    property bool hasMoved: false
    readonly property PlotTable table: PlotTable {
        plot: grid.plot
        onPlotChanged: grid.stay()
    }
    readonly property int columns: table.headings.length
    readonly property color ink: dark ? Theme.feltText : Theme.ink
    readonly property color soft: dark ? Theme.feltTextSoft : Theme.inkSoft
    readonly property color edge: dark ? Theme.glassEdge : Theme.hairline
    readonly property real barRoom: Theme.gap
    // The current row, a PlotRow. The type of this property is `var`, because Qt 6.4 cannot cast to
    // PlotRow, which is declared only in this file.
    readonly property var currentRow: list.currentItem
    // If there are many columns, the table is wider than the view. The view then scrolls to the
    // cell with the focus.
    readonly property real columnWidth: Math.max(5.5 * Theme.normal, (width - barRoom) / Math.max(1, columns))

    signal chosen(int series, int point)

    onActiveFocusChanged: hasMoved = hasMoved && activeFocus

    function go(rows: int, columnsOn: int) {
        hasMoved = true;
        row = Math.max(0, Math.min(list.count - 1, row + rows));
        column = Math.max(0, Math.min(columns - 1, column + columnsOn));
        list.positionViewAtIndex(row, ListView.Contain);
        focusCell();
    }

    function focusCell() {
        const cell = currentRow ? currentRow.cellAt(column) : null;
        if (!cell)
            return;
        cell.forceActiveFocus(Qt.TabFocusReason);
        const left = cell.mapToItem(sheet, 0, 0).x;
        across.contentX = Math.max(Math.min(across.contentX, left), left + cell.width - across.width);
    }

    // After the plot has changed, moves the current cell back into the table if it is outside.
    function stay() {
        row = Math.max(0, Math.min(row, list.count - 1));
        column = Math.max(0, Math.min(column, columns - 1));
    }

    function choose() {
        const spot = table.spotAt(row, column);
        if (spot.x >= 0)
            chosen(spot.x, spot.y);
    }

    objectName: "plotCells"
    // Height of the table with all its rows.
    implicitHeight: title.height + Theme.gapTiny + head.height + under.height + list.contentHeight
    Accessible.role: Accessible.Table
    Accessible.name: plot.title
    Accessible.description: qsTr("Use the arrow keys to move between its cells.")

    // Returns by how many rows and columns this key moves, or undefined if it does not move.
    function wayOf(event: var): var {
        const ahead = LayoutMirroring.enabled ? -1 : 1;
        const ways = {
            [Qt.Key_Right]: [0, ahead],
            [Qt.Key_Left]: [0, -ahead],
            [Qt.Key_Up]: [-1, 0],
            [Qt.Key_Down]: [1, 0],
            [Qt.Key_PageDown]: [10, 0],
            [Qt.Key_PageUp]: [-10, 0],
            [Qt.Key_End]: [list.count, 0],
            [Qt.Key_Home]: [-list.count, 0]
        };
        return event.modifiers & (Qt.ShiftModifier | Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier) ? undefined : ways[event.key];
    }

    // Returns true if the table handles this key. The key is then meant for the table, also if it is
    // a shortcut elsewhere, as in a replay.
    function takes(event: var): bool {
        return wayOf(event) !== undefined || [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key);
    }

    Keys.onPressed: event => {
        event.accepted = takes(event);
        const way = wayOf(event);
        if (way !== undefined)
            go(...way);
        else if (event.accepted)
            choose();
    }

    component PlotCell: PageText {
        width: grid.columnWidth
        padding: Theme.gapTiny
        color: grid.ink
        font.pixelSize: Theme.small
        lineHeight: 1
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    component PlotRow: FocusScope {
        id: line

        required property int index
        required property var cells

        function cellAt(column: int): Item {
            return inRow.itemAt(column);
        }

        width: ListView.view.width
        height: cellRow.height + 1
        Accessible.role: Accessible.Row

        Row {
            id: cellRow

            anchors.left: parent.left

            Repeater {
                id: inRow

                // The model is the number of columns, not the list of texts. So a change of texts
                // does not create new cells, and the focus stays.
                model: grid.columns

                PlotCell {
                    id: cell

                    required property int index
                    readonly property bool current: line.index === grid.row && index === grid.column

                    height: Math.max(...Array.from(cellRow.children).map(child => child.implicitHeight ?? 0))
                    text: line.cells[index] ?? ""
                    focus: current
                    activeFocusOnTab: current
                    font.weight: index === 0 ? Font.Medium : Font.Normal
                    Accessible.role: Accessible.Cell
                    Accessible.name: {
                        void [line.cells, grid.table.headings];
                        return grid.table.cellText(line.index, index);
                    }
                    // Screen readers do not read the description of the table if a cell gets the
                    // focus.
                    Accessible.description: current && !grid.hasMoved ? grid.Accessible.description : ""
                    Accessible.focusable: true
                    Accessible.selected: current
                    Accessible.onPressAction: if (enabled) grid.choose()
                    // Only the item with the focus is asked.
                    Keys.onShortcutOverride: event => event.accepted = grid.takes(event)

                    Tap {
                        onTapped: {
                            grid.row = line.index;
                            grid.column = cell.index;
                            cell.forceActiveFocus(Qt.MouseFocusReason);
                            grid.choose();
                        }
                    }

                    FocusRing {
                        of: cell
                        around: 0
                        border.color: grid.dark ? Theme.brassBright : Theme.brassDeep
                    }
                }
            }
        }

        Rectangle {
            y: cellRow.height
            width: parent.width
            height: 1
            color: grid.edge
        }
    }

    PageText {
        id: title

        width: parent.width
        text: grid.plot.title
        color: grid.ink
        font.weight: Font.DemiBold
        lineHeight: 1
    }

    Flickable {
        id: across

        anchors.top: title.bottom
        anchors.topMargin: Theme.gapTiny
        anchors.bottom: parent.bottom
        width: parent.width
        contentWidth: Math.max(width, grid.columns * grid.columnWidth + grid.barRoom)
        contentHeight: height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.HorizontalFlick
        interactive: contentWidth > width
        // Initially the table is scrolled to the beginning of its rows, where their names are.
        contentX: LayoutMirroring.enabled ? contentWidth - width : 0

        Item {
            id: sheet

            width: across.contentWidth
            height: across.height

            Row {
                id: head

                anchors.left: parent.left

                Repeater {
                    model: grid.columns

                    PlotCell {
                        required property int index

                        text: grid.table.headings[index] ?? ""
                        color: grid.soft
                        font.weight: Font.DemiBold
                        // Headings are elided after four lines, to leave room for the rows.
                        maximumLineCount: 4
                        elide: Text.ElideRight
                        Accessible.role: Accessible.ColumnHeader
                        Accessible.name: text
                    }
                }
            }

            Rectangle {
                id: under

                anchors.top: head.bottom
                width: parent.width
                height: 2
                color: grid.edge
            }

            ListView {
                id: list

                objectName: "plotRows"
                anchors.top: under.bottom
                anchors.bottom: parent.bottom
                width: parent.width
                clip: true
                focus: true
                keyNavigationEnabled: false
                highlightFollowsCurrentItem: false
                currentIndex: grid.row
                boundsBehavior: Flickable.StopAtBounds
                pixelAligned: true
                model: grid.table
                Accessible.ignored: true
                ScrollBar.vertical: PageScrollBar {
                    dark: grid.dark
                }

                delegate: PlotRow {}
            }
        }
    }
}
