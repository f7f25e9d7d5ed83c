// SPDX-License-Identifier: GPL-3.0-or-later
// Asks which of several moves a gesture meant. Keys 1 to 9 choose; Escape cancels the gesture.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile
import "Items.mjs" as Items

Plate {
    id: list

    required property var choices
    required property real em

    signal chosen(int number)
    signal cancelled

    // Width of the widest button; all buttons have it.
    readonly property real buttonWidth: {
        let widest = em * 14;
        for (let i = 0; i < repeater.count; ++i)
            widest = Math.max(widest, repeater.itemAt(i)?.implicitWidth ?? 0);
        return widest;
    }

    implicitWidth: column.implicitWidth + em * 2
    implicitHeight: column.implicitHeight + em * 2
    color: Theme.night
    border.color: Theme.brass

    // Returns the buttons in the order of the arrow keys.
    function buttons(): var {
        return [...Items.of(repeater), cancelButton];
    }

    // Presses the button of the choice with this number, from 1. Returns false if there is no such
    // choice.
    function press(number: int): bool {
        if (!(number >= 1 && number <= choices.length)) // also false for NaN, from a letter
            return false;
        chosen(number - 1);
        return true;
    }

    Column {
        id: column
        anchors.centerIn: parent
        spacing: Math.round(list.em * 0.5)

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("What do you want to do?")
            color: Theme.feltText
            font.pixelSize: list.em
            font.weight: Font.DemiBold
        }
        Repeater {
            id: repeater
            model: list.choices

            ActionButton {
                id: choice
                required property int index
                required property string modelData

                anchors.horizontalCenter: parent?.horizontalCenter
                width: list.buttonWidth
                text: choice.modelData
                keyLabel: (choice.index + 1).toString()
                pixelSize: list.em
                focusPolicy: Qt.NoFocus
                onClicked: list.chosen(choice.index)
            }
        }
        ActionButton {
            id: cancelButton
            anchors.horizontalCenter: parent.horizontalCenter
            width: list.buttonWidth
            text: qsTr("Cancel")
            //: The name of the Escape key, on a key cap.
            keyLabel: qsTr("Esc")
            pixelSize: list.em
            focusPolicy: Qt.NoFocus
            onClicked: list.cancelled()
        }
    }

    Tap { gesturePolicy: TapHandler.WithinBounds }
}
