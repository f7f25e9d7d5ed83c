// SPDX-License-Identifier: GPL-3.0-or-later
// A few words that take no more room than they need; in too little of it they wrap.
import QtQuick

PageText {
    id: words

    // The widest that it may be.
    required property real room

    width: Math.min(Math.ceil(metrics.advanceWidth) + 1 + leftPadding + rightPadding, room)

    TextMetrics {
        id: metrics

        font: words.font
        text: words.text
    }
}
