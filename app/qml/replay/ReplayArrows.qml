// SPDX-License-Identifier: GPL-3.0-or-later
// The arrow keys that go through a replay: along the time line, which runs as the writing does.
pragma Singleton

import QtQuick

QtObject {
    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft
    readonly property string onKey: mirrored ? "Left" : "Right"
    readonly property string backKey: mirrored ? "Right" : "Left"
    // As they are shown.
    readonly property string on: mirrored ? "←" : "→"
    readonly property string back: mirrored ? "→" : "←"
}
