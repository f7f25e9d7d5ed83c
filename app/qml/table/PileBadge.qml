// SPDX-License-Identifier: GPL-3.0-or-later
// A label at the lower edge of a pile, as the arrangement specifies: the number of cards, or their
// worth. While the cards of a move are being brought one by one, the label shows how many of them
// were brought. If there is little room, the points of a closed pile are added up. If piles overlap,
// there is only room for the points without their unit, and every second label is higher.
import QtQuick
import Downpile

Pill {
    id: badge

    required property string zone
    required property int seat
    required property int pile
    required property int size
    required property int score
    required property bool faceDown
    required property string progress
    required property real em
    // Rectangle of the place. Its member `badge` says what the badge shows, such as `worth`
    // (points) or `count` (number of cards).
    required property var spot
    // Maximum text size of this badge while it shows the points of a pile; the same for all piles.
    property real most: Infinity

    readonly property bool showsWorth: visible && progress === "" && !narrow && spot.badge === "worth" && score > 0
    // Room for the badge: `seen` is the width of the place that no other place covers, `room` the
    // distance to the next place.
    readonly property real seen: spot.seen ?? spot.width
    readonly property real room: Math.min(spot.step ?? spot.width, spot.width * 1.1)
    // Maximum text size of the badge, which depends on the width of the card. If there is little
    // room, the text first gets slightly smaller. If it is still too wide, it is shortened, at last
    // to a number.
    readonly property real wished: Math.min(em * 0.86, Math.max(9.5, spot.width * 0.34))
    readonly property string longest: sizeOf(full) >= wished * kLeast || points === "" ? full : points
    readonly property real fitting: sizeOf(longest)
    readonly property bool narrow: fitting < wished * kLeast
    // Least text size of a text with a unit, relative to `wished`.
    readonly property real kLeast: 0.8
    readonly property real fullSize: narrow ? wished : fitting
    readonly property bool staggered: narrow && room < wished * 2.6

    visible: progress !== "" || (size > 0 && (spot.badge ?? "") !== "")
    bright: spot.badge === "bright" || progress !== ""
    pixelSize: bright ? Math.min(em * 1.1, spot.width * 0.3) : staggered ? Math.min(fullSize, Math.max(9, room * 1.1)) : Math.min(fullSize, showsWorth ? most : Infinity)
    // The complete text of the badge, shown if there is room for it.
    readonly property string full: {
        if (progress !== "")
            return progress;
        if (spot.badge !== "worth" || score === 0)
            return Numbers.whole(size);
        // Badges with a number of cards have no unit. So points have a unit, to distinguish them.
        //: On a closed pile: %1 cards, worth %n points each. As short as possible.
        if (faceDown)
            return qsTr("%1 × %n pt(s)", "", Math.round(score / size)).arg(Numbers.whole(size));
        return points;
    }
    //: The worth of a pile. As short as possible.
    readonly property string points: progress === "" && spot.badge === "worth" && score > 0 ? qsTr("%n pt(s)", "", score) : ""
    text: narrow && progress === "" ? Numbers.whole(score > 0 ? score : size) : longest

    // Returns the largest text size at which this text fits.
    function sizeOf(text: string): real {
        return Math.min(wished, room / Theme.pillWidth(text));
    }

    x: Math.round(spot.x + (staggered ? Math.max(0, (seen - width) / 2) : (seen - width) / 2))
    y: Math.round(spot.y + spot.height - height * 0.62 - (staggered && pile % 2 === 1 ? height * 1.02 : 0))
}
