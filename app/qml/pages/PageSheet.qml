// SPDX-License-Identifier: GPL-3.0-or-later
// A page on a light plate over the table: title, body, and a fixed row of buttons. The plate has
// the wished size if the window is large enough. Escape and the close button close the page.
import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Downpile

FocusScope {
    id: sheet

    default property alias body: holder.data
    property alias footer: footerRow.data
    property string title: ""
    property string subtitle: ""
    property real wishedWidth: 1080
    property real wishedHeight: 900
    // True if the page is low for the size of its text. The frame is then thinner, and the subtitle
    // is hidden, to give the body more room.
    readonly property bool compact: height < 420 * Theme.textScale
    readonly property int gap: compact ? Theme.gapSmall : Theme.gap
    readonly property int edge: compact ? Theme.gapSmall : Theme.gapLarge
    // Height of the page's frame (heading, footer and gaps), without its body. Two pixels are left
    // for rounding errors, which would show a scroll bar.
    readonly property real frameHeight: {
        const below = footerRow.visible ? footerRow.implicitHeight + line.height + 3 * gap : edge;
        return edge + header.implicitHeight + gap + below + 2;
    }
    property bool closable: true

    signal closed

    function close() {
        closed();
    }

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onEscapePressed: {
        if (closable)
            close();
    }

    // The plate has a minimum size. In a smaller window, the plate can be scrolled.
    Flickable {
        id: room

        readonly property real margin: Math.min(sheet.edge, width * 0.02)

        anchors.fill: parent
        contentWidth: Math.max(width, plate.width + 2 * margin)
        contentHeight: Math.max(height, plate.height + 2 * margin)
        interactive: contentWidth > width || contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        SoftShadow {
            anchors.fill: plate
        }

        Rectangle {
            id: plate

            anchors.centerIn: parent
            width: {
                const wished = sheet.wishedWidth * Theme.pageScale;
                return Math.max(480, Math.min(wished, room.width - 2 * room.margin));
            }
            height: Math.max(240, Math.min(sheet.wishedHeight, room.height - 2 * room.margin))
            radius: Theme.radiusLarge
            color: Theme.plate

            // The page uses anchors instead of a layout: a nested layout would keep the height of
            // wrapped text measured before the page had its final size.
            Item {
                anchors.fill: parent
                anchors.topMargin: sheet.edge
                anchors.bottomMargin: footerRow.visible ? sheet.gap : sheet.edge
                anchors.leftMargin: Theme.gapLarge + Theme.gapTiny
                anchors.rightMargin: Theme.gapLarge + Theme.gapTiny

                RowLayout {
                    id: header

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.top: parent.top
                    spacing: Theme.gap

                    Column {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 10
                        spacing: 2

                        PageText {
                            width: parent.width
                            text: sheet.title
                            font.pixelSize: Theme.title
                            font.weight: Font.Bold
                            lineHeight: 1
                            Accessible.role: Accessible.Heading
                        }

                        PageText {
                            width: parent.width
                            visible: sheet.subtitle !== "" && !sheet.compact
                            text: sheet.subtitle
                            color: Theme.inkSoft
                        }
                    }

                    PageButton {
                        objectName: "closePage"
                        Layout.alignment: Qt.AlignTop
                        visible: sheet.closable
                        look: PageButton.Quiet
                        iconName: "close"
                        spokenName: qsTr("Close")
                        onClicked: sheet.close()
                    }
                }

                Item {
                    id: holder

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.top: header.bottom
                    anchors.topMargin: sheet.gap
                    anchors.bottom: footerRow.visible ? line.top : parent.bottom
                    anchors.bottomMargin: footerRow.visible ? sheet.gap : 0
                }

                Rectangle {
                    id: line

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.bottom: footerRow.top
                    anchors.bottomMargin: sheet.gap
                    height: 1
                    visible: footerRow.visible
                    color: Theme.hairline
                }

                RowLayout {
                    id: footerRow

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    visible: visibleChildren.length > 0
                    spacing: Theme.gap
                }
            }
        }
    }
}
