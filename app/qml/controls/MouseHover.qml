// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a pointer is over something. Qt takes the last touch for a mouse that has stayed there; a
// finger is not over anything.
import QtQuick
import Downpile

HoverHandler {
    readonly property bool over: hovered && !InputMode.touch

    acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
}
