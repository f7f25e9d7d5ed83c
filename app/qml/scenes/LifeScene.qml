// SPDX-License-Identifier: GPL-3.0-or-later
// Scene of Life: safe face-down cards, hearts worth less than ten points, and an ace, which will
// take these hearts.

GameScene {
    cardPart: 0.24

    SceneCard {
        face: "back"
        across: 0.16
        down: 0.43
        turn: -11
    }

    SceneCard {
        face: "back"
        across: 0.175
        down: 0.43
        turn: -5
    }

    SceneCard {
        face: "back"
        across: 0.19
        down: 0.44
        turn: 1
    }

    SceneCard {
        face: "2H"
        across: 0.43
        down: 0.58
        turn: -8
    }

    SceneCard {
        face: "3H"
        across: 0.535
        down: 0.56
        turn: -2
    }

    SceneCard {
        face: "4H"
        across: 0.64
        down: 0.57
        turn: 5
    }

    SceneCard {
        face: "AH"
        across: 0.825
        down: 0.41
        turn: 15
    }
}
