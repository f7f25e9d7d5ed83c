// SPDX-License-Identifier: GPL-3.0-or-later
// Hover of a mouse, touchpad or stylus. After a touch Qt reports a mouse at the touched point;
// `over` is false for this reported mouse, and for a pointer on a disabled item, such as the table
// under a page.
import QtQuick
import Downpile

HoverHandler {
    readonly property bool over: hovered && !InputMode.touch && (parent?.enabled ?? true)
    // True if the pointer has moved onto the item, so that its tool tip may appear. False if the
    // item appeared below a resting pointer.
    readonly property bool asks: over && !InputMode.pointerRests

    acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
}
