// SPDX-License-Identifier: GPL-3.0-or-later
// The arrow keys that go through a replay: along the time line, which runs as the writing does.
pragma Singleton

import QtQuick

QtObject {
    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft
    readonly property string onKey: mirrored ? "Left" : "Right"
    readonly property string backKey: mirrored ? "Right" : "Left"
    // As they are shown,
    readonly property string on: mirrored ? "←" : "→"
    readonly property string back: mirrored ? "→" : "←"
    // and as they are said.
    readonly property string onSpoken: mirrored ? left : right
    readonly property string backSpoken: mirrored ? right : left
    readonly property string left: qsTr("left arrow", "a key, as it is said")
    readonly property string right: qsTr("right arrow", "a key, as it is said")

    // Either form of a key, pressed together with another.
    function withControl(key: string): string {
        return qsTr("Ctrl+%1", "keys").arg(key);
    }

    function withShift(key: string): string {
        return qsTr("Shift+%1", "keys").arg(key);
    }
}
