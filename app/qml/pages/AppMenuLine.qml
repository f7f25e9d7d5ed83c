// SPDX-License-Identifier: GPL-3.0-or-later
// A separator between groups of menu entries.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

MenuSeparator {
    topPadding: Theme.gapTiny
    bottomPadding: Theme.gapTiny
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    contentItem: Rectangle {
        implicitHeight: 1
        color: Theme.hairline
    }
}
