// SPDX-License-Identifier: GPL-3.0-or-later
// Shown instead of the table if another running Downpile owns the games and does not respond, or
// cannot be reached because it belongs to another session.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Downpile

ApplicationWindow {
    id: window

    required property bool isReachable
    // True if the user has chosen to try again. main.cpp reads it after the window has been closed.
    property bool again: false

    width: Math.round(460 * Math.max(1, Theme.textScale))
    height: Math.ceil(column.implicitHeight + 2 * Theme.gapLarge)
    minimumWidth: width
    minimumHeight: height
    visible: true
    color: Theme.plate
    title: "Downpile"
    font.family: Theme.family
    font.pixelSize: Theme.normal
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gapLarge
        spacing: Theme.gapLarge

        PageText {
            Layout.fillWidth: true
            text: window.isReachable ? qsTr("Downpile is already running, but it is not responding.") : qsTr("Another Downpile is using your games.")
            font.bold: true
        }

        PageText {
            Layout.fillWidth: true
            text: window.isReachable ? qsTr("If you have just closed it, it may still be saving your game: wait a moment and try again. If it hangs, force it to quit first. Your games are safe.") : qsTr("It may be running in another session of yours: close it there, and try again here. If you have just closed it, it may still be saving your game: wait a moment. Your games are safe.")
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap

            PageButton {
                objectName: "quit"
                text: qsTr("Quit")
                onClicked: window.close()
            }

            PageButton {
                objectName: "again"
                focus: true
                look: PageButton.Primary
                text: qsTr("Try again")
                onClicked: {
                    window.again = true;
                    window.close();
                }
            }
        }
    }

    Shortcut {
        sequence: "Escape"
        onActivated: window.close()
    }
}
