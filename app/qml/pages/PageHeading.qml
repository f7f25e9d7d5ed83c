// SPDX-License-Identifier: GPL-3.0-or-later
// The heading of a group on a page.
import QtQuick
import Downpile

PageText {
    font.pixelSize: Theme.large
    font.weight: Font.DemiBold
    lineHeight: 1
    Accessible.role: Accessible.Heading
}
