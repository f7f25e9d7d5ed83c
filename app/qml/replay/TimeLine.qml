// SPDX-License-Identifier: GPL-3.0-or-later
// The time line of a replay: a slider over its stops, on which the deals are marked and, as dots above
// it, what changed much. The wheel goes on or back a step, with Ctrl a deal.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

Slider {
    id: line

    required property ReplayControl replay

    readonly property real thick: Math.round(Theme.normal * 0.36)
    readonly property real knob: Math.round(Theme.normal * 1.35)
    // The wheel so far, in eighths of a degree: a click of a mouse's is 120.
    property real turned: 0

    // Where a stop is on it.
    function spotOf(stop: int): real {
        const at = to > 0 ? stop / to : 0;
        return leftPadding + knob / 2 + (mirrored ? 1 - at : at) * (availableWidth - knob);
    }

    function turn(delta: real, byDeal: bool) {
        turned += delta;
        while (Math.abs(turned) >= 120) {
            const step = turned < 0 ? 1 : -1;
            turned += step * 120;
            if (byDeal)
                replay.deal(step);
            else if (step > 0)
                replay.forward();
            else
                replay.back();
        }
    }

    objectName: "timeLine"
    implicitHeight: Math.round(Theme.normal * 2.6)
    padding: 0
    leftPadding: Theme.gapTiny
    rightPadding: Theme.gapTiny
    from: 0
    to: replay.lastStop
    stepSize: 1
    snapMode: Slider.SnapAlways
    focusPolicy: Qt.TabFocus
    Accessible.name: qsTr("Time line")
    Accessible.description: replay.where
    onValueChanged: replay.goTo(Math.round(value))
    Component.onCompleted: value = replay.stop

    Connections {
        target: line.replay

        function onMoved() {
            line.value = line.replay.stop;
        }
    }

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        acceptedModifiers: Qt.NoModifier
        target: null
        onWheel: event => line.turn(event.angleDelta.y, false)
    }

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        acceptedModifiers: Qt.ControlModifier
        target: null
        onWheel: event => line.turn(event.angleDelta.y, true)
    }

    background: Item {
        Rectangle {
            x: line.leftPadding + line.knob / 2
            y: Math.round((parent.height - height) / 2)
            width: line.availableWidth - line.knob
            height: line.thick
            radius: height / 2
            color: Theme.veilDown

            Rectangle {
                x: line.mirrored ? parent.width - width : 0
                width: Math.round(line.position * parent.width)
                height: parent.height
                radius: height / 2
                color: Theme.brass
            }
        }

        Repeater {
            id: marks

            model: line.replay.marks

            Item {
                id: mark

                required property var modelData
                required property int index
                readonly property bool isDeal: modelData.kind === "deal"
                readonly property bool isChange: modelData.kind === "change"
                // Of the last deal of all there is nothing after it that would mark its end.
                readonly property bool isSeen: modelData.kind !== "score" || modelData.stop === line.replay.lastStop
                readonly property real room: line.availableWidth / Math.max(1, line.replay.deals)

                x: line.spotOf(modelData.stop)
                height: line.height
                visible: isSeen

                Rectangle {
                    visible: !mark.isChange
                    x: -1
                    y: Math.round((mark.height - height) / 2)
                    width: 2
                    height: Math.round(line.thick * 2.6)
                    color: Theme.feltText
                }

                Text {
                    visible: mark.isDeal && mark.room > implicitWidth * 1.6
                    x: line.mirrored ? -implicitWidth : 0
                    y: Math.round(mark.height / 2 + line.thick * 1.1)
                    text: Numbers.whole(mark.modelData.deal)
                    color: Theme.feltTextSoft
                    font.pixelSize: Math.max(9, Math.round(Theme.small * 0.8))
                    Accessible.ignored: true
                }

                Rectangle {
                    id: dot

                    visible: mark.isChange
                    x: -width / 2
                    y: Math.round(mark.height / 2 - line.thick * 1.4 - height)
                    width: Math.round(Theme.normal * 0.55)
                    height: width
                    radius: width / 2
                    rotation: 45
                    color: hover.over ? Theme.brassBright : Theme.brass

                    Item {
                        anchors.fill: parent
                        anchors.margins: -4

                        TapHandler {
                            gesturePolicy: TapHandler.WithinBounds
                            onTapped: line.replay.goTo(mark.modelData.stop)
                        }

                        MouseHover {
                            id: hover
                        }
                    }
                }

                PlateTip {
                    text: mark.modelData.text
                    shown: hover.over
                }
            }
        }
    }

    handle: Rectangle {
        x: line.leftPadding + line.visualPosition * (line.availableWidth - width)
        y: Math.round((line.height - height) / 2)
        width: line.knob
        height: line.knob
        radius: width / 2
        color: line.pressed ? Theme.brassBright : Theme.feltText
        border.width: 2
        border.color: Theme.brassDeep

        FocusRing {
            of: line
            radius: width / 2
            cloth: true
        }
    }
}
