// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a game: SceneCards and SceneMarks at places in fractions of its size. A game's
// scene has a file named after it, which GamePicture finds: UpAndDownScene for "up-and-down".
// Scenes have any size; the ratio of width to height is 100 to 62.
import QtQuick

Item {
    // Width of a card as a fraction of the picture's width.
    property real cardPart: 0.28
    readonly property int cardWidth: Math.round(width * cardPart)
}
