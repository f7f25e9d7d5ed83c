// SPDX-License-Identifier: GPL-3.0-or-later
// A player at the table: portrait, name, character, cards in hand, points, whose turn it is, who
// deals, who has doubled. `side` is where the plate stands: tall plates at the left and right, wide
// ones across and for the viewer. The fan of backs is made of TableCards that lie above it.
import QtQuick
import Downpile
import "TableLayout.mjs" as TableLayout

Item {
    id: plate

    required property int player
    required property int seat
    required property string name
    required property string character
    required property int portrait
    required property int cardCount
    required property string totalText
    required property bool isTurn
    required property bool isDealer
    required property bool isYou
    required property var facts
    required property bool thinking
    required property string label

    required property var plan
    required property string worthText   // what going out now would score; on the viewer's plate

    required property bool gliding       // moves to another seat rather than being laid out anew

    readonly property var home: TableLayout.seatHome(plan, seat)
    readonly property bool tall: home.side === "left" || home.side === "right"
    readonly property real em: plan.em
    readonly property string second: isYou ? worthText : character

    x: home.plate.x
    y: home.plate.y
    width: home.plate.width
    height: home.plate.height

    Behavior on x { enabled: plate.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }
    Behavior on y { enabled: plate.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }

    Plate {
        anchors.fill: parent
        radius: Math.round(plate.em * 0.7)
        border.width: plate.isTurn ? 3 : 1
        border.color: plate.isTurn ? Theme.brass : Theme.glassEdge
    }

    Portrait {
        id: face
        x: plate.mirrored(Math.round(plate.em * 0.4), width)
        y: Math.round(plate.em * 0.4)
        size: Math.round(plate.em * 2.7)
        number: plate.portrait
    }
    Rectangle {
        visible: plate.isTurn
        anchors { fill: face; margins: -2 }
        radius: width / 2
        color: "transparent"
        border.width: 2
        border.color: Theme.brassBright
    }
    Rectangle {
        id: chip
        visible: plate.isDealer
        x: face.x + face.width - width * 0.72
        y: face.y + face.height - height * 0.78
        width: Math.round(plate.em * 1.35)
        height: width
        radius: width / 2
        color: Theme.plate
        border.width: 1
        border.color: Theme.nightDeep

        Picture {
            anchors { fill: parent; margins: 2 }
            source: chip.visible ? "image://icons/dealer?color=" + encodeURIComponent(Theme.alert.toString()) : ""
        }
    }

    Column {
        id: words
        readonly property real start: plate.tall ? plate.em * 0.5 : face.width + plate.em * 1.1
        readonly property real room: plate.tall ? plate.width - plate.em
                                                : plate.width - start - (plate.isYou ? plate.em * 4.1 : plate.em * 7.9)

        x: plate.mirrored(start, room)
        y: plate.tall ? Math.round(plate.em * 3.45) : Math.round((plate.height - height) / 2)
        width: room

        Text {
            width: parent.width
            text: plate.name
            textFormat: Text.PlainText
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            color: Theme.feltText
            font.pixelSize: plate.em
            font.weight: Font.DemiBold
        }
        Text {
            visible: text !== ""
            x: plate.LayoutMirroring.enabled ? parent.width - width : 0
            width: plate.tall ? parent.width - score.width - plate.em * 0.3 : parent.width
            height: Math.min(implicitHeight, plate.em * 1.35)
            text: plate.second
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 7
            color: Theme.feltTextSoft
            font.pixelSize: plate.em * 0.86
        }
    }
    Pill {
        id: score
        x: plate.mirrored(plate.width - width - Math.round(plate.em * 0.45), width)
        y: plate.tall ? plate.height - height - Math.round(plate.em * 0.45) : Math.round((plate.height - height) / 2)
        text: plate.totalText
        pixelSize: plate.em
    }
    Pill {
        visible: plate.facts.length > 0
        x: plate.mirrored(plate.width - width * 0.7, width)
        y: -Math.round(height * 0.4)
        bright: true
        text: plate.facts[0]?.text ?? ""
        pixelSize: plate.em * 0.86
    }

    // Where something begins that stands at `start` in a language written from the left.
    function mirrored(start: real, extent: real): real {
        return LayoutMirroring.enabled ? width - start - extent : start;
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: label
}
