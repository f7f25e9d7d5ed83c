// SPDX-License-Identifier: GPL-3.0-or-later
// One part of what games are looked at.
import QtQuick
import QtQuick.Layouts
import Downpile

PageChoice {
    id: choice

    // Each with `value` and `text`.
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
