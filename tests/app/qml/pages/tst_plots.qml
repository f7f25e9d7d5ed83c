// SPDX-License-Identifier: GPL-3.0-or-later
// A plot on a page: by keyboard and by mouse, its announcements, its table of values, and a point
// marked by the page.
import QtQuick
import QtTest
import Downpile

TestCase {
    id: test

    property PlotView view: null

    name: "plots"
    when: windowShown
    visible: true
    width: 640
    height: 480

    Component {
        id: page

        PlotView {
            width: 600
            height: 440
            plot: fixture.seatPlot()
        }
    }

    SignalSpy {
        id: spoken

        target: App.announcer
        signalName: "spoken"
    }

    SignalSpy {
        id: chosen

        signalName: "chosen"
    }

    function init() {
        view = createTemporaryObject(page, test);
        verify(view);
        chosen.target = view;
        chosen.clear();
        spoken.clear();
        frames();
        view.forceActiveFocus(Qt.TabFocusReason);
    }

    // Waits for two frames, because changes of the first frame are laid out in the second.
    function frames() {
        for (let count = 0; count < 2; ++count) {
            view.Window.window.update();
            waitForRendering(view);
        }
    }

    function cleanup() {
        fixture.mirror(false);
    }

    function named(name) {
        return findChild(view, name);
    }

    function cell() {
        return view.Window.activeFocusItem;
    }

    function openTable() {
        mouseClick(named("plotAsTable"));
        tryVerify(() => named("plotCells") !== null);
        frames();
        for (let n = 0; n < 4 && cell().Accessible.role !== Accessible.Cell; ++n)
            keyClick(Qt.Key_Tab);
        tryVerify(() => cell().Accessible.role === Accessible.Cell);
    }

    function test_pointsOfAPlotAreSelectedByKeysAndSpoken() {
        const field = named("plotField");
        verify(field.activeFocus);
        compare(field.Accessible.role, Accessible.Chart);
        compare(field.Accessible.name, "Who gets more than their share");
        verify(field.Accessible.description.includes("Usual rules"));
        keyClick(Qt.Key_Right);
        compare(field.spot, Qt.point(0, 0));
        keyClick(Qt.Key_Right);
        compare(field.spot, Qt.point(0, 1));
        keyClick(Qt.Key_Down);
        compare(field.spot, Qt.point(1, 1));
        tryVerify(() => spoken.signalArguments.some(each => each[0] === field.spotText));
        verify(field.spotText.startsWith("Doubling, 1: "));
        compare(field.Accessible.description, field.spotText);
        // The description of the selected point is spoken and also shown in a tool tip.
        const tip = named("plotTip");
        verify(tip.visible);
        compare(tip.text, field.spotText);
        keyClick(Qt.Key_End);
        compare(field.spot, Qt.point(1, 3));
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Return);
        compare(chosen.signalArguments.length, 1);
        compare(Array.from(chosen.signalArguments[0]), [1, 0]);
    }

    function test_arrowKeysAreMirroredWithThePlot() {
        fixture.mirror(true);
        view.LayoutMirroring.enabled = true;
        view.LayoutMirroring.childrenInherit = true;
        const field = named("plotField");
        verify(field.style.mirrored);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        compare(field.spot, Qt.point(0, 1));
        verify(field.placeOf(Qt.point(0, 0)).x > field.placeOf(Qt.point(0, 1)).x);
    }

    function test_hoverDescribesAPointAndClickChoosesIt() {
        const field = named("plotField");
        const place = field.placeOf(Qt.point(2, 1));
        mouseMove(field, place.x, place.y + 1);
        const tip = named("plotTip");
        tryVerify(() => tip.visible);
        compare(tip.text, field.textOf(Qt.point(2, 1)));
        verify(tip.x >= 0 && tip.x + tip.width <= field.width);
        mouseClick(field, place.x, place.y + 1);
        compare(chosen.signalArguments.length, 1);
        compare(Array.from(chosen.signalArguments[0]), [2, 1]);
        // A click away from all points chooses nothing.
        mouseMove(field, 2, field.height - 2);
        mouseClick(field, 2, field.height - 2);
        compare(chosen.signalArguments.length, 1);
    }

    function test_tableOfValuesIsUsedByKeyboard() {
        openTable();
        const cells = named("plotCells");
        compare(cells.Accessible.role, Accessible.Table);
        // The first cell of a row reads the row. Its description says how to continue.
        const first = cell();
        const start = "Dealer; Usual rules: ";
        verify(first.Accessible.name.startsWith(start));
        compare(first.Accessible.description, cells.Accessible.description);
        keyClick(Qt.Key_Right);
        compare(first.Accessible.description, "");
        compare(cell().Accessible.description, "");
        verify(cell().Accessible.name.startsWith("Dealer, Usual rules: "));
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Right);
        verify(cell().Accessible.name.startsWith("1, Doubling: "));
        compare(cell().text, "+0.5 (+0.3 to +0.8)");
        keyClick(Qt.Key_Return);
        compare(Array.from(chosen.signalArguments[0]), [1, 1]);
        keyClick(Qt.Key_End);
        verify(cell().Accessible.name.startsWith("3, Doubling: "));
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        verify(cell().Accessible.name.startsWith(start));
        // No text of a row is cut off.
        const row = cell().parent;
        for (const each of Array.from(row.children)) {
            if (each.text !== undefined)
                verify(each.height >= each.implicitHeight);
        }
        mouseClick(named("plotAsTable"));
        tryVerify(() => named("plotField").visible);
    }

    // While the figures change, the focused cell keeps the focus. The accessible name matches the
    // visible text.
    function test_focusedTableCellKeepsTheFocusWhenItsValueChanges() {
        openTable();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Down);
        const focused = cell();
        const row = focused.parent;
        const before = focused.Accessible.name;
        verify(before.startsWith("1, Usual rules: +0.7"));
        const neighbours = Array.from(row.children);
        view.plot = fixture.laterSeatPlot();
        frames();
        compare(cell(), focused);
        verify(focused.activeFocus);
        compare(focused.text, "+0.8 (+0.4 to +1.0)");
        compare(focused.Accessible.name, "1, Usual rules: " + focused.text);
        compare(Array.from(row.children), neighbours);
        keyClick(Qt.Key_Right);
        verify(cell().Accessible.name.startsWith("1, Doubling: "));
    }

    // A table wider than the page first shows its first column, in both directions of reading.
    function test_tableWiderThanThePageOpensAtTheRowTitles_data() {
        return [
            {
                "tag": "from the left",
                "mirrored": false
            },
            {
                "tag": "from the right",
                "mirrored": true
            }
        ];
    }

    function test_tableWiderThanThePageOpensAtTheRowTitles(row) {
        view.LayoutMirroring.enabled = row.mirrored;
        view.LayoutMirroring.childrenInherit = true;
        view.width = 300;
        openTable();
        const left = cell().mapToItem(view, 0, 0).x;
        verify(cell().Accessible.name.startsWith("Dealer; "));
        verify(left >= -1 && left + cell().width <= view.width + 1, left);
        for (let n = 0; n < 3; ++n)
            keyClick(row.mirrored ? Qt.Key_Left : Qt.Key_Right);
        verify(cell().Accessible.name.startsWith("Dealer, Going out: "));
        const last = cell().mapToItem(view, 0, 0).x;
        verify(last >= -1 && last + cell().width <= view.width + 1, last);
    }

    // The columns of a visible table change with its plot.
    function test_tableHasAColumnForEachSeries() {
        view.plot = fixture.emptyPlot();
        view.asTable = true;
        view.plot = fixture.seatPlot();
        frames();
        const cells = named("plotCells");
        compare(cells.columns, 4);
        compare(cells.table.count, 4);
        view.plot = fixture.chancePlot();
        frames();
        compare(cells.columns, 2);
        const first = findChild(cells, "plotRows").itemAtIndex(0);
        compare(first.cellAt(0).text, "Move 1, the 4 of clubs");
        compare(first.cellAt(2), null);
    }

    // The review, which scrolls itself, gives the view this height.
    function test_heightOfTheTableHasRoomForAllRows() {
        view.plot = fixture.chancePlot();
        openTable();
        view.height = Qt.binding(() => view.tableHeight);
        const rows = findChild(view, "plotRows");
        tryVerify(() => rows.contentHeight > 400 && rows.contentHeight <= rows.height + 1);
    }

    function test_keysScrollATableOfValuesWithManyRows() {
        view.plot = fixture.chancePlot();
        frames();
        openTable();
        keyClick(Qt.Key_End);
        tryVerify(() => cell().Accessible.name.startsWith("Move 400"));
        keyClick(Qt.Key_PageUp);
        tryVerify(() => cell().Accessible.name.startsWith("Move 390"));
    }

    function test_keysStartAtTheMarkedPoint() {
        view.plot = fixture.chancePlot();
        view.marked = Qt.point(0, 20);
        const field = named("plotField");
        compare(field.marked, Qt.point(0, 20));
        // If no point is selected, an arrow key selects the marked point.
        keyClick(Qt.Key_Right);
        compare(field.spot, Qt.point(0, 20));
    }

    function test_savesThePlot() {
        const field = named("plotField");
        mouseClick(named("plotSave"));
        verify(view.saving);
        tryCompare(view.saving, "visible", true);
        verify(String(view.saving.currentFile).endsWith("share"));
        // The file dialog takes the focus. In newer versions of Qt it is a separate window. On the
        // offscreen platform no window manager reactivates the main window after the dialog.
        tryVerify(() => cell() !== named("plotSave"));
        view.saving.close();
        view.Window.window.requestActivate();
        tryCompare(view.Window.window.contentItem, "activeFocus", true);
        for (const [index, ending] of [[1, ".png"], [0, ".svg"]]) {
            view.saving.selectedFile = fixture.fileIn("plot");
            view.saving.selectedNameFilter.index = index;
            view.saving.accepted();
            const message = named("plotMessage").text;
            verify(message.startsWith("Saved as ") && message.endsWith("plot" + ending), message);
        }
        tryVerify(() => spoken.signalArguments.some(each => each[0].startsWith("Saved as ")));
    }

    function test_emptyPlotReportsNoData() {
        view.plot = fixture.emptyPlot();
        verify(!named("plotSave").visible);
        keyClick(Qt.Key_Right);
        compare(named("plotField").spot, Qt.point(-1, -1));
        compare(named("plotField").summary, "No data yet.");
    }
}
