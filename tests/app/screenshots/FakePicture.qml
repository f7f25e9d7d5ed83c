// SPDX-License-Identifier: GPL-3.0-or-later
// A worst case of the table, rarely reached in games: very many cards everywhere.
import QtQuick
import QtQuick.Window
import Downpile
import "../qml/standin" as Fixtures

Window {
    id: window

    property string game: "underwear"
    property int players: 8
    property int bids: -1     // highest bid offered; -1: no bids
    property bool throwing: false
    property bool thrown: false   // every player shows rock, paper or scissors
    property bool won: false      // the winning card of the trick is marked
    property bool flipping: false
    property int opened: -1   // seat whose hand is opened because its cards may be picked, or -1
    property int handSize: 40
    property bool crowded: true
    readonly property bool mirrored: Qt.application.layoutDirection === Qt.RightToLeft

    visible: true
    color: Theme.felt
    LayoutMirroring.enabled: mirrored
    LayoutMirroring.childrenInherit: true

    Component.onCompleted: {
        fakeTable.status.prompt = "Lege Herzkarten auf den Tiefstapel, die niedriger sind als die 7, stiehl ihn mit einer anderen 7 oder ziehe eine Karte.";
        fakeTable.status.turnText = "Du bist am Zug";
        fakeTable.status.scoreText = "Jetzt Schluss zu machen brächte 112 Punkte.";
        if (game !== "underwear") {
            fakeTable.dealGame(game, players, handSize);
            if (bids >= 0)
                fakeTable.offerBids(bids);
            if (flipping)
                fakeTable.emptyPlace("up/0/0");
            if (throwing)
                fakeTable.offerWords(["Rock", "Paper", "Scissors"]);
            if (thrown)
                fakeTable.showSigns(["rock", "paper", "scissors"]);
            if (won)
                fakeTable.mark("trick", 1);
            if (opened > 0)
                fakeTable.letPick(opened, "Steal this card");
            return;
        }
        const ten = [2, -3, 4, 1, 5, -2, 2, 3, -4, 2].map(size => ({size: Math.abs(size), faceDown: size < 0}));
        const hands = [handSize, 9, 30, 14, 7, 5, 16, 10].slice(0, players);
        fakeTable.deal(hands, hands.map((count, seat) => crowded || seat < 2 ? ten : ten.slice(0, seat)));
    }

    Fixtures.FakeTable {
        id: fakeTable
    }

    Image {
        anchors.fill: parent
        fillMode: Image.Tile
        source: "image://table/" + Settings.tableTheme
    }
    Image {
        anchors.fill: parent
        source: "image://table/vignette"
    }
    CardTable {
        anchors.fill: parent
        table: fakeTable
    }
}
