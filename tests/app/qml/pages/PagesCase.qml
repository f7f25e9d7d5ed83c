// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the pages share: the window, and ways to find things in it.
import QtQuick
import QtTest
import Downpile

TestCase {
    id: test

    property var window: null

    function open(width, height) {
        const component = Qt.createComponent("qrc:/qt/qml/Downpile/Main.qml");
        compare(component.status, Component.Ready, component.errorString());
        window = createTemporaryObject(component, test, {
            "width": width,
            "height": height
        });
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

    // The first item with this name that is to be seen; below `from`, or anywhere in the window.
    function named(name, from) {
        return first(from ?? window.contentItem, item => item.objectName === name);
    }

    function first(item, fits) {
        if (!item.visible)
            return null;
        if (fits(item))
            return item;
        for (let row = 0; row < item.children.length; ++row) {
            const found = first(item.children[row], fits);
            if (found)
                return found;
        }
        return null;
    }

    function all(item, fits, found) {
        if (!item.visible)
            return found;
        if (fits(item))
            found.push(item);
        for (let row = 0; row < item.children.length; ++row)
            all(item.children[row], fits, found);
        return found;
    }

    // The tile of a game on the start page.
    function tileOf(gameId) {
        return first(named("startPage"), item => item.leastPlayers !== undefined && item.mostPlayers !== undefined && item.gameId === gameId && item.inset !== undefined);
    }

    function scrollTo(item) {
        for (let around = item; around; around = around.parent) {
            if (!(around instanceof PageScroll))
                continue;
            frames();   // a page that has just been opened is not laid out yet
            around.reveal(item);
        }
    }

    // Frames, however long they take: with the first what has come is laid out, with the others what
    // follows from that.
    function frames() {
        for (let count = 0; count < 3; ++count) {
            window.update();
            waitForRendering(window.contentItem);
        }
    }

    // Until it lies where it is going to: what has just come is laid out with the next frame, however
    // long that takes.
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

    // Walks with the Tab key until something with this name has the focus.
    function tabTo(name, most) {
        for (let step = 0; step < most; ++step) {
            const now = window.activeFocusItem;
            for (let item = now; item; item = item.parent) {
                if (item.objectName === name)
                    return now;
            }
            keyClick(Qt.Key_Tab);
        }
        fail("the Tab key does not reach " + name);
    }

    name: "pages"
    when: windowShown
}
