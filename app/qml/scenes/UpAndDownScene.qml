// SPDX-License-Identifier: GPL-3.0-or-later
// Scene of Up and Down: a trick of four cards, won by the only trump.

GameScene {
    cardPart: 0.22

    SceneCard {
        face: "TD"
        across: 0.27
        down: 0.52
        turn: -86
    }

    SceneCard {
        face: "KD"
        across: 0.45
        down: 0.31
        turn: 4
    }

    SceneCard {
        face: "AD"
        across: 0.65
        down: 0.49
        turn: 85
    }

    SceneCard {
        face: "7S"
        across: 0.465
        down: 0.7
        turn: -4
    }

    SceneMark {
        icon: "suit-spades"
        across: 0.88
        down: 0.2
    }
}
