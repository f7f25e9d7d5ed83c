// SPDX-License-Identifier: GPL-3.0-or-later
// A round button with an icon, for the table's edges and page headers. `tip` names the action in
// the tool tip, which adds `keyText`, and for screen readers. Screen readers get `keySpoken`, which
// differs from `keyText` if that is a symbol.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

AbstractButton {
    id: button

    required property string symbol
    required property string tip
    property string keyText: ""
    property string keySpoken: keyText
    // True if the icon shows a direction in time, so that it is mirrored in right-to-left
    // languages.
    readonly property bool directed: /^(undo|redo|play|(step|deal)-(back|forward))$/.test(symbol)

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    hoverEnabled: !InputMode.touch
    opacity: enabled ? 1 : 0.4

    // Qt does not report the disabled state to screen readers, so the name contains it.
    Accessible.name: enabled ? button.tip : qsTr("%1, not available now").arg(button.tip)
    Accessible.description: button.keySpoken === "" ? "" : qsTr("Key %1").arg(button.keySpoken)
    Accessible.role: Accessible.Button
    Accessible.onPressAction: button.clicked()
    Accessible.onToggleAction: button.clicked()

    containmentMask: TouchArea {
        parent: button
    }

    ToolTip.text: button.keyText === "" ? button.tip : qsTr("%1 (%2)", "the action of a button; its key").arg(button.tip).arg(button.keyText)
    PressedTip {
        id: pressed

        button: button
    }
    ToolTip.visible: button.hovered && button.enabled && !pressed.isHidden || RestingFinger.asked
    ToolTip.delay: RestingFinger.asked ? 0 : 600
    // All buttons share one tool tip. It is hidden here, because otherwise it would remain after
    // this button was deleted.
    Component.onDestruction: if (ToolTip.visible) ToolTip.hide()
    RestingFinger.answers: true

    background: Rectangle {
        radius: width / 2
        color: button.down ? Theme.brass
                           : button.hovered ? Qt.lighter(Theme.night, 1.9) : Theme.glass
        border.width: 1
        border.color: button.hovered ? Theme.brassBright : Theme.glassEdge

        FocusRing {
            of: button
            radius: width / 2
            cloth: true
        }
    }

    contentItem: Item {
        Picture {
            anchors.centerIn: parent
            width: Math.round(button.width * 0.56)
            height: width
            mirror: button.mirrored && button.directed
            source: "image://icons/" + button.symbol + "?color="
                    + encodeURIComponent((button.down ? Theme.ink : Theme.feltText).toString())
        }
    }
}
