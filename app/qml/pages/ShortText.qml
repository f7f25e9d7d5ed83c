// SPDX-License-Identifier: GPL-3.0-or-later
// A short text that is as wide as needed and wraps at `room`.
import QtQuick

PageText {
    id: words

    // Maximum width of the text, in pixels. A longer text is wrapped.
    required property real room

    width: Math.min(Math.ceil(metrics.advanceWidth) + 1 + leftPadding + rightPadding, room)

    TextMetrics {
        id: metrics

        font: words.font
        text: words.text
    }
}
