// SPDX-License-Identifier: GPL-3.0-or-later
// Where a small button can be touched: at least as large as a fingertip. To be its containmentMask.
import QtQuick

Item {
    readonly property int fingertip: 44
    // How far it may reach at each side: beside other buttons, to half of the gap between them.
    property real reach: fingertip

    anchors.centerIn: parent
    width: of(parent?.width ?? 0)
    height: of(parent?.height ?? 0)

    function of(size: real): real {
        return Math.max(size, Math.min(fingertip, size + 2 * reach));
    }
}
