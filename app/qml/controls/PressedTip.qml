// SPDX-License-Identifier: GPL-3.0-or-later
// Determines when the tool tip of `button` stays hidden although the pointer is on the button.
// First, from a press until the pointer leaves, because the press may have opened a page over the
// button. Second, while the pointer rests, because the button may have appeared below it.
import QtQuick
import QtQuick.Templates as T
import Downpile

QtObject {
    id: tip

    required property T.AbstractButton button
    property bool isPressed: false
    readonly property bool isHidden: isPressed || InputMode.pointerRests

    readonly property Connections connections: Connections {
        target: tip.button

        function onPressed() {
            tip.isPressed = tip.button.hovered;
        }

        function onHoveredChanged() {
            if (!tip.button.hovered)
                tip.isPressed = false;
        }
    }
}
