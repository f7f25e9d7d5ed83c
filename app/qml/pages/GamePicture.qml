// SPDX-License-Identifier: GPL-3.0-or-later
// A game in one picture: its scene, or that of a game without one.
import QtQuick

Loader {
    id: picture

    property string gameId: ""

    // The scene of "up-and-down" is UpAndDownScene.
    function sceneOf(id: string): Component {
        const words = id.split("-").map(word => word.charAt(0).toUpperCase() + word.slice(1));
        const own = Qt.createComponent(words.join("") + "Scene.qml");
        return own.status === Component.Ready ? own : Qt.createComponent("BacksScene.qml");
    }

    Accessible.ignored: true
    sourceComponent: sceneOf(gameId)
}
