// SPDX-License-Identifier: GPL-3.0-or-later
// The page of people: listing, searching, making friends, blocking, renaming and forgetting, by
// mouse and keyboard. Also the buttons to befriend and block players on the waiting page.
import QtQuick
import QtQuick.Layouts
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    function init() {
        Settings.pace = "instant";
        Settings.motion = "reduced";
        Settings.playerName = "Anna";
    }

    function cleanup() {
        App.multiplayer.leave();
        close();
        fixture.forgetPeople();
        Settings.playerName = "";
        Settings.textSize = 100;
    }

    function openPeople() {
        open(1280, 800);
        window.openPage("friends");
        tryVerify(() => named("togetherPage"));
        press("people");
        tryVerify(() => named("peoplePage"));
    }

    function tiles() {
        return all(named("peopleList"), item => item.objectName === "knownPerson");
    }

    function names() {
        return tiles().sort((a, b) => a.y - b.y).map(tile => tile.name);
    }

    function current() {
        return tiles().find(tile => tile.current);
    }

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    function test_emptyPageExplainsItself() {
        openPeople();
        verify(named("emptyText").text.length > 30);
        compare(named("peoplePage").subtitle, "");
        verify(!named("peopleSearch"));
        verify(!named("export").enabled);
        // Escape closes the page of people and shows the previous page.
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("togetherPage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
    }

    // Regression: the controls lay over the next person, and names over other texts.
    function test_textsAndControlsOfAPersonDoNotOverlap() {
        fixture.meet(["Bert", "Sena"]);
        openPeople();
        tryCompare(tiles(), "length", 2);
        waitForRendering(named("peopleList"));
        for (const tile of tiles()) {
            const column = first(tile, item => item instanceof PersonName).parent;
            let bottom = 0;
            for (const part of Array.from(column.children).filter(item => item.visible)) {
                verify(part.y >= bottom, tile.name + ": " + part.y + " " + bottom);
                bottom = part.y + part.height;
            }
            verify(column.mapToItem(tile, 0, bottom).y <= tile.height, tile.name);
        }
    }

    function test_buttonsBefriendAndBlockAPerson() {
        fixture.meet(["Bert", "Sena"]);
        openPeople();
        compare(names(), ["Bert", "Sena"]);
        compare(named("peoplePage").subtitle, "2 people");
        verify(current().name === "Bert");
        mouseClick(tiles().find(tile => tile.name === "Sena"));
        tryVerify(() => current().name === "Sena");
        const list = named("personList", current());
        const buttons = all(list, item => item.modelData !== undefined);
        compare(buttons.length, 3);
        frames();   // the tile is higher now
        mouseClick(buttons[0]);
        compare(App.people.list.value(1, "list"), "friend");
        compare(named("personMark", current()).text, "Friend");
        verify(current().activeFocus);
        mouseClick(buttons[2]);
        compare(named("personMark", current()).text, "Blocked");
        verify(named("personMark", current()).warns);
        mouseClick(buttons[1]);
        verify(!named("personMark", current()));
    }

    function test_userCanRenameAPerson() {
        fixture.meet(["Bert", "Sena"]);
        openPeople();
        keyClick(Qt.Key_Return);
        tryVerify(() => named("ownName", current()).activeFocus);
        type("Uncle");
        // Escape discards the typed name.
        keyClick(Qt.Key_Escape);
        verify(named("peoplePage"));
        compare(window.activeFocusItem, current());
        compare(current().name, "Bert");
        compare(named("ownName", current()).text, "");
        keyClick(Qt.Key_Return);
        type("Uncle");
        keyClick(Qt.Key_Return);
        compare(current().name, "Uncle");
        compare(named("theirName", current()).text, "(Bert)");
        // A typed name also applies when the user moves to another person in the list.
        named("ownName", current()).forceActiveFocus();
        named("ownName", current()).selectAll();
        type("Aunt");
        keyClick(Qt.Key_Down);
        tryVerify(() => current().name === "Sena");
        compare(names()[0], "Aunt");
        keyClick(Qt.Key_Up);
        tryVerify(() => current().name === "Aunt");
        compare(window.activeFocusItem, current());
        keyClick(Qt.Key_Return);
        compare(named("ownName", current()).selectedText, "Aunt");
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_Return);
        compare(current().name, "Bert");
        compare(names().length, 2);
        // A name changed elsewhere in the program also replaces the text in its edited field.
        App.people.rename(current().key, "Cousin");
        compare(named("ownName", current()).text, "Cousin");
    }

    function test_forgettingCanBeUndone() {
        fixture.meet(["Bert", "Sena", "Zoe"]);
        openPeople();
        keyClick(Qt.Key_Down);
        compare(current().name, "Sena");
        keyClick(Qt.Key_Delete);
        compare(names(), ["Bert", "Zoe"]);
        compare(current().name, "Zoe");
        tryVerify(() => current().activeFocus);
        compare(named("message").text, "Forgotten: Sena");
        press("forget");
        compare(names(), ["Bert"]);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(names(), ["Bert", "Zoe"]);
        press("takeBack");
        compare(names(), ["Bert", "Sena", "Zoe"]);
        compare(current().name, "Sena");
        verify(!named("takeBack"));
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("togetherPage"));
        press("people");
        tryVerify(() => named("peoplePage"));
        compare(names(), ["Bert", "Zoe"]);
        verify(!named("message"));
    }

    function test_searchFiltersTheListOfPeople() {
        fixture.meet(Array.from({length: 30}, (_, n) => "Person " + n));
        openPeople();
        const search = named("peopleSearch");
        verify(search);
        search.forceActiveFocus();
        type("son 17");
        tryVerify(() => names().length === 1);
        compare(names(), ["Person 17"]);
        compare(named("peoplePage").subtitle, "1 of 30 people");
        type("x");
        tryVerify(() => named("emptyText"));
        compare(named("emptyText").text, "Nobody matches your search.");
        press("showAllPeople");
        compare(search.text, "");
        compare(App.people.list.rowCount(), 30);
        verify(search.visible);
        // Home and End move to the first and last person of the list. The current person stays
        // visible.
        named("peopleList").takeKeyboard();
        keyClick(Qt.Key_End);
        tryVerify(() => current() !== undefined);
        const list = named("peopleList");
        const at = current().mapToItem(list, 0, 0).y;
        verify(at >= 0 && at + current().height <= list.height);
        keyClick(Qt.Key_Home);
        compare(list.currentIndex, 0);
        keyClick(Qt.Key_PageDown);
        verify(list.currentIndex > 1);
    }

    // The current person of the list stays current when the list is sorted differently.
    function test_selectedPersonStaysSelectedWhenTheOrderChanges() {
        fixture.meet(["Bert", "Sena", "Zoe"]);
        openPeople();
        keyClick(Qt.Key_End);
        compare(current().name, "Zoe");
        fixture.meet(["Bert", "Sena", "Zoe", "Ada"]);
        tryVerify(() => names().length === 4);
        tryVerify(() => current() && current().name === "Zoe");
    }

    function test_wordsOfTheIdentityKeyDistinguishPeopleOfTheSameName() {
        fixture.meet(["Bert", "Bert", "Sena"]);
        openPeople();
        const words = tiles().map(tile => tile.fourWords);
        compare(words.filter(text => text !== "").length, 2);
        verify(words[0] !== words[1]);
    }

    function test_controlsOfThePeoplePageAreReachedByTab() {
        fixture.meet(Array.from({length: 8}, (_, n) => "Person " + n));
        open(1280, 800);
        window.openPage("friends");
        tabTo("people", 12);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("peoplePage"));
        tryVerify(() => current() && current().activeFocus);
        tabTo("ownName", 12);
        tabTo("personList", 12);
        keyClick(Qt.Key_Left);
        compare(current().list, "friend");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(current().list, "blocked");
        tabTo("forget", 12);
        tabTo("import", 12);
        tabTo("export", 12);
        tabTo("closePage", 12);
        tabTo("peopleSearch", 12);
    }

    function test_importAndExportButtonsOpenFileDialogs() {
        fixture.meet(["Bert"]);
        openPeople();
        const page = named("peoplePage");
        compare(page.dialogs, null);
        press("import");
        tryVerify(() => page.dialogs !== null);
        tryCompare(page.dialogs.importing, "visible", true);
        page.dialogs.importing.close();
        press("export");
        tryCompare(page.dialogs.exporting, "visible", true);
        page.dialogs.exporting.close();
    }

    Component {
        id: personLine

        PersonLine {
            width: 700
            index: 1
            hasKey: true
            name: "Neighbour"
            portrait: 3
            state: "here"
            isYou: false
            fourWords: ""
            colour: "none"
            timeLeft: ""
            originalPlayer: ""
            muted: false
            theirName: "Sena"
            list: "none"
        }
    }

    // Tests the row of a player on the waiting page of a network table.
    function test_buttonsOnTheWaitingPageBefriendAndBlockAPerson() {
        open(1280, 800);
        const line = createTemporaryObject(personLine, window.contentItem);
        const wanted = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'listWanted' }", test);
        wanted.target = line;
        const does = (button, list) => {
            wanted.clear();
            press(button, line);
            compare(wanted.count, 1);
            compare(wanted.signalArguments[0][0], list);
            line.list = list;
            frames();
        };
        compare(named("theirName", line).text, "(Sena)");
        compare(named("personName", line).parent.Accessible.name, "Neighbour (Sena)");
        verify(!named("personMark", line));
        does("friend", "friend");
        compare(named("personMark", line).text, "Friend");
        compare(named("personName", line).parent.Accessible.name, "Neighbour (Sena) Friend");
        does("friend", "none");
        does("block", "blocked");
        // A blocked person cannot speak to the user, so there is no button to mute this person.
        verify(!named("mute", line));
        verify(!named("friend", line));
        does("block", "none");
        verify(named("mute", line));
        verify(!named("sendAway", line));
        compare(named("friend", line).Accessible.description, "Neighbour");
        // In a narrow row the buttons are below the person's name.
        const beside = named("friend", line).mapToItem(line, 0, 0).x;
        line.mayRemove = true;
        line.width = 400;
        frames();
        verify(named("friend", line).mapToItem(line, 0, 0).x < beside);
        verify(named("sendAway", line).mapToItem(line, named("sendAway", line).width, 0).x <= 400);
        // On the waiting page, the rows of the user and of computer players have no button to
        // block.
        line.isYou = true;
        verify(!named("block", line));
        line.isYou = false;
        line.state = "computer";
        line.hasKey = false;
        verify(!named("block", line));
    }

    // Rows and the button to forget tell screen readers which person they belong to.
    function test_peopleAreNamedForScreenReaders() {
        fixture.meet(["Bert", "Sena"]);
        App.people.setList(fixture.keyOf(0), "friend");
        App.people.rename(fixture.keyOf(0), "Uncle");
        openPeople();
        const tile = current();
        compare(tile.Accessible.name, "Uncle. Bert. Friend. Last seen today");
        compare(named("ownName", tile).Accessible.name, "Your name for this person");
        compare(named("personList", tile).Accessible.name, "Friend or blocked");
        compare(named("forget", tile).Accessible.description, "Uncle");
        compare(named("peopleList").Accessible.name, "People");
    }

    function test_textsFitInALowWindow() {
        fixture.meet(["Maximiliane Freifrau von Hohenstaufen-Ec", "Bert", "Maximiliane Freifrau von Hohenstaufen-Ec"]);
        for (const size of [100, 200]) {
            Settings.textSize = size;
            openPeople();
            window.width = 800;
            window.height = 560;
            frames();
            const list = named("peopleList");
            verify(list.height > 60, "no room for the list: " + list.height);
            for (const item of all(list, item => item instanceof Text && item.text !== "")) {
                verify(item.implicitWidth <= item.width + 1 || item.lineCount > 1, item.text);
                const right = item.mapToItem(list, item.width, 0).x;
                verify(right <= list.width + 1, item.text);
            }
            close();
        }
    }

    Component {
        id: portraitInLayout

        RowLayout {
            // On a screen with scale factor 2, the picture of a portrait has twice as many pixels
            // in each direction.
            Portrait {
                size: 40
                sourceSize.width: 80
                sourceSize.height: 80
            }
        }
    }

    function test_portraitInALayoutKeepsItsSizeOnScaledScreens() {
        const row = createTemporaryObject(portraitInLayout, test);
        compare(row.implicitWidth, 40);
        compare(row.implicitHeight, 40);
    }
}
