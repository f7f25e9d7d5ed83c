// SPDX-License-Identifier: GPL-3.0-or-later
// A round portrait.
import QtQuick
import Downpile

Picture {
    property int number: 1
    property real size: 40

    width: size
    height: size
    source: "image://portraits/" + number
    asynchronous: false
    Accessible.ignored: true
}
