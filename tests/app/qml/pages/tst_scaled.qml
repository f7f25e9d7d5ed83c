// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and the lower edge of scrolled pages at 200 % scaling. ctest runs this file with QT_SCALE_FACTOR=2.
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

    function init() {
        Settings.pace = "instant";
        fixture.passGuides();
    }

    function cleanup() {
        close();
        Settings.pace = "normal";
    }

    function pictures(item, found) {
        if (item instanceof Picture)
            found.push(item);
        for (let row = 0; row < item.children.length; ++row)
            pictures(item.children[row], found);
        return found;
    }

    // Returns the pictures of the window that have another size than in screen pixels. Hidden ones
    // may be placeholders, but not larger.
    function wrong(): string {
        return pictures(window.contentItem, []).filter(picture => {
            const {width, height} = picture.sourceSize;
            const isShown = picture.visible && picture.width > 1 && picture.height > 1;
            return isShown ? width !== Math.round(picture.width * 2) || height !== Math.round(picture.height * 2) : width > 2000 || height > 2000;
        }).map(picture => [picture.source, picture.width, picture.height, picture.sourceSize].join(" ")).join("; ");
    }

    // Returns the number of visible pictures.
    function check(where) {
        frames();
        tryVerify(() => wrong() === "", 5000, where);
        return pictures(window.contentItem, []).filter(picture => picture.visible && picture.width > 1 && picture.height > 1).length;
    }

    function test_picturesHaveTheSizeInScreenPixels() {
        open(960, 500);
        compare(window.Screen.devicePixelRatio, 2);
        verify(check("start") > 10);
        for (const page of ["newGame", "settings", "records", "statistics", "multiplayer", "about"]) {
            window.openPage(page);
            compare(window.page, page);
            verify(check(page) > 0, page);
        }
        NewGame.gameId = "ultimate-loser";
        verify(NewGame.start());
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
            verify(check("score sheet") > 0);
    }

    readonly property Component page: Component {
        Rectangle {
            id: sheet

            readonly property PageScroll scroll: PageScroll {
                parent: sheet
                x: 10.7
                y: 20.7
                width: 300
                height: 203.6

                Repeater {
                    model: 40

                    PageText {
                        text: "Content content content"
                    }
                }
            }

            width: 400
            height: 240
            color: Theme.plate
        }
    }

    // The content is faded out down to the last row of screen pixels, also if the page has a
    // fractional height.
    function test_noContentIsVisibleBelowTheFadeOfAPage() {
        open(960, 500, "about");
        const {scroll} = createTemporaryObject(page, rootItem(), {"z": 10000});
        const isFaded = colour => Math.abs(colour.r - Theme.plate.r) + Math.abs(colour.g - Theme.plate.g) + Math.abs(colour.b - Theme.plate.b) < 0.3;
        verify(scroll.lowest > 300);
        for (let at = 0; at < 300; at += 7) {
            scroll.contentY = at;
            frames();
            // grabImage() cuts the window's picture, in screen pixels, to the size of the item.
            const image = grabImage(rootItem());
            const bottom = 2 * (scroll.y + scroll.height);
            for (let y = Math.floor(bottom) - 2; y < bottom + 2; ++y) {
                for (let x = 30; x < 400; ++x)
                    verify(isFaded(image.pixel(x, y)), at + ": " + x + ", " + y + " " + image.pixel(x, y));
            }
        }
    }
}
