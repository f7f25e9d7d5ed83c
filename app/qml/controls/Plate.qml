// SPDX-License-Identifier: GPL-3.0-or-later
// The dark translucent background of names, numbers and messages on the table.
import QtQuick
import Downpile

Rectangle {
    color: Theme.glass
    radius: Theme.radius
    border.width: 1
    border.color: Theme.glassEdge
}
