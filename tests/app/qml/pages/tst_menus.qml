// SPDX-License-Identifier: GPL-3.0-or-later
// Menus by mouse and keyboard: a click on the title of a closed menu opens it, and when the menu
// closes, the focus returns to the table. Also undo, redo, the hint, and the list of keys.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    SignalSpy {
        id: spoken
        target: App.announcer
        signalName: "spoken"
    }

    function init() {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        NewGame.gameId = "underwear";
        NewGame.reset();
        open(1280, 800);
        verify(NewGame.start());
        tryCompare(App.table.status, "yourTurn", true);
        tryCompare(App.table.presenter, "moving", false);
    }

    function cleanup() {
        close();
        fixture.mirror(false);
        Settings.pace = "normal";
        Settings.motion = "full";
        Settings.textSize = 100;
    }

    function table() {
        return window.areas[2];
    }

    function title(row) {
        return first(window.menuBar, item => item instanceof MenuBarItem && item.menu === menu(row));
    }

    function menu(row) {
        return first(window.menuBar, item => item instanceof MenuBar).menuAt(row);
    }

    // Regression: in 3UP 3DOWN, whose cards have colours and numbers, the hand could be sorted by suit.
    function test_menuAndSettingsSortTheHandByTheWordsOfTheGame() {
        const texts = () => Array.from({length: menu(2).count}, (_, row) => menu(2).itemAt(row)?.text?.replace("&", "") ?? "");
        verify(texts().includes("Sort the hand by suit"), texts().join());
        fixture.leave();
        NewGame.gameId = "three-up-three-down";
        verify(!texts().includes("Sort the hand by suit"), texts().join());
        verify(texts().includes("Sort the hand by colour"), texts().join());
        window.openPage("settings");
        compare(named("handSort").texts.join(), "Colour,Number");
    }

    function test_firstClickAfterEscapeOpensTheMenu() {
        for (let time = 0; time < 3; ++time) {
            mouseClick(title(0));
            tryCompare(menu(0), "opened", true);
            keyClick(Qt.Key_Escape);
            tryCompare(menu(0), "visible", false);
        }
        // After Escape, a click on the title opens the menu. The next click on it closes the menu,
        // and a third click opens it again.
        for (const opened of [true, false, true, false]) {
            mouseClick(title(0));
            tryCompare(menu(0), "visible", opened);
        }
    }

    // The rows of a closed menu get a new width only when the menu is shown again.
    function test_menuIsWideEnoughAfterTheTextSizeGrows() {
        mouseClick(title(1));
        tryCompare(menu(1), "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(menu(1), "visible", false);
        Settings.textSize = 200;
        mouseClick(title(1));
        tryCompare(menu(1), "opened", true);
        for (let row = 0; row < menu(1).count; ++row) {
            const item = menu(1).itemAt(row);
            tryVerify(() => item.width >= item.implicitWidth, 5000, item.text + " has a width of " + item.width + ", not " + item.implicitWidth);
        }
        keyClick(Qt.Key_Escape);
        tryCompare(menu(1), "visible", false);
    }

    function test_menuOfALowWindowDoesNotCoverItsTitle() {
        Settings.textSize = 150;
        window.height = 532;
        frames();
        mouseClick(title(0));
        tryCompare(menu(0), "opened", true);
        const list = menu(0).contentItem;
        const top = item => item.mapToItem(null, 0, 0).y;
        tryVerify(() => list.contentHeight > list.height);
        verify(top(list) >= top(title(0)) + title(0).height, top(list));
        const bar = first(menu(0).background, item => item.objectName === "menuScroll");
        verify(bar && bar.height < list.height && top(bar) === top(list));
        const last = menu(0).itemAt(menu(0).count - 1);
        keyClick(Qt.Key_Up);
        tryVerify(() => last.highlighted && top(last) + last.height <= top(list) + list.height + 1);
        keyClick(Qt.Key_Escape);
        tryCompare(menu(0), "visible", false);
    }

    function test_pageOpenedByAShortcutClosesTheOpenMenu() {
        keyClick(Qt.Key_G, Qt.AltModifier);
        tryCompare(menu(0), "opened", true);
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        compare(window.page, "settings");
        tryCompare(menu(0), "visible", false);
        keyClick(Qt.Key_Escape);
        compare(window.page, "");
    }

    function test_entryThatIsTickedKeepsItsTick() {
        const entry = () => Array.from({length: menu(2).count}, (_, row) => menu(2).itemAt(row)).find(item => item?.text === "Sort the hand by &suit");
        for (let time = 0; time < 2; ++time) {
            title(2).triggered();
            tryCompare(menu(2), "opened", true);
            mouseClick(entry());
            tryCompare(menu(2), "visible", false);
            verify(entry().checked);
        }
    }

    function test_menuOpenedByAKeyIgnoresARestingPointer() {
        mouseMove(title(0), 20, title(0).height + 15);
        keyClick(Qt.Key_F10);
        tryCompare(menu(0), "opened", true);
        const entry = menu(0).itemAt(0);
        const isBelow = entry.contains(entry.mapFromItem(title(0), 20, title(0).height + 15));
        verify(isBelow);
        frames();
        verify(!entry.hovered && menu(0).currentIndex < 0);
        mouseMove(title(0), 22, title(0).height + 17);
        mouseMove(title(0), 24, title(0).height + 15);
        tryVerify(() => entry.hovered);
        keyClick(Qt.Key_Escape);
        tryCompare(menu(0), "visible", false);
    }

    // The answer to a question key (QuestionKeys) is spoken and also shown in place of the prompt.
    function test_answerToAQuestionKeyIsShownInPlaceOfThePrompt() {
        const answer = () => first(table(), item => item instanceof RefusalToast && item.isAnswer);
        verify(!answer());
        for (const each of QuestionKeys.all.slice(0, 7)) {
            keyClick(each.key.toLowerCase());
            tryVerify(() => answer() !== null, 5000, each.key);
            verify(answer().refusal.length > 5, each.key);
            verify(answer().y >= 0 && answer().x >= 0 && answer().x + answer().width <= table().width, each.key);
            const line = first(table(), item => item instanceof PromptLine);
            verify(!line, "the prompt is visible below the answer");
        }
        keyClick(Qt.Key_Escape);
        tryVerify(() => !answer());
        keyClick("c");
        tryVerify(() => answer() !== null);
        keyClick("d");
        tryVerify(() => !answer());
    }

    function test_keyThatPlaysTheHintSaysThatTheHintIsNotReadyYet() {
        App.guide.end();
        table().forceActiveFocus(Qt.TabFocusReason);
        App.table.coach.hint();
        verify(App.table.coach.isAsked);
        keyClick("y");
        compare(App.speech.answer, "The hint is not ready yet.");
        tryVerify(() => App.table.coach.hintText !== "");
        verify(!App.table.coach.isAsked);
    }

    function test_escapeClosesTheAnswerFirstAndThenTakesBackTheSelection() {
        const isHeard = text => spoken.signalArguments.some(line => line[0].includes(text));
        App.guide.end();
        table().forceActiveFocus(Qt.TabFocusReason);
        const card = first(table(), item => item instanceof TableCard && item.liftable);
        App.table.gestures.toggle(card.key);
        keyClick("c");
        tryVerify(() => App.speech.answer !== "");
        spoken.clear();
        keyClick(Qt.Key_Escape);
        compare(App.speech.answer, "");
        verify(card.selected);
        tryVerify(() => isHeard("Message closed. Selected: "));
        keyClick(Qt.Key_Escape);
        verify(!card.selected);
        tryVerify(() => isHeard("Nothing is selected."));
        keyClick(Qt.Key_Escape);
        tryVerify(() => isHeard("There is nothing to cancel."));
    }

    // Regression: the letter D, the key shown for Draw, restarted the deal.
    function test_keyOfAMoveInTheMenuMakesThisMove() {
        const draw = () => Array.from({length: menu(1).count}, (_, row) => menu(1).itemAt(row)).find(item => item?.keyText === "D");
        tryVerify(() => draw()?.enabled);
        const moves = fixture.movesInGame();
        keyClick(Qt.Key_M, Qt.AltModifier);
        tryCompare(menu(1), "opened", true);
        keyClick("d");
        tryVerify(() => fixture.movesInGame() > moves);
    }

    function test_itemsOfAMenuHaveDifferentKeyLetters() {
        for (const language of ["en", "de"]) {
            Settings.language = language;
            for (let row = 0; row < 4; ++row) {
                const letters = [];
                for (let at = 0; at < menu(row).count; ++at) {
                    const letter = /&(.)/.exec(menu(row).itemAt(at).text ?? "");
                    if (letter)
                        letters.push(letter[1].toLowerCase());
                }
                compare([...new Set(letters)].join(""), letters.join(""), language);
            }
        }
        Settings.language = "";
    }

    function test_arrowKeysWrapAroundInAMenu() {
        keyClick(Qt.Key_Right);
        verify(table().focusedItem());
        const before = fixture.movesInGame();
        keyClick(Qt.Key_V, Qt.AltModifier);
        tryCompare(menu(2), "opened", true);
        keyClick(Qt.Key_Up);
        compare(menu(2).currentIndex, menu(2).count - 1);
        keyClick(Qt.Key_Down);
        compare(menu(2).currentIndex, 0);
        keyClick(Qt.Key_Up);
        compare(menu(2).currentIndex, menu(2).count - 1);
        keyClick(Qt.Key_Return);
        tryCompare(window, "page", "settings");
        compare(fixture.movesInGame(), before);
        window.closePage();
        // The table gets no key while a menu is open, whichever item has the focus.
        keyClick(Qt.Key_V, Qt.AltModifier);
        tryCompare(menu(2), "opened", true);
        table().forceActiveFocus();
        keyClick("d");
        compare(fixture.movesInGame(), before);
        menu(2).close();
        tryCompare(menu(2), "visible", false);
    }

    function test_arrowKeysSkipSeparatorsInAllMenus_data() {
        return [
            {tag: "all entries fit", height: 800, text: 100},
            {tag: "the menu scrolls", height: 532, text: 150}
        ];
    }

    function test_arrowKeysSkipSeparatorsInAllMenus(data) {
        Settings.textSize = data.text;
        window.height = data.height;
        frames();
        for (const [number, letter] of [Qt.Key_G, Qt.Key_M, Qt.Key_V, Qt.Key_P].entries()) {
            keyClick(letter, Qt.AltModifier);
            tryCompare(menu(number), "opened", true);
            for (const key of [Qt.Key_Down, Qt.Key_Up]) {
                for (let step = 0; step <= menu(number).count; ++step) {
                    const before = menu(number).currentIndex;
                    keyClick(key);
                    const row = menu(number).currentIndex;
                    verify(menu(number).itemAt(row) instanceof AppMenuItem, menu(number).title + ": row " + row + " after row " + before);
                }
            }
            menu(number).close();
            tryCompare(menu(number), "visible", false);
        }
    }

    // While a menu is open, letters without Alt activate an entry, as in other programs.
    function test_letterActivatesAnEntryOfAnOpenMenu_data() {
        return [
            {tag: "no entry is current", rows: 0},
            {tag: "an entry is current", rows: 2}
        ];
    }

    function test_letterActivatesAnEntryOfAnOpenMenu(data) {
        const before = fixture.movesInGame();
        keyClick(Qt.Key_G, Qt.AltModifier);
        tryCompare(menu(0), "opened", true);
        for (let row = 0; row < data.rows; ++row)
            keyClick(Qt.Key_Down);
        keyClick("c");
        verify(menu(0).opened, "the entry is disabled");
        keyClick("d");
        verify(menu(0).opened, "no entry has this letter");
        keyClick("r");
        tryCompare(window, "page", "records");
        verify(!menu(0).visible);
        compare(fixture.movesInGame(), before);
        window.closePage();
    }

    // Changes at the table must not take the keyboard from an open menu. Otherwise the menu would
    // ignore the arrow keys.
    function test_newGameOrEndOfADealDoesNotTakeTheFocusFromAMenu_data() {
        return [
            {tag: "new game", change: () => verify(NewGame.start())},
            {tag: "end of a deal", change: () => fixture.finishDeal()}
        ];
    }

    function test_newGameOrEndOfADealDoesNotTakeTheFocusFromAMenu(data) {
        keyClick(Qt.Key_G, Qt.AltModifier);
        tryCompare(menu(0), "opened", true);
        data.change();
        tryCompare(App.table.presenter, "moving", false);
        for (const row of [0, 1]) {
            keyClick(Qt.Key_Down);
            compare(menu(0).currentIndex, row);
        }
        keyClick(Qt.Key_Escape);
        tryCompare(menu(0), "visible", false);
        tryVerify(() => window.areas.some(area => area && area.activeFocus));
    }

    function test_tableKeysWorkWhileThePointerIsOnAMenuTitle() {
        mouseClick(title(1));
        tryCompare(menu(1), "opened", true);
        keyClick(Qt.Key_Escape);
        tryVerify(() => table().activeFocus);
        mouseMove(title(2), 5, 5);
        mouseMove(title(1), 5, 5);
        verify(table().activeFocus);
        keyClick(Qt.Key_Right);
        verify(table().focusedItem());
    }

    function test_focusReturnsToTheTableAfterAClickOnAMenuItem() {
        mouseClick(title(2));
        tryCompare(menu(2), "opened", true);
        const item = all(menu(2).contentItem, each => each instanceof MenuItem && each.text.replace("&", "") === "Sort hand by value")[0] ?? menu(2).itemAt(5);
        mouseClick(item);
        tryCompare(menu(2), "visible", false);
        tryVerify(() => table().activeFocus);
        keyClick(Qt.Key_Right);
        verify(table().focusedItem());
    }

    function test_movingThePointerToAnotherMenuTitleSwitchesTheOpenMenu() {
        mouseClick(title(0));
        tryCompare(menu(0), "opened", true);
        mouseMove(title(1), 5, 5);
        tryCompare(menu(1), "opened", true);
        verify(!menu(0).visible);
        wait(0);
        verify(!table().activeFocus);
        keyClick(Qt.Key_Escape);
        tryVerify(() => table().activeFocus);
    }

    function test_menuOpenedByKeyStaysOpenWhileThePointerRestsOnAnotherTitle() {
        mouseMove(title(0), 5, 5);
        keyClick(Qt.Key_V, Qt.AltModifier);
        tryCompare(menu(2), "opened", true);
        for (let frame = 0; frame < 3; ++frame) {
            window.requestUpdate();
            waitForRendering(window.contentItem);
        }
        verify(menu(2).opened && !menu(0).visible);
        mouseMove(title(0), 8, 6);
        tryCompare(menu(0), "opened", true);
        verify(!menu(2).visible);
    }

    function test_keysUndoAndRedoAMove_data() {
        return [{tag: "Shift", key: Qt.Key_Z, modifiers: Qt.ControlModifier | Qt.ShiftModifier}, {tag: "Y", key: Qt.Key_Y, modifiers: Qt.ControlModifier}];
    }

    function test_keysUndoAndRedoAMove(data) {
        verify(!App.table.undoHistory.mayRedo);
        const before = App.table.story.count;
        keyClick("d");
        tryCompare(App.table.status, "yourTurn", true);
        const after = App.table.story.count;
        verify(after > before);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(App.table.story.count, before);
        verify(App.table.undoHistory.mayRedo);
        keyClick(data.key, data.modifiers);
        compare(App.table.story.count, after);
        verify(!App.table.undoHistory.mayRedo);
        verify(App.table.undoHistory.mayRestartDeal);
    }

    function test_keyPlaysTheHintedMove() {
        keyClick("h");
        tryVerify(() => App.table.coach.hintText !== "", 20000);
        // The same key again repeats the spoken hint.
        const times = () => spoken.signalArguments.filter(line => line[0].includes(App.table.coach.hintText)).length;
        tryVerify(() => times() === 1);
        keyClick("h");
        tryVerify(() => times() === 2);
        const before = App.table.story.count;
        keyClick("y");
        compare(App.table.coach.hintText, "");
        tryVerify(() => App.table.story.count > before);
    }

    // While the user types the name of a card to find this card, the typed letters are not
    // shortcuts. For example, H does not ask for a hint.
    function test_typedCardNameMovesTheFocusToThatCard() {
        const hand = table().walk.hand();
        for (const wanted of [hand[hand.length - 1], hand[0]]) {
            spoken.clear();
            keyClick("f");
            verify(table().finder.active);
            verify(window.typing);
            for (const letter of wanted.label.replace(/ /g, ""))
                keyClick(letter);
            compare(window.activeFocusItem.label, wanted.label);
            tryVerify(() => spoken.signalArguments.some(line => line[0].includes("Type the name")));
            // Screen readers read a card that gets the focus. If it keeps the focus at the next
            // letter, its name answers the letter.
            tryVerify(() => spoken.signalArguments.some(line => line[0].includes(wanted.label)), 5000, wanted.label);
            verify(table().finder.active);
            keyClick(Qt.Key_Escape);
            verify(!table().finder.active);
            compare(window.activeFocusItem.label, wanted.label);
        }
        // Backspace names the found card, or says that nothing is typed.
        keyClick("f");
        keyClick(hand[0].label[0]);
        keyClick(Qt.Key_Backspace);
        compare(App.speech.answer, "Type the name of a card.");
        keyClick(Qt.Key_Escape);
        // The guide stays open: Escape ends only the search.
        App.guide.show();
        keyClick("f");
        verify(table().finder.active);
        keyClick(Qt.Key_Escape);
        verify(!table().finder.active);
        tryVerify(() => spoken.signalArguments.some(line => line[0].includes("The search has ended.")));
        verify(App.guide.reading);
        App.guide.end();
        keyClick("f");
        keyClick("7");
        keyClick("!");
        // No card has this name. Further letters are part of it, not shortcuts.
        const moves = App.table.story.count;
        for (const letter of "hde")
            keyClick(letter);
        compare(App.speech.answer, "No card begins with “7!hde”. Escape ends the search.");
        // Enter and Space do not play the focused card, which is not the wanted one.
        for (const key of [Qt.Key_Return, Qt.Key_Space]) {
            App.speech.dismissAnswer();
            keyClick(key);
            compare(App.speech.answer, "No card begins with “7!hde”. Escape ends the search.");
        }
        verify(table().finder.active);
        compare(App.table.coach.hintText, "");
        compare(App.table.story.count, moves);
        keyClick(Qt.Key_Escape);
        // After the whole short name of a card, a letter is a shortcut or a question again.
        const shortName = hand[0].label.replace(/^(.+) of (.).*$/, (all, rank, suit) => (rank.length > 2 ? rank[0] : rank) + suit);
        for (const key of ["w", "h"]) {
            keyClick("f");
            for (const letter of shortName)
                keyClick(letter);
            compare(window.activeFocusItem.label, hand[0].label);
            keyClick(key);
            if (key === "w")
                verify(App.speech.answer.startsWith("Your turn."), App.speech.answer);
            else
                tryVerify(() => App.table.coach.hintText !== "", 20000);
        }
        // The shortcut has ended the search, so a letter asks a question although a name continues
        // with it.
        keyClick("e");
        verify(App.speech.answer !== "", "the events since the last move");
        App.speech.dismissAnswer();
        // A letter with which no card begins does not act as the key of a question, either.
        keyClick("f");
        keyClick("w");
        compare(App.speech.answer, "No card begins with “w”. Escape ends the search.");
        keyClick(Qt.Key_Escape);
        // Space ends the search and selects the found card.
        keyClick("f");
        keyClick(hand[1].label[0]);
        const found = window.activeFocusItem;
        keyClick(Qt.Key_Space);
        verify(!table().finder.active);
        verify(found.selected);
        keyClick(Qt.Key_Escape);
    }

    // A game below a page does not speak over the page.
    function test_pageOverTheGameSilencesItAndNamesItWhenItCloses() {
        App.guide.end();
        for (const page of ["settings", "records", "start"]) {
            window.openPage(page);
            verify(App.speech.covered);
            spoken.clear();
            keyClick(Qt.Key_Escape);
            compare(window.page, "");
            verify(!App.speech.covered);
            tryVerify(() => spoken.signalArguments.some(line => line[0] === "Underwear"), 5000, page);
        }
    }

    function test_enterOnAPlaceWithoutUseIsAnswered() {
        fixture.leave();
        NewGame.gameId = "life";
        verify(NewGame.start());
        App.guide.end();
        tryCompare(App.table.status, "yourTurn", true);
        tryCompare(App.table.presenter, "moving", false);
        table().forceActiveFocus(Qt.TabFocusReason);
        const unused = all(table(), item => item instanceof TablePlace && item.actionLabel === "" && !item.accepts);
        const answers = [];
        for (const place of unused) {
            App.speech.dismissAnswer();
            place.forceActiveFocus(Qt.TabFocusReason);
            InputMode.showFocus();
            keyClick(Qt.Key_Return);
            answers.push(App.speech.answer + App.table.coach.refusal);
        }
        verify(answers.every(answer => answer !== ""), answers.join("|"));
        verify(answers.includes("You can do nothing here now."), answers.join("|"));
    }

    function test_shortcutOnAnotherKeyboardLayoutHasNoSecondAnswer() {
        App.guide.end();
        tryCompare(App.table.status, "yourTurn", true);
        table().forceActiveFocus(Qt.TabFocusReason);
        App.speech.dismissAnswer();
        // The key H of a Russian keyboard.
        fixture.pressKey(table(), 0x420, "\u0440", 43);
        verify(App.table.coach.isAsked || App.table.coach.hintText !== "");
        compare(App.speech.answer, "");
        tryVerify(() => App.table.coach.hintText !== "", 20000);
    }

    function test_keyWithoutUseIsAnswered() {
        tryCompare(App.table.status, "yourTurn", true);
        table().forceActiveFocus(Qt.TabFocusReason);
        for (const key of ["k", "7"]) {
            App.speech.dismissAnswer();
            keyClick(key);
            compare(App.speech.answer, `The key ${key.toUpperCase()} has no use now.`);
        }
    }

    function test_keysPageListsAllQuestionKeys() {
        keyClick("?");
        tryVerify(() => named("keysPage"));
        const caps = all(named("keysPage"), item => item instanceof KeyCap).map(cap => cap.key);
        for (const key of ["Tab", "Enter", "H", "Y", "F1", "F6", "F10", "?", "Ctrl+Z", "Ctrl+Shift+Z"])
            verify(caps.includes(key), key + " of " + caps);
        // The list of keys shows the same questions that the table answers.
        const lines = all(named("keysPage"), item => item instanceof KeyRow).map(row => row.caps.join() + " " + row.effect);
        compare(QuestionKeys.all.length, 12);
        for (const question of QuestionKeys.all)
            verify(lines.includes(question.key + " " + question.title), question.key);
        // Key caps show symbols; screen readers get words.
        const spoken = all(named("keysPage"), item => item instanceof KeyRow).filter(row => /[←→]/.test(row.caps.join())).map(row => row.keysSpoken);
        compare(spoken.slice(1), ["left arrow, right arrow", "Ctrl+left arrow, Ctrl+right arrow, PgUp, PgDown", "Shift+left arrow, Shift+right arrow"]);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !named("keysPage"));
        tryVerify(() => table().activeFocus);
    }

    function test_rowsOfTheListOfKeysAreNotCutOff_data() {
        return [{
                tag: "from the left",
                mirrored: false
            }, {
                tag: "from the right",
                mirrored: true
            }];
    }

    function test_rowsOfTheListOfKeysAreNotCutOff(data) {
        fixture.mirror(data.mirrored);
        keyClick("?");
        tryVerify(() => named("keysPage"));
        frames();
        for (const row of all(named("keysPage"), item => item instanceof KeyRow)) {
            const [keys, words] = Array.from(row.children);
            for (const part of [keys, words])
                verify(part.width > row.width / 4 && part.x >= 0 && part.x + part.width <= row.width, row.effect);
            verify(data.mirrored ? words.x + words.width <= keys.x : keys.x + keys.width <= words.x, row.effect);
        }
        keyClick(Qt.Key_Escape);
        tryVerify(() => !named("keysPage"));
    }

    function test_closingTheRulesReturnsTheFocusToTheTable() {
        const atTable = () => table().activeFocus;
        keyClick(Qt.Key_F1);
        tryVerify(() => named("rulesSheet") && !atTable());
        keyClick(Qt.Key_Escape);
        tryVerify(() => !named("rulesSheet"));
        verify(atTable());
        keyClick(Qt.Key_F1);
        tryVerify(() => named("rulesSheet") && !atTable());
        table().forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !named("rulesSheet"));
        verify(atTable());
    }

    function test_closingAPageReturnsTheFocusToThePartThatHadIt() {
        const story = first(window.contentItem, item => item instanceof StoryView);
        for (const [key, page] of [["?", "keysPage"], [Qt.Key_F1, "rulesSheet"]]) {
            story.forceActiveFocus(Qt.TabFocusReason);
            keyClick(key);
            tryVerify(() => named(page) && !story.activeFocus);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !named(page));
            verify(story.activeFocus, page);
        }
    }

    // A hidden item that had the focus would still receive keys.
    function test_focusMovesToTheTableIfTheFocusedItemIsHidden() {
        const story = first(window.contentItem, item => item instanceof StoryView);
        story.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_F9);
        compare(Settings.panelOpen, false);
        tryVerify(() => window.activeFocusItem instanceof TableCard);
        keyClick(Qt.Key_F9);
        compare(Settings.panelOpen, true);
        const button = first(table(), item => item instanceof IconButton);
        button.forceActiveFocus(Qt.TabFocusReason);
        button.visible = false;
        tryVerify(() => window.activeFocusItem.visible && table().activeFocus);
    }

    function test_closingTheStartPageSpeaksTheGameAndArrowKeysSpeakTheEndsOfTheHistory() {
        window.openPage("start");
        spoken.clear();
        keyClick(Qt.Key_Escape);
        compare(window.page, "");
        tryVerify(() => spoken.signalArguments.some(line => line[0] === "Underwear"));
        const story = first(window.contentItem, item => item instanceof StoryView);
        spoken.clear();
        story.forceActiveFocus(Qt.TabFocusReason);
        compare(window.activeFocusItem, story);
        tryCompare(spoken, "count", 1);
        compare(spoken.signalArguments[0][0], story.model.value(story.count - 1, "text"));
        keyClick(Qt.Key_Down);
        tryCompare(spoken, "count", 2);
        compare(spoken.signalArguments[1][0], "End.");
        keyClick(Qt.Key_Up);
        tryCompare(spoken, "count", 3);
        compare(spoken.signalArguments[2][0], story.model.value(story.count - 2, "text"));
        for (const [key, row] of [[Qt.Key_Home, 0], [Qt.Key_End, story.count - 1]]) {
            spoken.clear();
            keyClick(key);
            tryCompare(spoken, "count", 1);
            compare(spoken.signalArguments[0][0], story.model.value(row, "text"));
        }
        keyClick(Qt.Key_Home);
        spoken.clear();
        keyClick(Qt.Key_Up);
        tryCompare(spoken, "count", 1);
        compare(spoken.signalArguments[0][0], "Beginning.");
        keyClick(Qt.Key_Return);
        tryCompare(spoken, "count", 2);
        compare(spoken.signalArguments[1][0], story.model.value(0, "text"));
    }

    function test_enteredCopyOfADealNumberDealsTheSameCards() {
        App.copyDealNumber();
        compare(App.notices.length, 1);
        // The message has the words of the page for a new game, not those of the deal number.
        verify(App.notices[0].startsWith("The number of this deal is on the clipboard: Underwear, 4 players, Usual rules. "), App.notices[0]);
        App.dismissNotice(0);
        window.openPage("newGame");
        press("advanced");
        const field = named("dealNumber");
        field.forceActiveFocus();
        field.paste();
        const number = field.text.match(/underwear 4 [0-9A-Z-]+/)[0];
        field.selectAll();
        for (const letter of "underwear 4 zz")
            keyClick(letter);
        verify(named("dealNumberRefusal"));
        field.selectAll();
        for (const letter of number.toLowerCase())
            keyClick(letter);
        compare(NewGame.dealNumber, number.toLowerCase());
        verify(!named("dealNumberRefusal"));
        const cards = () => all(table(), item => item instanceof TableCard && item.isOwn).map(card => card.face).sort().join();
        const before = cards();
        NewGame.start();
        window.page = "";
        tryCompare(App.table.status, "yourTurn", true);
        compare(cards(), before);
    }

    ListModel { id: sentences }

    Component {
        id: storyOfSentences

        StoryView {
            width: 270
            height: 300
            model: sentences
        }
    }

    // An undo removes the newest sentences, which may be all that were visible.
    function test_storyShowsEarlierSentencesAfterTheNewestWereRemoved() {
        sentences.clear();
        for (let n = 0; n < 80; ++n)
            sentences.append({"text": (n % 3 === 0 ? "Mika draws a card." : "Mika plays card number " + n + " onto the downpile, which closes the pile of Nora."), "isYou": false, "isHeading": n % 20 === 0, "spoken": ""});
        const story = createTemporaryObject(storyOfSentences, window.contentItem);
        tryVerify(() => story.atYEnd && story.contentHeight > story.height);
        for (const left of [74, 60, 35, 12]) {
            sentences.remove(left, sentences.count - left);
            story.height += 40;
            frames();
            tryVerify(() => story.atYEnd);
            const rows = Array.from(story.contentItem.children).filter(row => row.text && row.y + row.height > story.contentY);
            const gap = Math.min(...rows.map(row => row.y)) - story.contentY;
            verify(gap <= Math.max(0, story.height - story.contentHeight) + story.spacing, `a gap of ${gap} above ${left} sentences`);
        }
    }
}
