// SPDX-License-Identifier: GPL-3.0-or-later
// A round button with an icon, for the edges of the table and the heads of pages. `tip` says what it
// does: as its tool tip, with its key if it has one, and to screen readers. They hear `keySpoken`, where
// the key is shown as a sign.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

AbstractButton {
    id: button

    required property string symbol
    required property string tip
    property string keyText: ""
    property string keySpoken: keyText
    // Points where time goes, as the writing does.
    readonly property bool directed: /^(undo|redo|play|(step|deal)-(back|forward))$/.test(symbol)

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    hoverEnabled: !InputMode.touch
    opacity: enabled ? 1 : 0.4

    // Qt does not tell screen readers what is disabled.
    Accessible.name: enabled ? button.tip : qsTr("%1, not possible now").arg(button.tip)
    Accessible.description: button.keySpoken === "" ? "" : qsTr("Key %1").arg(button.keySpoken)
    Accessible.role: Accessible.Button
    Accessible.onPressAction: button.clicked()
    Accessible.onToggleAction: button.clicked()

    containmentMask: TouchArea {
        parent: button
    }

    ToolTip.text: button.keyText === "" ? button.tip : qsTr("%1 (%2)", "what a button does; its key").arg(button.tip).arg(button.keyText)
    ToolTip.visible: button.hovered && button.enabled && !button.down || RestingFinger.asked
    ToolTip.delay: RestingFinger.asked ? 0 : 600
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
