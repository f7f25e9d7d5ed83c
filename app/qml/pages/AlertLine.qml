// SPDX-License-Identifier: GPL-3.0-or-later
// A warning with an icon, because colour must not be the only sign.
import QtQuick
import QtQuick.Layouts
import Downpile

Rectangle {
    id: line

    property alias text: label.text
    property bool announces: false  // whether a screen reader reads each new text at once

    onTextChanged: {
        if (announces && text !== "")
            App.announcer.reply(text);
    }

    implicitWidth: row.implicitWidth + 2 * Theme.gap
    implicitHeight: row.implicitHeight + 2 * Theme.gapSmall
    radius: Theme.radius
    color: Theme.alertTint
    border.width: 1
    border.color: Theme.alert
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gapSmall

        Picture {
            readonly property int side: Math.round(Theme.normal * 1.3)

            Layout.preferredWidth: side
            Layout.preferredHeight: side
            source: "image://icons/warning?color=" + encodeURIComponent(Theme.alert)
        }

        PageText {
            id: label

            Layout.fillWidth: true
            Layout.preferredWidth: 260
            Accessible.ignored: true
        }
    }
}
