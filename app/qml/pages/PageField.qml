// SPDX-License-Identifier: GPL-3.0-or-later
// One line of text to be typed.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

TextField {
    id: field

    property int most: 32767 // UTF-16 units

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    font.family: Theme.family
    font.pixelSize: Theme.normal
    color: Theme.ink
    selectByMouse: true
    validator: TextLimit {
        most: field.most
    }
    selectionColor: Theme.primary
    selectedTextColor: Theme.feltText
    placeholderTextColor: Theme.inkSoft
    verticalAlignment: TextInput.AlignVCenter
    // Screen readers do not come to the text itself. Qt puts the placeholder there, after what is bound.
    Component.onCompleted: Accessible.description = Qt.binding(() => text !== "" ? text : placeholderText === Accessible.name ? "" : placeholderText)

    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.plateRaised
        border.width: 1
        border.color: field.activeFocus ? Theme.brassDeep : Theme.controlEdge

        FocusRing {
            of: field
        }
    }
}
