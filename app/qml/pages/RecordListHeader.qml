// SPDX-License-Identifier: GPL-3.0-or-later
// The filters at the top of the list of records, where they scroll with it.
import QtQuick
import Downpile

Item {
    width: parent ? parent.width : 0
    height: filters.height + Theme.gap

    RecordFilters {
        id: filters

        // As wide as the rows.
        x: LayoutMirroring.enabled ? Theme.gapLarge - Theme.gapTiny : Theme.gapTiny
        width: parent.width - Theme.gapLarge
        model: Program.records.list
    }
}
