// SPDX-License-Identifier: GPL-3.0-or-later
// A paragraph on a page: wraps, never cuts off.
import QtQuick
import Downpile

Text {
    // Said, so that it is mirrored, whatever letters it begins with.
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
