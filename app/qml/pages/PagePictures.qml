// SPDX-License-Identifier: GPL-3.0-or-later
// A choice between a few pictures in a wrapping row. Tool tips and screen readers give their names.
// Arrow keys choose the previous or next one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

FocusScope {
    id: pictures

    // Names of the pictures, and their values, in the same order.
    property var texts: []
    property var values: []
    property var value
    // Image sources of the pictures, in the same order as `texts`.
    property var sources: []
    property real aspect: 1     // ratio of the height of a picture to its width
    property bool tiled: false  // whether the picture is a repeated tile
    // Accessible name, usually the title of the setting.
    property string name: ""

    readonly property real side: Math.round(Math.max(44, Theme.controlHeight * 1.3))

    signal picked(var value)

    function step(by) {
        const next = Math.max(0, Math.min(values.length - 1, values.indexOf(value) + by));
        if (values[next] !== value)
            picked(values[next]);
        buttons.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: values.length * (side + flow.spacing) - flow.spacing
    implicitHeight: flow.implicitHeight
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: false
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Flow {
        id: flow

        width: pictures.width
        spacing: Theme.gapSmall

        Repeater {
            id: buttons

            model: pictures.values

            RadioButton {
                id: choice

                required property int index
                required property var modelData

                readonly property bool chosen: modelData === pictures.value
                readonly property string picture: pictures.sources[index] ?? ""

                implicitWidth: pictures.side
                implicitHeight: Math.round(pictures.side * pictures.aspect)
                autoExclusive: false
                // Binds the button's `checked`, not Accessible.checked, because only `checked`
                // reaches a screen reader that is started later.
                checkable: true
                checked: chosen
                text: pictures.texts[index] ?? ""
                hoverEnabled: !InputMode.touch
                focus: chosen || (index === 0 && pictures.values.indexOf(pictures.value) < 0)
                focusPolicy: focus ? Qt.StrongFocus : Qt.ClickFocus
                indicator: null
                contentItem: null
                padding: 0
                onToggled: checked = Qt.binding(() => choice.chosen)
                onClicked: pictures.picked(modelData)
                Keys.onLeftPressed: pictures.step(pictures.LayoutMirroring.enabled ? 1 : -1)
                Keys.onRightPressed: pictures.step(pictures.LayoutMirroring.enabled ? -1 : 1)
                Keys.onReturnPressed: pictures.picked(modelData)
                Keys.onEnterPressed: pictures.picked(modelData)
                Accessible.name: text
                Accessible.role: Accessible.RadioButton
                Accessible.onPressAction: if (enabled) pictures.picked(modelData)
                Accessible.onToggleAction: if (enabled) pictures.picked(modelData)
                ToolTip.text: text
                ToolTip.visible: hovered && !InputMode.pointerRests || activeFocus && InputMode.keyboard || RestingFinger.asked
                ToolTip.delay: RestingFinger.asked ? 0 : 500
                RestingFinger.answers: true

                background: Item {
                    Image {
                        anchors.fill: parent
                        visible: pictures.tiled
                        fillMode: Image.Tile
                        source: pictures.tiled ? choice.picture : ""
                    }

                    Picture {
                        anchors.fill: parent
                        visible: !pictures.tiled
                        source: pictures.tiled ? "" : choice.picture
                    }

                    Rectangle {
                        anchors.fill: parent
                        visible: pictures.tiled || choice.chosen || choice.hovered
                        color: "transparent"
                        radius: pictures.tiled ? 0 : Theme.radiusSmall
                        border.width: choice.chosen ? 3 : 1
                        border.color: choice.chosen ? Theme.brassEdge : Theme.controlEdge
                    }

                    Rectangle {
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        anchors.margins: -3
                        visible: choice.chosen
                        width: Math.round(pictures.side * 0.4)
                        height: width
                        radius: width / 2
                        color: Theme.brass
                        border.width: 1
                        border.color: Theme.ink

                        Picture {
                            anchors.fill: parent
                            anchors.margins: 2
                            source: choice.chosen ? "image://icons/check?color=" + encodeURIComponent(Theme.ink.toString()) : ""
                        }
                    }

                    FocusRing {
                        of: choice
                    }
                }
            }
        }
    }
}
