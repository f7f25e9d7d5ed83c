// SPDX-License-Identifier: GPL-3.0-or-later
// The story (log) of the game: sentences about its events, the newest at the bottom. The view
// follows the newest sentence unless the user has scrolled back.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

ListView {
    id: story

    // True while the view scrolls to the newest sentence by itself, or in a replay to the current
    // one.
    property bool following: true

    // Row last read aloud; `count` if the newest one has not been read yet.
    property int read: count
    // Row of the replay's current position; -1 if there is no replay. Later rows are dimmed.
    property int current: -1
    readonly property bool isReplay: current >= 0
    // Emitted with a sentence to be read aloud.
    signal reading(string text)
    // Emitted when the user presses a key to read before the first sentence (`isFirst`) or after
    // the last one.
    signal ended(bool isFirst)
    // Emitted when the user has chosen the row to which the replay must go.
    signal chosen(int row)

    // Reads the sentence `step` rows further; 0 reads the same one again.
    function readNext(step: real) {
        const next = Math.max(0, Math.min(count - 1, read + step));
        const sentence = story.model.value(next, "text");
        if (sentence && (next !== read || Math.abs(step) !== 1))
            reading(sentence);
        else
            ended(step < 0);
        read = next;
    }

    // Reads the newest sentence or, in a replay, the current one.
    function readNewest() {
        read = isReplay ? current : count - 1;
        const sentence = story.model.value(read, "text");
        if (sentence)
            reading(sentence);
    }

    // Gives screen readers the rows in order from top to bottom. The view creates them in any
    // order.
    function arrangeForReading() {
        ReadingOrder.arrange(Array.from(contentItem.children).sort((one, other) => one.y - other.y));
    }

    // Scrolls to the sentence to be followed. Must not be called while the view handles a change of
    // its model: the view would then create all rows.
    function followNow() {
        if (following && isReplay)
            positionViewAtIndex(current, ListView.Center);
        else if (following)
            showEnd();
    }

    // Scrolls to the newest sentence. When sentences are removed or the view gets higher, Qt may
    // leave a gap above the sentences that were visible. Positioning at the beginning first makes
    // Qt create the missing ones.
    function showEnd() {
        positionViewAtEnd();
        const isGap = y => itemAt(width / 2, contentY + y) === null;
        if (contentY > originY && isGap(1) && isGap(spacing + 2))
            positionViewAtBeginning();
        positionViewAtEnd();
    }

    function followLater() {
        Qt.callLater(followNow); // qmllint disable
    }

    clip: true
    spacing: Theme.gapTiny
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    reuseItems: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Story of the game")
    onActiveFocusChanged: {
        if (activeFocus)
            readNewest();
    }
    onMovementEnded: following = atYEnd && !isReplay
    onCurrentChanged: {
        read = current;
        following = true;
        followLater();
    }
    onCountChanged: {
        read = count;
        Qt.callLater(arrangeForReading); // qmllint disable
        followLater();
    }
    onHeightChanged: followLater()
    onContentHeightChanged: followLater()

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
            following = atYEnd && !isReplay;
            event.accepted = true;
        }
        const steps = {
            [Qt.Key_Up]: -1,
            [Qt.Key_Down]: 1,
            [Qt.Key_Home]: -Infinity,
            [Qt.Key_End]: Infinity
        };
        if (event.key in steps)
            readNext(steps[event.key]);
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (isReplay)
                chosen(read);
            else
                readNext(0);
            event.accepted = true;
        }
    }

    ScrollFade {
        view: story
        dark: true
    }

    ScrollBar.vertical: PageScrollBar {
        dark: true
        onPressedChanged: story.following = story.atYEnd && !story.isReplay
    }

    delegate: Item {
        id: entry

        required property string text
        required property bool isYou
        required property bool isHeading
        required property int index
        readonly property bool isCurrent: story.isReplay && index === story.current
        readonly property bool isRead: story.activeFocus && InputMode.keyboard && index === story.read
        readonly property bool isLater: story.isReplay && index > story.current

        width: ListView.view ? ListView.view.width : 0
        // While the view follows the newest sentence, a sentence cut off at the top is hidden. A
        // sentence that is higher than the view stays visible.
        opacity: story.following && y < story.contentY - 1 && height < story.height ? 0 : 1
        implicitHeight: sentence.implicitHeight + (isHeading ? Theme.gapSmall : 0)
        // A ListView gives the focus to its first item. The list itself must keep the focus.
        // Otherwise a screen reader would read the oldest sentence.
        onFocusChanged: focus = false
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selected: isCurrent
        Accessible.onPressAction: if (enabled && story.isReplay) story.chosen(index)

        Rectangle {
            anchors.fill: sentence
            anchors.margins: -2
            visible: entry.isCurrent || story.isReplay && (hover.over || entry.isRead)
            radius: Theme.radiusSmall
            color: entry.isCurrent ? Theme.veilDown : Theme.veil
            border.width: entry.isRead ? 1 : 0
            border.color: Theme.focus
        }

        MouseHover {
            id: hover
            enabled: story.isReplay
        }

        Tap {
            enabled: story.isReplay
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: story.chosen(entry.index)
        }

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
            opacity: entry.isLater ? 0.65 : 1
            Accessible.ignored: true
        }
    }
}
