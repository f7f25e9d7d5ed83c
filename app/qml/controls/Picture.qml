// SPDX-License-Identifier: GPL-3.0-or-later
// A drawn picture (icon, portrait, card), rendered at its exact size in screen pixels to stay
// sharp.
import QtQuick
import QtQuick.Window

Image {
    sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
    fillMode: Image.Stretch
    Accessible.ignored: true
}
