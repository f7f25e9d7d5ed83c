// SPDX-License-Identifier: GPL-3.0-or-later
// Scene of 3UP 3DOWN: three face-up cards on three face-down cards, and a Clear card.

GameScene {
    cardPart: 0.21

    SceneCard {
        face: "back"
        across: 0.15
        down: 0.37
        turn: -5
    }

    SceneCard {
        face: "back"
        across: 0.375
        down: 0.34
        turn: -1
    }

    SceneCard {
        face: "back"
        across: 0.61
        down: 0.37
        turn: 4
    }

    SceneCard {
        face: "4R"
        across: 0.14
        down: 0.61
        turn: -4
    }

    SceneCard {
        face: "7B"
        across: 0.375
        down: 0.58
        turn: 1
    }

    SceneCard {
        face: "9G"
        across: 0.61
        down: 0.61
        turn: 3
    }

    SceneCard {
        face: "XR"
        across: 0.852
        down: 0.47
        turn: 13
    }
}
