// SPDX-License-Identifier: GPL-3.0-or-later
// A place for cards on the table: its outline while it is empty, the backs of a stock, its
// gestures. If the place is not a stock, its cards are TableCards above it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile
import "FrontLayout.mjs" as FrontLayout

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

    // Rectangle of the place. Its member `outline` is the rectangle of the place's first card.
    required property var spot
    required property real em      // unit of length on the table, in pixels
    required property real labels  // text size on the table, in pixels
    property bool nearest: false   // true if a release would drop the dragged cards on this place
    property bool explained: true  // whether the place has a tool tip
    // Largest size of the title, in pixels, so that titles of places of the same size are equal.
    property real mostTitle: Infinity
    property bool gliding: false   // true if the place's movement to another seat is animated

    // True during keyboard navigation (InputMode.keyboard), so that the focus is visible.
    required property bool byKeyboard
    readonly property bool ringed: activeFocus && byKeyboard
    readonly property int corner: Math.round((spot.outline ?? spot).width * 0.06)
    // The area for frames around the place. A wide place has room for several cards. While it is
    // empty, only its outline is framed. If its cards lie on those of other places, the frame goes
    // around these, too (`whole`).
    readonly property rect framed: {
        const area = size === 0 && spot.outline ? spot.outline : spot.whole ?? spot;
        return Qt.rect(area.x, area.y - rise, area.width, area.height + rise);
    }

    // How far the cards of a stock or a pile extend above the place's rectangle, in pixels.
    readonly property int rise: {
        if (kind === "stock")
            return Math.round(Math.max(0, backs.count - 1) * Math.max(1, width / 60));
        return spot.heap ? Math.ceil(FrontLayout.stackLift(width, Math.max(0, size - 1))) : 0;
    }

    readonly property alias titleFits: titleText.fits
    readonly property alias titleSize: titleText.usual
    readonly property alias caption: captionText

    // True if the place is empty and shows its outline all the time. Empty places of other players
    // are visible only while a card may be played there.
    readonly property bool outlined: size === 0 && spot.outline && seat <= 0
    // False if the place looks like bare cloth. Then it has no tool tip.
    readonly property bool visibleThere: size > 0 || outlined || accepts || hinted || spot.hand === true

    property real reach: 0   // margin in pixels within which a touch counts as on the place

    signal chosen
    // Emitted when the place is clicked or tapped. `position` is in scene coordinates.
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
        // The edge of the picture is faint on the dark cloth.
        Rectangle {
            anchors.fill: parent
            visible: Theme.highContrast
            radius: place.corner
            color: "transparent"
            border.color: Theme.glassEdge
        }
        Text {
            id: titleText

            anchors { fill: parent; margins: Math.round(parent.width * 0.07) }
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 7
            text: place.title
            textFormat: Text.PlainText
            color: Theme.feltTextSoft
            // Text size that fits most titles, so that titles of neighbouring places have the
            // same size. On small places it is at least 10 pixels, because legibility is more
            // important. If a word is too wide even at the smallest size, the title is hidden.
            // A place with a caption already has its title below.
            readonly property bool fits: fitting >= minimumPixelSize && (place.spot.caption ?? 0) === 0
            visible: fits
            readonly property int fitting: Math.floor(width * longest.font.pixelSize / Math.max(1, longest.advanceWidth))
            readonly property real usual: Math.max(minimumPixelSize, Math.min(place.labels, Math.max(10, Math.floor(parent.width * 0.19)) * place.labels / place.em, fitting))
            font.pixelSize: Math.min(usual, place.mostTitle)
            font.weight: Font.Medium

            TextMetrics {
                id: longest
                font { pixelSize: 20; weight: Font.Medium }
                text: place.title.split(" ").reduce((one, other) => one.length >= other.length ? one : other, "")
            }
        }
    }

    Text {
        id: captionText

        visible: (place.spot.caption ?? 0) > 0
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: Math.round((place.spot.caption ?? 0) - place.em * 1.15) }
        width: Math.round(Math.max(parent.width * 1.25, place.em * 4))
        height: Math.round(place.em * 1.3)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        text: visible ? place.title : ""
        textFormat: Text.PlainText
        color: Theme.feltTextSoft
        font.pixelSize: Math.round(place.labels * 0.9)
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
        x: place.x + place.framed.x - place.spot.x
        y: place.y + place.framed.y - place.spot.y
        width: place.framed.width
        height: place.framed.height
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
    Accessible.onPressAction: if (enabled) place.chosen()

    ToolTip.text: label
    ToolTip.delay: RestingFinger.asked ? 0 : 900
    ToolTip.timeout: RestingFinger.asked ? -1 : 4000
    ToolTip.visible: explained && visibleThere && (hover.asks && !changed || RestingFinger.asked)
    RestingFinger.answers: visibleThere
    // All items share one tool tip. It is hidden here, because otherwise it would remain after this
    // place was deleted.
    Component.onDestruction: if (ToolTip.visible) ToolTip.hide()

    // True if the tool tip's text has changed under the pointer. The tool tip is hidden until the
    // pointer leaves the place and enters it again.
    property bool changed: false
    onLabelChanged: changed = hover.over

    MouseHover {
        id: hover
        onOverChanged: place.changed = false
        cursorShape: place.actionLabel !== "" || place.accepts ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Tap {
        gesturePolicy: TapHandler.WithinBounds
        margin: place.reach
        onTapped: (eventPoint) => place.tapped(eventPoint.scenePosition)
    }

    function choose() {
        forceActiveFocus(Qt.MouseFocusReason);
        chosen();
    }
}
