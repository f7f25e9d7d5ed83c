// SPDX-License-Identifier: GPL-3.0-or-later
// One card of CardModel. CardTable computes its home from its place and slot. If the home changes,
// the card travels there, above all cards at rest. At rest it has the size of its home, so that its
// picture is rendered for exactly these pixels. In flight it has the larger of its sizes at the
// start and at the end, and is scaled down.
import QtQuick
import QtQuick.Controls.Basic
import Downpile
import "TableLayout.mjs" as TableLayout

Item {
    id: card

    required property int key
    required property string face
    required property string zone
    required property int seat
    required property int pile
    required property int slot
    required property int count
    required property int fanSlot
    required property int known
    required property bool isOwn
    required property bool liftable
    required property string pickLabel
    required property bool selected
    required property bool carried
    required property bool dropped
    required property bool playable
    required property bool idle
    required property bool hinted
    required property bool marked
    required property bool leading
    required property bool brought
    required property int gatheredAt
    required property bool turnedUp
    required property string label
    required property string use
    required property int arrival

    // Resting position of the card: {x, y, width, height, rotation, layer, shaded, closed}; x and y
    // are its centre. `shaded`: the card casts a shadow on the card below. `closed`: only its back
    // is shown.
    required property var home
    // The layout of the table (TableLayout). If it changes, cards jump to their new positions
    // instead of being animated.
    required property var plan
    // True during keyboard navigation (InputMode.keyboard), so that the focus is visible.
    required property bool byKeyboard
    // Margin around the card in pixels. A touch within the margin counts as a touch on the card.
    property real reach: 0
    // True while the card is being dragged. Then its centre is (heldX, heldY).
    property bool held: false
    // True while a finger slides along the hand and is at this card. Lifting the finger would
    // select or deselect the card.
    property bool previewed: false
    property real heldX: 0
    property real heldY: 0
    // True from the drop of the card until its move is shown or refused. Until then the card stays
    // over the place `waitingOver`, even if the table is laid out again.
    property bool waiting: false
    property Item waitingOver: null
    // Position of the card's centre relative to `waitingOver`: 0 is the left or upper edge, 1 the
    // right or lower edge.
    property point waitingAt

    // Emitted when the card gets a new resting position (home). If a card changes its place,
    // several roles change one after the other. So the receiver must call travel() once after all
    // of them.
    signal departure
    // Emitted when the card was touched at a position of the scene, for the `count`th time in quick
    // succession. Cards that are covered by the touched card may emit it, too.
    signal tapped(point position, int count)
    signal picked
    signal toggled
    signal activated
    signal runChosen
    signal grabbed(point position, bool byFinger)
    signal moved(point position)
    signal released
    // Emitted when a drag ends without a release, because the touch was cancelled.
    signal withdrawn

    readonly property bool pickable: pickLabel !== "" && !liftable
    readonly property bool usable: liftable || pickable
    // Position of the card in the hand as text. Otherwise screen readers would give the position
    // among all items of the window.
    readonly property string handPosition: isOwn && usable ? Sentence.of(qsTr("%1 of %2", "position in the hand; cards in the hand"), slot + 1, count) : ""
    readonly property bool faceUp: face !== "" && !(home.closed ?? false)
    // True for a face-up card of another player that can be chosen: it has a ring. In hands that are
    // opened for a choice, the whole hand has a frame instead.
    readonly property bool ringedToPick: pickable && faceUp && seat > 0 && !TableLayout.isHand(plan, zone)
    readonly property bool ringed: activeFocus && byKeyboard
    readonly property bool flying: progress < 1
    readonly property real seenWidth: lerp(fromWidth, to.width)
    readonly property bool afloat: held || waiting
    readonly property real floatX: waitingOver ? waitingOver.x + waitingOver.width * waitingAt.x : heldX
    readonly property real floatY: waitingOver ? waitingOver.y + waitingOver.height * waitingAt.y : heldY
    readonly property real centreX: afloat ? floatX : lerp(from.x, to.x)
    readonly property real centreY: afloat ? floatY : lerp(from.y, to.y) - lift
    // True while a finger rests on the card or has reached it by sliding. Then the card is raised
    // and shows its name.
    readonly property bool shownToFinger: previewed || RestingFinger.asked
    // With the setting showPlayable, cards that cannot be played are dimmed, and playable cards of
    // the viewer (`offered`) are slightly raised.
    readonly property bool dimmed: idle && Settings.showPlayable && !selected && !afloat
    readonly property bool offered: playable && isOwn && Settings.showPlayable
    // Maximum raise of a selected card of the hand in pixels, without a finger on it.
    readonly property real selectedRaise: height * 0.12
    // Raise of the card in pixels, without a pointer, a finger or the keyboard focus on it.
    readonly property real restingRaise: selected ? selectedRaise : offered ? height * 0.04 : 0
    readonly property real raise: restingRaise + (!selected && (hover.over || ringed) ? height * 0.06 : 0) + (shownToFinger ? height * 0.2 : 0)

    property real lift: afloat ? 0 : usable ? raise : marked ? height * 0.06 : 0
    property var from: home
    property var to: home
    property real fromWidth: home.width   // width of the card on screen when the animation starts
    property real progress: 1
    property int arrivalSeen: 0
    property var planSeen: plan
    property string shownFace: ""
    property bool selectedBefore: false
    property bool due: false

    width: flying ? Math.max(Math.ceil(fromWidth), to.width) : to.width
    height: flying ? Math.round(width * to.height / to.width) : to.height
    x: centreX - width / 2
    y: centreY - height / 2
    z: afloat ? 3000 + slot : flying && aloft ? 2000 + arrival % 900 : home.layer
    rotation: afloat ? 0 : lerp(from.rotation, to.rotation)
    scale: (afloat ? 1.05 : 1) * seenWidth / width
    transformOrigin: Item.Center
    activeFocusOnTab: false

    // True if the animation leads to another place or follows a drag; false if the card only moves
    // within its place.
    property bool aloft: false

    function lerp(start: real, end: real): real {
        return start + (end - start) * progress;
    }

    // Moves the card from its current position to its resting position, usually with an animation.
    // While the card is dragged or waits after a drop, only changes its size.
    function travel() {
        due = false;
        const arrives = arrival !== arrivalSeen;
        if (held || waiting && dropped) {
            resize();
            return;
        }
        if (waiting) {
            letGo();
            return;
        }
        if (!arrives && sameSpot(home, to))
            return;
        const isNewPlan = plan !== planSeen;
        arrivalSeen = arrival;
        planSeen = plan;
        if (isNewPlan || Theme.reducedMotion) {
            settle();
            if (arrives)
                appear.restart();
            return;
        }
        // If the slot of a card changes while the card still moves to its place, it stays above
        // resting cards.
        aloft = arrives || flying && aloft;
        const now = {x: lerp(from.x, to.x), y: lerp(from.y, to.y), rotation: lerp(from.rotation, to.rotation)};
        depart(now, seenWidth, gatheredAt >= 0 ? 260 : arrives ? 220 : 160);
    }

    // Returns true if this position of the scene is on the card.
    function touches(position: point): bool {
        return touchArea.contains(touchArea.mapFromItem(null, position.x, position.y));
    }

    // Handles a click on the card. If the card can be picked, the click picks it. Otherwise the
    // first click selects or deselects the card, and the second click of a double click plays it.
    function click(count: int) {
        forceActiveFocus(Qt.MouseFocusReason);
        if (pickable) {
            picked();
            return;
        }
        if (count % 2 === 1) {
            selectedBefore = selected;
            toggled();
            return;
        }
        // A double click plays the card. So the change of the selection by the first click is
        // reverted.
        if (selected !== selectedBefore)
            toggled();
        activated();
    }

    function becomeDue() {
        if (due)
            return;
        due = true;
        departure();
    }

    function sameSpot(one: var, other: var): bool {
        return one.x === other.x && one.y === other.y && one.width === other.width && one.rotation === other.rotation;
    }

    function depart(start: var, startWidth: real, duration: int) {
        journey.stop();
        from = start;
        to = home;
        fromWidth = startWidth;
        progress = 0;
        journey.duration = duration;
        journey.start();
    }

    // Ends the card's animation and puts the card at its resting position.
    function settle() {
        journey.stop();
        waiting = false;
        waitingOver = null;
        arrivalSeen = arrival;
        resize();
        progress = 1;
    }

    // Gives the card the size that its place has in the current layout, even while the card is
    // being dragged.
    function resize() {
        from = home;
        to = home;
        fromWidth = home.width;
    }

    // Called when the card was dropped on a place that may accept it. The card stays there until
    // the role `dropped` becomes false because its move is shown or refused.
    function waitOver(place: Item) {
        if (place)
            waitingAt = Qt.point((heldX - place.x) / place.width, (heldY - place.y) / place.height);
        waitingOver = place;
        waiting = true;
        held = false;
    }

    // Ends a drag or the wait after a drop. The card returns to its resting position from its
    // current position.
    function letGo() {
        const start = {x: floatX, y: floatY, rotation: 0};
        const arrives = arrival !== arrivalSeen;
        held = false;
        waiting = false;
        waitingOver = null;
        arrivalSeen = arrival;
        planSeen = plan;
        if (Theme.reducedMotion) {
            settle();
            if (arrives)
                appear.restart();
            return;
        }
        aloft = true;
        depart(start, width * 1.05, 200);
    }

    onHomeChanged: becomeDue()
    onArrivalChanged: becomeDue()
    onDroppedChanged: if (waiting) becomeDue()
    onFaceChanged: if (face !== "") shownFace = face
    Component.onCompleted: {
        shownFace = face;
        settle();
        due = false;
    }

    NumberAnimation {
        id: journey
        target: card
        property: "progress"
        to: 1
        easing.type: Easing.OutCubic
    }
    NumberAnimation {
        id: appear
        target: card
        property: "opacity"
        from: 0.2
        to: 1
        duration: 120
    }
    Behavior on lift {
        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutQuad }
    }

    Item {
        id: sides

        property real turn: card.faceUp ? 0 : 180

        anchors.fill: parent
        transform: Rotation {
            origin.x: sides.width / 2
            origin.y: sides.height / 2
            axis { x: 0; y: 1; z: 0 }
            angle: sides.turn > 90 ? sides.turn - 180 : sides.turn
        }
        Behavior on turn {
            enabled: !Theme.reducedMotion
            NumberAnimation { duration: 220; easing.type: Easing.InOutQuad }
        }

        BorderImage {
            id: shadow

            readonly property int blur: Math.max(2, Math.round(card.width / (card.afloat || card.lift > 0 ? 11 : 17)))
            readonly property real inset: card.width * 0.025

            visible: card.slot === 0 || card.usable || card.flying || card.afloat || (card.home.shaded ?? false)
            x: inset - blur
            y: inset * 1.4 - blur + Math.round(blur * (card.afloat ? 0.9 : 0.35))
            width: card.width - 2 * inset + 2 * blur
            height: card.height - 2.8 * inset + 2 * blur
            source: "image://shadow/" + blur
            border { left: 2 * shadow.blur; right: 2 * shadow.blur; top: 2 * shadow.blur; bottom: 2 * shadow.blur }
            opacity: card.afloat ? 0.75 : 1
        }
        CardPicture {
            anchors.fill: parent
            antialiasing: card.rotation !== 0
            face: sides.turn < 90 && card.shownFace !== "" ? card.shownFace : "back"
        }
    }

    Rectangle {
        visible: opacity > 0
        opacity: card.dimmed ? 1 : 0
        anchors { fill: parent; leftMargin: card.width * 0.025; rightMargin: card.width * 0.025; topMargin: card.height * 0.025; bottomMargin: card.height * 0.025 }
        radius: Math.round(card.width * 0.057)
        antialiasing: card.rotation !== 0
        color: "#4d0c1a15"
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    }
    // Few cards have marks at a time. So the marks exist only while the card has at least one.
    Loader {
        anchors.fill: parent
        active: card.selected || card.hinted || card.marked || card.leading || card.brought || card.ringedToPick
        Component.onCompleted: setSource("CardMarks.qml", {
            "card": card
        })
    }

    RestingFinger.answers: usable
    ToolTip.text: use === "" ? label : label + "\n" + use
    ToolTip.visible: shownToFinger && !afloat

    Accessible.ignored: !usable
    Accessible.role: pickable ? Accessible.Button : Accessible.ListItem
    Accessible.name: usable ? label : ""
    Accessible.description: Array.of(use, handPosition).filter(part => part !== "").join(", ")
    Accessible.focusable: usable
    Accessible.focused: activeFocus
    Accessible.selectable: liftable
    Accessible.selected: selected
    Accessible.onPressAction: if (enabled) pickable ? card.picked() : card.toggled()
    Accessible.onToggleAction: if (enabled) card.toggled()

    // When the card is raised, its touch area still includes its lower position. Otherwise the card
    // would move away from under the pointer.
    Item {
        id: touchArea
        anchors { fill: parent; bottomMargin: -Math.ceil(card.lift) }

        MouseHover {
            id: hover
            enabled: card.usable
            cursorShape: card.pickable ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        Tap {
            enabled: card.usable
            gesturePolicy: TapHandler.WithinBounds
            margin: card.isOwn ? 0 : card.reach
            onTapped: (eventPoint) => {
                if (point.modifiers & Qt.ShiftModifier && card.liftable)
                    card.runChosen();
                else
                    card.tapped(eventPoint.scenePosition, tapCount);
            }
        }
        DragHandler {
            id: dragging

            property bool ending: false

            // Reports the end of a drag once. If no release of the point was reported, the drag is
            // withdrawn.
            function end(wasReleased: bool) {
                if (!ending)
                    return;
                ending = false;
                if (wasReleased)
                    card.released();
                else
                    card.withdrawn();
            }

            function endWithout() {
                end(false);
            }

            target: null
            enabled: card.usable
            // A click that takes a card need not be precise.
            dragThreshold: card.pickable ? card.height / 4 : InputMode.touch ? 10 : 6
            onActiveChanged: {
                if (active) {
                    card.grabbed(Qt.point(centroid.scenePressPosition.x, centroid.scenePressPosition.y),
                                 centroid.device?.type === PointerDevice.TouchScreen);
                    card.moved(Qt.point(centroid.scenePosition.x, centroid.scenePosition.y));
                } else {
                    ending = true;
                    Qt.callLater(endWithout); // qmllint disable
                }
            }
            // Only the lowest byte of the point's state is compared. The type of the state has one
            // byte, and Qt 6.4 leaves the other bytes unset.
            onGrabChanged: (transition, point) => end((point.state & 0xff) === Qt.TouchPointReleased)
            onCentroidChanged: {
                if (active)
                    card.moved(Qt.point(centroid.scenePosition.x, centroid.scenePosition.y));
            }
        }
    }
}
