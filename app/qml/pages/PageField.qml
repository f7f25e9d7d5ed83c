// SPDX-License-Identifier: GPL-3.0-or-later
// A single-line text field.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

TextField {
    id: field

    property int most: 32767 // maximum length in UTF-16 code units
    property string unless // a longer text may contain this, because it does not stay here

    implicitHeight: Theme.controlHeight
    opacity: enabled ? 1 : 0.45
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    font.family: Theme.family
    font.pixelSize: Theme.normal
    color: Theme.ink
    selectByMouse: true
    validator: TextLimit {
        most: field.most
        unless: field.unless
    }
    selectionColor: Theme.primary
    selectedTextColor: Theme.feltText
    placeholderTextColor: Theme.inkSoft
    horizontalAlignment: TextInput.AlignLeft
    verticalAlignment: TextInput.AlignVCenter
    // Screen readers do not read the field's text, so the accessible description contains it. The
    // description is bound on completion, because Qt overwrites it with the placeholder after the
    // initial bindings.
    Component.onCompleted: Accessible.description = Qt.binding(() => Spoken.description(text !== "" ? text : placeholderText === Accessible.name ? "" : placeholderText, enabled))

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
