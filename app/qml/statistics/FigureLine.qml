// SPDX-License-Identifier: GPL-3.0-or-later
// A figure: its name, how much it is, and beneath what is to be said of that.
import QtQuick
import QtQuick.Layouts
import Downpile

ColumnLayout {
    id: line

    required property string title
    required property string value
    required property string note
    required property string spoken

    spacing: 0
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 1
        color: Theme.hairline
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gapTiny
        spacing: Theme.gap

        PageText {
            Layout.fillWidth: true
            Layout.preferredWidth: 11
            Layout.alignment: Qt.AlignTop
            text: line.title
            lineHeight: 1.05
            Accessible.ignored: true
        }

        PageText {
            objectName: "figureValue"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            horizontalAlignment: Text.AlignRight
            text: line.value
            font.weight: Font.DemiBold
            lineHeight: 1.05
            Accessible.ignored: true
        }
    }

    PageText {
        Layout.fillWidth: true
        visible: text !== ""
        text: line.note
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        lineHeight: 1.05
        Accessible.ignored: true
    }
}
