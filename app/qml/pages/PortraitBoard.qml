// SPDX-License-Identifier: GPL-3.0-or-later
// All portraits in a grid, to choose one. Arrow keys move between the portraits.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

Grid {
    id: board

    required property int last
    required property int number
    property real side: Math.round(Theme.normal * 3.4)

    signal picked(int number)

    function focusOn(portrait) {
        if (portrait >= 1 && portrait <= faces.count)
            (faces.itemAt(portrait - 1) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    columns: 4
    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Portraits")

    Repeater {
        id: faces

        model: board.last

        RadioButton {
            id: face

            required property int index

            readonly property int number: index + 1
            readonly property bool chosen: board.number === number

            implicitWidth: board.side
            implicitHeight: board.side
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            autoExclusive: false
            indicator: null
            padding: 0
            // Binds the button's `checked`, not Accessible.checked, because only `checked` reaches
            // a screen reader that is started later.
            checkable: true
            checked: chosen
            onToggled: checked = Qt.binding(() => face.chosen)
            Accessible.name: qsTr("Portrait %1").arg(Numbers.whole(number))
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Keys.onLeftPressed: board.focusOn(number + (board.LayoutMirroring.enabled ? 1 : -1))
            Keys.onRightPressed: board.focusOn(number + (board.LayoutMirroring.enabled ? -1 : 1))
            Keys.onUpPressed: board.focusOn(number - board.columns)
            Keys.onDownPressed: board.focusOn(number + board.columns)
            Accessible.onPressAction: if (enabled) clicked()
            Accessible.onToggleAction: if (enabled) clicked()
            onClicked: board.picked(number)

            contentItem: Portrait {
                number: face.number
                size: board.side
            }

            background: Rectangle {
                anchors.fill: parent
                anchors.margins: -3
                radius: width / 2
                color: face.hovered ? Theme.plateShade : "transparent"
                border.width: face.activeFocus && InputMode.keyboard ? 3 : face.chosen ? 2 : 0
                border.color: Theme.brassDeep
            }
        }
    }
}
