// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a PageTile, in a Column. The tile says all of it at once to screen readers.
import QtQuick

PageText {
    width: parent ? parent.width : implicitWidth
    visible: text !== ""
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    Accessible.ignored: true
}
