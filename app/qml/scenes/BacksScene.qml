// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a game that has no scene of its own: card backs.

GameScene {
    SceneCard {
        face: "back"
        across: 0.3
        down: 0.52
        turn: -16
    }

    SceneCard {
        face: "back"
        across: 0.5
        down: 0.46
        turn: -1
    }

    SceneCard {
        face: "back"
        across: 0.7
        down: 0.52
        turn: 14
    }
}
