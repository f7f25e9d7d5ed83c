// SPDX-License-Identifier: GPL-3.0-or-later
// The table: the players, places and cards of a TableController, laid out by TableLayout, with the
// gestures and keys to play. It knows no rules: the controller judges every gesture.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile
import "Arrangements.mjs" as Arrangements
import "Items.mjs" as Items
import "TableLayout.mjs" as TableLayout

FocusScope {
    id: root

    required property var table

    // Emitted to open the rules at the section with this id, or at the top if it is empty.
    signal rulesWanted(string ruleId)
    // Emitted when the user continues a guide that waits for the user (guideWaits).
    signal guideContinued

    // The zones of the game, as {zone, kind}. If the game has no arrangement of its own, they
    // determine the layout.
    property var zones: []
    readonly property var arrangement: Arrangements.of(table.gameId, zones)
    readonly property var plan: planAt(width, height)
    readonly property real em: plan.em
    // Size in pixels of the area below the viewer's hand, between the viewer's plate and the tools,
    // with its margins except the upper one, into which the corners of tilted cards extend.
    readonly property size roomBelowHand: Qt.size(plan.actions.width + 2 * plan.margin, plan.strip.height + plan.margin)
    // Number of places of each zone in front of each seat, with keys such as "upPiles/2".
    property var placeCounts: ({})
    // Seats whose hands are opened (spread out in front of the player). Their cards can be chosen
    // or are face up.
    property var openHands: []
    // True if a replay shows the cards of all hands. It is false in games with tricks, because
    // opened hands would cover the trick.
    readonly property bool opensAll: (replay?.allOpen ?? false) && !arrangement.front.some(entry => entry.shape === "trick")
    // True if all hands with visible cards are opened: while the end-of-deal sheet is put aside, or
    // in a replay that shows the cards of all hands (opensAll).
    readonly property bool handsOpen: table.presenter.handsOpen || opensAll
    readonly property ReplayControl replay: table.isReplay ? App.replay : null
    // True if the pace is "steps" and the table waits for the user to continue; see hurry().
    readonly property bool awaitsStep: table.pace.awaitsStep
    // For the viewer's seat and each seat with an opened hand: the zones of the seat's places that
    // contain cards, one entry per place. The hand itself is left out.
    property var fullZones: ({})
    // True if the keyboard was used last, so that the focus is visible.
    readonly property bool byKeyboard: InputMode.keyboard
    // Sheet in front of the table that gets the keyboard focus when the table is clicked, or null.
    property Item front: null
    // True while `front` covers the table. The sheet, not the table, then shows the answers.
    readonly property bool isSheetOpen: front !== null && !(front as DealSheet)?.aside
    // Area of the table that `front` covers. Items in it get no keyboard focus.
    readonly property rect covered: {
        const sheet = front as DealSheet;
        return sheet && !sheet.aside ? mapFromItem(sheet, sheet.plateArea) : Qt.rect(0, 0, 0, 0);
    }
    // True if places on the table have tool tips. Main.qml sets it, so that they also have them
    // while an area beside the table has the focus.
    property bool explained: activeFocus
    // True while an open guide waits for the user to continue it.
    property bool guideWaits: false
    // Answers the question keys (QuestionKeys.qml) at this table; null for a table that is not
    // App.table.
    readonly property TableSpeech speech: table === App.table ? App.speech : null

    activeFocusOnTab: !isSheetOpen || walk.all().length > 0
    LayoutMirroring.childrenInherit: true

    // The layout (TableLayout) used when the items were last placed. While it equals `plan`, the
    // movement of players and places to other seats is animated (`gliding`). After a change of the
    // layout, all items jump to their new positions.
    property var settledPlan: null
    readonly property bool gliding: settledPlan === plan

    function planAt(tableWidth: real, tableHeight: real): var {
        return TableLayout.measure(arrangement, tableWidth, tableHeight, Math.max(2, plates.count), Settings.textSize, LayoutMirroring.enabled);
    }

    // Returns true if the cards of the hand are nearly as large on a table of the width `narrow` as
    // on one of the width `wide`, and if `narrow` also has room for the names of many players.
    // `tall` is the height of both tables.
    function keepsHand(wide: real, narrow: real, tall: real): bool {
        return narrow >= 700 && planAt(narrow, tall).sizes.hand.width >= planAt(wide, tall).sizes.hand.width * 0.94;
    }

    function settlePlan() {
        settledPlan = plan;
    }

    onPlanChanged: later(settlePlan)
    onHandsOpenChanged: later(openAndCloseHands)

    // Calls a method once when control returns to the event loop, even if requested several times.
    function later(method: var, argument: var) {
        Qt.callLater(method, argument); // qmllint disable
    }

    // --- Resting positions of cards and places --------------------------------------------------

    function cardHome(card: var): var {
        const {zone, seat, pile, slot, count} = card;
        return TableLayout.cardHome(plan, zone, seat, pile, placesOf(zone, seat), slot, count, openHands.includes(seat), fullZones[seat] ?? [], fullZones[0] ?? [], {slot: card.fanSlot, known: card.known});
    }

    // Returns the rectangle of a place in the middle, in front of a seat, or in a hand. `size` is
    // the number of cards in the place.
    function placeSpot(zone: string, seat: int, pile: int, size: int): var {
        return TableLayout.place(plan, zone, seat, pile, placesOf(zone, seat), openHands.includes(seat) ? size : -1, fullZones[seat] ?? [], fullZones[0] ?? []);
    }

    function placesOf(zone: string, seat: int): int {
        return placeCounts[zone + "/" + seat] ?? 0;
    }

    function placesChanged() {
        countPlaces();
        openAndCloseHands();
    }

    function countPlaces() {
        const counts = {};
        const seen = zones.slice();
        for (const place of Items.of(placeItems)) {
            const key = place.zone + "/" + place.seat;
            counts[key] = (counts[key] ?? 0) + 1;
            if (!seen.some(each => each.zone === place.zone))
                seen.push({zone: place.zone, kind: place.kind});
        }
        placeCounts = counts;
        if (seen.length > zones.length)
            zones = seen;
    }

    function openAndCloseHands() {
        const open = new Set(opensAll ? Items.of(plates).map(plate => plate.seat).filter(seat => seat > 0) : []);
        for (const place of Items.of(placeItems)) {
            if (place.kind === "hand" && place.seat > 0)
                open.add(place.seat);
        }
        for (const card of Items.of(cardItems)) {
            const shown = card.turnedUp || handsOpen && card.face !== "";
            if ((card.pickable || shown) && card.seat > 0 && TableLayout.isHand(plan, card.zone))
                open.add(card.seat);
        }
        const seats = [...open].sort();
        // An opened hand does not move when piles of its player change: another player may be
        // choosing a card from it. In a replay with all cards face up (opensAll) it does move, to
        // make room for new piles.
        if (seats.join() === openHands.join() && !opensAll)
            return;
        const full = {};
        for (const seat of [0, ...seats]) {
            full[seat] = [...new Set(Items.of(cardItems).filter(card => card.seat === seat && !TableLayout.isHand(plan, card.zone))
                                         .map(card => card.zone + "/" + card.pile))].sort().map(key => key.split("/")[0]);
        }
        if (JSON.stringify(full) === JSON.stringify(fullZones))
            return;
        fullZones = full;
        openHands = seats;
    }

    function sendCards() {
        for (const card of Items.of(cardItems)) {
            if (card.due)
                card.travel();
        }
        if (opensAll)
            openAndCloseHands();
        arrangeForReading();
    }

    // Sets the order in which screen readers read the table: prompt, refusal and choices, hand from
    // the left, actions, places, cards that can be picked, facts, tools.
    function arrangeForReading() {
        ReadingOrder.arrange([promptLine, toast, choiceList, ...walk.hand(), actions, ...Items.of(placeItems), ...walk.pickable(),
                              ...Items.of(tiles), tools]);
    }

    function grab(card: TableCard, position: point, byFinger: bool) {
        if (!drag.holder)
            card.forceActiveFocus(Qt.MouseFocusReason);
        drag.grab(card, position, byFinger);
    }

    // While the viewer may choose a card or the hand of another player, a click or Enter on another
    // card shows why it cannot be chosen. Returns false if `card` is null or can be chosen, or if
    // nothing can be chosen.
    function refusePick(card: Item): bool {
        const isChoosing = walk.pickable().length > 0 || Items.of(placeItems).some(place => place.kind === "hand" && place.seat > 0);
        if (!yourTurn || !isChoosing || !card || card.usable)
            return false;
        table.gestures.pick(card.key);
        return true;
    }

    // Shows why the topmost card in a place cannot be chosen, unless the place has a reason of its
    // own. Returns false if no reason is shown.
    function explainPick(place: TablePlace): bool {
        const isIn = card => card.zone === place.zone && card.seat === place.seat && card.pile === place.pile;
        if (table.coach.refusal === "")
            refusePick(Items.of(cardItems).filter(isIn).sort((one, other) => other.z - one.z)[0] ?? null);
        return table.coach.refusal !== "";
    }

    readonly property TableTargets targets: TableTargets {
        ground: root
        cards: cardItems
        places: placeItems
    }

    // True while the user drags a card.
    readonly property bool dragging: drag.card !== null

    CardDrag {
        id: drag
        table: root.table
        surface: root
        em: root.em
        cards: cardItems
        places: placeItems
        tiles: tiles
        targets: root.targets
    }

    // --- Keyboard ------------------------------------------------------------------------------

    readonly property TableWalk walk: TableWalk {
        ground: root
        cards: cardItems
        places: placeItems
        actions: actions
        messages: [promptLine.visible ? promptLine.button : null, toast.link]
        tools: tools.buttons
        question: choiceList
        covered: root.covered
    }

    // Returns the item of the table that has the keyboard focus, or null.
    function focusedItem(): Item {
        return root.walk.focused();
    }

    // If the keyboard is in use, moves the focus to a visible item of the table.
    function showFocus() {
        if (activeFocus && byKeyboard)
            root.walk.come(InputMode.backwards);
    }

    readonly property Item focusItem: Window.activeFocusItem
    onFocusItemChanged: later(showFocus)
    onByKeyboardChanged: later(showFocus)

    // When a game is put on the table, perhaps in place of another one, makes the focus visible.
    Connections {
        target: root.table
        ignoreUnknownSignals: true

        function onActiveChanged() {
            root.later(root.showFocus);
        }
    }

    Connections {
        target: root.walk

        function onCurrentChanged() {
            root.later(root.showFocus);
        }

        function onEnded(isFirst) {
            if (root.speech !== null)
                App.announcer.replyEnd(isFirst, InputMode.guard.presses());
        }

        function onNothingAcross() {
            if (root.speech !== null)
                App.announcer.replyOnce(qsTr("Nothing there."), InputMode.guard.presses());
        }
    }

    Connections {
        target: root.walk.current

        function onActiveFocusChanged() {
            root.later(root.showFocus);
        }
    }

    Connections {
        target: root.table.gestures

        function onChoicesChanged() {
            root.later(root.showFocus);
        }
    }

    readonly property bool yourTurn: table.status.yourTurn
    onYourTurnChanged: {
        if (yourTurn)
            later(root.walk.turnBegins);
    }

    readonly property bool settled: !table.presenter.moving
    onSettledChanged: {
        if (settled && yourTurn)
            later(root.walk.placeAgain);
    }

    // The turn may have begun while another part of the window, such as the guide, had the focus.
    onActiveFocusChanged: {
        if (activeFocus && yourTurn && InputMode.keyboard)
            later(walk.placeAgain);
    }

    // Areas of the table's items, for overlays such as the guide.
    readonly property TableAreas areas: TableAreas {
        ground: root
        plan: root.plan
        plates: plates
        places: placeItems
        badges: badges.ofPlaces
        cards: cardItems
        tiles: tiles
        actions: actions
        factRow: factRow
        buttons: tools.buttons
        texts: promptLine.visible ? promptLine.texts : []
    }

    // The keys of the card that had the focus last, and of all cards that could be selected then, in
    // their order.
    property int focusedKey: 0
    property var handKeys: []

    // Called when a card gets the focus, and after the focused card has changed its slot. A card
    // that leaves the hand may change its slot before its other properties. So slots are read only
    // when all changes are complete.
    function noteHand() {
        const card = root.walk.focused() as TableCard;
        const cards = root.walk.hand();
        if (!card || !cards.includes(card) || !card.isOwn && cards[0].isOwn)
            return;
        focusedKey = card.key;
        handKeys = cards.map(each => each.key);
    }

    // When the focused card has left the hand, also for a move of several cards, moves the focus to
    // the next card, else to the one before or, if no card can be selected, to another item. Does
    // nothing if the focus has left the table since, for example for the score sheet.
    function keepFocus() {
        if (!activeFocus)
            return;
        const cards = root.walk.hand();
        const left = cards.filter(card => card.isOwn === cards[0].isOwn && !card.activeFocus);
        const later = handKeys.slice(handKeys.indexOf(focusedKey) + 1);
        const next = left.find(card => later.includes(card.key)) ?? left[left.length - 1];
        if (next)
            root.walk.follow(next);
        else if (!root.walk.focused())
            root.walk.start();
    }

    // While the mouse is used, the focus is invisible. Then Enter and Space only show it, so that
    // they do not act on an item that the user did not choose. Selected cards were chosen.
    function showHiddenFocus(): bool {
        const item = root.walk.focused();
        return item !== null && !(item as TableCard)?.selected && InputMode.showFocus();
    }

    function playFocused() {
        const item = root.walk.focused();
        const card = item as TableCard;
        const place = item as TablePlace;
        if (card?.pickable || place)
            table.coach.dismissRefusal();
        if (card?.pickable)
            table.gestures.pick(card.key) || replyUnused();
        else if (card)
            table.gestures.activate(card.key);
        else if (place)
            table.gestures.playAt(place.placeKey) || explainPick(place) || replyUnused();
        else if (item === toast.link)
            toast.ruleWanted();
        else if (item)
            (item as AbstractButton).clicked();
        else
            hurry();
    }

    // Replies to Enter on a place or card that has no use now, unless another text gives the reason.
    function replyUnused() {
        if (speech !== null && table.coach.refusal === "" && table.coach.notSaved === "")
            speech.reply(qsTr("You can do nothing here now."));
    }

    function selectFocused(wholeRun: bool) {
        const card = root.walk.focused() as TableCard;
        if (!card || card.pickable)
            playFocused();
        else if (wholeRun)
            table.gestures.selectRun(card.key);
        else
            table.gestures.toggle(card.key);
    }

    // Closes the visible refusal or answer. Returns false if neither is visible.
    function closeMessage(): bool {
        if (!toast.shown && !answer.shown)
            return false;
        if (speech !== null)
            speech.closeMessage();
        else
            table.coach.dismissRefusal();
        return true;
    }

    function cancel() {
        if (drag.card)
            drag.abandon();
        else if (table.gestures.choices.length > 0)
            table.gestures.cancelChoice();
        else if (closeMessage())
            return;
        else if (table.presenter.moving)
            hurry();
        else if (!table.gestures.putAllBack() && speech !== null)
            speech.closeMessage();
    }

    function pressLetter(letter: string): bool {
        if (table.gestures.choices.length > 0)
            return choiceList.press(parseInt(letter)) || ask(letter.toLocaleUpperCase());
        const wanted = letter.toLocaleUpperCase();
        // While a move is being shown, there are no buttons. explainKey() ends that, so the key is
        // tried again.
        return typedKeys.press(wanted) || table.gestures.explainKey(wanted) || typedKeys.press(wanted) || ask(wanted) || replyUnusedKey(wanted);
    }

    // Replies to a key without use. A letter of another alphabet is ignored here, because
    // InputGuard sends it again as the key of a US keyboard.
    function replyUnusedKey(key: string): bool {
        const isPrintable = key > " " && key !== "\x7f" && key <= "\u024f";
        if (speech === null || !isPrintable)
            return false;
        speech.reply(qsTr("The key %1 has no use now.").arg(key));
        return true;
    }

    // Answers the question of a key (QuestionKeys): the answer is spoken, and shown in place of the
    // prompt. The question `find` starts the card finder instead, and `skip` skips to the user's
    // turn. Returns false if the key has no question, or if this table has no answer.
    function ask(key: string): bool {
        const question = QuestionKeys.questionOf(key);
        if (question === "" || speech === null)
            return false;
        if (question !== "find")
            return speech.ask(question);
        if (isSheetOpen) {
            speech.reply(qsTr("The score is open. Press Escape to look at the table."));
            return true;
        }
        finder.start();
        forceActiveFocus(Qt.OtherFocusReason);
        return true;
    }

    readonly property CardFinder finder: CardFinder {
        walk: root.walk
        speech: root.speech
    }

    TypedKeys {
        id: typedKeys
        actions: actions
    }

    Keys.onPressed: (event) => {
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0;
        event.accepted = true;
        if (finder.active && plain && finder.take(event))
            return;
        if (plain && event.key === Qt.Key_Left)
            root.walk.step("left");
        else if (plain && event.key === Qt.Key_Right)
            root.walk.step("right");
        else if (plain && event.key === Qt.Key_Up)
            root.walk.step("up");
        else if (plain && event.key === Qt.Key_Down)
            root.walk.step("down");
        else if (plain && (event.key === Qt.Key_Home || event.key === Qt.Key_End))
            root.walk.toEnd(event.key === Qt.Key_Home);
        else if (plain && awaitsStep && [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key))
            hurry();
        else if (plain && event.key === Qt.Key_Space)
            showHiddenFocus() || selectFocused((event.modifiers & Qt.ShiftModifier) !== 0);
        else if (plain && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            root.guideWaits && !root.walk.takesEnter() ? guideContinued() : showHiddenFocus() || playFocused();
        else if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            event.accepted = root.walk.tab(event.key === Qt.Key_Backtab);
        else if (event.key === Qt.Key_Escape)
            cancel();
        else
            event.accepted = plain && event.text !== "" && pressLetter(event.text);
    }

    // --- Items -----------------------------------------------------------------------------------

    Tap {
        onTapped: (eventPoint) => {
            if (!root.targets.isBare(eventPoint.scenePosition, root.walk.all()))
                return;
            (root.front ?? root).forceActiveFocus(Qt.MouseFocusReason);
            if (root.table.presenter.moving || root.awaitsStep)
                root.hurry();
            else if (!root.refusePick(root.targets.topCardAt(eventPoint.scenePosition, true)))
                root.table.gestures.clearSelection();
        }
    }

    // Ends the animations of all cards, except cards that are dragged or were dropped. With the
    // pace "steps", shows the rest of the current step or, if it is complete, the next step.
    function hurry() {
        table.pace.hurry();
        for (const card of Items.of(cardItems)) {
            if (!card.held && !card.dropped)
                card.settle();
        }
    }

    Repeater {
        id: plates

        // Totals with a unit are at least 0.8 times as large as usual. Otherwise none has a unit.
        readonly property bool totalsBrief: Items.of(plates).some(plate => plate.ownTotalSize < root.plan.em * 0.9 * 0.8)
        readonly property real totalSize: Math.min(...Items.of(plates).map(plate => totalsBrief ? plate.ownBriefSize : plate.ownTotalSize))

        model: root.table.players

        PlayerPlate {
            explained: !root.isSheetOpen
            plan: root.plan
            scoreText: root.table.status.scoreBrief
            totalSize: plates.totalSize
            totalsBrief: plates.totalsBrief
            replay: root.replay
            gliding: root.gliding
        }
    }

    Repeater {
        id: placeItems

        // Largest size of titles that fits all empty places of the same width, for each width.
        readonly property var titleSizes: {
            const sizes = {};
            for (const place of Items.of(placeItems)) {
                const width = place?.spot?.outline?.width;
                if (place?.outlined && place.titleFits)
                    sizes[width] = Math.min(sizes[width] ?? Infinity, place.titleSize);
            }
            return sizes;
        }

        model: root.table.places
        onItemAdded: root.later(root.placesChanged)
        onItemRemoved: root.later(root.placesChanged)

        TablePlace {
            id: place
            spot: root.placeSpot(place.zone, place.seat, place.pile, place.size)
            em: root.em
            labels: root.plan.labels
            gliding: root.gliding
            byKeyboard: root.byKeyboard
            mostTitle: placeItems.titleSizes[place.spot?.outline?.width] ?? Infinity
            nearest: drag.nearest === place
            explained: root.explained && !root.isSheetOpen && !drag.card && root.table.gestures.choices.length === 0
            reach: root.targets.reachOf(place)
            onSeatChanged: root.later(root.placesChanged)
            onTapped: (position) => {
                if (root.front)
                    root.front.forceActiveFocus(Qt.MouseFocusReason);
                else if (place.kind === "hand" || place.actionLabel !== "" || !root.refusePick(root.targets.topCardAt(position, true)))
                    root.targets.tap(place, position, 1);
            }
            onChosen: root.table.gestures.playAt(place.placeKey)
        }
    }

    Repeater {
        id: cardItems
        model: root.table.cards

        TableCard {
            id: card
            home: card.gatheredAt >= 0 ? TableLayout.gatheredCard(root.plan, card.gatheredAt, card.slot)
                                       : root.cardHome(card)
            plan: root.plan
            byKeyboard: root.byKeyboard
            onDeparture: root.later(root.sendCards)
            reach: root.targets.reachOf(card)
            onTapped: (position, times) => root.targets.tap(card, position, times)
            onPicked: root.table.gestures.pick(card.key)
            onPickableChanged: root.later(root.openAndCloseHands)
            onTurnedUpChanged: root.later(root.openAndCloseHands)
            onToggled: root.table.gestures.toggle(card.key)
            onActivated: root.table.gestures.activate(card.key)
            onRunChosen: root.table.gestures.selectRun(card.key)
            onGrabbed: (position, byFinger) => root.grab(card, position, byFinger)
            onMoved: (position) => drag.moveTo(card, position)
            onReleased: drag.release(card)
            onWithdrawn: drag.withdraw(card)
            onIsOwnChanged: {
                if (!card.isOwn && card.activeFocus)
                    root.later(root.keepFocus);
            }
            onLiftableChanged: {
                if (card.liftable)
                    root.later(root.walk.placeAgain);
                else if (card.activeFocus)
                    root.later(root.keepFocus);
            }
            onActiveFocusChanged: {
                if (card.activeFocus)
                    root.noteHand();
            }
            onSlotChanged: {
                if (card.activeFocus)
                    root.later(root.noteHand);
            }
        }
    }

    // The backgrounds behind the cards of the opened hands.
    Repeater {
        model: root.table.players

        Plate {
            required property int seat
            required property int cardCount
            readonly property bool open: root.openHands.includes(seat)
            readonly property var ground: TableLayout.openFanGround(root.plan, seat, cardCount, root.fullZones[seat] ?? [], root.fullZones[0] ?? [])

            x: ground.x
            y: ground.y
            width: ground.width
            height: ground.height
            z: 1590
            visible: opacity > 0
            opacity: open ? 1 : 0
            border.color: Theme.brass
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
    }

    FocusFrame {
        // The badge of a focused pile stays readable: it is above the frame.
        z: target instanceof TablePlace ? badges.z - 1 : 1900
        target: {
            const item = root.focusItem;
            return root.byKeyboard && !drag.card && item && item.parent === root ? item : null;
        }
    }

    TableBadges {
        id: badges
        z: 1500
        table: root.table
        plan: root.plan
        placeCounts: root.placeCounts
        openHands: root.openHands
        gliding: root.gliding
    }

    Repeater {
        model: root.table.players

        ShownSymbol {
            required property int seat

            spot: TableLayout.symbolSpot(root.plan, seat)
            z: 1650
        }
    }

    Repeater {
        id: tiles
        model: Object.keys(root.plan.tiles)

        FactTile {
            required property string modelData
            readonly property var spot: root.plan.tiles[modelData]

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            fact: root.table.status.facts.find(each => each.name === modelData) ?? null
            em: root.em
        }
    }

    FactRow {
        id: factRow
        visible: root.plan.facts !== null
        x: root.plan.facts?.x ?? 0
        y: root.plan.facts?.y ?? 0
        width: root.plan.facts?.width ?? 0
        height: root.plan.facts?.height ?? 0
        facts: root.table.status.facts
        without: root.plan.tiles
        pixelSize: Math.round(root.em * 0.95)
    }

    PromptLine {
        id: promptLine
        x: root.plan.prompt.x
        y: root.plan.prompt.y
        width: root.plan.prompt.width
        height: root.plan.prompt.height
        // If the host has disconnected the user, the prompt is hidden, because no move is possible.
        visible: !toast.shown && !answer.shown && App.multiplayer.endText === ""
        opacity: banner.visible ? 0 : 1   // the prompt would show through the fading banner
        turnText: root.table.status.turnText
        yourTurn: root.table.status.yourTurn
        prompt: root.table.status.prompt
        hint: root.table.coach.hintText
        hintAsked: root.table.coach.isAsked && root.table.status.yourTurn
        announcement: root.table.status.dealOver ? "" : root.table.news.announcement
        news: root.table.news.sentences
        headline: root.table.news.headline
        mayPlay: !root.table.isReplay
        em: root.plan.words
        onPlayWanted: root.table.gestures.playHint()
    }

    RefusalToast {
        id: toast
        x: Math.round((root.width - width) / 2)
        y: Math.round(root.plan.prompt.y + (root.plan.prompt.height - height) / 2)
        z: 4000
        refusal: root.table.coach.refusal
        ruleId: root.table.coach.refusalRule
        em: root.plan.words
        room: root.plan.prompt.width
        onRuleWanted: root.rulesWanted(ruleId)
        onDismissed: root.table.coach.dismissRefusal()
    }

    // The answer to a question is shown in place of the prompt. A long answer extends upwards over
    // the table.
    RefusalToast {
        id: answer
        x: Math.round((root.width - width) / 2)
        y: Math.max(root.plan.margin, Math.round(root.plan.prompt.y + root.plan.prompt.height - height))
        z: 4000
        isAnswer: true
        refusal: toast.shown || App.multiplayer.endText !== "" || root.isSheetOpen ? "" : root.speech?.answer ?? ""
        ruleId: ""
        em: root.plan.words
        room: root.plan.prompt.width
        mostHeight: root.height - 2 * root.plan.margin
        onDismissed: root.speech.dismissAnswer()
    }

    ActionBar {
        id: actions
        plan: root.plan
        buttons: root.table.buttons
        em: root.plan.words
        onPressed: (verb) => root.table.gestures.press(verb)
    }

    ChoiceList {
        id: choiceList
        visible: root.table.gestures.choices.length > 0
        x: Math.round((root.width - width) / 2)
        y: Math.round(root.plan.centre.y + (root.plan.centre.height - height) / 2)
        z: 4001
        choices: root.table.gestures.choices
        em: root.plan.words
        onChosen: (number) => root.table.gestures.choose(number)
        onCancelled: root.table.gestures.cancelChoice()
    }

    // Dots at the plates of the players who have moved since the viewer's last move.
    Repeater {
        model: root.table.players

        LastMoveMark {
            required property int seat
            readonly property var plate: TableLayout.seatHome(root.plan, seat).plate

            em: root.em
            explained: !root.isSheetOpen
            x: Math.round(plate.x + plate.width - width * 0.75)
            y: Math.round(plate.y - height * 0.25)
            z: 1500
        }
    }

    MomentBanner {
        id: banner
        x: Math.round((root.width - width) / 2)
        // The banner is at the prompt, so that it does not cover the cards to which its text
        // refers.
        y: Math.round(Math.min(root.plan.prompt.y, root.height - height - root.plan.margin))
        z: 3900
        // A message at the same place, such as a refusal, replaces the banner.
        moment: toast.shown || answer.shown ? null : root.table.moment ?? null
        em: root.plan.words
        room: root.width * 0.7
    }

    ActionButton {
        visible: root.awaitsStep
        x: Math.round(root.plan.actions.x + (root.plan.actions.width - width) / 2)
        y: Math.round(root.plan.actions.y + (root.plan.actions.height - height) / 2)
        z: 10
        focusPolicy: Qt.NoFocus
        pixelSize: root.plan.words
        text: qsTr("Next step")
        //: The key.
        keyLabel: qsTr("Space")
        onClicked: root.hurry()
    }

    TableTools {
        id: tools
        anchors.fill: parent
        table: root.table
        plan: root.plan
        onRulesWanted: root.rulesWanted("")
    }
}
