// SPDX-License-Identifier: GPL-3.0-or-later
// The control of a house rule with several choices.
import QtQuick
import Downpile

PageChoice {
    id: control

    required property OptionRow option

    model: option.choices
    chosen: option.value
    help: option.spokenHelp
    Accessible.name: option.title
    onActivated: row => option.changed(row)
}
