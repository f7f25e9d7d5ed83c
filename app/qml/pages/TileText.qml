// SPDX-License-Identifier: GPL-3.0-or-later
// A line of text in a PageTile's Column. Screen readers read the tile's `spoken` text instead.
import QtQuick

PageText {
    width: parent ? parent.width : implicitWidth
    visible: text !== ""
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    Accessible.ignored: true
}
