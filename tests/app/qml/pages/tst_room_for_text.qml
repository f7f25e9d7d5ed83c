// SPDX-License-Identifier: GPL-3.0-or-later
// No text is cut off: in a language whose texts are 50 % longer, in small and large windows, and in
// large print.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property Component dealSheet: Component {
        DealSheet {}
    }

    function cleanup() {
        close();
        fixture.forgetPeople();
        fixture.lengthen(false);
        Settings.textSize = 100;
        Settings.language = "";
    }

    function test_pagesHaveRoomForTexts_data() {
        const rows = [];
        const shapes = [[900, 500, 100, "de"], [960, 640, 200, "long"]];
        if (thorough)
            shapes.push([900, 500, 150, "en"], [1280, 800, 100, "long"], [2560, 1440, 150, "long"]);
        for (const [width, height, textSize, language] of shapes) {
            rows.push({
                tag: [width, height, textSize, language].join(" "),
                width: width,
                height: height,
                textSize: textSize,
                language: language
            });
        }
        return rows;
    }

    function test_pagesHaveRoomForTexts(data) {
        Settings.textSize = data.textSize;
        Settings.language = data.language === "long" ? "" : data.language;
        fixture.lengthen(data.language === "long");
        NewGame.players = 8;
        NewGame.options.setValue(NewGame.options.find("key", "packs"), 1);
        fixture.meet(["Maximiliane Freifrau von Hohenstaufen-Ec", "Bert", "Bert"]);
        open(data.width, data.height);
        for (const page of ["start", "newGame", "records", "statistics", "laboratory", "settings", "about", "leave", "multiplayer", "room", "people"]) {
            window.openPage(page);
            checkTexts(window.contentItem);
            const parts = named("parts");
            if (parts) {
                parts.picked("rules");
                checkTexts(window.contentItem);
            }
        }
        NewGame.reset();
    }

    function test_panelAndSheetsHaveRoomForTexts_data() {
        return [
            {
                tag: "home",
                width: 1280,
                height: 800,
                textSize: 100
            },
            {
                tag: "small",
                width: 960,
                height: 640,
                textSize: 100
            },
            {
                tag: "large print",
                width: 1280,
                height: 800,
                textSize: 200
            }
        ];
    }

    function test_panelAndSheetsHaveRoomForTexts(data) {
        Settings.textSize = data.textSize;
        Settings.panelOpen = true;
        fixture.lengthen(true);
        NewGame.players = 8;
        open(data.width, data.height);
        NewGame.start();
        tryVerify(() => named("sidePanel"));
        checkTexts(named("sidePanel"));
        window.openRules("U8");
        tryVerify(() => named("rulesSheet"));
        checkTexts(named("rulesSheet"));
        const sheet = createTemporaryObject(dealSheet, window.contentItem, {
            "summary": fixture.wonDeal(8, true),
            "gameOver": true,
            "width": data.width,
            "height": data.height - 40
        });
        checkTexts(sheet);
        sheet.summary = fixture.settledGame(8);
        checkTexts(sheet);
        sheet.part = "epilogue";
        checkTexts(sheet);
    }

    function test_newGamePageRulesAndGuideHaveRoomForTexts_data() {
        const rows = [];
        for (const gameId of thorough ? fixture.games() : fixture.games().slice(0, 1)) {
            for (const shape of thorough ? [[960, 640, 100], [1280, 800, 200]] : [[960, 640, 100]]) {
                rows.push({
                    tag: gameId + " " + shape.join(" "),
                    gameId: gameId,
                    width: shape[0],
                    height: shape[1],
                    textSize: shape[2]
                });
            }
        }
        return rows;
    }

    function test_newGamePageRulesAndGuideHaveRoomForTexts(data) {
        Settings.textSize = data.textSize;
        fixture.lengthen(true);
        open(data.width, data.height);
        NewGame.gameId = data.gameId;
        NewGame.players = NewGame.mostPlayers;
        window.openPage("newGame");
        checkTexts(window.contentItem);
        const parts = named("parts");
        if (parts) {
            parts.picked("rules");
            checkTexts(window.contentItem);
        }
        window.closePage();
        window.openRules("", data.gameId);
        tryVerify(() => named("rulesSheet"));
        checkTexts(named("rulesSheet"));
        window.closeRules();
        Settings.showGuidesAgain();
        NewGame.start();
        tryVerify(() => named("guide"));
        for (let step = 0; step < App.guide.count; ++step) {
            checkTexts(named("guide"));
            App.guide.next();
        }
        fixture.passGuides();
        NewGame.gameId = "underwear";
    }

    function test_menusHaveRoomForTexts() {
        fixture.lengthen(true);
        open(1280, 800);
        const bar = first(window.menuBar, item => item.menuAt !== undefined);
        for (let index = 0; index < bar.count; ++index) {
            const menu = bar.menuAt(index);
            menu.open();
            tryCompare(menu, "opened", true);
            checkTexts(menu.contentItem.parent);
            menu.close();
        }
    }
}
