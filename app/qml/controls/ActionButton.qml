// SPDX-License-Identifier: GPL-3.0-or-later
// A button on the table or on a panel, for a move or another action, with its text and its key, if
// it has one. `prominent` is true for the default action, `hinted` for the move that the hint
// advises. In a narrow button the text wraps to at most `mostLines` lines. If it is still too long,
// it is elided, and the tool tip `tip` shows the whole text.

import QtQuick
import QtQuick.Controls.Basic
import Downpile

AbstractButton {
    id: button

    property string keyLabel: ""
    property string symbol: ""       // name of an icon; suits keep their colours
    property bool showsSymbol: symbol !== ""
    // True if the action is not available: the button is dimmed, and a press only shows the reason.
    property bool subdued: false
    property bool showsKey: keyLabel !== ""
    property real horizontalMargin: 1     // horizontal padding in multiples of pixelSize
    property bool prominent: false
    property bool hinted: false
    property real pixelSize: Theme.normal
    property int mostLines: 1
    property string tip: label.truncated ? text : ""
    property real reach: 44          // maximum margin of the touch area in pixels: TouchArea.reach

    readonly property string suit: symbol.startsWith("suit-") ? symbol.slice(5) : ""

    implicitHeight: Math.round(pixelSize * 1.3 + Math.max(pixelSize * 1.3, label.visible ? label.height : 0))
    implicitWidth: Math.ceil(implicitContentWidth + pixelSize * 2 * horizontalMargin)
    padding: 0
    hoverEnabled: !InputMode.touch
    opacity: enabled && !subdued ? 1 : 0.45

    Accessible.name: button.text
    Accessible.role: Accessible.Button
    Accessible.description: {
        if (button.subdued || !button.enabled)
            return Spoken.unavailable;
        // If the text of the button is its key, such as a number, screen readers read it as the
        // name, so the description leaves it out.
        const named = button.keyLabel === "" || button.keyLabel === button.text;
        return named ? "" : qsTr("Key %1").arg(KeyNames.spoken(button.keyLabel));
    }
    Accessible.onPressAction: if (enabled) button.clicked()

    // While the mouse is used, the focus is invisible. Then a key only shows it.
    // Enter is left to the area of the button: on the table it can mean another action.
    Keys.onPressed: event => event.accepted = InputMode.takesPress(event.key)

    PressedTip {
        id: pressed

        button: button
    }
    RestingFinger.answers: tip !== ""
    ToolTip.visible: tip !== "" && hovered && !pressed.isHidden || RestingFinger.asked
    ToolTip.delay: RestingFinger.asked ? 0 : 600
    ToolTip.text: tip
    Component.onDestruction: if (ToolTip.visible) ToolTip.hide()

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
        border.color: button.hinted ? Theme.sky : button.prominent ? Theme.brassBright : Theme.actionEdge

        FocusRing {
            of: button
            radius: Theme.radius + around
            cloth: true
        }
    }

    contentItem: face

    Item {
        id: face

        implicitWidth: row.others + label.natural

        Row {
            id: row

            // Total width of the items beside the label (icons and key cap), with the gaps between
            // all items.
            readonly property real others: {
                let sum = 0;
                for (const item of [mark, picture, cap])
                    sum += item.visible ? item.width + spacing : 0;
                return sum;
            }

            anchors.centerIn: parent
            spacing: Math.round(button.pixelSize * 0.6)

            SuitMark {
                id: mark

                visible: button.showsSymbol && button.suit !== ""
                anchors.verticalCenter: parent.verticalCenter
                suit: button.suit
                size: Math.round(button.pixelSize * 1.6)
            }
            Picture {
                id: picture

                visible: button.showsSymbol && button.symbol !== "" && button.suit === ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(button.pixelSize * 1.5)
                height: width
                source: visible ? "image://icons/" + button.symbol + "?color="
                                  + encodeURIComponent((button.prominent ? Theme.ink : Theme.feltText).toString()) : ""
            }
            Text {
                id: label

                readonly property real natural: visible ? Math.ceil(metrics.advanceWidth) + 1 : 0

                visible: button.text !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(natural, Math.max(1, Math.floor(button.width - row.others - button.pixelSize)))
                text: button.text
                textFormat: Text.PlainText
                color: button.prominent ? Theme.ink : Theme.feltText
                font.pixelSize: button.pixelSize
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                wrapMode: button.mostLines > 1 ? Text.Wrap : Text.NoWrap
                maximumLineCount: button.mostLines
                elide: Text.ElideRight
            }
            KeyCap {
                id: cap

                visible: button.showsKey
                anchors.verticalCenter: parent.verticalCenter
                key: button.keyLabel
                pixelSize: Math.round(button.pixelSize * 0.8)
                lightGround: button.prominent
            }
        }

        // The icon of the hint overlaps the corner, so that the buttons keep their widths.
        HintBadge {
            visible: button.hinted
            anchors.left: parent.left
            anchors.leftMargin: -Math.round(width * 0.3)
            anchors.top: parent.top
            anchors.topMargin: -Math.round(height * 0.4)
            width: Math.round(button.pixelSize * 1.5)
        }

        TextMetrics {
            id: metrics

            font: label.font
            text: button.text
        }
    }
}
