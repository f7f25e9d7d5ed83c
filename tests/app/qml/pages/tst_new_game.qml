// SPDX-License-Identifier: GPL-3.0-or-later
// From the start page through the house rules to a game with these rules, by mouse and by keyboard
// alone.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test

    function init() {
        NewGame.gameId = "underwear";
        NewGame.reset();
        NewGame.players = 4;
        open(1280, 800);
    }

    function cleanup() {
        close();
    }

    function option(key) {
        return named("option-" + key);
    }

    function control(key) {
        const loader = named("control", option(key));
        return loader.item;
    }

    function test_startsAGameFromTheStartPage() {
        verify(named("startPage"));
        press("play", tileOf("underwear"));
        tryCompare(App.table, "active", true);
        tryVerify(() => !named("startPage"));
        tryCompare(App.table.players, "count", 4);
    }

    function test_enterOnTheNewGamePageStartsTheGame() {
        press("setup", tileOf("underwear"));
        tryVerify(() => named("newGamePage"));
        tryVerify(() => named("playerCount").activeFocus);
        keyClick(Qt.Key_Return);
        tryCompare(App.table, "active", true);
        tryCompare(window, "page", "");
    }

    function test_gameHasTheChosenHouseRules() {
        press("setup", tileOf("underwear"));
        verify(named("newGamePage"));
        press("resetRules");
        mouseClick(control("royaltiesOnUpPiles"));
        compare(control("royaltiesOnUpPiles").checked, true);
        compare(option("royaltiesOnUpPiles").standard, false);
        verify(option("royaltiesOnUpPiles").mark !== "");
        press("start");
        tryCompare(App.table, "active", true);
        compare(fixture.optionOfGame("royaltiesOnUpPiles"), 1);
        compare(fixture.optionOfGame("doubling"), 0);
        compare(App.table.status.houseRules.length, 1);
    }

    // The game has the seal shown on the set-up page. The text typed to cut the deck determines the
    // user's random number in this seal.
    function test_newGameUsesTheTypedCutOfTheDeckAndTheShownSeal() {
        press("setup", tileOf("underwear"));
        press("advanced");
        const field = named("cut");
        compare(field.Accessible.name, "Cut the deck");
        verify(first(named("newGamePage"), item => item.help !== undefined && item.help.includes(NewGame.seal)));
        const seal = NewGame.seal;
        field.forceActiveFocus();
        for (const letter of "here")
            keyClick(letter);
        compare(NewGame.cut, "here");
        press("start");
        tryCompare(App.table, "active", true);
        compare(App.table.scores.seal, seal);
        compare(fixture.cutOfGame(), fixture.numberOf("here"));
        verify(NewGame.seal !== seal);
        compare(NewGame.cut, "");
        tryVerify(() => named("seal", named("sidePanel")));
        verify(named("seal", named("sidePanel")).text.includes(seal));
    }

    function test_fieldOfTheDealNumberStaysWhileTheNumberIsDeleted() {
        NewGame.dealNumber = "12";
        press("setup", tileOf("underwear"));
        const field = named("dealNumber");
        verify(field.visible);
        field.forceActiveFocus();
        field.selectAll();
        keyClick(Qt.Key_Delete);
        compare(NewGame.dealNumber, "");
        verify(field.visible && field.activeFocus);
    }

    // The user saves the house rules as a set with a name. A copied set is one line of text, which
    // another user can paste.
    function test_houseRulesAreSavedUnderANameAndPastedFromTheClipboard() {
        press("setup", tileOf("underwear"));
        const sets = named("ruleSet");
        compare(sets.displayText, "Usual rules");
        compare(named("saveRuleSet").enabled, false);
        NewGame.options.setValue(NewGame.options.find("key", "openWithRun"), 1);
        compare(sets.displayText, "Your changes");
        const name = named("ruleSetName");
        name.forceActiveFocus();
        for (const letter of "ours")
            keyClick(letter);
        press("saveRuleSet");
        compare(sets.displayText, "ours");
        press("copyRules");
        press("removeRuleSet");
        compare(sets.displayText, "Your changes");
        NewGame.useRuleSet(0);
        compare(sets.displayText, "Usual rules");
        press("pasteRules");
        compare(sets.displayText, "ours");
        compare(NewGame.options.value(NewGame.options.find("key", "openWithRun"), "value"), 1);
    }

    function test_oneFieldShowsAndSetsTheLevelOfAllOpponents() {
        press("setup", tileOf("underwear"));
        const level = named("levelOfAll");
        compare(level.displayText, "Fair");
        NewGame.setLevel(1, "sharp");
        compare(level.displayText, "Mixed");
        NewGame.levelOfAll = "master";
        compare(level.displayText, "Master");
        for (let player = 1; player < NewGame.players; ++player)
            compare(NewGame.seats.value(player, "level"), "master");
    }

    function test_deckCannotBeCutIfADealNumberIsEntered() {
        NewGame.start();
        App.copyDealNumber();
        App.dismissNotice(0);
        window.openPage("newGame");
        press("advanced");
        compare(named("cut").enabled, true);
        named("dealNumber").paste();
        verify(NewGame.dealNumber.startsWith("underwear 4 "));
        compare(named("cut").enabled, false);
        NewGame.dealNumber = "";
        compare(named("cut").enabled, true);
    }

    function test_resetRestoresStandardRules() {
        press("setup", tileOf("underwear"));
        mouseClick(control("seatChanges"));
        compare(option("seatChanges").standard, false);
        press("resetRules");
        compare(option("seatChanges").standard, true);
        compare(control("seatChanges").checked, false);
        compare(named("resetRules").enabled, false);
    }

    function test_houseRuleIsDisabledUntilTheRuleItNeedsIsOn() {
        press("setup", tileOf("underwear"));
        compare(option("doublingLimit").enabled, false);
        const reason = option("doublingLimit").reason;
        verify(reason !== "");
        verify(named("reason", option("doublingLimit")).visible);
        verify(control("doublingLimit").help.includes(reason));
        control("doubling").forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(option("doublingLimit").enabled, true);
        compare(option("doublingLimit").reason, "");
    }

    function test_unplayableHouseRulesAreExplained() {
        press("setup", tileOf("underwear"));
        const packs = control("packs");
        packs.forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(packs.currentIndex, 1);
        verify(!named("refusal"));
        NewGame.players = 8;
        const refusal = named("refusal");
        verify(refusal);
        verify(refusal.text.length > 20);
        compare(named("start").enabled, false);
        press("start");
        compare(App.table.active, false);
        NewGame.players = 7;
        verify(!named("refusal"));
        compare(named("start").enabled, true);
    }

    function test_newGamePageShowsASeatForEachPlayer() {
        press("setup", tileOf("underwear"));
        const count = named("playerCount");
        count.picked(8);
        tryVerify(() => named("seat-7"));
        count.picked(2);
        tryVerify(() => !named("seat-2"));
        verify(named("seat-1"));
    }

    function test_gameIsSetUpByKeyboard() {
        verify(window.activeFocusItem);
        tabTo("setup", 12);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("newGamePage"));
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        compare(window.activeFocusItem, named("game"));
        keyClick(Qt.Key_Down);
        compare(NewGame.gameId, fixture.games()[1]);
        keyClick(Qt.Key_Up);
        compare(NewGame.gameId, "underwear");
        tabTo("playerCount", 12);
        keyClick(Qt.Key_Left);
        compare(NewGame.players, 3);
        keyClick(Qt.Key_Down);
        compare(NewGame.players, 4);
        keyClick(Qt.Key_Up);
        compare(NewGame.players, 3);
        tabTo("seat-1", 12);
        const name = tabTo("name", 3);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const letter of ["o", "l", "u"])
            keyClick(letter);
        tabTo("level", 3);
        keyClick(Qt.Key_Down);
        compare(window.activeFocusItem.currentText, NewGame.levels[2].title);
        tabTo("character", 3);
        const before = window.activeFocusItem.currentIndex;
        keyClick(before > 0 ? Qt.Key_Up : Qt.Key_Down);
        verify(window.activeFocusItem.currentIndex !== before);
        tabTo("option-target", 20);
        keyClick(Qt.Key_Up);
        tabTo("option-openWithRun", 20);
        keyClick(Qt.Key_Space);
        tabTo("start", 20);
        keyClick(Qt.Key_Return);
        tryCompare(App.table, "active", true);
        tryCompare(App.table.players, "count", 3);
        compare(fixture.nameInGame(1), "olu");
        compare(fixture.optionOfGame("target"), 50);
        compare(fixture.optionOfGame("openWithRun"), 1);
    }

    function test_numberFieldIsSelectedOnlyWhenItGetsTheFocusOrAfterAStep() {
        press("setup", tileOf("underwear"));
        const box = control("target");
        scrollTo(box);
        box.forceActiveFocus(Qt.TabFocusReason);
        compare(box.contentItem.selectedText, box.displayText);
        // Screen readers read the description, but not the text of the field.
        verify(box.contentItem.Accessible.description.startsWith(box.displayText + ". "));
        for (const key of ["4", "5", Qt.Key_Return])
            keyClick(key);
        compare(box.value, 45);
        compare(box.contentItem.selectedText, "");
        compare(window.page, "newGame");
        keyClick(Qt.Key_Up);
        compare(box.contentItem.selectedText, "46");
        for (const key of ["4", "6", Qt.Key_Return, Qt.Key_Up])
            keyClick(key);
        compare(box.contentItem.selectedText, "47");
        for (const key of ["6", "0", Qt.Key_Tab])
            keyClick(key);
        compare(box.value, 60);
        compare(box.contentItem.selectedText, "");
        mouseClick(box.up.indicator);
        compare(box.value, 61);
        verify(!box.contentItem.activeFocus);
        compare(box.contentItem.selectedText, "");
    }

    function test_everyGameCanBeSetUp_data() {
        return fixture.games().map(gameId => {
            return {
                tag: gameId,
                gameId: gameId
            };
        });
    }

    // For each game, the page shows the players, characters and a control for each house rule, and
    // starts the game.
    function test_everyGameCanBeSetUp(data) {
        press("setup", tileOf("underwear"));
        const games = named("game");
        games.forceActiveFocus();
        while (NewGame.gameId !== fixture.games()[0])
            keyClick(Qt.Key_Up);
        while (NewGame.gameId !== data.gameId)
            keyClick(Qt.Key_Down);
        NewGame.reset();
        const rows = all(window.contentItem, item => item.kind !== undefined && item.choices !== undefined);
        compare(rows.length, NewGame.options.count);
        for (const row of rows) {
            const before = row.value;
            const box = named("control", row).item;
            verify(box, row.key);
            if (!row.enabled)
                continue;
            box.forceActiveFocus();
            keyClick(row.kind === "onOff" ? Qt.Key_Space : row.kind === "choice" || before > row.least ? Qt.Key_Down : Qt.Key_Up);
            if (row.value === before)
                keyClick(Qt.Key_Up);
            verify(row.value !== before, row.key + " stays " + before);
            compare(row.standard, false);
        }
        NewGame.reset();
        NewGame.players = NewGame.mostPlayers;
        const seats = all(window.contentItem, item => item.characters !== undefined && item.objectName.startsWith("seat-"));
        compare(seats.length, NewGame.mostPlayers);
        for (const seat of seats.slice(1)) {
            compare(named("level", seat).currentText, seat.levels[seat.levelAt].title);
            if (seat.characters.length > 0)
                compare(named("character", seat).currentText, seat.characters[seat.at].title);
        }
        NewGame.players = NewGame.leastPlayers;
        press("start");
        tryCompare(App.table, "gameId", data.gameId);
    }

    // The user chooses an external bot as the opponent, and the bot plays.
    function test_externalBotPlaysAtASeat() {
        const command = fixture.exampleBotCommand();
        press("setup", tileOf("underwear"));
        NewGame.players = 2;
        tabTo("level", 30);
        const level = window.activeFocusItem;
        while (level.currentText !== "Program")
            keyClick(Qt.Key_Down);
        verify(!named("character"));
        verify(named("refusal").text.includes("No program is chosen yet."));
        verify(!named("start").enabled);
        const field = tabTo("program", 2);
        compare(field.Accessible.name, "Program of opponent 1");
        field.text = "/no/such program";
        keyClick(Qt.Key_Return);
        tryVerify(() => named("refusal").text.endsWith("The program /no/such does not exist."));
        // The typed command of an external bot takes effect when its field loses the focus, for
        // example by a click elsewhere.
        field.forceActiveFocus();
        field.text = command;
        verify(!named("refusal"));
        verify(named("start").enabled);
        press("start");
        tryCompare(App.table, "active", true);
        const plate = App.table.players;
        compare(plate.value(1, "character"), "first-player.sh");
        // The external bot sits to the left of the dealer, so it makes the first move of the game.
        tryVerify(() => fixture.movesInGame() > 0 && App.table.status.yourTurn, 30000);
        NewGame.setLevel(1, "fair");
    }

    function test_escapeReturnsToTheStartPage() {
        press("setup", tileOf("underwear"));
        tryVerify(() => named("newGamePage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        compare(App.table.active, false);
    }

    function test_asksBeforeReplacingAGame() {
        press("play", tileOf("underwear"));
        tryCompare(App.table, "active", true);
        const story = App.table.story.count;
        keyClick(Qt.Key_N, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => named("leaveSheet"));
        press("stay");
        tryVerify(() => !named("leaveSheet"));
        verify(App.table.story.count >= story);
        keyClick(Qt.Key_N, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => named("leaveSheet"));
        press("agree");
        tryVerify(() => !named("leaveSheet"));
        compare(App.table.active, true);
    }
}
