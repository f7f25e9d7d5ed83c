// SPDX-License-Identifier: GPL-3.0-or-later
// The shortcuts of a review, from anywhere in the window.
import QtQuick
import Downpile

Item {
    id: keys

    required property TableReview review
    // True during a replay. If it is false, the keys only announce that there is no review.
    required property bool reviewable
    // True if a page covers the table. The replies are then announced but not shown.
    required property bool covered
    // True if a page or the rules cover the review. The keys then do nothing else than reply.
    required property bool hidden
    readonly property bool acts: enabled && reviewable && !hidden

    // Replies to a key without effect. If a page or the rules cover a review, says that the keys
    // act only at the table. Otherwise says `reason`.
    function reply(reason: string) {
        const sentence = reviewable && hidden ? qsTr("Only at the table.") : reason;
        if (covered)
            App.announcer.reply(sentence);
        else
            App.speech.reply(sentence);
    }

    visible: false

    Shortcut {
        sequences: ["F7"]
        enabled: keys.acts
        onActivated: {
            keys.review.open = !keys.review.open;
            App.announcer.reply(keys.review.open ? qsTr("Review shown.") : qsTr("Review hidden."));
        }
    }
    Shortcut {
        sequences: ["F3"]
        enabled: keys.acts && keys.review.open
        onActivated: keys.review.goToMistake(1)
    }
    Shortcut {
        sequences: ["Shift+F3"]
        enabled: keys.acts && keys.review.open
        onActivated: keys.review.goToMistake(-1)
    }
    Shortcut {
        sequences: ["F7"]
        enabled: keys.enabled && !keys.acts
        onActivated: keys.reply(qsTr("Only in a replay."))
    }
    Shortcut {
        sequences: ["F3", "Shift+F3"]
        enabled: keys.enabled && !(keys.acts && keys.review.open)
        onActivated: keys.reply(qsTr("No review."))
    }
}
