// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through a player's first deal: one bubble at a time, next to its target on the table,
// which gets a ring. The table stays playable: the bubble avoids the hand, the prompt and the
// actions.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

FocusScope {
    id: bubbles

    required property Guide guide
    // The CardTable on which the guide is shown. It has the same position and size as this item.
    required property CardTable table

    // The area at which the bubble of the current step points; empty if the step has no subject or
    // its subject is not visible.
    property rect target
    readonly property bool pointing: target.width > 0
    // Area of the step's subject. It changes when cards arrive, are selected or leave.
    readonly property rect spot: guide.open && !folded && guide.subject !== "" ? table.areas.of(guide.subject) : Qt.rect(0, 0, 0, 0)
    // Distance between the bubble and the target, in pixels. The ring around the target and the
    // bubble's tip lie in between.
    readonly property real distance: ringMargin + Theme.gapSmall
    readonly property real ringMargin: Theme.gapTiny
    // The side of the target on which the bubble lies: "above", "below", "left", "right", or ""
    // without a target.
    property string side: ""
    // Position of the bubble's tip along its edge, or -1 for no tip.
    property real tip: -1
    // Length of the tip; it ends at the ring or, in a trick, at the cards of one player.
    property real tipLength: 0
    // Areas that the bubble must not cover. They change while cards arrive.
    readonly property var needed: table.areas.toAct()
    // Number of the step for which the bubble was last placed. If it is 0, the bubble is placed
    // without regard to its earlier place.
    property int placedStep: 0
    property int placedShape: 0
    // The bubble's lower right corner. It does not move between steps whose targets are equally near,
    // so that the Next button remains under the pointer.
    property point corner
    // True if the user has hidden the bubble. A button shows it again.
    readonly property bool folded: !guide.reading
    onFoldedChanged: {
        lookLater();
        if (!folded && table.activeFocus)
            nextButton.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Arrangement of the bubble's buttons: below the text in one line (Below) or in two lines
    // (Stacked), or beside the text (Beside).
    enum Arrangement {
        Below,
        Stacked,
        Beside
    }

    // True if the announcer has explained the question keys. It does so once, with the first step
    // of a guide that begins with its first steps and has more than one step.
    property bool keysAnnounced: false
    // The text of the step for screen readers; "" if the bubble is not visible.
    readonly property string announcement: visible && !folded ? guide.spokenText : ""
    property string announced: ""

    signal skipped
    // Emitted when the user has hidden the bubble. The receiver should then give the table the
    // keyboard focus.
    signal dismissed

    // A button of the bubble. If the button has the keyboard focus when a step hides it, the focus
    // moves to `successor`.
    component StepButton: PageButton {
        property Item successor: null
        // Number of the step on which the button acts. A press in another step is another action
        // for InputGuard, which rejects the second press of a double click.
        required property int purpose
        required property int textSize
        // False if the current step has no use for the button, such as Back in the first step.
        property bool isNeeded: true

        visible: isNeeded
        slim: true
        font.pixelSize: textSize
        onVisibleChanged: {
            if (!visible && focus && successor)
                successor.focus = true;
        }
    }

    // Hides the bubble, and tells screen readers how to show it again.
    function fold() {
        if (folded)
            return;
        guide.reading = false;
        const key = qsTranslate("AppMenuBar", "Shift+F1", "shortcut: show the guide");
        App.announcer.reply(qsTr("The guide is hidden. %1 shows it again.", "%1 is a key").arg(key));
        dismissed();
    }

    function unfold() {
        guide.reading = true;
        nextButton.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Where the pointer last pressed the button for the next step, in the window.
    property point pressedAt: Qt.point(-1, -1)

    function pressPoint(button: PageButton): point {
        return button.mapToItem(null, button.pressX, button.pressY);
    }

    // The bubble may move, so that another button comes under a resting pointer. Returns true if
    // this press is at the place of the last press for the next step, and meant as another one.
    function isRepeated(button: PageButton): bool {
        const at = pressPoint(button);
        return !InputMode.keyboard && Math.hypot(at.x - pressedAt.x, at.y - pressedAt.y) < 4;
    }

    // Shows the next step, or closes the guide after the last one.
    function proceed() {
        if (guide.step < guide.count)
            guide.next();
        else
            skipped();
    }

    // Withdraws the texts of an earlier step, or of a closed guide, that wait to be spoken.
    function withdraw() {
        App.announcer.withdraw(announced);
        App.announcer.withdraw(QuestionKeys.introduction);
        announced = "";
    }

    Component.onDestruction: withdraw()
    onAnnouncementChanged: {
        withdraw();
        Qt.callLater(tell); // qmllint disable
    }
    // The move that opens a step is spoken before the step.
    readonly property bool followsMove: table.table.presenter.moving && !table.table.presenter.dealing
    onFollowsMoveChanged: Qt.callLater(tell) // qmllint disable

    // Announces the step once.
    function tell() {
        if (announcement === "" || announcement === announced || table.speech === null || followsMove)
            return;
        announced = announcement;
        App.announcer.announce(announcement);
        if (guide.isFromStart && guide.step === 1 && guide.count > 1 && !keysAnnounced) {
            keysAnnounced = true;
            App.announcer.announce(QuestionKeys.introduction);
        }
    }

    function look() {
        const {areas} = table;
        // A step about played cards can be shown again after they are gone.
        const isGone = guide.isAboutEvent && areas.isTrick(guide.subject) && areas.plays(guide.subject).length === 0;
        target = isGone || areas.covered(guide.subject, spot) ? Qt.rect(0, 0, 0, 0) : spot;
        put();
    }

    // Looks up the target and places the bubble, after the table has been laid out. Does nothing
    // while the bubble is hidden.
    function lookLater() {
        if (!folded)
            Qt.callLater(look); // qmllint disable
    }

    // Places the bubble for the current step. During a step the bubble moves only if its place has
    // become unsuitable.
    function put() {
        const {prompt} = table.plan;
        const shapes = bubble.shapes();
        const best = guide.place({
            room: Qt.size(width, height),
            shapes: shapes,
            margin: Theme.gapSmall,
            // The tip can cross the prompt, which may lie between the bubble and the hand.
            tips: {
                distance: distance,
                farthest: Math.max(prompt.height + distance, needed[0].y - prompt.y) + distance,
                reach: bubble.radius + tipMark.width,
                width: tipMark.width
            },
            target: target,
            parts: table.areas.plays(guide.subject),
            free: needed,
            middle: table.areas.middle(),
            prompt: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height),
            seen: table.areas.toSee(),
            words: table.areas.words(),
            corner: placedStep > 0 ? corner : undefined,
            shape: placedShape,
            keeps: guide.step === placedStep
        });
        const shape = shapes[best.shape];
        bubble.arrangement = shape.arrangement;
        bubble.textSize = shape.textSize;
        bubble.width = shape.width;
        bubble.height = shape.height;
        bubble.x = best.x;
        bubble.y = best.y;
        side = best.side;
        tip = best.tip;
        tipLength = Math.max(0, best.gap - ringMargin - 1);
        placedStep = guide.step;
        placedShape = best.shape;
        corner = Qt.point(best.x + shape.width, best.y + shape.height);
    }

    function placeAgain() {
        placedStep = 0;
        lookLater();
    }

    objectName: "guide"
    visible: guide.open
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Guide to the first deal")
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
    onSpotChanged: lookLater()

    Connections {
        target: bubbles.guide

        function onChanged() {
            bubbles.lookLater();
        }
    }

    // When the dealing begins or ends, the bubble is placed again: during the dealing, the places
    // of cards are unknown.
    Connections {
        target: bubbles.table.table.presenter

        function onDealingChanged() {
            bubbles.placeAgain();
        }
    }

    Connections {
        target: bubbles.table.table.status

        function onUpdated() {
            bubbles.lookLater();
        }
    }

    Rectangle {
        x: bubbles.target.x - bubbles.ringMargin
        y: bubbles.target.y - bubbles.ringMargin
        width: bubbles.target.width + 2 * bubbles.ringMargin
        height: bubbles.target.height + 2 * bubbles.ringMargin
        objectName: "guideRing"
        // A hint has its own frames. Frames of both would cross.
        visible: bubbles.pointing && !bubbles.folded && bubbles.table.table.coach.hintText === ""
        radius: Theme.radius
        color: "transparent"
        border.width: 3
        border.color: Theme.brassBright
    }

    Rectangle {
        id: bubble

        readonly property real padding: Math.round(Theme.gap * 0.7)
        property int arrangement: GuideBubbles.Below
        property int textSize: Theme.normal
        readonly property bool isBeside: arrangement === GuideBubbles.Beside
        readonly property bool isStacked: arrangement === GuideBubbles.Stacked

        // Returns the shapes that the bubble can have, the best first: size, arrangement of the
        // buttons, text size, and `loss`, the cost of using the shape. If there is no room for
        // large text, the text can shrink to the size of the table's messages.
        function shapes(): var {
            const most = bubbles.width - 2 * Theme.gapSmall;
            const smallest = Math.min(Theme.normal, Math.floor(bubbles.table.plan.words));
            const list = [];
            const add = (width, arrangement, textSize, loss) => {
                const usual = width * Math.max(1, Theme.textScale * textSize / Theme.normal);
                const least = leastLine(arrangement, textSize) + 2 * padding;
                const whole = Math.ceil(Math.min(most, Math.max(usual, least)));
                measure.font.pixelSize = textSize;
                measure.width = widthOfText(whole, arrangement, textSize);
                const button = heightOfButtons(textSize);
                let height = measure.contentHeight;
                if (arrangement === GuideBubbles.Beside)
                    height = Math.max(height, button);
                else
                    height += Theme.gapTiny + (arrangement === GuideBubbles.Stacked ? 2 * button + buttons.spacing : button);
                list.push({
                    width: whole,
                    height: Math.ceil(height) + 2 * padding,
                    arrangement: arrangement,
                    textSize: textSize,
                    loss: loss
                });
            };
            for (let size = Theme.normal, loss = 0; ; size = Math.max(size - 2, smallest), loss += 60000) {
                add(340, GuideBubbles.Below, size, loss);
                add(285, GuideBubbles.Below, size, loss + 300);
                add(240, GuideBubbles.Below, size, loss + 600);
                add(460, GuideBubbles.Below, size, loss + 600);
                add(190, GuideBubbles.Stacked, size, loss + 1200);
                add(580, GuideBubbles.Beside, size, loss + 1200);
                add(most, GuideBubbles.Below, size, loss + 1500);
                add(most, GuideBubbles.Beside, size, loss + 1500);
                if (size === smallest)
                    return list;
            }
        }

        function widthOfText(width: real, arrangement: int, textSize: real): real {
            const beside = arrangement === GuideBubbles.Beside ? leastLine(arrangement, textSize) + Theme.gapSmall : Theme.gapTiny;
            return width - 2 * padding - hide.width - beside;
        }

        // Returns the least width, in pixels, of the buttons together with the number of the step.
        function leastLine(arrangement: int, textSize: real): real {
            const scale = textSize / bubble.textSize;
            const widthOf = button => button.isNeeded ? Math.ceil(button.implicitContentWidth * scale) + button.leftPadding + button.rightPadding + Theme.gapTiny : 0;
            const upper = count.implicitWidth * scale + widthOf(skipButton);
            const lower = widthOf(backButton) + widthOf(nextButton);
            return Math.ceil(arrangement === GuideBubbles.Stacked ? Math.max(upper, lower) : upper + lower + buttons.spacing);
        }

        function heightOfButtons(textSize: real): int {
            return Math.max(32, Math.round(Theme.controlHeight * textSize / Theme.normal));
        }

        objectName: "guideBubble"
        visible: !bubbles.folded
        radius: Theme.radius
        color: Theme.plate

        // Keeps clicks on the bubble from reaching the table.
        Tap { gesturePolicy: TapHandler.WithinBounds }

        SoftShadow {}

        // The tip of the bubble: the outer half of a rotated square, stretched to reach the ring.
        Item {
            id: tipMark

            readonly property bool isAcross: bubbles.side === "above" || bubbles.side === "below"
            readonly property real stretch: bubbles.tipLength / (width * Math.SQRT1_2)
            // A long tip is slim, because it crosses the prompt.
            readonly property real across: Math.max(0.5, Math.min(1, 1 / stretch))

            objectName: "guideTip"
            x: (bubbles.side === "left" ? bubble.width : bubbles.side === "right" ? 0 : bubbles.tip) - width / 2
            y: (bubbles.side === "above" ? bubble.height : bubbles.side === "below" ? 0 : bubbles.tip) - height / 2
            width: Theme.gap
            height: width
            visible: bubbles.tip >= 0
            transform: Scale {
                origin { x: tipMark.width / 2; y: tipMark.height / 2 }
                xScale: tipMark.isAcross ? tipMark.across : tipMark.stretch
                yScale: tipMark.isAcross ? tipMark.stretch : tipMark.across
            }

            Rectangle {
                anchors.fill: parent
                rotation: 45
                color: bubble.color
            }
        }

        PageText {
            objectName: "guideText"
            anchors.left: parent.left
            anchors.leftMargin: bubble.padding
            y: bubble.isBeside ? Math.round((bubble.height - height) / 2) : bubble.padding
            width: bubble.widthOfText(bubble.width, bubble.arrangement, bubble.textSize)
            text: bubbles.guide.text
            font.pixelSize: bubble.textSize
            Accessible.name: bubbles.guide.spokenText
            Accessible.role: Accessible.AlertMessage
        }

        // Measures the text for bubble.shapes().
        PageText {
            id: measure

            visible: false
            text: bubbles.guide.text
            Accessible.ignored: true
            onTextChanged: bubbles.lookLater()
        }

        PageButton {
            id: hide

            objectName: "guideFold"
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: bubble.padding / 2
            width: Math.round(Theme.normal * 1.8)
            height: width
            look: PageButton.Quiet
            iconName: "fold"
            focusPolicy: Qt.TabFocus
            spokenName: qsTr("Hide the guide")
            ToolTip.text: Sentence.of(qsTr("%1 (%2)", "the action of a button; its key"), spokenName, qsTranslate("KeysPage", "Esc"))
            onClicked: bubbles.fold()
        }

        Grid {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: bubble.padding + (bubble.isBeside ? hide.width : 0)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: bubble.padding
            columns: bubble.isStacked ? 1 : 2
            horizontalItemAlignment: Grid.AlignRight
            spacing: Theme.gapTiny
            onWidthChanged: bubbles.lookLater()

            Row {
                height: bubble.heightOfButtons(bubble.textSize)
                spacing: Theme.gapTiny

                PageText {
                    id: count

                    visible: bubbles.guide.count > 1
                    anchors.verticalCenter: parent.verticalCenter
                    width: {
                        const inner = bubble.width - 2 * bubble.padding - (skipButton.isNeeded ? skipButton.width + Theme.gapTiny : 0);
                        return bubble.isBeside ? implicitWidth : bubble.isStacked ? inner : inner - last.width - buttons.spacing;
                    }
                    text: Sentence.of(qsTr("%1 of %2", "a step of a guide"), Numbers.whole(bubbles.guide.step), Numbers.whole(bubbles.guide.count))
                    wrapMode: Text.NoWrap
                    font.pixelSize: Math.round(Theme.small * bubble.textSize / Theme.normal)
                    color: Theme.inkSoft
                }

                StepButton {
                    id: skipButton

                    successor: nextButton
                    purpose: bubbles.guide.step
                    textSize: bubble.textSize
                    height: bubble.heightOfButtons(bubble.textSize)
                    objectName: "guideSkip"
                    isNeeded: bubbles.guide.step < bubbles.guide.count
                    look: PageButton.Quiet
                    text: qsTr("Skip")
                    Accessible.description: qsTr("Ends the guide. It will not be shown again.")
                    onClicked: bubbles.isRepeated(skipButton) ? bubbles.proceed() : bubbles.skipped()
                }
            }

            Row {
                id: last

                spacing: Theme.gapTiny

                StepButton {
                    id: backButton

                    successor: nextButton
                    purpose: bubbles.guide.step
                    textSize: bubble.textSize
                    height: bubble.heightOfButtons(bubble.textSize)
                    objectName: "guideBack"
                    isNeeded: bubbles.guide.step > 1
                    text: qsTr("Back")
                    onClicked: bubbles.isRepeated(backButton) ? bubbles.proceed() : bubbles.guide.back()
                }

                StepButton {
                    id: nextButton

                    purpose: bubbles.guide.step
                    textSize: bubble.textSize
                    height: bubble.heightOfButtons(bubble.textSize)
                    objectName: "guideNext"
                    focus: true
                    look: PageButton.Primary
                    text: bubbles.guide.step < bubbles.guide.count ? qsTr("Next") : qsTr("Got it")
                    onClicked: {
                        bubbles.pressedAt = bubbles.pressPoint(nextButton);
                        bubbles.proceed();
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
        text: Sentence.of(qsTr("Guide: %1 of %2", "a step of a hidden guide"), Numbers.whole(bubbles.guide.step), Numbers.whole(bubbles.guide.count))
        Accessible.description: qsTr("Shows the guide again")
        onClicked: bubbles.unfold()
    }
}
