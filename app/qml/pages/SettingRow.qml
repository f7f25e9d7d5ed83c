// SPDX-License-Identifier: GPL-3.0-or-later
// A setting: title, help text and control. The control is beside the text, or below it in a narrow
// row.
import QtQuick
import QtQuick.Layouts
import Downpile

GridLayout {
    id: row

    default property alias control: holder.data
    property string title: ""
    property string help: ""
    // Reason why the setting has no effect now, or empty. It replaces the help text, so the rows
    // below move only if the reason needs more lines.
    property string reason: ""
    readonly property string spokenHelp: reason === "" ? help : reason + " " + help
    // Heading of a group of settings, shown above the first setting of the group; empty in the
    // other rows.
    property string heading: ""
    // Text of a small mark beside the title, which is visible if `marked`. Its space is always kept
    // free, so that nothing moves under the pointer when the mark appears. If there is little
    // space, the mark is a dot.
    property string mark: ""
    property bool marked: false

    readonly property Item controlItem: holder.children.length > 0 ? holder.children[0] : null
    // Maximum implicit width of a control that is placed beside the text: half of the row. Without
    // a help text, it is the width beside the title, if that is larger.
    readonly property real leastControl: Math.max(width * 0.5, help === "" ? width - name.implicitWidth - columnSpacing : 0)
    readonly property bool beside: controlItem !== null && controlItem.implicitWidth <= leastControl

    width: parent ? parent.width : implicitWidth
    columns: beside ? 2 : 1
    columnSpacing: Theme.gapLarge
    rowSpacing: Theme.gapTiny

    PageText {
        Layout.columnSpan: row.columns
        Layout.fillWidth: true
        Layout.topMargin: Theme.gapSmall
        Layout.bottomMargin: Theme.gapTiny
        visible: row.heading !== ""
        text: row.heading
        font.weight: Font.Bold
        color: Theme.brassDeep
        Accessible.role: Accessible.Heading
    }

    Column {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignVCenter
        spacing: 1

        Item {
            width: parent.width
            readonly property real nameWidth: Math.ceil(metrics.advanceWidth) + 1
            readonly property real fullMark: Math.ceil(markMetrics.advanceWidth) + 2 * Theme.gapSmall

            implicitWidth: nameWidth + (badge.visible ? badge.width + Theme.gapSmall : 0)
            implicitHeight: Math.max(name.height, badge.visible ? badge.height : 0)

            TextMetrics {
                id: metrics

                font: name.font
                text: row.title
            }

            TextMetrics {
                id: markMetrics

                font: markText.font
                text: row.mark
            }

            PageText {
                id: name

                objectName: "title"
                width: Math.min(parent.nameWidth, parent.width - (badge.visible ? badge.width + Theme.gapSmall : 0))
                anchors.left: parent.left
                text: row.title
                font.weight: Font.DemiBold
                opacity: row.enabled ? 1 : 0.6
                Accessible.ignored: true
            }

            Rectangle {
                id: badge

                readonly property bool isDot: parent.nameWidth + Theme.gapSmall + parent.fullMark > parent.width

                anchors.left: name.right
                anchors.leftMargin: Theme.gapSmall
                y: isDot ? Math.round((name.height / name.lineCount - height) / 2) : 0
                visible: row.mark !== ""
                opacity: row.marked ? 1 : 0
                width: isDot ? height : parent.fullMark
                height: isDot ? Math.round(Theme.small * 0.7) : markText.implicitHeight + 2
                radius: height / 2
                color: isDot ? Theme.brass : Theme.brassTint
                border.width: 1
                border.color: isDot ? Theme.brassDeep : Theme.brassEdge

                PageText {
                    id: markText

                    anchors.centerIn: parent
                    text: badge.isDot ? "" : row.mark
                    Accessible.name: row.mark
                    font.pixelSize: Theme.small
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                    color: Theme.brassDeep
                    Accessible.ignored: !row.marked
                }
            }
        }

        Item {
            width: parent.width
            height: Math.max(helpText.implicitHeight, reasonText.implicitHeight)
            visible: row.help !== "" || row.reason !== ""

            PageText {
                id: helpText

                width: parent.width
                text: row.help
                font.pixelSize: Theme.small
                color: Theme.inkSoft
                opacity: row.reason !== "" ? 0 : row.enabled ? 1 : 0.6
                Accessible.ignored: true
            }

            PageText {
                id: reasonText

                objectName: "reason"
                width: parent.width
                visible: row.reason !== ""
                text: row.reason
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.inkSoft
                Accessible.ignored: true
            }
        }
    }

    Item {
        id: holder

        Layout.alignment: row.beside ? Qt.AlignRight | Qt.AlignVCenter : Qt.AlignLeft
        Layout.fillWidth: !row.beside
        implicitWidth: row.controlItem ? row.controlItem.implicitWidth : 0
        implicitHeight: row.controlItem ? row.controlItem.implicitHeight : 0
    }

    // Passes the help text, after `reason` if there is one, to the control, which reports it to
    // screen readers.
    Component.onCompleted: {
        if (help !== "" && controlItem !== null && "help" in controlItem)
            controlItem.help = Qt.binding(() => row.spokenHelp);
    }

    Binding {
        target: row.controlItem
        property: "x"
        value: row.controlItem && row.LayoutMirroring.enabled ? holder.width - row.controlItem.width : 0
        when: row.controlItem !== null
    }

    Binding {
        target: row.controlItem
        property: "width"
        value: row.controlItem ? Math.min(row.controlItem.implicitWidth, holder.width) : 0
        when: row.controlItem !== null
    }
}
