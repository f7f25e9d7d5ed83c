// SPDX-License-Identifier: GPL-3.0-or-later
// A button with a portrait. It opens a board with all portraits.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

AbstractButton {
    id: picker

    property int number: 1
    // Highest available portrait number.
    readonly property int last: 12
    property real size: Math.round(Theme.normal * 2.9)

    signal picked(int number)

    implicitWidth: size
    implicitHeight: size
    hoverEnabled: !InputMode.touch
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.name: qsTr("Change the portrait")
    Accessible.onPressAction: if (enabled) clicked()
    ToolTip.visible: (hovered && !InputMode.pointerRests || RestingFinger.asked) && !board.visible
    ToolTip.delay: RestingFinger.asked ? 0 : 600
    RestingFinger.answers: true
    ToolTip.text: Accessible.name
    onClicked: board.open()

    contentItem: Portrait {
        number: picker.number
        size: picker.size
    }

    background: Rectangle {
        radius: width / 2
        color: "transparent"

        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: width / 2
            color: "transparent"
            border.width: picker.activeFocus && InputMode.keyboard || picker.hovered ? 2 : 0
            border.color: Theme.brassDeep
        }
    }

    Popup {
        id: board

        y: picker.height + Theme.gapSmall
        margins: Theme.gapSmall
        padding: Theme.gap
        focus: true
        onOpened: (contentItem as PortraitBoard).focusOn(picker.number)
        onClosed: picker.forceActiveFocus(Qt.TabFocusReason)

        background: Rectangle {
            radius: Theme.radius
            color: Theme.plateRaised
            border.width: 1
            border.color: Theme.controlEdge
        }

        contentItem: PortraitBoard {
            last: picker.last
            number: picker.number
            onPicked: number => {
                picker.picked(number);
                board.close();
            }
        }
    }
}
