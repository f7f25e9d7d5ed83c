// SPDX-License-Identifier: GPL-3.0-or-later
// The centred content of a button: an icon, a text or both. Long texts wrap.
import QtQuick
import Downpile

Item {
    id: face

    required property string iconName
    required property string text
    required property font font
    required property color colour
    // Minimum width in pixels: the longest word and the icon. In a narrower button the word would
    // not fit.
    readonly property real leastWidth: {
        let widest = 0;
        for (const word of text.split(" "))
            widest = Math.max(widest, words.advanceWidth(word));
        return Math.ceil(widest) + 2 + pictureRoom;
    }

    // Width of the icon and of the gap beside it; 0 if the button has no icon.
    readonly property real pictureRoom: {
        if (!picture.visible)
            return 0;
        return picture.width + (label.visible ? row.spacing : 0);
    }

    implicitWidth: pictureRoom + (label.visible ? label.natural : 0)
    implicitHeight: Math.max(label.visible ? label.height : 0, picture.visible ? picture.height : 0)

    FontMetrics {
        id: words

        font: face.font
    }

    TextMetrics {
        id: metrics

        font: face.font
        text: face.text
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gapSmall

        Picture {
            id: picture

            anchors.verticalCenter: parent.verticalCenter
            visible: face.iconName !== ""
            width: Math.round(Theme.normal * 1.25)
            height: width
            mirror: face.LayoutMirroring.enabled && (face.iconName === "next" || face.iconName === "back")
            source: visible ? "image://icons/" + face.iconName + "?color=" + encodeURIComponent(face.colour) : ""
        }

        Text {
            id: label

            readonly property real natural: Math.ceil(metrics.advanceWidth) + 1

            anchors.verticalCenter: parent.verticalCenter
            visible: face.text !== ""
            width: Math.min(natural, Math.max(1, face.width - face.pictureRoom))
            text: face.text
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            font: face.font
            color: face.colour
            Accessible.ignored: true
        }
    }
}
