// SPDX-License-Identifier: GPL-3.0-or-later
// Fades out the content of a view at its lower edge, or at its upper edge (`above`), if there is
// more of it. On the cloth and on panels, whose colour differs from place to place, it is a shadow.
import QtQuick
import Downpile

Rectangle {
    id: fade

    required property Flickable view
    property bool above: false
    property bool dark: false
    property real barWidth: 0   // width of the scroll bar, which stays visible
    readonly property color end: dark ? Theme.nightDeep : Theme.plate

    parent: view
    visible: above ? !view.atYBeginning : !view.atYEnd
    anchors.left: parent.left
    anchors.right: parent.right
    anchors.rightMargin: barWidth
    // It ends one pixel outside of the view: with scaling, the clipped content can do so, too.
    y: above ? -1 : parent.height + 1 - height
    height: above ? Theme.gap : Theme.gapLarge
    rotation: above ? 180 : 0
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.rgba(fade.end.r, fade.end.g, fade.end.b, 0)
        }
        GradientStop {
            position: 1
            color: fade.end
        }
    }
}
