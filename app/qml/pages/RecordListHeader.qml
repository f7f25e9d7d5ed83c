// SPDX-License-Identifier: GPL-3.0-or-later
// The filters of the list of records, in its header. In a low window they scroll with the list.
import QtQuick
import Downpile

Item {
    width: parent ? parent.width : 0
    height: filters.height + Theme.gap

    RecordFilters {
        id: filters

        // The filters are aligned with the rows of the list.
        x: LayoutMirroring.enabled ? Theme.gapLarge - Theme.gapTiny : Theme.gapTiny
        width: parent.width - Theme.gapLarge
        model: App.records.list
    }
}
