// SPDX-License-Identifier: GPL-3.0-or-later
// A drawn picture (icon, portrait, card), rendered at its exact size in screen pixels to stay
// sharp.
import QtQuick
import QtQuick.Window

Image {
    readonly property size exactSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
    readonly property bool isRendered: sourceSize.width > 1

    function sharpen() {
        if (width > 1 && height > 1)
            sourceSize = exactSize;
    }

    // While a page is arranged, the size changes several times. Only the first and the last size
    // are rendered. An item without a size of its own, for example in a hidden layout, has the size
    // of the placeholder. It is not rendered: at 200 % scaling, its picture would have twice this
    // size, the item would grow with it, and so on.
    onExactSizeChanged: {
        if (isRendered)
            Qt.callLater(sharpen); // qmllint disable
        else
            sharpen();
    }
    // A placeholder, until the size is known.
    sourceSize.width: 1
    sourceSize.height: 1
    fillMode: Image.Stretch
    Accessible.ignored: true
}
