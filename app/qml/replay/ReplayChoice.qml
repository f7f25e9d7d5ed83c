// SPDX-License-Identifier: GPL-3.0-or-later
// A button of the replay bar. It shows the current choice and opens a menu with all choices.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQml
import Downpile

ActionButton {
    id: button

    // The choices: maps with text, value, optionally key, allowed (false if the choice cannot be
    // made now), and label (a shorter text for the button, whose tool tip is the whole text).
    required property var choices
    required property var chosen
    // Name of the control, for screen readers.
    required property string name

    readonly property var current: choices.find(choice => choice.value === chosen)

    signal picked(var value)

    readonly property string wholeText: current?.text ?? ""

    text: current?.label ?? wholeText
    tip: text === wholeText ? "" : wholeText
    focusPolicy: Qt.TabFocus
    horizontalMargin: 0.7
    implicitHeight: Math.round(pixelSize * 2.4)
    reach: Theme.gapTiny
    Accessible.name: name
    Accessible.description: wholeText
    Accessible.role: Accessible.ButtonMenu
    onClicked: menu.visible ? menu.close() : menu.open()

    readonly property AppMenu menu: AppMenu {
        parent: button
        y: -height - Theme.gapTiny
        title: button.name
        closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent

        Instantiator {
            model: button.choices
            delegate: AppMenuItem {
                required property var modelData

                text: modelData.text
                keyText: modelData.key ?? ""
                enabled: modelData.allowed !== false
                checkable: true
                autoExclusive: true // a press on the ticked entry keeps the tick
                checked: modelData.value === button.chosen
                onTriggered: button.picked(modelData.value)
            }
            onObjectAdded: (index, object) => button.menu.insertItem(index, object as AppMenuItem)
            onObjectRemoved: (index, object) => button.menu.removeItem(object as AppMenuItem)
        }
    }
}
