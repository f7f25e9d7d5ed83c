// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures at 200 % scaling. ctest runs this file with QT_SCALE_FACTOR=2.
import QtQuick
import QtQuick.Window
import QtTest
import Downpile

PagesCase {
    id: test

    name: "scaled"

    readonly property Component dealSheet: Component {
        DealSheet {}
    }

    function cleanup() {
        close();
    }

    function pictures(item, found) {
        if (item instanceof Picture)
            found.push(item);
        for (let row = 0; row < item.children.length; ++row)
            pictures(item.children[row], found);
        return found;
    }

    // Checks all pictures of the window. Hidden ones may be placeholders.
    function check(where) {
        frames();
        let visible = 0;
        for (const picture of pictures(window.contentItem, [])) {
            const {width, height} = picture.sourceSize;
            const about = [where, picture.source, picture.width, picture.height, width, height].join(" ");
            if (picture.visible && picture.width > 1 && picture.height > 1) {
                ++visible;
                compare(Qt.size(width, height), Qt.size(Math.round(picture.width * 2), Math.round(picture.height * 2)), about);
            } else {
                verify(width <= 2000 && height <= 2000, about);
            }
        }
        return visible;
    }

    function test_picturesHaveTheSizeInScreenPixels() {
        open(960, 500);
        compare(window.Screen.devicePixelRatio, 2);
        verify(check("start") > 10);
        for (const page of ["newGame", "settings", "records", "statistics", "multiplayer", "about"]) {
            window.openPage(page);
            check(page);
        }
        NewGame.gameId = "ultimate-loser";
        verify(NewGame.start());
        window.openPage("");
        window.page = "";
        tryCompare(App.table.presenter, "moving", false);
        verify(check("table") > 5);
        createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.wonDeal(4, false),
            "gameOver": false,
            "width": 900,
            "height": 480
        });
        for (let count = 0; count < 10; ++count)
            check("score sheet");
    }
}
