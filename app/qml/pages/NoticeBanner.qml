// SPDX-License-Identifier: GPL-3.0-or-later
// A message at the top of the window. It stays until the player closes it or its cause ends.
import QtQuick
import QtQuick.Layouts
import Downpile

Rectangle {
    id: banner

    property alias text: label.text
    property bool closable: true
    property int more: 0     // number of further notices, which are not shown

    signal dismissed

    implicitHeight: row.implicitHeight + 2 * Theme.gapSmall
    radius: Theme.radius
    color: Theme.plate
    border.width: 1
    border.color: Theme.brassEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gapSmall
        spacing: Theme.gap

        Picture {
            readonly property int side: Math.round(Theme.normal * 1.4)

            Layout.preferredWidth: side
            Layout.preferredHeight: side
            source: "image://icons/info?color=" + encodeURIComponent(Theme.brassDeep)
        }

        PageText {
            id: label

            Layout.fillWidth: true
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.ignored: true
        }

        PageText {
            visible: banner.more > 0
            //: The number of messages after the one shown.
            text: qsTr("%n more", "", banner.more)
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }

        PageButton {
            objectName: "closeNotice"
            visible: banner.closable
            focus: true
            look: PageButton.Quiet
            iconName: "close"
            spokenName: qsTr("Close this message")
            onClicked: banner.dismissed()
        }
    }
}
