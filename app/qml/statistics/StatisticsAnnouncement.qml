// SPDX-License-Identifier: GPL-3.0-or-later
// Announces the summary once after the player has changed a filter. A summary present when the page
// opens is not announced: screen readers read it with the page.
import QtQuick
import Downpile

Item {
    id: announcement

    required property Statistics statistics
    // True from the opening of the page until the records are read, but at most for `arrival`
    // milliseconds.
    property bool isComing: true
    property alias arrival: coming.interval
    // True if an announcement is pending.
    readonly property alias isDue: due.running

    function announce() {
        if (statistics.games === 0)
            return;
        const missing = statistics.plotMissing;
        const summary = statistics.chosen > 0 ? statistics.summary : qsTr("No game matches these filters.");
        App.announcer.reply(missing === "" ? summary : summary + " " + missing);
    }

    Timer {
        id: coming

        interval: 1000
        running: announcement.isComing
        onTriggered: announcement.isComing = false
    }

    Timer {
        id: due

        interval: 700
        onTriggered: announcement.announce()
    }

    Connections {
        target: announcement.statistics

        function onChanged() {
            if (announcement.statistics.reading)
                return;
            if (!announcement.isComing)
                due.restart();
            announcement.isComing = false;
        }
    }
}
