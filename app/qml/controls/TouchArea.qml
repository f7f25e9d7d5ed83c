// SPDX-License-Identifier: GPL-3.0-or-later
// Enlarges the touch area of a small button to a fingertip. Used as its containmentMask.
import QtQuick

Item {
    readonly property int fingertip: 44
    // Largest extension of the touch area beyond the item at each side, in pixels. Between adjacent
    // buttons it is half of the gap.
    property real reach: fingertip

    anchors.centerIn: parent
    width: of(parent?.width ?? 0)
    height: of(parent?.height ?? 0)

    function of(size: real): real {
        return Math.max(size, Math.min(fingertip, size + 2 * reach));
    }
}
