// SPDX-License-Identifier: GPL-3.0-or-later
// A button for a move, with its text and, if it has one, its key. `prominent` marks the default
// action; `hinted` marks the move that the hint recommends.

import QtQuick
import QtQuick.Controls.Basic
import Downpile

AbstractButton {
    id: button

    property string keyLabel: ""
    property string symbol: ""       // name of an icon; suits keep their colours
    // True if the action is not available: the button is dimmed, and a press only shows the reason.
    property bool subdued: false
    property bool showsKey: keyLabel !== ""
    property real horizontalMargin: 1     // horizontal padding in multiples of pixelSize
    property bool prominent: false
    property bool hinted: false
    property real pixelSize: Theme.normal
    property real reach: 44          // maximum margin of the touch area in pixels: TouchArea.reach

    readonly property string suit: symbol.startsWith("suit-") ? symbol.slice(5) : ""

    implicitHeight: Math.round(pixelSize * 2.6)
    implicitWidth: Math.ceil(implicitContentWidth + pixelSize * 2 * horizontalMargin)
    padding: 0
    horizontalPadding: Math.max(0, (width - implicitContentWidth) / 2)
    hoverEnabled: !InputMode.touch
    opacity: enabled && !subdued ? 1 : 0.45

    Accessible.name: button.text
    Accessible.role: Accessible.Button
    Accessible.description: {
        if (button.subdued)
            return qsTr("Not available now");
        // If the text of the button is its key, as with numbers, screen readers need not name the
        // key, too.
        const named = button.keyLabel === "" || button.keyLabel === button.text;
        return named ? "" : qsTr("Key %1").arg(button.keyLabel);
    }
    Accessible.onPressAction: button.clicked()

    containmentMask: TouchArea {
        parent: button
        reach: button.reach
    }

    background: Rectangle {
        radius: Theme.radius
        color: {
            if (button.prominent)
                return button.down ? Theme.brassBright : button.hovered ? Qt.lighter(Theme.brass, 1.1) : Theme.brass;
            return button.down ? Qt.lighter(Theme.night, 2.4)
                               : button.hovered ? Qt.lighter(Theme.night, 1.9) : Theme.glass;
        }
        border.width: button.hinted ? 2 : 1
        border.color: button.hinted ? Theme.sky : button.prominent ? Theme.brassBright
                                                                   : Qt.rgba(0.85, 0.64, 0.25, 0.6)

        FocusRing {
            of: button
            radius: Theme.radius + around
            cloth: true
        }
    }

    contentItem: Row {
        spacing: Math.round(button.pixelSize * 0.6)

        Picture {
            visible: button.hinted
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(button.pixelSize * 1.2)
            height: width
            source: "image://icons/hint?color="
                    + encodeURIComponent((button.prominent ? Theme.ink : Theme.sky).toString())
        }
        SuitMark {
            visible: button.suit !== ""
            anchors.verticalCenter: parent.verticalCenter
            suit: button.suit
            size: Math.round(button.pixelSize * 1.6)
        }
        Picture {
            visible: button.symbol !== "" && button.suit === ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(button.pixelSize * 1.5)
            height: width
            source: visible ? "image://icons/" + button.symbol + "?color="
                              + encodeURIComponent((button.prominent ? Theme.ink : Theme.feltText).toString()) : ""
        }
        Text {
            visible: button.text !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: button.text
            color: button.prominent ? Theme.ink : Theme.feltText
            font.pixelSize: button.pixelSize
            font.weight: Font.DemiBold
        }
        KeyCap {
            visible: button.showsKey
            anchors.verticalCenter: parent.verticalCenter
            key: button.keyLabel
            pixelSize: Math.round(button.pixelSize * 0.8)
            lightGround: button.prominent
        }
    }
}
