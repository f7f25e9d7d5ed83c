// SPDX-License-Identifier: GPL-3.0-or-later
// The dark translucent ground that names, numbers and messages stand on.
import QtQuick
import Downpile

Rectangle {
    color: Theme.glass
    radius: Theme.radius
    border.width: 1
    border.color: Theme.glassEdge
}
