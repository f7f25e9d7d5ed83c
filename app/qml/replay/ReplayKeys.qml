// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a replay, wherever the keyboard is in the window. A button that has it is pressed by
// the space bar, and a list that has it turns its own pages.
import QtQuick
import Downpile

Item {
    id: keys

    required property ReplayControl replay
    property bool buttonHasFocus: false
    property bool listHasFocus: false

    visible: false

    Shortcut {
        sequences: ["Space"]
        enabled: keys.enabled && !keys.buttonHasFocus
        onActivated: keys.replay.toggle()
    }
    Shortcut {
        sequences: ["Right"]
        enabled: keys.enabled
        onActivated: keys.replay.forward()
    }
    Shortcut {
        sequences: ["Left"]
        enabled: keys.enabled
        onActivated: keys.replay.back()
    }
    Shortcut {
        sequences: ["Ctrl+Right"]
        enabled: keys.enabled
        onActivated: keys.replay.deal(1)
    }
    Shortcut {
        sequences: ["Ctrl+Left"]
        enabled: keys.enabled
        onActivated: keys.replay.deal(-1)
    }
    Shortcut {
        sequences: ["PgDown"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.replay.deal(1)
    }
    Shortcut {
        sequences: ["PgUp"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.replay.deal(-1)
    }
    Shortcut {
        sequences: ["Home"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.replay.goTo(0)
    }
    Shortcut {
        sequences: ["End"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.replay.goTo(keys.replay.lastStop)
    }
}
