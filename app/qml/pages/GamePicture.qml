// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a game: its own scene, or BacksScene if it has none.
import QtQuick

Loader {
    id: picture

    property string gameId: ""

    // Returns the component of a game's picture, such as UpAndDownScene for "up-and-down". Returns
    // BacksScene if the game has no such component.
    function sceneOf(id: string): Component {
        const words = id.split("-").map(word => word.charAt(0).toUpperCase() + word.slice(1));
        const own = Qt.createComponent(words.join("") + "Scene.qml");
        return own.status === Component.Ready ? own : Qt.createComponent("BacksScene.qml");
    }

    Accessible.ignored: true
    sourceComponent: sceneOf(gameId)
}
