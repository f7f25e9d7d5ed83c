// SPDX-License-Identifier: GPL-3.0-or-later
// The last action of the user on this page, announced to screen readers, with an Undo button.
import QtQuick
import QtQuick.Layouts
import Downpile

RowLayout {
    id: line

    required property string message
    required property bool mayTakeBack

    signal takeBackWanted

    visible: message !== ""
    spacing: Theme.gap
    onMessageChanged: {
        if (message !== "")
            App.announcer.reply(message);
    }

    Shortcut {
        sequence: qsTr("Ctrl+Z", "shortcut: undo")
        enabled: line.mayTakeBack
        onActivated: line.takeBackWanted()
    }

    PageText {
        objectName: "message"
        Layout.fillWidth: true
        text: line.message
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    PageButton {
        objectName: "takeBack"
        visible: line.mayTakeBack
        iconName: "undo"
        text: qsTr("Undo")
        onClicked: line.takeBackWanted()
    }
}
