// SPDX-License-Identifier: GPL-3.0-or-later
// A round button with an icon, for the table's edges and page headers. `tip` is the text of the
// tool tip and the name for screen readers. `keyText`, the key of the action, is added to the tool
// tip and to the description for screen readers.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

AbstractButton {
    id: button

    required property string symbol
    required property string tip
    property string keyText: ""
    // True if the icon points forward or backward in time. Such an icon is mirrored in
    // right-to-left languages.
    readonly property bool directed: /^(undo|redo|play|(step|deal)-(back|forward))$/.test(symbol)

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    hoverEnabled: !InputMode.touch
    opacity: enabled ? 1 : 0.4

    Accessible.name: Spoken.name(button.tip, enabled)
    Accessible.description: button.keyText === "" ? "" : qsTr("Key %1").arg(KeyNames.spoken(button.keyText))
    Accessible.role: Accessible.Button
    Accessible.onPressAction: if (enabled) button.clicked()
    Accessible.onToggleAction: if (enabled) button.clicked()

    containmentMask: TouchArea {
        parent: button
    }

    ToolTip.text: button.keyText === "" ? button.tip : Sentence.of(qsTr("%1 (%2)", "the action of a button; its key"), button.tip, button.keyText)
    // While the mouse is used, the focus is invisible. Then a key only shows it.
    // Enter is left to the area of the button: on the table it can mean another action.
    Keys.onPressed: event => event.accepted = InputMode.takesPress(event.key)

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
