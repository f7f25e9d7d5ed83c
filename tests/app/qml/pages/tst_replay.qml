// SPDX-License-Identifier: GPL-3.0-or-later
// A replay in the window: its bar, keys and mouse wheel, the history, the choice of the player
// whose view is shown, and the return to the previous page. The controls of a running game are
// missing.
import QtQuick
import QtTest
import QtQuick.Controls.Basic
import Downpile

PagesCase {
    id: test
    firstPage: ""

    readonly property var replay: App.replay

    function init() {
        Settings.confirmLeave = true;
        Settings.panelOpen = true;
        open(1280, 800);
        fixture.passGuides();
    }

    function cleanup() {
        fixture.mirror(false);
        close();
        Settings.panelOpen = true;
        Settings.textSize = 100;
        NewGame.gameId = "underwear";
        NewGame.reset();
    }

    function see(name) {
        verify(App.openReplay(fixture.golden(name)));
        compare(window.page, "");
        tryVerify(() => named("replayBar") !== null);
        frames();
    }

    function test_openingAPageOverAReplayPausesTheReplay() {
        see("life-3");
        keyClick(Qt.Key_Space);
        verify(replay.playing);
        window.openPage("newGame");
        verify(!replay.playing);
        keyClick(Qt.Key_Escape);
        compare(window.page, "");
    }

    // Creating the rows of all sentences would take a second.
    function test_history_of_an_opened_replay_creates_only_visible_rows() {
        see("life-3");
        const story = first(window.contentItem, item => item instanceof StoryView);
        verify(story.count > 1000);
        compare(story.originY, 0, "the view has not jumped to the end and back");
    }

    function test_history_and_score_sheet_fade_out_where_there_is_more() {
        see("life-3");
        const sheet = first(window.contentItem, item => item instanceof ScoreSheet);
        const deals = first(sheet, item => item instanceof ListView);
        const story = named("story");
        story.following = false;
        for (const view of [story, deals]) {
            const [fade] = Array.from(view.children).filter(item => item instanceof ScrollFade);
            view.positionViewAtBeginning();
            tryVerify(() => fade.visible === view.contentHeight > view.height);
            tryVerify(() => {
                view.positionViewAtEnd();
                return view.atYEnd;
            });
            tryVerify(() => !fade.visible);
        }
        compare(deals.height % sheet.dealLine, 0, "no line is cut off");
    }

    function test_buttons_and_keys_step_through_the_replay() {
        see("life-3");
        const line = named("timeLine");
        verify(line.activeFocus);
        press("stepForward");
        press("stepForward");
        compare(replay.stop, 2);
        compare(line.value, 2);
        press("stepBack");
        compare(replay.stop, 1);
        press("dealForward");
        const second = replay.stop;
        verify(second > 2);
        press("dealBack");
        compare(replay.stop, 0);
        verify(!named("stepBack").enabled);
        // Clicks on the buttons of the replay leave the keyboard focus on the timeline.
        verify(line.activeFocus);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        compare(replay.stop, 1);
        keyClick(Qt.Key_Right, Qt.ControlModifier);
        compare(replay.stop, second);
        keyClick(Qt.Key_Left, Qt.ControlModifier);
        compare(replay.stop, 0);
        keyClick(Qt.Key_PageDown);
        compare(replay.stop, second);
        keyClick(Qt.Key_PageUp);
        compare(replay.stop, 0);
        keyClick(Qt.Key_End);
        compare(replay.stop, replay.lastStop);
        verify(!named("stepForward").enabled);
        keyClick(Qt.Key_Home);
        compare(replay.stop, 0);
        keyClick(Qt.Key_Space);
        verify(replay.playing);
        keyClick(Qt.Key_Space);
        verify(!replay.playing);
        press("playPause");
        verify(replay.playing);
        press("playPause");
        verify(!replay.playing);
    }

    function test_focus_moves_to_the_timeline_when_the_focused_button_is_disabled() {
        see("life-3");
        replay.goTo(replay.lastStop - 1);
        const button = named("stepForward");
        button.forceActiveFocus(Qt.TabFocusReason);
        InputMode.showFocus();
        keyClick(Qt.Key_Space);
        verify(!button.enabled);
        verify(first(named("replayBar"), item => item instanceof TimeLine).activeFocus);
    }

    function test_arrow_key_steps_from_the_table_and_space_presses_a_focused_button() {
        see("life-3");
        window.areas.find(area => area instanceof CardTable).forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(replay.stop, 1);
        named("stepForward").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        compare(replay.stop, 2);
        verify(!replay.playing);
        // While a page covers the replay, keys control the page and not the replay.
        window.openPage("settings");
        keyClick(Qt.Key_Right);
        compare(replay.stop, 2);
        window.closePage();
        verify(named("replayBar").activeFocus);
    }

    function test_timeline_reacts_to_wheel_click_and_drag() {
        see("life-3");
        const line = named("timeLine");
        mouseWheel(line, line.width / 2, line.height / 2, 0, -120);
        mouseWheel(line, line.width / 2, line.height / 2, 0, -120);
        compare(replay.stop, 2);
        mouseWheel(line, line.width / 2, line.height / 2, 0, 60);
        compare(replay.stop, 2);
        mouseWheel(line, line.width / 2, line.height / 2, 0, 60);
        compare(replay.stop, 1);
        mouseWheel(line, line.width / 2, line.height / 2, 0, -120, Qt.NoButton, Qt.ControlModifier);
        verify(replay.stop > 2);
        mouseClick(line, line.width / 2, line.height / 2);
        verify(Math.abs(replay.stop - replay.lastStop / 2) < replay.lastStop / 20);
        mousePress(line, line.width / 2, line.height / 2);
        mouseMove(line, line.width - 2, line.height / 2);
        mouseRelease(line, line.width - 2, line.height / 2);
        compare(replay.stop, replay.lastStop);
    }

    function test_click_or_return_on_a_history_sentence_jumps_to_its_move() {
        see("life-3");
        replay.goTo(40);
        const story = named("story");
        compare(story.count, replay.story.count);
        compare(story.current, replay.storyRow);
        tryVerify(() => story.itemAtIndex(story.current - 2) !== null);
        frames();
        mouseClick(story.itemAtIndex(story.current - 2));
        const row = replay.storyRow;
        verify(replay.stop < 40);
        // After a jump to an earlier move, the history still lists the sentences about later moves.
        compare(story.count, replay.story.count);
        story.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        verify(replay.storyRow >= row + 3);
    }

    function test_menus_choose_whose_view_a_replay_shows_and_its_pace() {
        see("life-3");
        press("eyes");
        const menu = named("eyes").menu;
        tryCompare(menu, "opened", true);
        compare(menu.count, 4);
        // An open menu receives the arrow keys, not the replay.
        const stop = replay.stop;
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(replay.viewer, 1);
        compare(replay.stop, stop);
        compare(named("eyes").text, "Player 1");
        compare(named("eyes").tip, "As seen by Player 1");
        compare(named("eyes").Accessible.description, "As seen by Player 1");
        press("eyes");
        menu.itemAt(3).choose();
        verify(replay.allOpen);
        press("pace");
        named("pace").menu.itemAt(0).choose();
        compare(replay.pace, "unhurried");
        // The chosen entry keeps its tick if it is chosen again.
        press("pace");
        mouseClick(named("pace").menu.itemAt(0));
        verify(named("pace").menu.itemAt(0).checked);
        // A second press on the button closes the menu.
        press("pace");
        tryCompare(named("pace").menu, "opened", true);
        press("pace");
        tryCompare(named("pace").menu, "visible", false);
    }

    function test_enterPressesAFocusedButton() {
        see("life-3");
        InputMode.showFocus();
        for (const [key, stop] of [[Qt.Key_Return, 1], [Qt.Key_Enter, 2]]) {
            named("stepForward").forceActiveFocus(Qt.TabFocusReason);
            keyClick(key);
            compare(replay.stop, stop);
        }
        named("review").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        verify(App.review.open);
        App.review.open = false;
    }

    // A name may contain characters that have a meaning in menus and in rich text.
    function test_menusShowNamesAsTheyAre() {
        see("life-3");
        const item = createTemporaryObject(entry, window.contentItem, {"text": "<b>Tom</b> & Ann"});
        compare(item.spoken, "<b>Tom</b> & Ann");
        const label = first(item.contentItem, text => text.text === "<b>Tom</b> & Ann");
        compare(label.textFormat, Text.PlainText);
        compare(named("replayBar").ToolTip.toolTip.contentItem.textFormat, Text.PlainText);
    }

    Component {
        id: entry

        AppMenuItem {}
    }

    function test_replay_has_no_prompt_hints_undo_or_action_buttons() {
        see("underwear-3");
        window.requestActivate();
        verify(!App.table.status.yourTurn);
        compare(App.table.status.prompt, "");
        compare(App.table.buttons.count, 0);
        verify(!App.guide.open);
        const hints = all(window.contentItem, item => ["hint", "undo", "redo"].includes(item.symbol));
        compare(hints.length, 0);
        replay.goTo(12);
        keyClick(Qt.Key_H);
        compare(App.table.coach.hintText, "");
    }

    // The longest text about the stop has its room from the start. Otherwise the next click on the
    // time line would miss its mark.
    function test_timeline_does_not_move_when_the_numbers_grow() {
        see("life-3");
        const line = named("timeLine");
        const width = line.width;
        replay.goTo(replay.lastStop);
        frames();
        compare(line.width, width);
        verify(named("stopText").implicitWidth <= named("stopText").width);
    }

    function test_changes_are_white_diamonds_on_the_timeline() {
        see("life-3");
        const changes = Array.from(replay.marks).filter(mark => mark.kind === "change");
        const diamonds = all(named("timeLine"), item => item.visible && item.objectName === "change");
        compare(diamonds.length, changes.length);
        for (const diamond of diamonds) {
            compare(diamond.rotation, 45);
            verify(diamond.radius < diamond.width / 4);
            compare(diamond.color, Theme.feltText);
        }
    }

    function test_button_of_the_score_sheet_leads_to_the_next_deal() {
        see("life-3");
        replay.deal(1);
        const second = replay.stop;
        replay.back();
        tryVerify(() => named("dealSheet") !== null);
        // The timeline keeps the keyboard focus when the score sheet appears.
        verify(named("timeLine").activeFocus);
        // Clicks on the sheet do not reach the plates below it.
        const viewer = replay.viewer;
        const sheet = first(named("dealSheet"), item => item.radius === Theme.radiusLarge);
        for (let x = 10; x < sheet.width; x += 40)
            mouseClick(sheet, x, 14);
        compare(replay.viewer, viewer);
        press("next", named("dealSheet"));
        compare(replay.stop, second);
        replay.goTo(replay.lastStop);
        tryVerify(() => named("dealSheet") !== null);
        verify(!named("next", named("dealSheet")));
        verify(!named("newGame", named("dealSheet")));
        verify(!named("playOn").enabled);
    }

    function test_bar_of_the_score_sheet_does_not_cover_the_hand_data() {
        return [
            {tag: "small", width: 900, height: 500},
            {tag: "middle", width: 1366, height: 768}
        ];
    }

    function test_bar_of_the_score_sheet_does_not_cover_the_hand(data) {
        Settings.textSize = 150;
        Settings.panelOpen = false;
        window.width = data.width;
        window.height = data.height;
        see("life-3");
        replay.deal(1);
        replay.back();
        tryVerify(() => named("dealSheet") !== null);
        press("lookAtTable", named("dealSheet"));
        tryVerify(() => named("showScore"));
        frames();
        const bar = first(named("dealSheet"), item => item.radius === Theme.radiusLarge);
        const hand = all(window.areas[2], item => item instanceof TableCard && item.isOwn);
        verify(hand.length > 0);
        for (const card of hand) {
            const bottom = card.mapToItem(bar, 0, 0, card.width, card.height).bottom;
            verify(bottom <= 0, "a card is covered by " + bottom);
        }
    }

    function test_closing_a_replay_returns_to_the_previous_page() {
        NewGame.gameId = "underwear";
        NewGame.start();
        compare(window.page, "");
        window.openPage("start");
        see("life-3");
        press("closeReplay");
        compare(window.page, "start");
        compare(App.table.gameId, "underwear");
        window.closePage();
        see("life-3");
        press("closeReplay");
        compare(window.page, "");
        compare(App.table.gameId, "underwear");
        tryVerify(() => named("replayBar") === null);
    }

    function test_escape_closes_the_replay() {
        see("life-3");
        named("sidePanel").forceActiveFocus();
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("replayBar") === null);
        compare(window.page, "start");
    }

    // A screen reader would speak the new value.
    function test_timeline_keeps_its_value_when_the_replay_closes() {
        see("life-3");
        replay.goTo(9);
        const line = named("timeLine");
        const values = [line.value];
        line.valueChanged.connect(() => values.push("changed"));
        App.closeReplay();
        verify(!replay.active);
        compare(values, [9]);
    }

    function test_label_of_the_first_deal_is_drawn_below_the_timeline_knob() {
        see("life-3");
        const line = named("timeLine");
        const number = first(line, item => item instanceof Text && item.text === "1");
        verify(number.mapToItem(line, 0, 0).y >= line.handle.y + line.handle.height - 1);
        verify(number.mapToItem(line, 0, number.height).y <= line.height + 1);
    }

    function test_playing_on_from_a_replay_asks_before_replacing_a_game() {
        NewGame.gameId = "life";
        NewGame.start();
        see("life-3");
        replay.goTo(20);
        press("playOn");
        compare(window.page, "leave");
        press("stay");
        compare(window.page, "");
        verify(replay.active);
        press("playOn");
        press("agree");
        verify(!replay.active);
        compare(App.table.gameId, "life");
        verify(App.table.active);
        // The user continues to play from a replay. The program does not ask first, because no
        // unfinished game of Up and Down exists.
        see("up-and-down-3");
        press("playOn");
        compare(window.page, "");
        compare(App.table.gameId, "up-and-down");
    }

    function test_copied_position_of_a_replay_opens_when_pasted() {
        see("life-3");
        replay.goTo(33);
        press("send");
        App.closeReplay();
        verify(!App.table.active);
        keyClick(Qt.Key_V, Qt.ControlModifier | Qt.ShiftModifier);
        compare(replay.stop, 33);
        compare(replay.lastStop, 33);
        App.dismissNotice(0);
    }

    // A pasted position opens a longer replay in place of a shorter one. The timeline must become
    // longer before its knob moves to the end.
    function test_pasted_position_opens_at_the_end_of_the_timeline() {
        see("life-3");
        replay.goTo(200);
        press("send");
        see("life-2");
        verify(replay.lastStop < 100);
        replay.goTo(3);
        keyClick(Qt.Key_V, Qt.ControlModifier | Qt.ShiftModifier);
        compare(replay.lastStop, 200);
        compare(replay.stop, 200);
        compare(named("timeLine").value, 200);
        // A pasted position opens a shorter replay in place of a longer one.
        see("underwear-3");
        replay.goTo(replay.lastStop);
        keyClick(Qt.Key_V, Qt.ControlModifier | Qt.ShiftModifier);
        compare(replay.stop, 200);
        compare(named("timeLine").value, 200);
        App.dismissNotice(0);
    }

    function test_clicked_player_plate_or_digit_key_chooses_whose_view_is_shown() {
        see("life-3");
        replay.goTo(20);
        const plateOf = player => all(window.contentItem, item => item instanceof PlayerPlate && item.player === player)[0];
        verify(!plateOf(0).viewpoint.possible);
        verify(plateOf(1).viewpoint.tip.includes("2"));
        compare(plateOf(1).Accessible.role, Accessible.Button);
        frames();
        mouseClick(plateOf(1), 10, 10);
        compare(replay.viewer, 1);
        compare(replay.stop, 20);
        keyClick(Qt.Key_3);
        compare(replay.viewer, 2);
        keyClick(Qt.Key_0);
        verify(replay.allOpen);
        compare(replay.viewer, 2);
        // The open hands lie in front of their players.
        const table = window.areas.find(area => area instanceof CardTable);
        tryVerify(() => table.openHands.join() === "1,2");
        // While all hands are open, the key of a player's number closes them and shows the cards of
        // this player only.
        verify(plateOf(2).viewpoint.possible);
        keyClick(Qt.Key_3);
        verify(!replay.allOpen);
        tryVerify(() => table.openHands.length === 0);
        keyClick(Qt.Key_9);
        compare(replay.viewer, 2);
        // Hands are not opened in a game with tricks, because they would cover the trick.
        see("up-and-down-3");
        keyClick(Qt.Key_0);
        verify(replay.allOpen);
        frames();
        compare(window.areas.find(area => area instanceof CardTable).openHands.length, 0);
        // A replay of an unfinished game shows only the cards of the user, not those of the
        // opponents.
        see("underwear-3");
        compare(replay.mayOpenAll, false);
        verify(!plateOf(1).viewpoint.possible);
        compare(plateOf(1).viewpoint.tip, replay.restriction);
        mouseClick(plateOf(1), 10, 10);
        keyClick(Qt.Key_2);
        compare(replay.viewer, 0);
        press("closeReplay");
    }

    function test_shift_arrow_keys_jump_to_the_moves_with_many_cards() {
        see("life-3");
        const stops = Array.from(replay.marks).filter(mark => mark.kind === "change").map(mark => mark.stop);
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        compare(replay.stop, stops[0]);
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        compare(replay.stop, stops[1]);
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        compare(replay.stop, stops[0]);
        const spoken = [];
        const keep = text => spoken.push(text);
        App.announcer.spoken.connect(keep);
        for (const key of [Qt.Key_Home, Qt.Key_Left, Qt.Key_End, Qt.Key_Right])
            keyClick(key);
        verify(!spoken.includes("No later turning point."));
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        App.announcer.spoken.disconnect(keep);
        for (const text of ["Beginning.", "End.", "No later turning point."])
            compare(spoken.filter(each => each === text).length, 1, text);
    }

    function test_tooltips_of_replay_buttons_name_their_keys() {
        see("life-3");
        compare(named("stepForward").ToolTip.text, "One step forward (→)");
        compare(named("playPause").ToolTip.text, "Play (Space)");
        compare(named("dealBack").ToolTip.text, "Back to the beginning of the deal (Ctrl+←)");
        compare(named("dealBack").Accessible.description, "Key Ctrl+left arrow");
        compare(named("playPause").Accessible.description, "Key Space");
        compare(named("send").ToolTip.text, named("send").tip);
        compare(named("cut"), null);
    }

    function test_arrow_keys_are_mirrored_with_the_timeline() {
        fixture.mirror(true);
        see("life-3");
        keyClick(Qt.Key_Left);
        compare(replay.stop, 1);
        keyClick(Qt.Key_Right);
        compare(replay.stop, 0);
        compare(named("stepForward").keyText, "←");
        compare(named("stepForward").Accessible.description, "Key left arrow");
        fixture.mirror(false);
        compare(named("stepForward").keyText, "→");
        compare(named("stepForward").Accessible.description, "Key right arrow");
    }

    function test_tooltip_of_a_pressed_button_is_hidden_until_the_pointer_leaves_data() {
        return [{tag: "stepForward"}, {tag: "playOn"}];
    }

    function test_tooltip_of_a_pressed_button_is_hidden_until_the_pointer_leaves(row) {
        see("life-3");
        const button = named(row.tag);
        const tip = button.ToolTip.toolTip;
        const hover = () => {
            mouseMove(button, button.width / 2, button.height / 2);
            mouseMove(button, button.width / 2 + 2, button.height / 2);
        };
        hover();
        tryVerify(() => tip.visible);
        mousePress(button, button.width / 2, button.height / 2);
        tryVerify(() => !tip.visible);
        verify(button.hovered && !button.ToolTip.visible);
        mouseMove(window.contentItem, window.width / 2, window.height / 3);
        mouseRelease(window.contentItem, window.width / 2, window.height / 3);
        tryVerify(() => !button.hovered);
        hover();
        tryVerify(() => tip.visible);
    }

    function test_piles_of_a_replay_have_tooltips() {
        see("life-3");
        verify(named("replayBar").activeFocus);
        const stock = first(window.contentItem, item => item instanceof TablePlace && item.kind === "stock");
        const tip = stock.ToolTip.toolTip;
        for (const offset of [0, 3])
            mouseMove(stock, stock.width / 2 + offset, stock.height / 2);
        tryVerify(() => tip.visible && tip.text === stock.label);
        // The opened rules cover the table, so the tool tip disappears.
        window.openRules("L1");
        tryVerify(() => !tip.visible);
    }

    function test_controls_are_named_for_screen_readers() {
        see("life-3");
        for (const name of ["dealBack", "stepBack", "playPause", "stepForward", "dealForward", "closeReplay", "send", "pace", "eyes", "playOn"])
            verify(named(name).Accessible.name !== "", name);
        const line = named("timeLine");
        compare(line.Accessible.name, "Timeline");
        compare(line.Accessible.description, replay.stopText);
        // Qt reads the range that it reports for the timeline from these properties.
        compare([line.minimumValue, line.maximumValue], [0, replay.lastStop]);
        // A screen reader can move the replay by setting the value of the timeline.
        line.value = 9;
        compare(replay.stop, 9);
    }
}
