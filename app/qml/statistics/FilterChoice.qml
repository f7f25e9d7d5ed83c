// SPDX-License-Identifier: GPL-3.0-or-later
// One filter of the statistics.
import QtQuick
import QtQuick.Layouts
import Downpile

PageChoice {
    id: choice

    // The values to choose from: maps with `value` and `text`.
    required property var choices
    required property var value

    signal picked(var value)

    Layout.fillWidth: true
    Layout.preferredWidth: 100
    Layout.minimumWidth: 60
    model: choices.map(each => each.text)
    chosen: choices.findIndex(each => each.value === choice.value)
    onActivated: at => picked(choices[at].value)
}
