// SPDX-License-Identifier: GPL-3.0-or-later
// Scene of Underwear: a downpile with the four of hearts on top, and the four of spades, which
// steals it.

GameScene {
    SceneCard {
        face: "back"
        across: 0.2
        down: 0.36
        turn: -8
    }

    SceneCard {
        face: "9H"
        across: 0.37
        down: 0.46
        turn: -13
    }

    SceneCard {
        face: "7H"
        across: 0.5
        down: 0.41
        turn: -2
    }

    SceneCard {
        face: "4H"
        across: 0.63
        down: 0.46
        turn: 9
    }

    SceneCard {
        face: "4S"
        across: 0.8
        down: 0.62
        turn: 19
    }
}
