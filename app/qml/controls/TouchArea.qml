// SPDX-License-Identifier: GPL-3.0-or-later
// Enlarges the touch area of a small button to the size of a fingertip. Used as the containmentMask
// of the button.
import QtQuick

Item {
    readonly property int fingertip: 44
    // Maximum margin of the touch area around the item, in pixels. For adjacent buttons it should
    // be half of the gap between them, to prevent overlapping areas.
    property real reach: fingertip

    anchors.centerIn: parent
    width: of(parent?.width ?? 0)
    height: of(parent?.height ?? 0)

    function of(size: real): real {
        return Math.max(size, Math.min(fingertip, size + 2 * reach));
    }
}
