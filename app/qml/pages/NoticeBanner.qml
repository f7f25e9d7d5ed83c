// SPDX-License-Identifier: GPL-3.0-or-later
// A message at the top of the window. It stays until the player closes it or its cause ends. A text
// that is too long for its room can be scrolled.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Downpile

Rectangle {
    id: banner

    property alias text: label.text
    property bool closable: true
    property int more: 0     // number of further notices, which are not shown
    property real mostHeight: 200 // maximum height of the text in pixels, but at least one line

    signal dismissed

    function scroll(event: KeyEvent, lines: int): void {
        event.accepted = view.interactive;
        if (view.interactive)
            view.contentY = Math.max(0, Math.min(label.height - view.height, view.contentY + lines * view.line));
    }

    implicitHeight: row.implicitHeight + 2 * Theme.gapSmall
    radius: Theme.radius
    color: Theme.plate
    border.width: 1
    border.color: Theme.brassEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Keys.onUpPressed: event => scroll(event, -1)
    Keys.onDownPressed: event => scroll(event, 1)

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

        Flickable {
            id: view

            readonly property real line: label.height / label.lineCount

            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(label.height, Math.max(1, Math.floor(banner.mostHeight / line)) * line)
            contentHeight: label.height
            clip: interactive
            interactive: label.height > height + 1
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: PageScrollBar {}

            PageText {
                id: label

                width: view.width - Theme.gap
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.ignored: true
            }
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
