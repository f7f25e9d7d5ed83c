// SPDX-License-Identifier: GPL-3.0-or-later
// A message in place of the prompt, until the next gesture or until the user closes it. It says why
// a move is refused, with a link to the rule, or shows the answer to a question.
import QtQuick
import Downpile

Plate {
    id: toast

    required property string refusal
    required property string ruleId
    required property real em
    required property real room   // largest width of the message, in pixels
    // Largest height in pixels. The text of a longer message shrinks to 70 %, and is elided if
    // necessary.
    property real mostHeight: Infinity
    // True if the message is the answer to a question, false if it is a refusal. Answers have
    // already been spoken, so they are not announced again.
    property bool isAnswer: false

    signal ruleWanted
    signal dismissed

    readonly property bool shown: refusal !== ""
    // The link to the rule behind the refusal, for keyboard navigation.
    readonly property Item link: ruleLink

    implicitWidth: Math.min(room, row.implicitWidth + em * 2)
    implicitHeight: Math.max(em * 2.4, words.height + em)
    visible: shown
    color: isAnswer ? Theme.night : Theme.refusalPlate
    border.color: isAnswer ? Theme.sky : Theme.ember

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Math.round(toast.em * 0.8)

        Picture {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(toast.em * 1.4)
            height: width
            source: toast.shown ? "image://icons/info?color=" + encodeURIComponent(toast.border.color.toString()) : ""
        }
        Text {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, toast.room - sign.width - (ruleLink.visible ? ruleLink.width + row.spacing : 0) - close.width - toast.em * 4)
            height: Math.min(implicitHeight, toast.mostHeight - toast.em)
            text: toast.refusal
            horizontalAlignment: Text.AlignLeft
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: Theme.feltText
            font.pixelSize: toast.em
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(toast.em * 0.7)
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
        Text {
            id: ruleLink
            visible: toast.shown && toast.ruleId !== ""
            anchors.verticalCenter: parent.verticalCenter
            //: A link after the reason why a move is refused; %1 is a rule's number, such as U4.
            text: qsTr("Rule %1").arg(toast.ruleId)
            color: Theme.brassBright
            font.pixelSize: toast.em
            font.weight: Font.DemiBold
            font.underline: linkHover.hovered || activeFocus && InputMode.keyboard

            Accessible.role: Accessible.Link
            Accessible.name: text
            Accessible.focusable: true
            Accessible.onPressAction: if (enabled) toast.ruleWanted()

            Rectangle {
                visible: ruleLink.activeFocus && InputMode.keyboard
                anchors { fill: parent; margins: -toast.em * 0.25 }
                radius: toast.em * 0.3
                color: "transparent"
                border { width: 2; color: Theme.brassBright }
            }
            HoverHandler { id: linkHover; cursorShape: Qt.PointingHandCursor }
            Tap {
                gesturePolicy: TapHandler.WithinBounds
                margin: Math.max(toast.em * 0.5, (44 - ruleLink.height) / 2)
                onTapped: toast.ruleWanted()
            }
        }
        Picture {
            id: close
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(toast.em * 1.1)
            height: width
            source: toast.shown ? "image://icons/close?color=" + encodeURIComponent(Theme.feltTextSoft.toString()) : ""

            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Close this message")
            Accessible.onPressAction: if (enabled) toast.dismissed()

            Tap {
                gesturePolicy: TapHandler.WithinBounds
                margin: Math.max(toast.em * 0.5, (44 - close.height) / 2)
                onTapped: toast.dismissed()
            }
        }
    }

    Accessible.role: isAnswer ? Accessible.StaticText : Accessible.AlertMessage
    Accessible.name: refusal
}
