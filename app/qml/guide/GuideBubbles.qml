// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through a first deal, over the table: one bubble at a time, beside what it speaks of,
// which has a ring around it. The table can be played on beneath it all the while.
import QtQuick
import Downpile

FocusScope {
    id: bubbles

    required property Guide guide
    // The CardTable that lies beneath, at the same place.
    required property CardTable table

    // What the step speaks of; empty for nothing that can be seen.
    property rect target
    // What should stay free, as long as there is room elsewhere.
    property rect hand
    readonly property bool pointing: target.width > 0
    readonly property real distance: Theme.gapLarge
    // Where the bubble lies beside its target: "above", "below", "left", "right"; "" in the middle.
    property string side: ""

    signal skipped

    function look() {
        target = guide.open && guide.zone !== "" ? table.placeOf(guide.zone) : Qt.rect(0, 0, 0, 0);
        hand = table.placeOf("hands");
        put();
    }

    // After everything else that happens now: the table must have been laid out.
    function lookLater() {
        Qt.callLater(look); // qmllint disable
    }

    function overlap(one: rect, other: rect): real {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return Math.max(0, across) * Math.max(0, down);
    }

    function kept(x: real, y: real): rect {
        const margin = Theme.gapSmall;
        return Qt.rect(Math.round(Math.max(margin, Math.min(width - bubble.width - margin, x))), Math.round(Math.max(margin, Math.min(height - bubble.height - margin, y))), bubble.width, bubble.height);
    }

    // On the side of the target where it covers least of it and of the hand.
    function put() {
        const middleX = pointing ? target.x + target.width / 2 : width / 2;
        const middleY = pointing ? target.y + target.height / 2 : height * 0.42;
        const left = middleX - bubble.width / 2;
        const top = middleY - bubble.height / 2;
        const sides = pointing ? [
            ["above", kept(left, target.top - distance - bubble.height)],
            ["below", kept(left, target.bottom + distance)],
            ["right", kept(target.right + distance, top)],
            ["left", kept(target.left - distance - bubble.width, top)]
        ] : [["", kept(left, top)]];
        const cost = spot => 4 * overlap(spot, target) + overlap(spot, hand);
        let best = sides[0];
        for (const each of sides) {
            if (cost(each[1]) < cost(best[1]))
                best = each;
        }
        side = best[0];
        bubble.x = best[1].x;
        bubble.y = best[1].y;
    }

    objectName: "guide"
    visible: guide.open
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Guide through the first deal")
    Keys.onEscapePressed: skipped()
    Component.onCompleted: lookLater()
    onWidthChanged: lookLater()
    onHeightChanged: lookLater()

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
        width: Math.min(bubbles.width - 2 * Theme.gapSmall, Math.max(340 * Math.max(1, Theme.textScale), buttons.width + 70 * Theme.textScale + 2 * Theme.gap))
        height: column.height + 2 * Theme.gap
        radius: Theme.radius
        color: Theme.plate
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
                height: Math.max(buttons.height, count.height)

                PageText {
                    id: count

                    anchors.left: parent.left
                    anchors.right: buttons.left
                    anchors.rightMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 of %2", "a step of a guide").arg(Numbers.whole(bubbles.guide.step)).arg(Numbers.whole(bubbles.guide.count))
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                }

                Row {
                    id: buttons

                    anchors.right: parent.right
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
