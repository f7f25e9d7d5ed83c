// SPDX-License-Identifier: GPL-3.0-or-later
// The arrow keys of a replay. They have the directions of the time line, which is mirrored in
// right-to-left languages.
pragma Singleton

import QtQuick

QtObject {
    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft
    readonly property string onKey: mirrored ? "Left" : "Right"
    readonly property string backKey: mirrored ? "Right" : "Left"
    // Symbols of the arrow keys for going forward and back in the replay.
    readonly property string on: mirrored ? "←" : "→"
    readonly property string back: mirrored ? "→" : "←"

    // Returns the text for a key pressed together with Ctrl, such as `Ctrl+→`.
    function withControl(key: string): string {
        return qsTr("Ctrl+%1", "keys").arg(key);
    }

    function withShift(key: string): string {
        return qsTr("Shift+%1", "keys").arg(key);
    }
}
