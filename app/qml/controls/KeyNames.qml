// SPDX-License-Identifier: GPL-3.0-or-later
// Names of keys for screen readers, which skip symbols such as a comma.
pragma Singleton

import QtQuick

QtObject {
    readonly property var names: ({
            "←": qsTr("left arrow", "the spoken name of a key"),
            "→": qsTr("right arrow", "the spoken name of a key"),
            "↑": qsTr("up arrow", "the spoken name of a key"),
            "↓": qsTr("down arrow", "the spoken name of a key"),
            ",": qsTr("comma", "the spoken name of a key"),
            ".": qsTr("full stop", "the spoken name of a key"),
            "?": qsTr("question mark", "the spoken name of a key")
        })

    // Returns the name of a key or of a combination such as `Ctrl+,`.
    function spoken(key: string): string {
        return key.split("+").map(part => names[part] ?? part).join("+");
    }
}
