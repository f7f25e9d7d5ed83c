// SPDX-License-Identifier: GPL-3.0-or-later
// The shortcuts of a review, from anywhere in the window.
import QtQuick
import Downpile

Item {
    id: keys

    required property TableReview review
    // True during a replay. If it is false, the keys only announce that no review is available.
    required property bool reviewable

    visible: false

    Shortcut {
        sequences: ["F7"]
        enabled: keys.enabled && keys.reviewable
        onActivated: keys.review.open = !keys.review.open
    }
    Shortcut {
        sequences: ["F3"]
        enabled: keys.enabled && keys.reviewable && keys.review.open
        onActivated: keys.review.goToMistake(1)
    }
    Shortcut {
        sequences: ["Shift+F3"]
        enabled: keys.enabled && keys.reviewable && keys.review.open
        onActivated: keys.review.goToMistake(-1)
    }
    Shortcut {
        sequences: ["F7"]
        enabled: keys.enabled && !keys.reviewable
        onActivated: App.speech.reply(qsTr("Only in a replay."))
    }
    Shortcut {
        sequences: ["F3", "Shift+F3"]
        enabled: keys.enabled && !(keys.reviewable && keys.review.open)
        onActivated: App.speech.reply(qsTr("No review."))
    }
}
