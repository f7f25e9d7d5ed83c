// SPDX-License-Identifier: GPL-3.0-or-later
// Tells when the tool tip of `button` stays hidden although the pointer is on it: from a press until
// the pointer leaves. The press may have opened a page over the button.
import QtQuick
import QtQuick.Templates as T

QtObject {
    id: tip

    required property T.AbstractButton button
    property bool isHidden: false

    readonly property Connections connections: Connections {
        target: tip.button

        function onPressed() {
            tip.isHidden = tip.button.hovered;
        }

        function onHoveredChanged() {
            if (!tip.button.hovered)
                tip.isHidden = false;
        }
    }
}
