// SPDX-License-Identifier: GPL-3.0-or-later
// The search at the top of the list of people, where it scrolls with it.
import QtQuick
import Downpile

Item {
    width: parent ? parent.width : 0
    height: search.height + Theme.gap

    PeopleSearch {
        id: search

        // As wide as the rows.
        x: LayoutMirroring.enabled ? Theme.gapLarge - Theme.gapTiny : Theme.gapTiny
        width: parent.width - Theme.gapLarge
    }
}
