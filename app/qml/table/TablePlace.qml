// SPDX-License-Identifier: GPL-3.0-or-later
// A place for cards on the table: its outline while it is empty, the stock's backs, and its
// gestures. The cards of other places are TableCards above it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

Item {
    id: place

    required property string placeKey
    required property string zone
    required property string kind
    required property int seat
    required property int pile
    required property int size
    required property int score
    required property bool faceDown
    required property bool accepts
    required property bool hinted
    required property string title
    required property string label
    required property string actionLabel

    // The rectangle of the place, with the `outline` of its first card.
    required property var spot
    required property real em      // text size on the table, in pixels
    property bool nearest: false   // true if a release would drop the dragged cards here
    property bool explained: true  // whether the tool tip is enabled
    property bool gliding: false   // true while a change of seat is animated

    // True while the keyboard is in use, so that the focus is visible.
    required property bool byKeyboard
    readonly property bool ringed: activeFocus && byKeyboard
    readonly property int corner: Math.round((spot.outline ?? spot).width * 0.06)

    // Height of a stock's backs above the rectangle, in pixels.
    readonly property int rise: kind === "stock" ? Math.max(0, backs.count - 1) * Math.max(1, Math.round(width / 60)) : 0

    // True if the place is empty and always shows its outline. Empty places of other players are
    // shown only while a card may go there.
    readonly property bool outlined: size === 0 && spot.outline && seat <= 0
    // False for a place that looks like bare cloth. It has no tool tip.
    readonly property bool visibleThere: size > 0 || outlined || accepts || hinted || spot.hand === true

    property real reach: 0   // touch margin around the place, in pixels

    signal chosen
    // Emitted on a click or tap on the place; `position` is in scene coordinates.
    signal tapped(point position)

    x: spot.x
    y: spot.y
    width: spot.width
    height: spot.height
    z: spot.hand ? 1595 : spot.beneath ? 0 : 0.5

    Behavior on x { enabled: place.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }
    Behavior on y { enabled: place.gliding; NumberAnimation { duration: Theme.glide; easing.type: Easing.InOutCubic } }

    Item {
        visible: place.outlined
        x: place.outlined ? place.spot.outline.x - place.spot.x : 0
        width: place.spot.outline?.width ?? 0
        height: parent.height

        Picture {
            anchors.fill: parent
            source: "image://cards/blank" + Settings.cardQuery
        }
        Text {
            anchors { fill: parent; margins: Math.round(parent.width * 0.07) }
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 7
            text: place.title
            color: Theme.feltTextSoft
            // In this text size most titles fit, and titles of neighbouring places have the same
            // size. On small places the text is at least 10 pixels high, because legibility matters
            // more there.
            font.pixelSize: Math.min(place.em, Math.max(10, Math.floor(parent.width * 0.19)))
            font.weight: Font.Medium
        }
    }

    Text {
        visible: (place.spot.caption ?? 0) > 0
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: Math.round(place.em * 0.15) }
        width: Math.round(Math.max(parent.width * 1.25, place.em * 4))
        height: (place.spot.caption ?? 0)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        text: visible ? place.title : ""
        color: Theme.feltTextSoft
        font.pixelSize: Math.round(place.em * 0.9)
        font.weight: Font.Medium
        Accessible.ignored: true
    }

    Repeater {
        id: backs

        model: place.kind === "stock" ? Math.min(place.size, 1 + Math.ceil(place.size / 5)) : 0

        CardPicture {
            required property int index

            y: -Math.round(index * Math.max(1, place.width / 60))
            width: place.width
            height: place.height
            face: "back"
        }
    }

    PlaceMarks {
        parent: place.parent
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        accepts: place.accepts
        nearest: place.nearest
        hinted: place.hinted
        spot: place.spot
        corner: place.corner
        em: place.em
    }

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: actionLabel
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: place.chosen()

    ToolTip.text: label
    ToolTip.delay: RestingFinger.asked ? 0 : 900
    ToolTip.timeout: RestingFinger.asked ? -1 : 4000
    ToolTip.visible: explained && visibleThere && (hover.over && !changed || RestingFinger.asked)
    RestingFinger.answers: visibleThere
    // Hides the tool tip, which is shared by all items and would outlive this place.
    Component.onDestruction: if (ToolTip.visible) ToolTip.hide()

    // True after the text of the tool tip has changed, until the pointer returns. The tool tip is
    // hidden meanwhile.
    property bool changed: false
    onLabelChanged: changed = hover.over

    MouseHover {
        id: hover
        onOverChanged: place.changed = false
        cursorShape: place.actionLabel !== "" || place.accepts ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        margin: place.reach
        longPressThreshold: 3600  // seconds; a slow click counts as a click and not as a long press
        onTapped: (eventPoint) => place.tapped(eventPoint.scenePosition)
    }

    function choose() {
        forceActiveFocus(Qt.MouseFocusReason);
        chosen();
    }
}
