// SPDX-License-Identifier: GPL-3.0-or-later
// The shortcuts of a replay, from anywhere in the window. While a button has the focus, the space
// bar presses this button. While the side panel has the focus, it handles Home, End, Page Up and
// Page Down itself.
pragma ComponentBehavior: Bound

import QtQuick
import QtQml
import Downpile

Item {
    id: keys

    required property ReplayControl replay
    property bool buttonHasFocus: false
    property bool listHasFocus: false

    visible: false

    // Calls `move`. If the replay does not move, announces `none` or, if that is empty, its beginning
    // or end.
    function walk(move: var, isBack: bool, none = "") {
        const before = replay.stop;
        move();
        if (replay.stop === before && none !== "")
            App.announcer.reply(none);
        else if (replay.stop === before)
            App.announcer.replyEnd(isBack, InputMode.guard.presses());
    }

    Shortcut {
        sequences: ["Space"]
        enabled: keys.enabled && !keys.buttonHasFocus
        onActivated: keys.replay.toggle()
    }
    Shortcut {
        sequences: [ReplayArrows.onKey]
        enabled: keys.enabled
        onActivated: keys.walk(() => keys.replay.forward(), false)
    }
    Shortcut {
        sequences: [ReplayArrows.backKey]
        enabled: keys.enabled
        onActivated: keys.walk(() => keys.replay.back(), true)
    }
    Shortcut {
        sequences: ["Ctrl+" + ReplayArrows.onKey]
        enabled: keys.enabled
        onActivated: keys.walk(() => keys.replay.deal(1), false)
    }
    Shortcut {
        sequences: ["Ctrl+" + ReplayArrows.backKey]
        enabled: keys.enabled
        onActivated: keys.walk(() => keys.replay.deal(-1), true)
    }
    Shortcut {
        sequences: ["Shift+" + ReplayArrows.onKey]
        enabled: keys.enabled
        onActivated: keys.walk(() => keys.replay.change(1), false, qsTr("No later turning point."))
    }
    Shortcut {
        sequences: ["Shift+" + ReplayArrows.backKey]
        enabled: keys.enabled
        onActivated: keys.walk(() => keys.replay.change(-1), true, qsTr("No earlier turning point."))
    }
    Shortcut {
        sequences: ["PgDown"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.walk(() => keys.replay.deal(1), false)
    }
    Shortcut {
        sequences: ["PgUp"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.walk(() => keys.replay.deal(-1), true)
    }
    Shortcut {
        sequences: ["Home"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.walk(() => keys.replay.goTo(0), true)
    }
    Shortcut {
        sequences: ["End"]
        enabled: keys.enabled && !keys.listHasFocus
        onActivated: keys.walk(() => keys.replay.goTo(keys.replay.lastStop), false)
    }

    // Keys that change the view of the replay: 0 shows all cards, 1 and up the view of a player.
    Shortcut {
        sequences: ["0"]
        enabled: keys.enabled
        onActivated: {
            keys.replay.look(keys.replay.viewer, true);
            if (keys.replay.allOpen)
                App.announcer.reply(qsTr("All cards face up."));
        }
    }
    Instantiator {
        model: keys.replay.viewpoints.length

        Shortcut {
            required property int index

            sequences: [String(index + 1)]
            enabled: keys.enabled
            onActivated: {
                keys.replay.look(index, false);
                if (keys.replay.viewer === index && !keys.replay.allOpen)
                    App.announcer.reply(keys.replay.viewpoints[index].text + ".");
            }
        }
    }
}
