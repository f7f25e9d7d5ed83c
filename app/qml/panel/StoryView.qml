// SPDX-License-Identifier: GPL-3.0-or-later
// The story of the deal, a sentence a move, the newest at the bottom. It follows the newest unless
// one has scrolled back to read.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

ListView {
    id: story

    // The newest sentence is in sight, so it stays so.
    property bool following: true

    // Which sentence was read out last, on the way through them with the arrows.
    property int read: count
    // A sentence that is to be read out.
    signal reading(string text)

    function readNext(step: int) {
        read = Math.max(0, Math.min(count - 1, read + step));
        const sentence = story.model.value(read, "text");
        if (sentence)
            reading(sentence);
    }

    // For screen readers: from the top, whatever was made first.
    function arrangeForReading() {
        ReadingOrder.arrange(Array.from(contentItem.children).sort((one, other) => one.y - other.y));
    }

    function followNow() {
        if (following)
            positionViewAtEnd();
    }

    clip: true
    spacing: Theme.gapTiny
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    reuseItems: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Story of the deal")
    onMovementEnded: following = atYEnd
    onCountChanged: {
        Qt.callLater(arrangeForReading); // qmllint disable
        read = count;
        followNow();
    }
    onHeightChanged: followNow()
    onContentHeightChanged: followNow()

    Keys.onPressed: event => {
        const jumps = {
            [Qt.Key_Up]: -3 * Theme.normal,
            [Qt.Key_Down]: 3 * Theme.normal,
            [Qt.Key_PageUp]: -height * 0.85,
            [Qt.Key_PageDown]: height * 0.85,
            [Qt.Key_Home]: -contentHeight,
            [Qt.Key_End]: contentHeight
        };
        if (event.key in jumps) {
            const lowest = originY + Math.max(0, contentHeight - height);
            contentY = Math.max(originY, Math.min(lowest, contentY + jumps[event.key]));
            following = atYEnd;
            event.accepted = true;
        }
        if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            readNext(event.key === Qt.Key_Up ? -1 : 1);
    }

    ScrollBar.vertical: PageScrollBar {
        dark: true
        onPressedChanged: story.following = story.atYEnd
    }

    delegate: Item {
        id: entry

        required property string text
        required property bool isYou
        required property bool isHeading

        width: ListView.view ? ListView.view.width : 0
        // What does not fit at the top is not cut through, unless one scrolls back to it.
        opacity: story.following && y < story.contentY - 1 && height < story.height ? 0 : 1
        implicitHeight: sentence.implicitHeight + (isHeading ? Theme.gapSmall : 0)
        Accessible.role: Accessible.ListItem
        Accessible.name: text

        Rectangle {
            x: entry.LayoutMirroring.enabled ? parent.width - width : 0
            y: sentence.y + 2
            width: 3
            height: sentence.height - 4
            radius: 1.5
            visible: entry.isYou
            color: Theme.brass
        }

        PageText {
            id: sentence

            x: entry.LayoutMirroring.enabled ? Theme.gap : Theme.gapSmall + 2
            y: entry.isHeading ? Theme.gapSmall : 0
            width: parent.width - Theme.gapSmall - 2 - Theme.gap
            text: entry.text
            color: entry.isHeading || entry.isYou ? Theme.feltText : Theme.feltTextSoft
            font.weight: entry.isHeading ? Font.Bold : Font.Normal
            Accessible.ignored: true
        }
    }
}
