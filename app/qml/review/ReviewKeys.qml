// SPDX-License-Identifier: GPL-3.0-or-later
// The shortcuts of a review, from anywhere in the window.
import QtQuick
import Downpile

Item {
    id: keys

    required property TableReview review

    visible: false

    Shortcut {
        sequences: ["F7"]
        enabled: keys.enabled
        onActivated: keys.review.open = !keys.review.open
    }
    Shortcut {
        sequences: ["F3"]
        enabled: keys.enabled && keys.review.open
        onActivated: keys.review.goToMistake(1)
    }
    Shortcut {
        sequences: ["Shift+F3"]
        enabled: keys.enabled && keys.review.open
        onActivated: keys.review.goToMistake(-1)
    }
}
