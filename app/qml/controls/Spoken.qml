// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for screen readers about disabled controls. Older versions of Qt do not report the disabled
// state, so the accessible name or description contains it.
pragma Singleton

import QtQuick

QtObject {
    readonly property string unavailable: qsTr("Not available now")

    // Returns the accessible name of a control.
    function name(name: string, enabled: bool): string {
        return enabled ? name : qsTr("%1, not available now").arg(name);
    }

    // Returns the accessible description of a control with this help text, which may be empty.
    function description(help: string, enabled: bool): string {
        if (enabled)
            return help;
        return help === "" ? unavailable : Sentence.of(qsTr("%1. %2", "Not available now; a help text"), unavailable, help);
    }
}
