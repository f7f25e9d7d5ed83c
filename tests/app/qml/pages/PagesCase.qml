// SPDX-License-Identifier: GPL-3.0-or-later
// Base of the page tests: opens the window and finds items in it.
import QtQuick
import QtQuick.Layouts
import QtTest
import Downpile

TestCase {
    id: test

    property var window: null
    // The page that the window shows first: the start page, as in the program, or "" for none,
    // which opens in half the time.
    property string firstPage: "start"

    function open(width, height, page) {
        failOnWarning(/does not exist on|is not valid \(expected valid\)|ReferenceError|Binding loop/);
        failOnWarning(fixture.warnsOfClosedPages() ? /TypeError(?!.*is not a function \(exception occurred during delayed)/ : /TypeError/);
        const component = Qt.createComponent("qrc:/qt/qml/Downpile/Main.qml");
        compare(component.status, Component.Ready, component.errorString());
        const properties = {
            "width": width,
            "height": height
        };
        const first = page ?? firstPage;
        if (first !== "start")
            properties.page = first;
        window = createTemporaryObject(component, test, properties);
        verify(window);
        window.requestActivate();
        tryCompare(window, "active", true);
        frames();
    }

    function close() {
        if (window)
            window.destroy();
        window = null;
        fixture.leave();
        wait(0);
    }

    // Returns the item around all others: the contents of the window and its popups.
    function rootItem() {
        let item = window.contentItem;
        while (item.parent)
            item = item.parent;
        return item;
    }

    // Returns the first visible item with this objectName, within `from` or anywhere in the window,
    // or null.
    function named(name, from) {
        return fixture.named(from ?? window.contentItem, name);
    }

    // Returns the first visible item for which `fits` returns true: `item` itself or an item in it,
    // or null.
    function first(item, fits) {
        verify(item, "the item to search exists");
        return fixture.visibleItems(item).find(fits) ?? null;
    }

    // Returns all visible items for which `fits` returns true: `item` itself and the items in it.
    function all(item, fits) {
        verify(item, "the item to search exists");
        return fixture.visibleItems(item).filter(fits);
    }

    // The tile of a game on the start page.
    function tileOf(gameId) {
        return first(named("startPage"), item => item.leastPlayers !== undefined && item.mostPlayers !== undefined && item.gameId === gameId && item.inset !== undefined);
    }

    function scrollTo(item) {
        for (let around = item; around; around = around.parent) {
            if (!(around instanceof PageScroll))
                continue;
            frames();   // a page just opened has no layout yet
            around.reveal(item);
        }
    }

    // Waits for three frames: the first lays out new items, and the others lay out items depending
    // on these.
    function frames() {
        for (let count = 0; count < 3; ++count) {
            window.update();
            waitForRendering(window.contentItem);
        }
    }

    // Waits until no layout (polish) is pending for the item and for the items containing it.
    function settle(item) {
        for (let around = item; around; around = around.parent) {
            if (!isPolishScheduled(around))
                continue;
            waitForItemPolished(around);
            around = item;
        }
    }

    function press(name, from) {
        const item = named(name, from);
        verify(item, "there is no " + name);
        settle(item);
        scrollTo(item);
        settle(item);
        mouseClick(item);
        frames();
    }

    // Presses Tab until an item with this name, or an item in it, has the focus. Fails after `most`
    // presses.
    function tabTo(name, most) {
        for (let step = 0; step <= most; ++step) {
            if (step > 0)
                keyClick(Qt.Key_Tab);
            const now = window.activeFocusItem;
            for (let item = now; item; item = item.parent) {
                if (item.objectName === name)
                    return now;
            }
        }
        fail("the Tab key does not reach " + name);
    }

    function isText(item) {
        return item.truncated !== undefined && item.paintedWidth !== undefined && item.text !== "";
    }

    // Returns the reason why a text does not fit its item or the items around it, or "" if it fits.
    // A rotated text is only checked for truncation.
    function trouble(text) {
        if (text.truncated)
            return "truncated";
        if (text.rotation !== 0)
            return "";
        if (text.paintedWidth > text.width + 1.5)
            return "painted " + text.paintedWidth + " wide in " + text.width;
        if (text.paintedHeight > text.height + 1.5)
            return "painted " + text.paintedHeight + " high in " + text.height;
        const isLaidOut = text.parent instanceof RowLayout || text.parent instanceof ColumnLayout || text.parent instanceof GridLayout;
        if (isLaidOut && !text.Layout.fillHeight && text.height > text.implicitHeight + 1.5)
            return "needs " + text.implicitHeight + " of its height of " + text.height;
        for (let around = text.parent; around && around !== window.contentItem; around = around.parent) {
            if (around.width <= 0 || around.contentY !== undefined || (around.parent && around.parent.contentY !== undefined))
                continue;
            const at = text.mapToItem(around, 0, 0).x;
            if (at < -1.5 || at + text.width > around.width + 1.5)
                return "from " + at + " to " + (at + text.width) + " in " + around + " of " + around.width;
            const top = text.mapToItem(around, 0, 0).y;
            if (around instanceof PageTile && (top < 0 || top + text.height > around.height))
                return "from " + top + " to " + (top + text.height) + " in " + around + ", which is " + around.height + " high";
        }
        return "";
    }

    // Returns true if a scrolling item shows less than two lines of its content, and not all of it.
    // Text sizes above 150 % may fill the window, so they are not checked.
    function isHidden(item) {
        return Settings.textSize <= 150 && item.contentY !== undefined && item.contentHeight > 1 && item.height < Math.min(item.contentHeight, 2 * Theme.normal);
    }

    function faultsOf(item) {
        const texts = all(item, isText);
        verify(texts.length > 1, "the item contains fewer than two texts");
        const found = [];
        for (const text of texts) {
            const problem = trouble(text);
            if (problem !== "")
                found.push(text.text + ": " + problem);
        }
        for (const list of all(item, isHidden))
            found.push(list + " shows " + list.height + " of " + list.contentHeight);
        return found.join("\n");
    }

    function checkTexts(item) {
        frames();
        let found = faultsOf(item);
        // Lists create invisible rows over several frames, and such a row has no size at first.
        for (let turn = 0; turn < 10 && found !== ""; ++turn) {
            frames();
            found = faultsOf(item);
        }
        compare(found, "", window.page);
    }

    name: "pages"
    when: windowShown
}
