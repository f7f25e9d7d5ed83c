// SPDX-License-Identifier: GPL-3.0-or-later
// An on/off switch. The knob's position and a tick show the state, not only colour.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

Switch {
    id: control

    // Help text for screen readers; may be empty.
    property string help: ""
    readonly property int knob: Math.round(Theme.normal * 1.35)

    implicitWidth: leftPadding + implicitIndicatorWidth + rightPadding
    implicitHeight: Theme.controlHeight
    padding: 0
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Keys.onReturnPressed: turn()
    Keys.onEnterPressed: turn()
    Accessible.description: Spoken.description(help, enabled)
    Accessible.onPressAction: turn()
    Accessible.onToggleAction: turn()

    function turn() {
        if (!enabled)
            return;
        toggle();
        toggled();
    }

    indicator: Rectangle {
        x: control.leftPadding
        y: (control.height - height) / 2
        implicitWidth: control.knob * 2 + 6
        implicitHeight: control.knob + 6
        radius: height / 2
        color: {
            if (control.checked)
                return control.hovered ? Theme.primaryHover : Theme.primary;
            return control.hovered ? Theme.hairline : Theme.plateShade;
        }
        border.width: 1
        border.color: control.checked ? Theme.primaryDown : Theme.controlEdge

        Picture {
            anchors.verticalCenter: parent.verticalCenter
            x: control.mirrored ? parent.width - width - 7 : 7
            width: Math.round(control.knob * 0.8)
            height: width
            visible: control.checked
            source: "image://icons/check?color=" + encodeURIComponent(Theme.feltText)
        }

        Rectangle {
            readonly property bool atEnd: control.checked !== control.mirrored

            x: atEnd ? parent.width - width - 3 : 3
            y: 3
            width: control.knob
            height: control.knob
            radius: height / 2
            color: Theme.plateRaised
            border.width: 1
            border.color: control.checked ? Theme.primaryDown : Theme.controlEdge

            Behavior on x {
                NumberAnimation {
                    duration: Theme.quick
                    easing.type: Easing.OutCubic
                }
            }
        }

        FocusRing {
            of: control
            radius: parent.radius + around
        }
    }
}
