// SPDX-License-Identifier: GPL-3.0-or-later
// An important event of the game (a TableMoment), as large text over the table. If the viewer has
// won something, the banner has a crown and a thicker frame. The banner ignores clicks.
import QtQuick
import Downpile

Item {
    id: banner

    required property var moment
    required property real em
    required property real room      // largest width of the banner, in pixels

    readonly property bool shown: (moment?.text ?? "") !== ""
    property string lastText: ""     // text that is kept while the banner fades out
    property string lastDetail: ""
    property bool lastWon: false

    // Does not use `shown`: while a signal of the moment is handled, it may still be old.
    function take() {
        if ((moment?.text ?? "") === "")
            return;
        lastText = moment.text;
        lastDetail = moment.detail;
        lastWon = moment.won;
    }

    implicitWidth: ground.width
    implicitHeight: ground.height
    visible: opacity > 0
    opacity: shown ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: 140 } }

    onMomentChanged: take()
    Component.onCompleted: take()
    Connections {
        target: banner.moment ?? null
        function onChanged() {
            banner.take();
        }
    }

    // The widths are measured here. The implicit width of a wrapped text can depend on its width,
    // so using it would cause a binding loop.
    TextMetrics {
        id: wordsSize

        font: words.font
        text: words.text
    }
    TextMetrics {
        id: moreSize

        font: more.font
        text: more.text
    }
    SoftShadow {
        anchors.fill: ground
    }
    Rectangle {
        id: ground
        anchors.centerIn: parent
        width: Math.min(banner.room, Math.ceil(Math.max(wordsSize.advanceWidth, moreSize.advanceWidth) + banner.em * 3.4))
        height: column.implicitHeight + banner.em * 1.7
        radius: Theme.radiusLarge
        color: Theme.night
        border.width: banner.lastWon ? 3 : 1
        border.color: banner.lastWon ? Theme.brassBright : Theme.brass
    }
    Column {
        id: column
        anchors.centerIn: ground
        width: ground.width - banner.em * 2
        spacing: Math.round(banner.em * 0.4)

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.lastWon
            width: Math.round(banner.em * 2.2)
            height: width
            source: visible ? "image://icons/crown?color=" + encodeURIComponent(Theme.brassBright.toString()) : ""
        }
        Text {
            id: words
            width: parent.width
            text: banner.lastText
            textFormat: Text.PlainText
            color: Theme.feltText
            font.pixelSize: Math.round(banner.em * 1.6)
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Text {
            id: more
            width: parent.width
            visible: text !== ""
            text: banner.lastDetail
            textFormat: Text.PlainText
            color: Theme.brassBright
            font.pixelSize: Math.round(banner.em * 1.25)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }

    // Screen readers ignore the banner, because the story (the log of events) contains its text.
    Accessible.ignored: true
}
