// SPDX-License-Identifier: GPL-3.0-or-later
// The button for unfolding the filters. Its text is the choice of the first filter, and of each
// other filter that excludes games.
import QtQuick
import Downpile

PageButton {
    id: fold

    // The item with the foldable filters (FilterChoice items).
    required property Item filters
    readonly property var chosen: {
        const all = Array.from(filters.children).map(child => child as FilterChoice).filter(each => each && each.choices.length > 0);
        return all.filter((each, at) => at === 0 || each.chosen > 0).map(each => each.displayText);
    }

    property bool open: false

    text: qsTr("Which games count: %1").arg(chosen.join(", "))
    checkable: true
    checked: open
    leftPadding: Theme.gap + (mirrored ? mark.width + Theme.gap : 0)
    rightPadding: Theme.gap + (mirrored ? 0 : mark.width + Theme.gap)
    Accessible.checkable: true
    Accessible.checked: open
    onClicked: open = !open

    DropMark {
        id: mark

        x: fold.mirrored ? Theme.gap : fold.width - width - Theme.gap
        y: (fold.height - height) / 2
        rotation: fold.open ? 180 : 0
    }
}
