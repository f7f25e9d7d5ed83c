// SPDX-License-Identifier: GPL-3.0-or-later
// The dark background of texts, buttons and opened hands on the table. Its usual colour is
// translucent, except in high contrast.
import QtQuick
import Downpile

Rectangle {
    color: Theme.glass
    radius: Theme.radius
    border.width: 1
    border.color: Theme.glassEdge
}
