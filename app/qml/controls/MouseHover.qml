// SPDX-License-Identifier: GPL-3.0-or-later
// Hover of a mouse, touchpad or stylus. After a touch Qt reports a mouse at the touched point;
// `over` ignores it, and a pointer that rests on a disabled item, such as a table under a page.
import QtQuick
import Downpile

HoverHandler {
    readonly property bool over: hovered && !InputMode.touch && (parent?.enabled ?? true)

    acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
}
