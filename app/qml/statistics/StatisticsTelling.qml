// SPDX-License-Identifier: GPL-3.0-or-later
// Who chooses what the page shows hears what it came to, once. What the page shows as it comes is
// read with the page, and not told.
import QtQuick
import Downpile

Item {
    id: telling

    required property Statistics statistics
    // The page is coming, until the records are read or this time (in milliseconds) is over.
    property bool isComing: true
    property alias arrival: coming.interval
    // It will be told soon.
    readonly property alias isDue: due.running

    function tell() {
        if (statistics.games === 0)
            return;
        const missing = statistics.plotMissing;
        const summary = statistics.chosen > 0 ? statistics.summary : qsTr("There is no such game.");
        Program.announcer.reply(missing === "" ? summary : summary + " " + missing);
    }

    Timer {
        id: coming

        interval: 1000
        running: telling.isComing
        onTriggered: telling.isComing = false
    }

    Timer {
        id: due

        interval: 700
        onTriggered: telling.tell()
    }

    Connections {
        target: telling.statistics

        function onChanged() {
            if (telling.statistics.reading)
                return;
            if (!telling.isComing)
                due.restart();
            telling.isComing = false;
        }
    }
}
