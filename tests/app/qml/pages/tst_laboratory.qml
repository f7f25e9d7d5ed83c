// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory page: opening, set-up, running, stopping and results, by keyboard and mouse, with
// the announcements.
import QtQuick
import QtTest
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property Laboratory laboratory: App.laboratory

    name: "laboratory"

    SignalSpy {
        id: spoken

        target: App.announcer
        signalName: "spoken"
    }

    function init() {
        laboratory.stop();
        laboratory.gameId = "underwear";
        laboratory.players = 3;
        while (laboratory.sets.length > 1)
            laboratory.removeSet(1);
        laboratory.options.reset();
        laboratory.games = 100;
        laboratory.skill = "none";
        spoken.clear();
    }

    function cleanup() {
        close();
        laboratory.held = false;
        InputMode.guard.interval = Qt.styleHints.mouseDoubleClickInterval;
        fixture.mirror(false);
        Settings.textSize = 100;
    }

    function openLaboratory(width, height) {
        open(width ?? 1366, height ?? 768);
        window.openPage("laboratory");
        tryVerify(() => named("laboratoryPage"));
        frames();
    }

    function run() {
        press("runLaboratory");
        tryVerify(() => laboratory.running || laboratory.share === 1);
        tryVerify(() => !laboratory.running, 60000);
    }

    function test_opensFromTheStartPageAndByKey() {
        open(1366, 768, "start");
        press("laboratory");
        tryVerify(() => named("laboratoryPage"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("startPage"));
        keyClick(Qt.Key_L, Qt.ControlModifier);
        tryVerify(() => named("laboratoryPage"));
        verify(named("laboratoryGame").activeFocus);
    }

    function test_studyIsSetUpByKeyboard() {
        openLaboratory();
        tabTo("laboratoryPlayers", 4);
        keyClick(Qt.Key_Right);
        compare(laboratory.players, 4);
        tabTo("laboratoryLevel", 3);
        tabTo("laboratoryGames", 3);
        keyClick(Qt.Key_Right);
        compare(laboratory.games, 300);
        tabTo("laboratorySkill", 3);
        tabTo("laboratorySets", 3);
        tabTo("addSet", 3);
        keyClick(Qt.Key_Space);
        compare(laboratory.sets.length, 2);
        compare(laboratory.current, 1);
        tabTo("option-doubling", 12);
        keyClick(Qt.Key_Space);
        compare(Array.from(laboratory.sets), ["Usual rules", "Doubling"]);
        // The focus has stayed at the house rule.
        tabTo("option-doubling", 0);
        press("removeSet");
        compare(laboratory.sets.length, 1);
        verify(!named("removeSet").enabled);
    }

    function test_doubleClickAddsOrRemovesOneSetOfRules() {
        openLaboratory();
        for (const [name, sets] of [["addSet", 2], ["addSet", 3], ["removeSet", 2]]) {
            InputMode.guard.interval = 1000000;
            const button = named(name);
            scrollTo(button);
            settle(button);
            const at = button.mapToItem(window.contentItem, button.width / 2, button.height / 2);
            mouseClick(window.contentItem, at.x, at.y);
            frames();
            mouseClick(window.contentItem, at.x, at.y);
            compare(laboratory.sets.length, sets);
        }
    }

    function test_studyRunsAndShowsItsResults() {
        openLaboratory();
        press("addSet");
        laboratory.options.setValue(laboratory.options.find("key", "target"), 10);
        run();
        const remarks = named("remarks");
        verify(remarks);
        const texts = all(remarks, item => item.text !== undefined).map(item => item.text);
        verify(texts[0].startsWith("With the usual rules, a game takes "));
        verify(texts.some(text => text.startsWith("With “Points to win: 10”, a game takes ")));
        const source = named("laboratorySource").text;
        verify(source.includes("100") && source.includes("“Sensible and quick”"), source);
        tryVerify(() => spoken.signalArguments.some(each => each[0] === texts[0] + " " + source));
        const plots = all(named("resultsPart"), item => item instanceof PlotView);
        compare(plots.length, laboratory.plots.count);
        verify(plots.length >= 7);
        compare(plots[0].plot.title, "Deals per game");
        // Plots are side by side if there is room.
        compare(plots[0].y, plots[1].y);
        verify(plots[1].x >= plots[0].x + plots[0].width);
        // Arrow keys on a plot speak its values.
        plots[0].forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        tryVerify(() => spoken.signalArguments.some(each => each[0].startsWith("Usual rules: ")));
    }

    function test_resultsAreSpoken() {
        openLaboratory();
        run();
        // The announced result of the study ends with the source of the figures. Other
        // announcements may be spoken together with it.
        tryVerify(() => spoken.signalArguments.some(each => each[0].endsWith(laboratory.source)));
        spoken.clear();
        named("resultsPart").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        tryVerify(() => spoken.signalArguments.some(each => each[0] === laboratory.remarks[0]));
    }

    function test_stoppedStudyCanBeResumed() {
        openLaboratory();
        laboratory.games = 10000;
        press("runLaboratory");
        tryVerify(() => laboratory.running);
        compare(named("runLaboratory").text, "Stop");
        verify(!named("setUpPart").enabled);
        tryVerify(() => laboratory.progress.includes("%"));
        press("runLaboratory");
        verify(!laboratory.running);
        compare(named("runLaboratory").text, "Continue");
        verify(named("laboratoryProgress").text.startsWith("Stopped at "));
        press("runLaboratory");
        verify(laboratory.running);
        // Closing the page stops the study, which can be continued later.
        keyClick(Qt.Key_Escape);
        tryVerify(() => !named("laboratoryPage"));
        verify(!laboratory.running && laboratory.mayContinue);
    }

    function test_smallWindowShowsEitherSetupOrResults() {
        openLaboratory(960, 640);
        Settings.textSize = 200;
        tryVerify(() => !named("laboratoryPage").wide);
        verify(named("setUpPart"));
        verify(!named("resultsPart"));
        run();
        verify(named("resultsPart"));
        verify(!named("setUpPart"));
        // Plots are lower in a low window, but still legible.
        const plots = all(named("resultsPart"), item => item instanceof PlotView);
        verify(plots[0].height < plots[0].implicitHeight);
        verify(plots[0].height >= 16 * Theme.normal);
        named("laboratoryParts").picked("setUp");
        verify(named("setUpPart"));
    }

    function test_pageExplainsWhyAStudyCannotStart() {
        openLaboratory();
        laboratory.players = 8;
        laboratory.options.setValue(laboratory.options.find("key", "packs"), 1);
        verify(named("laboratoryRefusal").text.startsWith("Packs of cards: One pack: "));
        verify(!named("runLaboratory").enabled);
        laboratory.options.reset();
        verify(!named("laboratoryRefusal"));
        laboratory.held = true;
        verify(named("laboratoryRefusal").text.includes("other people"));
        verify(!named("runLaboratory").enabled);
    }
}
