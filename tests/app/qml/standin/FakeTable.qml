// SPDX-License-Identifier: GPL-3.0-or-later
// A substitute for TableController in tests of a specific display instead of a game: worst cases of
// layout, a refusal, a hint. It has the properties read by the table, and models with the same
// roles. It records calls to it.
import QtQuick

QtObject {
    id: fakeTable

    property bool active: true
    property bool isReplay: false
    property string gameId: "underwear"
    readonly property QtObject status: QtObject {
        property bool yourTurn: true
        property string turnText: "Your turn"
        property string prompt: "Lay hearts lower than the 7 on the downpile, steal it with another 7, lay royalties, or draw a card."
        property string scoreBrief: "Going out: 12 pts"
        property string scoreText: "Going out: 12 points"
        property var facts: []
        property bool dealOver: false
        property bool gameOver: false
    }
    readonly property QtObject presenter: QtObject {
        property bool moving: false
        property bool handsOpen: false
    }
    readonly property QtObject pace: QtObject {
        property bool awaitsStep: false

        function hurry() { fakeTable.note("hurry", ""); }
    }
    readonly property QtObject coach: QtObject {
        property bool isAsked: false
        property string refusal: ""
        property string refusalRule: ""
        property bool mayHint: true
        property string hintText: ""

        function hint() { fakeTable.note("hint", ""); }
        function dismissRefusal() {
            fakeTable.note("dismissRefusal", "");
            refusal = "";
        }
    }
    readonly property QtObject undoHistory: QtObject {
        property bool mayUndo: true
        property bool mayRedo: false

        function undo() { fakeTable.note("undo", ""); }
        function redo() { fakeTable.note("redo", ""); }
    }
    readonly property QtObject saving: QtObject {
        property bool underWay: false
    }
    readonly property QtObject news: QtObject {
        property string announcement: ""
        property var sentences: []
        property var headline: sentences.slice(-1)
    }
    readonly property QtObject gestures: QtObject {
        property bool carrying: false
        property list<string> choices

        function toggle(key: int) {
            fakeTable.note("toggle", key);
            const row = fakeTable.find(fakeTable.cards, "key", key);
            fakeTable.cards.setProperty(row, "selected", !fakeTable.cards.get(row).selected);
        }
        function selectRun(key: int) { fakeTable.note("selectRun", key); }
        function putAllBack() { clearSelection(); }
        function clearSelection() {
            fakeTable.note("clearSelection", "");
            fakeTable.setAll("selected", false);
        }
        function pickUp(key: int) {
            fakeTable.note("pickUp", key);
            const cards = fakeTable.cards;
            const chosen = cards.get(fakeTable.find(cards, "key", key)).selected;
            for (let row = 0; row < cards.count; ++row) {
                const card = cards.get(row);
                cards.setProperty(row, "carried", card.key === key || (chosen && card.selected));
            }
            carrying = true;
        }
        function putBack() {
            fakeTable.note("putBack", "");
            fakeTable.setAll("carried", false);
            carrying = false;
        }
        function drop(placeKey: string): bool {
            fakeTable.note("drop", placeKey);
            fakeTable.setAll("carried", false);
            carrying = false;
            return false;
        }
        function pick(key: int) { fakeTable.note("pick", key); }
        function activate(key: int) { fakeTable.note("activate", key); }
        function playAt(placeKey: string) { fakeTable.note("playAt", placeKey); }
        function press(verb: string) { fakeTable.note("press", verb); }
        function explainKey(key: string): bool { return false; }
        function choose(number: int) { fakeTable.note("choose", number); }
        function cancelChoice() { fakeTable.note("cancelChoice", ""); }
        function playHint() { fakeTable.note("playHint", ""); }
    }
    property QtObject moment: QtObject {
        property string text: ""
        property string detail: ""
        property bool won: false

        signal changed
    }

    property ListModel players: ListModel {}
    property ListModel places: ListModel {}
    property ListModel cards: ListModel {}
    property ListModel buttons: ListModel {
        function value(row: int, role: string): var {
            return get(row)[role];
        }
    }

    // Calls that the QML table has made to this object, as [function, argument]: ["toggle", 3].
    property var calls: []
    property int arrivals: 0

    readonly property var names: ["You", "Mika", "Theodora", "Bo", "Wilhelmina", "Sam", "Konstantin", "Ada"]

    // Sets up a table of Underwear. `hands`: the number of cards of each player. `piles`: for each
    // seat a list of up-piles {size, faceDown}.
    function deal(hands: var, piles: var) {
        players.clear();
        places.clear();
        cards.clear();
        buttons.clear();
        arrivals = 0;
        gameId = "underwear";
        status.facts = [];
        hands.forEach((count, seat) => addPlayer(seat, count));
        addPlace("stock", -1, -1, 31, false);
        addPlace("downpile", -1, -1, 6, false);
        addPlace("discard", -1, -1, 3, false);
        const faces = deck();
        for (let slot = 0; slot < 6; ++slot)
            addCard("downpile", -1, -1, slot, 6, ["9H", "8H", "TS", "9S", "7S", "7H"][slot]);
        for (let slot = 0; slot < 2; ++slot)
            addCard("discard", -1, -1, slot, 2, ["QD", "KS"][slot]);
        hands.forEach((count, seat) => {
            for (let slot = 0; slot < count; ++slot)
                addCard("hands", seat, -1, slot, count, seat === 0 ? faces[(slot * (count < 14 ? 7 : 1)) % 104] : "");
        });
        piles.forEach((list, seat) => list.forEach((pile, index) => {
            addPlace("upPiles", seat, index, pile.size, pile.faceDown);
            for (let slot = 0; slot < pile.size; ++slot)
                addCard("upPiles", seat, index, slot, pile.size, pile.faceDown ? "" : faces[(seat * 13 + index * 5 + slot) % 52]);
        }));
        addButton("draw", "Draw a card", "D");
        addButton("double", "Double", "V");
    }

    // Tables with many cards, by game. `middle`: [number of cards, kind of pile] of each zone in
    // the middle. `front`: the numbers of cards in the places in front of a player. In a game
    // without an entry the players have only hands.
    readonly property var full: ({
        "life": {middle: {stock: [31, "stock"], discard: [9, "discard"], removed: [2, "discard"]},
                 front: {faceDown: [5], faceUp: [9]}},
        "three-up-three-down": {middle: {stock: [31, "stock"], pile: [6, "pile"], removed: [8, "discard"]},
                                front: {down: [1, 1, 1], up: [3]}},
        "ultimate-loser": {middle: {spares: [3, "stock"], gin: [1, "pile"], removed: [12, "discard"]}, front: {trick: [5]}},
        "underwear": {middle: {stock: [31, "stock"], downpile: [6, "pile"], discard: [3, "discard"]}, front: {upPiles: [4, 2, 7]}},
        "up-and-down": {middle: {undealt: [3, "stock"], played: [6, "discard"]}, front: {trick: [1]}}
    })

    // Sets up a table of the game with many cards, for `count` players with hands of this size.
    function dealGame(game: string, count: int, handSize: int) {
        players.clear();
        places.clear();
        cards.clear();
        buttons.clear();
        arrivals = 0;
        gameId = game;
        status.facts = game === "up-and-down" ? [fact("trump", "Trumps", "hearts"), fact("bidsInAll", "9 bid", "")] : [];
        const faces = deck();
        const table = full[game] ?? {middle: {}, front: {}};
        for (let seat = 0; seat < count; ++seat) {
            addPlayer(seat, handSize);
            for (let slot = 0; slot < handSize; ++slot)
                addCard("hands", seat, -1, slot, handSize, seat === 0 ? faces[(slot * (handSize < 14 ? 7 : 1)) % 104] : "");
        }
        for (const [zone, [size, kind]] of Object.entries(table.middle)) {
            addPlace(zone, -1, -1, size, false, kind);
            for (let slot = Math.max(0, size - 3); kind !== "stock" && slot < size; ++slot)
                addCard(zone, -1, -1, slot, size, faces[slot * 5 % 52]);
        }
        for (const [zone, sizes] of Object.entries(table.front)) {
            for (let seat = 0; seat < count; ++seat)
                sizes.forEach((size, index) => fillFront(zone, seat, index, size, zone === "down" || zone === "faceDown"));
        }
    }

    function fillFront(zone: string, seat: int, index: int, size: int, closed: bool) {
        const faces = deck();
        addPlace(zone, seat, index, size, closed, "ownPiles");
        for (let slot = 0; slot < size; ++slot)
            addCard(zone, seat, index, slot, size, closed ? "" : faces[(seat * 13 + index * 5 + slot * 3) % 52]);
    }

    function fact(name: string, text: string, suit: string): var {
        return {name: name, text: text, suit: suit, label: text + suit};
    }

    function factsOf(seat: int): var {
        if (gameId === "life")
            return [fact("suit", "", ["hearts", "diamonds", "clubs"][seat % 3])];
        if (gameId === "up-and-down")
            return [fact("bid", "Bid " + seat * 3, ""), fact("taken", "Took 2", "")];
        if (gameId === "ultimate-loser")
            return seat % 2 === 0 ? [fact("drinks", "3 drinks", ""), fact("hasThrown", "Ready", "")] : [];
        return seat === 2 ? [fact("doubles", "×2", "")] : [];
    }

    function addButton(verb: string, text: string, key: string, possible = true, symbol = "", home = -1, homes = 0) {
        buttons.append({verb: verb, text: text, key: key, symbol: symbol, possible: possible, home: home, homes: homes, label: "", hinted: false});
    }

    // Offers bids from 0 to `most`; a bid of 3 is forbidden.
    function offerBids(most: int) {
        buttons.clear();
        for (let bid = 0; bid <= most; ++bid)
            addButton("bid " + bid, bid.toString(), bid.toString(), bid !== 3);
    }

    function emptyPlace(key: string) {
        const place = places.get(find(places, "placeKey", key));
        for (let row = cards.count - 1; row >= 0; --row) {
            const card = cards.get(row);
            if (card.zone === place.zone && card.seat === place.seat && card.pile === place.pile)
                cards.remove(row);
        }
        set(places, "placeKey", key, "size", 0);
    }

    function offerWords(words: var) {
        buttons.clear();
        words.forEach((word, index) => addButton("choose " + index, word, (index + 1).toString(), true, word.toLowerCase()));
    }

    // Each player shows one of these symbols. Of each three players, the first loses and the second
    // wins.
    function showSigns(symbols: var) {
        for (let row = 0; row < players.count; ++row) {
            players.setProperty(row, "symbol", symbols[row % symbols.length]);
            players.setProperty(row, "outcome", ["lost", "won", ""][row % 3]);
        }
    }

    function mark(zone: string, seat: int) {
        for (let row = 0; row < cards.count; ++row) {
            if (cards.get(row).zone === zone && cards.get(row).seat === seat)
                cards.setProperty(row, "marked", true);
        }
    }

    // Lets the viewer pick any card from the hand of this seat, or none if `label` is empty.
    function letPick(seat: int, label: string) {
        for (let row = 0; row < cards.count; ++row) {
            const card = cards.get(row);
            if (card.zone === "hands" && card.seat === seat) {
                cards.setProperty(row, "pickLabel", label);
                cards.setProperty(row, "use", label);
            }
        }
    }

    function deck(): var {
        const faces = [];
        for (let pack = 0; pack < 2; ++pack) {
            for (const suit of "CDHS") {
                for (const rank of "A23456789TJQK")
                    faces.push(rank + suit);
            }
        }
        return faces;
    }

    function addPlayer(seat: int, count: int) {
        players.append({
            player: seat, seat: seat, name: names[seat], character: seat === 0 ? "" : "Fair, " + ["Careful", "Liberal", "Schemer"][seat % 3], characterAlone: seat === 0 ? "" : ["Careful", "Liberal", "Schemer"][seat % 3],
            portrait: seat + 1, cardCount: count, isOut: false, total: seat * 7 % 50, isTurn: seat === 0, isDealer: seat === 1, isYou: seat === 0,
            facts: factsOf(seat), totalText: seat * 7 % 50 + " p", late: false, failing: false, symbol: "", outcome: "", lastMove: "", label: names[seat] + ", " + count + " cards", about: names[seat] + "\nHolds cards"
        });
    }

    function addPlace(zone: string, seat: int, pile: int, size: int, faceDown: bool, kind = "") {
        const kinds = {upPiles: "ownPiles", downpile: "pile"};
        places.append({
            placeKey: seat >= 0 ? zone + "/" + seat + "/" + pile : zone, zone: zone, player: seat, seat: seat,
            kind: kind !== "" ? kind : kinds[zone] ?? zone, pile: pile, size: size,
            score: faceDown ? size * 2 : size, faceDown: faceDown, accepts: false, hinted: false, progress: "",
            title: {stock: "Stock", downpile: "Downpile", discard: "Discard pile", upPiles: "Up-pile"}[zone] ?? zone,
            label: zone + ", " + size + " cards", actionLabel: zone === "stock" ? "Draw a card" : ""
        });
    }

    function addCard(zone: string, seat: int, pile: int, slot: int, count: int, face: string) {
        const isOwn = zone === "hands" && seat === 0;
        cards.append({
            key: cards.count + 1, face: face, zone: zone, player: seat, seat: seat, pile: pile, slot: slot, count: count, fanSlot: slot, known: 0,
            isOwn: isOwn, liftable: isOwn, pickLabel: "", selected: false, carried: false, dropped: false, playable: isOwn, idle: false, hinted: false, marked: false, leading: false, brought: false, gatheredAt: -1, faceDown: false, turnedUp: false,
            label: face === "" ? "card of " + names[seat] : face, use: isOwn ? "Can be played" : "", arrival: ++arrivals
        });
    }

    function find(model: ListModel, role: string, value: var): int {
        for (let row = 0; row < model.count; ++row) {
            if (model.get(row)[role] === value)
                return row;
        }
        return -1;
    }

    function set(model: ListModel, keyRole: string, key: var, role: string, value: var) {
        const row = find(model, keyRole, key);
        if (row >= 0)
            model.setProperty(row, role, value);
    }

    function note(verb: string, argument: var) {
        calls = calls.concat([[verb, argument]]);
    }

    function setAll(role: string, value: var) {
        for (let row = 0; row < cards.count; ++row)
            cards.setProperty(row, role, value);
    }
}
