// SPDX-License-Identifier: GPL-3.0-or-later
// The control of a numeric house rule.
import QtQuick
import Downpile

PageStepper {
    id: control

    required property OptionRow option

    from: option.least
    to: option.most
    value: option.value
    Accessible.name: option.title
    help: option.spokenHelp
    onValueModified: {
        option.changed(value);
        value = Qt.binding(() => control.option.value);
    }
}
