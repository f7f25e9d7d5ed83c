// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a PageTile, which says all of it at once to screen readers.
import QtQuick
import QtQuick.Layouts

PageText {
    Layout.fillWidth: true
    visible: text !== ""
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    Accessible.ignored: true
}
