// SPDX-License-Identifier: GPL-3.0-or-later
// A player at the table: portrait, name, character, points, marks for turn and dealer, and facts (a
// bid, a suit). Plates at the left and right are tall; those at the top and the viewer's are wide.
// The fan of backs is not part of the plate: it consists of TableCards drawn over the plate.
import QtQuick
import Downpile
import "TableLayout.mjs" as TableLayout

Item {
    id: plate

    required property int player
    required property int seat
    required property string name
    required property string character
    required property string characterAlone
    required property int portrait
    required property int cardCount
    required property int total
    required property string totalText
    required property bool isTurn
    required property bool isDealer
    required property bool isYou
    required property var facts
    required property bool late          // true if a computer player takes unusually long to move
    required property bool failing       // true if a substitute moves for this external bot
    required property string label
    required property string about

    required property var plan
    required property string scoreText   // viewer's score if the deal ended now; shown if isYou

    property ReplayControl replay: null  // controls of the replay; null if there is no replay
    required property bool gliding       // true if the plate's movement to another seat is animated
    required property bool explained     // whether the plate has a tool tip

    readonly property var home: TableLayout.seatHome(plan, seat)
    readonly property bool tall: home.side === "left" || home.side === "right"
    readonly property real em: plan.em
    readonly property real labels: plan.labels
    readonly property real lineHeight: labels * TableLayout.kLine
    readonly property string second: late ? qsTr("still thinking…") : failing ? qsTr("makes no move") : isYou && scoreText !== "" ? scoreText : character
    readonly property real smallestText: Math.max(8, em * 0.7)
    // True if the total is in the second line of a tall plate, so that the name has a whole line.
    readonly property bool isTotalBelow: tall && second === ""
    // If there is little room, the total gets slightly smaller or loses its unit, so that it fits
    // beside the fan of backs. The text sizes of this plate's total with its unit and without it:
    readonly property real ownTotalSize: totalSizeOf(totalText)
    readonly property real ownBriefSize: totalSizeOf(Numbers.whole(total))
    // Text size and form of the totals of all plates.
    required property real totalSize
    required property bool totalsBrief
    readonly property real totalRoom: score.width + em * 0.2

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
    // The notice about an absent player is above the backs of the player's hand, which would
    // otherwise cover its text.
    PlateAbsence {
        parent: plate.parent
        x: plate.x + face.x
        y: plate.y + face.y
        z: 1500
        width: face.width
        height: face.height
        player: plate.player
        em: plate.em
    }
    Rectangle {
        id: chip
        objectName: "dealer"
        visible: plate.isDealer
        x: plate.mirrored(plate.em * 0.4 + face.width - width * 0.85, width)
        y: face.y + face.height - Math.round(height * 0.78)
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
        readonly property real start: plate.tall ? plate.em * 0.5 : face.width + plate.em * (plate.isYou ? 1.1 : 0.65)
        readonly property real room: plate.tall ? plate.width - plate.em
                                                : plate.width - start - (plate.isYou ? plate.totalRoom + plate.em * 0.65 : plate.em * 7.65)

        x: plate.mirrored(start, room)
        y: plate.tall ? Math.round(plate.em * TableLayout.kTallWords) : Math.round((plate.height - height) / 2)
        width: room

        Text {
            id: nameLine
            objectName: "plateName"
            // If a tall plate has text in its second line, such as the character (style of play),
            // the total is beside the name.
            width: plate.tall && !plate.isTotalBelow ? parent.width - plate.totalRoom : parent.width
            height: Math.min(Math.ceil(nameMetrics.height), plate.lineHeight)
            x: plate.LayoutMirroring.enabled ? parent.width - width : 0
            text: plate.name
            textFormat: Text.PlainText
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: plate.smallestText
            // If the name is too long, it first gets smaller. It is elided only if it is too wide
            // at the smallest size.
            elide: smallestName.advanceWidth > width ? Text.ElideRight : Text.ElideNone
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            color: Theme.feltText
            font.pixelSize: plate.labels
            font.weight: Font.DemiBold

            // The height of the line does not depend on the font of the name's letters.
            FontMetrics {
                id: nameMetrics
                font: nameLine.font
            }
            TextMetrics {
                id: smallestName
                font.family: Theme.family
                font.pixelSize: plate.smallestText
                font.weight: Font.DemiBold
                text: plate.name
            }
        }
        Text {
            id: secondLine
            objectName: "second"
            // Least size of the whole text, in pixels. Rather than being smaller, it is shortened.
            readonly property real leastWhole: Math.max(plate.smallestText, Math.min(10, font.pixelSize))
            readonly property bool brief: !plate.late && !plate.failing && smallest.advanceWidth * leastWhole / plate.smallestText > width && plate.characterAlone !== ""
            readonly property real beside: plate.isYou && factRow.width > 0 ? factRow.width + plate.em * 0.4 : 0

            visible: text !== "" || beside > 0
            x: plate.LayoutMirroring.enabled ? parent.width - width - beside : beside
            width: parent.width - beside
            height: beside > 0 ? plate.lineHeight : Math.min(Math.ceil(secondMetrics.height), plate.lineHeight)
            text: brief ? plate.characterAlone : plate.second
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: plate.smallestText
            // If there is little room, the text first gets smaller. It is elided only if it is too
            // wide at the smallest size.
            elide: (brief ? briefest : smallest).advanceWidth > width ? Text.ElideRight : Text.ElideNone
            color: Theme.feltTextSoft
            font.pixelSize: plate.labels * 0.86

            FontMetrics {
                id: secondMetrics
                font: secondLine.font
            }
            TextMetrics {
                id: smallest
                font.family: Theme.family
                font.pixelSize: plate.smallestText
                text: plate.second
            }
            TextMetrics {
                id: briefest
                font: smallest.font
                text: plate.characterAlone
            }
        }
    }
    Pill {
        id: score
        objectName: "score"
        x: plate.mirrored(plate.width - width - Math.round(plate.em * 0.45), width)
        // If a tall plate has text in its second line, the total is not centred beside the name but
        // slightly higher, because that text is below it.
        y: {
            if (plate.isTotalBelow)
                return Math.round(words.y + nameLine.height + (plate.lineHeight - height) / 2);
            return plate.tall ? Math.round(words.y + (nameLine.height - height) / 2 - plate.em * 0.18) : Math.round((plate.height - height) / 2);
        }
        text: plate.totalsBrief ? Numbers.whole(plate.total) : plate.totalText
        pixelSize: plate.totalSize
    }
    // Facts about the player, such as the bid, extend below the plate, but do not cover its text. The
    // viewer's plate is at the window's edge, so there the facts are in the last line of text.
    FactRow {
        id: factRow
        x: plate.mirrored(words.start, width)
        y: plate.isYou ? Math.round(words.y + words.height - (plate.lineHeight + height) / 2)
                       : Math.round(plate.tall ? Math.max(words.y + words.height, plate.height - height * 0.42) : plate.height - height * 0.34)
        width: implicitWidth
        height: implicitHeight
        room: plate.isYou ? words.room * (plate.second === "" ? 1 : 0.6)
                          : plate.width - words.start
        facts: plate.facts
        without: TableLayout.frontFacts(plate.plan)
        pixelSize: Math.round(plate.em * 0.84)
    }

    // Returns the position of an item in the plate, in whole pixels. `start` is its position in a
    // left-to-right language; in a right-to-left language it is mirrored.
    function mirrored(start: real, extent: real): real {
        return Math.round(LayoutMirroring.enabled ? width - start - extent : start);
    }

    // Returns the largest text size at which this total fits.
    function totalSizeOf(text: string): real {
        return Math.min(labels * 0.9, em * (tall ? 4.2 : 3.6) / Theme.pillWidth(text));
    }

    readonly property PlateViewpoint viewpoint: watch.item as PlateViewpoint

    Accessible.role: viewpoint?.possible ? Accessible.Button : Accessible.StaticText
    Accessible.name: label
    Accessible.description: viewpoint?.tip ?? ""
    Accessible.onPressAction: if (enabled) viewpoint?.choose()

    Loader {
        id: watch
        anchors.fill: parent
        active: plate.replay !== null
        onActiveChanged: fill()
        Component.onCompleted: fill()

        function fill() {
            if (active)
                setSource("PlateViewpoint.qml", {
                    "replay": plate.replay,
                    "player": plate.player
                });
            else
                source = "";
        }
    }

    // The tool tip, which explains the plate and its marks, is shown while the pointer or a finger
    // rests on the plate.
    RestingFinger.answers: about !== ""
    MouseHover {
        id: hover
    }
    PlateTip {
        text: plate.viewpoint?.tip ? plate.about + "\n" + plate.viewpoint.tip : plate.about
        shown: plate.explained && (hover.asks || plate.RestingFinger.asked)
        atOnce: plate.RestingFinger.asked
    }
}
