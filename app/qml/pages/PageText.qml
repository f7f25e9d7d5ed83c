// SPDX-License-Identifier: GPL-3.0-or-later
// A paragraph on a page. By default it wraps and is not elided.
import QtQuick
import Downpile

Text {
    // The alignment is set explicitly. Otherwise it would depend on the text's writing direction
    // instead of the layout's.
    horizontalAlignment: Text.AlignLeft
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: Theme.normal
    lineHeight: 1.15
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
