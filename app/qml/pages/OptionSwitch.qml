// SPDX-License-Identifier: GPL-3.0-or-later
// The control of an on/off house rule.
import QtQuick
import Downpile

PageSwitch {
    id: control

    required property OptionRow option

    checked: option.value !== 0
    Accessible.name: option.title
    help: option.spokenHelp
    onToggled: {
        option.changed(checked ? 1 : 0);
        checked = Qt.binding(() => control.option.value !== 0);
    }
}
