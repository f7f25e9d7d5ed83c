// SPDX-License-Identifier: GPL-3.0-or-later
// A slim scroll bar, visible only if there is something to scroll.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

ScrollBar {
    id: bar

    property bool dark: false

    policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    padding: 2
    minimumSize: 0.08
    focusPolicy: Qt.NoFocus
    Accessible.ignored: true

    contentItem: Rectangle {
        implicitWidth: 7
        implicitHeight: 7
        radius: 3.5
        color: {
            if (bar.pressed || bar.hovered)
                return bar.dark ? Theme.feltTextSoft : Theme.controlEdge;
            return bar.dark ? Theme.veilEdge : Theme.hairline;
        }
    }
}
