// SPDX-License-Identifier: GPL-3.0-or-later
// A short text, as wide as needed and wrapped at `room`.
import QtQuick

PageText {
    id: words

    // Maximum width in pixels, including the padding. A wider text is wrapped.
    required property real room

    width: Math.min(Math.ceil(metrics.advanceWidth) + 1 + leftPadding + rightPadding, room)

    TextMetrics {
        id: metrics

        font: words.font
        text: words.text
    }
}
