// SPDX-License-Identifier: GPL-3.0-or-later
// A sign on the replay bar if the replay stops before the end of its record. Hovering, a long touch
// or a press shows the reason.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

AbstractButton {
    id: sign

    // Sentence about why the replay ends before the end of its record; "" if the replay is
    // complete.
    required property string sentence
    required property int size      // text size of the sign, in pixels
    readonly property bool isAsked: hovered && !InputMode.touch || RestingFinger.asked || visualFocus || checked

    visible: sentence !== ""
    checkable: true
    focusPolicy: Qt.TabFocus
    hoverEnabled: !InputMode.touch
    leftPadding: Theme.gapTiny
    rightPadding: Theme.gapTiny
    text: qsTr("Incomplete", "a replay that ends before its record")
    Accessible.name: text
    Accessible.description: sentence
    Accessible.onPressAction: if (enabled) toggle()
    RestingFinger.answers: true

    contentItem: Row {
        spacing: Theme.gapTiny

        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(sign.size * 1.3)
            height: width
            source: "image://icons/warning?color=" + encodeURIComponent(Theme.brassBright.toString())
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: sign.text
            color: Theme.brassBright
            font.family: Theme.family
            font.pixelSize: sign.size
        }
    }

    background: Item {
        FocusRing {
            of: sign
            radius: Theme.radiusSmall
            cloth: true
        }
    }

    PlateTip {
        text: sign.text + "\n" + sign.sentence
        shown: sign.isAsked && sign.visible
        atOnce: sign.RestingFinger.asked || sign.checked
        y: -height - Theme.gapTiny
        onClosed: sign.checked = false
    }
}
