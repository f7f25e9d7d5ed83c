// SPDX-License-Identifier: GPL-3.0-or-later
// A drawn picture (icon, portrait, card), rendered at its exact size in screen pixels to stay
// sharp.
import QtQuick
import QtQuick.Window

Image {
    readonly property size exactSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
    readonly property bool isRendered: sourceSize.width > 1

    function sharpen() {
        sourceSize = exactSize;
    }

    // While a page is arranged, the size changes several times. Only the first and the last size
    // are rendered, and none without area.
    onExactSizeChanged: {
        if (exactSize.width < 1 || exactSize.height < 1)
            return;
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
