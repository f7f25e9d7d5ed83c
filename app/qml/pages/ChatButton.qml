// SPDX-License-Identifier: GPL-3.0-or-later
// Sends a message to the whole table: a phrase, which each player reads in their own language, or a
// typed text.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Downpile

PageButton {
    id: button

    readonly property Multiplayer multiplayer: App.multiplayer
    // True if the popup is above the button, false if it is below.
    property bool upwards: true

    // Sends the typed text. Without a connection, the text stays in the field, because a sent
    // message would be lost.
    function write() {
        if (!multiplayer.isReached)
            return;
        multiplayer.sendChat(line.text);
        multiplayer.chatDraft = "";
        popup.close();
    }

    objectName: "say"
    text: qsTr("Say something…")
    // The button disappears when the table closes.
    onVisibleChanged: if (!visible) popup.close()
    onClicked: popup.opened ? popup.close() : popup.open()

    Popup {
        id: popup

        y: button.upwards ? -height - Theme.gapTiny : button.height + Theme.gapTiny
        width: 420 * Math.max(1, Theme.textScale)
        margins: Theme.gapSmall
        padding: Theme.gap
        focus: true
        closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent
        onOpened: {
            const phrase = phrases.itemAt(0);
            const first = button.multiplayer.writingAllowed ? line : phrase && phrase.enabled ? phrase : muting;
            first.forceActiveFocus(Qt.PopupFocusReason);
        }
        onClosed: button.forceActiveFocus(Qt.PopupFocusReason)

        background: Rectangle {
            radius: Theme.radius
            color: Theme.plate
            border.width: 1
            border.color: Theme.controlEdge
        }

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gapSmall

            RowLayout {
                Layout.fillWidth: true
                visible: button.multiplayer.writingAllowed
                spacing: Theme.gapSmall

                PageField {
                    id: line

                    objectName: "line"
                    Layout.fillWidth: true
                    most: 200
                    text: button.multiplayer.chatDraft
                    placeholderText: qsTr("Write to everybody")
                    Accessible.name: qsTr("Write to everybody")
                    onTextEdited: button.multiplayer.chatDraft = text
                    onAccepted: button.write()
                }

                PageButton {
                    objectName: "write"
                    text: qsTr("Say")
                    enabled: button.multiplayer.isReached && line.text.trim() !== ""
                    onClicked: button.write()
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.gapSmall

                Repeater {
                    id: phrases

                    model: button.multiplayer.phrases

                    PageButton {
                        required property int index
                        required property string modelData

                        objectName: "phrase-" + index
                        slim: true
                        enabled: button.multiplayer.isReached
                        text: modelData
                        onClicked: {
                            button.multiplayer.sendPhrase(index);
                            popup.close();
                        }
                    }
                }
            }

            SettingRow {
                Layout.fillWidth: true
                title: qsTr("Mute everybody")

                PageSwitch {
                    id: muting

                    objectName: "muteAll"
                    checked: button.multiplayer.allMuted
                    Accessible.name: qsTr("Mute everybody")
                    onToggled: button.multiplayer.allMuted = checked
                }
            }
        }
    }
}
