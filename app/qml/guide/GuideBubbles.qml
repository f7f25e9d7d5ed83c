// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through a first deal, over the table: one bubble at a time, beside what it speaks of,
// which has a ring around it. The table can be played on beneath it all the while: what can be done
// is never covered.
import QtQuick
import Downpile
import "BubblePlace.mjs" as BubblePlace

FocusScope {
    id: bubbles

    required property Guide guide
    // The CardTable that lies beneath, at the same place.
    required property CardTable table

    // What the step speaks of; empty for nothing that can be seen.
    property rect target
    readonly property bool pointing: target.width > 0
    readonly property real distance: Theme.gapLarge
    // Where the bubble lies beside its target: "above", "below", "left", "right"; "" beside none.
    property string side: ""
    property int placedStep: 0
    // Where a wide one would have to lie on something that must stay free.
    property bool narrow: false

    signal skipped

    function look() {
        const spot = guide.open && guide.subject !== "" ? table.areas.of(guide.subject) : Qt.rect(0, 0, 0, 0);
        target = table.areas.covered(spot) ? Qt.rect(0, 0, 0, 0) : spot;
        put();
    }

    // After everything else that happens now: the table must have been laid out.
    function lookLater() {
        Qt.callLater(look); // qmllint disable
    }

    // The bubble stays where it is as long as it may: it does not follow each card that is played.
    function put() {
        if (guide.step !== placedStep)
            narrow = false;
        const best = BubblePlace.find({
            room: Qt.size(width, height),
            bubble: Qt.size(bubble.width, bubble.height),
            margin: Theme.gapSmall,
            distance: distance,
            target: pointing ? target : null,
            free: table.areas.toAct(),
            seen: table.areas.toSee(),
            now: guide.step === placedStep ? Qt.point(bubble.x, bubble.y) : null
        });
        placedStep = guide.step;
        side = best.side;
        bubble.x = best.x;
        bubble.y = best.y;
        if (!best.fits)
            narrow = true;
    }

    function putAnew() {
        narrow = false;
        lookLater();
    }

    objectName: "guide"
    visible: guide.open
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Guide through the first deal")
    Keys.onEscapePressed: skipped()
    Component.onCompleted: lookLater()
    onWidthChanged: putAnew()
    onHeightChanged: putAnew()

    Connections {
        target: bubbles.guide

        function onChanged() {
            bubbles.lookLater();
        }
    }

    Connections {
        target: bubbles.table.table

        function onChanged() {
            bubbles.lookLater();
        }

        function onMovingChanged() {
            bubbles.lookLater();
        }
    }

    Rectangle {
        x: bubbles.target.x - Theme.gapTiny
        y: bubbles.target.y - Theme.gapTiny
        width: bubbles.target.width + 2 * Theme.gapTiny
        height: bubbles.target.height + 2 * Theme.gapTiny
        visible: bubbles.pointing
        radius: Theme.radius
        color: "transparent"
        border.width: 3
        border.color: Theme.brassBright
    }

    Rectangle {
        id: bubble

        objectName: "guideBubble"
        width: {
            const least = buttons.width + 2 * Theme.gap + (bubbles.narrow ? 0 : 70 * Theme.textScale);
            const wished = (bubbles.narrow ? 240 : 340) * Math.max(1, Theme.textScale);
            return Math.min(bubbles.width - 2 * Theme.gapSmall, Math.max(wished, least));
        }
        height: column.height + 2 * Theme.gap
        radius: Theme.radius
        color: Theme.plate
        onWidthChanged: bubbles.lookLater()
        onHeightChanged: bubbles.lookLater()

        // A click on it is not one on the table.
        TapHandler {}

        SoftShadow {}

        // The tip: the corner of a square that lies under the edge.
        Rectangle {
            readonly property real reach: bubble.radius + width
            readonly property real along: {
                const across = bubbles.side === "above" || bubbles.side === "below";
                const aim = across ? bubbles.target.x + bubbles.target.width / 2 - bubble.x : bubbles.target.y + bubbles.target.height / 2 - bubble.y;
                return Math.max(reach, Math.min((across ? bubble.width : bubble.height) - reach, aim));
            }

            x: (bubbles.side === "left" ? bubble.width : bubbles.side === "right" ? 0 : along) - width / 2
            y: (bubbles.side === "above" ? bubble.height : bubbles.side === "below" ? 0 : along) - height / 2
            width: Theme.gap
            height: width
            visible: bubbles.pointing
            rotation: 45
            color: bubble.color
        }

        Column {
            id: column

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gap
            spacing: Theme.gap

            PageText {
                objectName: "guideText"
                width: parent.width
                text: bubbles.guide.text
                Accessible.role: Accessible.AlertMessage
            }

            Item {
                width: parent.width
                height: bubbles.narrow ? count.height + Theme.gapTiny + buttons.height : Math.max(buttons.height, count.height)

                PageText {
                    id: count

                    anchors.left: parent.left
                    y: bubbles.narrow ? 0 : Math.round((parent.height - height) / 2)
                    width: parent.width - (bubbles.narrow ? 0 : buttons.width + Theme.gapSmall)
                    text: qsTr("%1 of %2", "a step of a guide").arg(Numbers.whole(bubbles.guide.step)).arg(Numbers.whole(bubbles.guide.count))
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                }

                Row {
                    id: buttons

                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    spacing: Theme.gapTiny

                    PageButton {
                        objectName: "guideSkip"
                        visible: bubbles.guide.step < bubbles.guide.count
                        look: PageButton.Quiet
                        text: qsTr("Skip")
                        Accessible.description: qsTr("Ends the guide. It is not shown again.")
                        onClicked: bubbles.skipped()
                    }

                    PageButton {
                        objectName: "guideBack"
                        visible: bubbles.guide.step > 1
                        text: qsTr("Back")
                        onClicked: bubbles.guide.back()
                    }

                    PageButton {
                        objectName: "guideNext"
                        focus: true
                        look: PageButton.Primary
                        text: bubbles.guide.step < bubbles.guide.count ? qsTr("Next") : qsTr("Got it")
                        onClicked: bubbles.guide.step < bubbles.guide.count ? bubbles.guide.next() : bubbles.skipped()
                    }
                }
            }
        }
    }
}
