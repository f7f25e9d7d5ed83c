// SPDX-License-Identifier: GPL-3.0-or-later
// The time line of a replay: a slider over its stops, with marks for the deals and for turning
// points of the game. The wheel moves by a step, with Ctrl by a deal.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

Slider {
    id: line

    required property ReplayControl replay
    required property TableReview review
    // Text size of the deals' numbers, in pixels.
    required property int size

    readonly property real knob: Math.round(line.size * 1.35)
    // Rotation of the mouse wheel since the last step, in eighths of a degree. One notch of a wheel
    // is 120.
    property real turned: 0

    // Shows the range and stop of the replay. When a replay closes, both become 0. The time line
    // then keeps its last values, because a screen reader would speak the new ones.
    function follow() {
        if (!replay.active)
            return;
        to = replay.lastStop;
        value = replay.stop;
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
    // Leaves room below the knob for the numbers of the deals.
    implicitHeight: Math.round(line.size * 3.1)
    padding: 0
    leftPadding: Theme.gapTiny
    rightPadding: Theme.gapTiny
    from: 0
    stepSize: 1
    snapMode: Slider.SnapAlways
    focusPolicy: Qt.TabFocus
    // Qt reads these properties to report the slider's range to screen readers.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    Accessible.name: qsTr("Timeline")
    Accessible.description: replay.stopText
    // While another replay is being loaded, `to` is still the end of the previous replay, so the
    // value must be ignored.
    onValueChanged: {
        if (to === replay.lastStop)
            replay.goTo(Math.round(value));
    }
    onToChanged: value = replay.stop
    Component.onCompleted: follow()

    Connections {
        target: line.replay

        function onMoved() {
            line.follow();
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

    background: TimeLineTrack {
        slider: line
        replay: line.replay
        review: line.review
        size: line.size
        thick: Math.round(line.size * 0.36)
        knob: line.knob
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
