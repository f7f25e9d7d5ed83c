// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through a player's first deal: one bubble at a time, next to its target on the table,
// which gets a ring. The table stays playable: the bubble avoids the hand, the prompt and the
// actions.
import QtQuick
import Downpile
import "BubblePlace.mjs" as BubblePlace

FocusScope {
    id: bubbles

    required property Guide guide
    // The CardTable on which the guide is shown, with the same geometry.
    required property CardTable table

    // The area at which the step's bubble points; empty if it is not visible.
    property rect target
    readonly property bool pointing: target.width > 0
    readonly property real distance: Theme.gapLarge
    // The side of the target on which the bubble lies: "above", "below", "left", "right", or ""
    // without a target.
    property string side: ""
    // Areas that the bubble must not cover. They change while cards arrive.
    readonly property var needed: table.areas.toAct()
    property int placedStep: 0
    // The bubble's lower right corner. If possible it does not move between steps, so that the Next
    // button remains under the pointer.
    property point corner
    // True if the user has hidden the bubble. A button shows it again.
    property bool folded: false
    onFoldedChanged: guide.reading = !folded
    // Shape of the bubble. If the usual width would cover an area that must stay free, the bubble
    // becomes slim, then narrow, then as wide and low as possible.
    property int shape: GuideBubbles.Usual

    enum Shape {
        Usual,
        Slim,
        Narrow,
        Flat
    }

    // True if the announcer has explained the question keys, which it does with the first step.
    property bool keysAnnounced: false
    // The text of the step for screen readers; "" if the bubble is not visible.
    readonly property string announcement: visible && !folded ? guide.spokenText : ""
    property string announced: ""

    signal skipped
    // Emitted when the user has hidden the bubble and the table should get the keyboard focus.
    signal dismissed

    // A button of the bubble. If the button has the keyboard focus when a step hides it, the focus
    // moves to `successor`.
    component StepButton: PageButton {
        required property Item successor

        onVisibleChanged: {
            if (!visible && focus)
                successor.focus = true;
        }
    }

    function fold() {
        folded = true;
        dismissed();
    }

    function unfold() {
        folded = false;
        nextButton.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Shows the next step, or closes the guide after the last one.
    function proceed() {
        if (guide.step < guide.count)
            guide.next();
        else
            skipped();
    }

    // Drops texts of an earlier step, or of a closed guide, that have not been spoken yet.
    function withdraw() {
        App.announcer.withdraw(announced);
        App.announcer.withdraw(QuestionKeys.introduction);
        announced = "";
    }

    Component.onDestruction: withdraw()
    onAnnouncementChanged: {
        withdraw();
        if (announcement === "" || table.speech === null)
            return;
        announced = announcement;
        App.announcer.announce(announcement);
        if (guide.step === 1 && guide.count > 1 && !keysAnnounced) {
            keysAnnounced = true;
            App.announcer.announce(QuestionKeys.introduction);
        }
    }

    function look() {
        const spot = guide.open && guide.subject !== "" ? table.areas.of(guide.subject) : Qt.rect(0, 0, 0, 0);
        target = table.areas.covered(spot) ? Qt.rect(0, 0, 0, 0) : spot;
        put();
    }

    // Places the bubble when the table has been laid out.
    function lookLater() {
        Qt.callLater(look); // qmllint disable
    }

    // Places the bubble for the current step. If possible it keeps its place, so that it does not
    // move with every card or step.
    function put() {
        if (guide.step !== placedStep)
            shape = GuideBubbles.Usual;
        const now = placedStep > 0 ? Qt.point(corner.x - bubble.width, corner.y - bubble.height) : null;
        // For its first place, the bubble gets room above it for longer texts of later steps.
        const spare = now ? 0 : Math.round(Theme.normal * 3);
        let best = placeFor(spare, now);
        const roomy = best.fits;
        if (!roomy && spare > 0)
            best = placeFor(0, now);
        placedStep = guide.step;
        side = best.side;
        bubble.x = best.x;
        bubble.y = best.y + (roomy ? spare : 0);
        corner = Qt.point(bubble.x + bubble.width, bubble.y + bubble.height);
        if (!best.fits && shape !== GuideBubbles.Flat)
            ++shape;
    }

    // Finds a place for the bubble with `spare` pixels of room above it.
    function placeFor(spare: real, now: var): var {
        return BubblePlace.find({
            room: Qt.size(width, height),
            bubble: Qt.size(bubble.width, bubble.height + spare),
            margin: Theme.gapSmall,
            distance: distance,
            target: pointing ? target : null,
            free: needed,
            seen: table.areas.toSee(),
            later: laterAreas(),
            now: now
        });
    }

    // Returns the areas at which the guide's other steps point.
    function laterAreas(): var {
        const spots = [];
        for (const name of guide.subjects) {
            if (name !== "" && name !== guide.subject)
                spots.push(table.areas.of(name));
        }
        return spots;
    }

    function placeAgain() {
        shape = GuideBubbles.Usual;
        placedStep = 0;
        lookLater();
    }

    objectName: "guide"
    visible: guide.open
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Guide to the first deal")
    Keys.onEscapePressed: fold()
    // Enter presses the focused button. Arrow keys, Home and End move the keyboard focus to the
    // table; letter keys act on the table as if it had the focus.
    Keys.onPressed: event => {
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0;
        event.accepted = true;
        if (plain && [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End].includes(event.key))
            table.forceActiveFocus(Qt.TabFocusReason);
        else
            event.accepted = plain && event.text !== "" && table.pressLetter(event.text);
    }
    Component.onCompleted: lookLater()
    onWidthChanged: placeAgain()
    onHeightChanged: placeAgain()
    onNeededChanged: lookLater()

    Connections {
        target: bubbles.guide

        function onChanged() {
            bubbles.lookLater();
        }
    }

    Connections {
        target: bubbles.table.table.status

        function onUpdated() {
            bubbles.lookLater();
        }
    }

    Rectangle {
        x: bubbles.target.x - Theme.gapTiny
        y: bubbles.target.y - Theme.gapTiny
        width: bubbles.target.width + 2 * Theme.gapTiny
        height: bubbles.target.height + 2 * Theme.gapTiny
        visible: bubbles.pointing && !bubbles.folded
        radius: Theme.radius
        color: "transparent"
        border.width: 3
        border.color: Theme.brassBright
    }

    Rectangle {
        id: bubble

        objectName: "guideBubble"
        visible: !bubbles.folded
        // True if the number of the step is above the buttons instead of beside them.
        readonly property bool stacked: width < buttons.width + 2 * Theme.gap + 70 * Theme.textScale

        width: {
            const most = bubbles.width - 2 * Theme.gapSmall;
            if (bubbles.shape === GuideBubbles.Flat)
                return most;
            const isUsual = bubbles.shape === GuideBubbles.Usual;
            const least = buttons.width + 2 * Theme.gap + (isUsual ? 70 * Theme.textScale : 0);
            const wished = (isUsual ? 340 : bubbles.shape === GuideBubbles.Slim ? 285 : 240) * Math.max(1, Theme.textScale);
            return Math.min(most, Math.max(wished, least));
        }
        height: column.height + 2 * Theme.gap
        radius: Theme.radius
        color: Theme.plate
        onWidthChanged: bubbles.lookLater()
        onHeightChanged: bubbles.lookLater()

        // Keeps clicks on the bubble from reaching the table.
        TapHandler {}

        SoftShadow {}

        // The tip of the bubble: the outer corner of a rotated square at the bubble's edge.
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
                Accessible.name: bubbles.guide.spokenText
                Accessible.role: Accessible.AlertMessage
            }

            Item {
                width: parent.width
                height: bubble.stacked ? count.height + Theme.gapTiny + buttons.height : Math.max(buttons.height, count.height)

                PageText {
                    id: count

                    visible: bubbles.guide.count > 1
                    anchors.left: parent.left
                    y: bubble.stacked ? 0 : Math.round((parent.height - height) / 2)
                    width: parent.width - (bubble.stacked ? 0 : buttons.width + Theme.gapSmall)
                    text: qsTr("%1 of %2", "a step of a guide").arg(Numbers.whole(bubbles.guide.step)).arg(Numbers.whole(bubbles.guide.count))
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                }

                Row {
                    id: buttons

                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    spacing: Theme.gapTiny

                    StepButton {
                        successor: nextButton
                        objectName: "guideSkip"
                        visible: bubbles.guide.step < bubbles.guide.count
                        look: PageButton.Quiet
                        text: qsTr("Skip")
                        Accessible.description: qsTr("Ends the guide. It is not shown again.")
                        onClicked: bubbles.skipped()
                    }

                    StepButton {
                        successor: nextButton
                        objectName: "guideBack"
                        visible: bubbles.guide.step > 1
                        text: qsTr("Back")
                        onClicked: bubbles.guide.back()
                    }

                    PageButton {
                        id: nextButton

                        objectName: "guideNext"
                        focus: true
                        look: PageButton.Primary
                        text: bubbles.guide.step < bubbles.guide.count ? qsTr("Next") : qsTr("Got it")
                        onClicked: bubbles.proceed()
                    }
                }
            }
        }
    }

    // The button that shows the hidden guide again.
    PageButton {
        objectName: "guideUnfold"
        visible: bubbles.folded
        x: bubbles.table.plan.rulesCorner.x + (bubbles.LayoutMirroring.enabled ? -width - Theme.gapSmall : bubbles.table.plan.rulesCorner.width + Theme.gapSmall)
        y: bubbles.table.plan.rulesCorner.y + Math.round((bubbles.table.plan.rulesCorner.height - height) / 2)
        dark: true
        iconName: "info"
        text: qsTr("Guide: %1 of %2", "a step of a hidden guide").arg(Numbers.whole(bubbles.guide.step)).arg(Numbers.whole(bubbles.guide.count))
        Accessible.description: qsTr("Shows the guide again")
        onClicked: bubbles.unfold()
    }
}
