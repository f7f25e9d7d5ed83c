// SPDX-License-Identifier: GPL-3.0-or-later
// The search field of the list of people, in its header. In a low window it scrolls with the list.
import QtQuick
import Downpile

Item {
    width: parent ? parent.width : 0
    height: search.height + Theme.gap

    PeopleSearch {
        id: search

        // The header is aligned with the rows of the list.
        x: LayoutMirroring.enabled ? Theme.gapLarge - Theme.gapTiny : Theme.gapTiny
        width: parent.width - Theme.gapLarge
    }
}
