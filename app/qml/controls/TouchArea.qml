// SPDX-License-Identifier: GPL-3.0-or-later
// Enlarges the touch area of a small button to a fingertip. Used as its containmentMask.
import QtQuick

Item {
    readonly property int fingertip: 44
    // Maximum distance in pixels by which the touch area extends beyond the item on each side.
    // Between two buttons it extends only to the middle of the gap.
    property real reach: fingertip

    anchors.centerIn: parent
    width: of(parent?.width ?? 0)
    height: of(parent?.height ?? 0)

    function of(size: real): real {
        return Math.max(size, Math.min(fingertip, size + 2 * reach));
    }
}
