// SPDX-License-Identifier: GPL-3.0-or-later
// Scene of Ultimate Loser: a straight flush beaten by a higher one, and the gin card, a card for
// swaps.

GameScene {
    cardPart: 0.21

    SceneCard {
        face: "4H"
        across: 0.16
        down: 0.4
        turn: -13
    }

    SceneCard {
        face: "5H"
        across: 0.255
        down: 0.36
        turn: -6
    }

    SceneCard {
        face: "6H"
        across: 0.35
        down: 0.35
        turn: 1
    }

    SceneCard {
        face: "9S"
        across: 0.4
        down: 0.66
        turn: -7
    }

    SceneCard {
        face: "TS"
        across: 0.5
        down: 0.63
        turn: -1
    }

    SceneCard {
        face: "JS"
        across: 0.6
        down: 0.64
        turn: 6
    }

    SceneCard {
        face: "back"
        across: 0.84
        down: 0.42
        turn: 17
    }

    SceneCard {
        face: "QC"
        across: 0.855
        down: 0.44
        turn: 8
    }
}
