// SPDX-License-Identifier: GPL-3.0-or-later
// Enlarges the touch area of a small button to a fingertip. Used as its containmentMask.
import QtQuick

Item {
    readonly property int fingertip: 44
    // Maximum margin of the touch area around the item, in pixels.
    // Owners of adjacent buttons should set half of the gap, so that the areas do not overlap.
    property real reach: fingertip

    anchors.centerIn: parent
    width: of(parent?.width ?? 0)
    height: of(parent?.height ?? 0)

    function of(size: real): real {
        return Math.max(size, Math.min(fingertip, size + 2 * reach));
    }
}
