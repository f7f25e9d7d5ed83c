// SPDX-License-Identifier: GPL-3.0-or-later
// Announces the summary once after the player has changed a filter. The first summary is not
// announced: screen readers read it with the page.
import QtQuick
import Downpile

Item {
    id: telling

    required property Statistics statistics
    // True until the records are read or `arrival` milliseconds have passed.
    property bool isComing: true
    property alias arrival: coming.interval
    // True if an announcement is pending.
    readonly property alias isDue: due.running

    function tell() {
        if (statistics.games === 0)
            return;
        const missing = statistics.plotMissing;
        const summary = statistics.chosen > 0 ? statistics.summary : qsTr("No game matches these filters.");
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
