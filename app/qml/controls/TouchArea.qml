// SPDX-License-Identifier: GPL-3.0-or-later
// Where a small button can be touched: at least as large as a fingertip. To be its containmentMask.
import QtQuick

Item {
    readonly property int fingertip: 44

    anchors.centerIn: parent
    width: Math.max(fingertip, parent?.width ?? 0)
    height: Math.max(fingertip, parent?.height ?? 0)
}
