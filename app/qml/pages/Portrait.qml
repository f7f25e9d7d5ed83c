// SPDX-License-Identifier: GPL-3.0-or-later
// A round portrait.
import QtQuick
import QtQuick.Layouts
import Downpile

Picture {
    property int number: 1
    property real size: 40

    width: size
    height: size
    // The size is fixed. If the screen has a scale factor, the implicit size of the loaded image is
    // larger than the item's size. With the implicit size, a layout would load ever larger images.
    Layout.preferredWidth: size
    Layout.preferredHeight: size
    source: "image://portraits/" + number
    asynchronous: false
    Accessible.ignored: true
}
