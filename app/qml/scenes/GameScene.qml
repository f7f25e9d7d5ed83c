// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's picture consists of: SceneCards and SceneMarks that say where they lie in parts of it.
// A game has its scene in a file of its own, named after it, which GamePicture finds: "up-and-down"
// shows UpAndDownScene. It is drawn 100 wide and 62 high, in any size.
import QtQuick

Item {
    // The width of a card in parts of the picture's.
    property real cardPart: 0.28
    readonly property int cardWidth: Math.round(width * cardPart)
}
