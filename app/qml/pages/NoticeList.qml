// SPDX-License-Identifier: GPL-3.0-or-later
// Messages at the top of the window: failed or slow saving, and other problems. Shows the first
// ones and the number of the others.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

FocusScope {
    id: list

    // Height in pixels of the notices at the top of the window. The table and the pages keep this
    // height free.
    readonly property real room: height > 0 ? height + Theme.gapSmall : 0
    property real windowHeight: 800
    // True if a page covers the table.
    property bool covered: false

    readonly property int most: windowHeight >= 700 * Math.max(1, Theme.textScale) ? 2 : 1
    // Maximum height of each text in pixels. All together leave most of the window to the page.
    readonly property real mostHeight: 0.24 * windowHeight / Math.max(1, Math.min(App.notices.length, most) + Number(notSaved.visible) + Number(slow.visible) + Number(asked.visible))
    readonly property int waiting: Math.max(0, App.notices.length - most)

    property var announced: []

    // Announces each notice once, although the list is rebuilt at each change. If a notice is
    // removed and added again, it is announced again.
    function announce(notice: string): void {
        if (announced.includes(notice))
            return;
        announced.push(notice);
        App.announcer.notify(notice);
    }

    implicitHeight: column.height
    enabled: App.notices.length > 0
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Messages")
    Accessible.ignored: height === 0

    Connections {
        target: App

        function onNoticesChanged() {
            const notices = Array.from(App.notices);
            for (const earlier of list.announced) {
                if (!notices.includes(earlier))
                    App.announcer.withdraw(earlier);
            }
            list.announced = list.announced.filter(earlier => notices.includes(earlier));
        }
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.gapSmall

        NoticeBanner {
            id: notSaved

            width: parent.width
            mostHeight: list.mostHeight
            visible: text !== ""
            closable: false
            text: App.table.coach.notSaved
        }

        NoticeBanner {
            id: slow

            width: parent.width
            mostHeight: list.mostHeight
            visible: App.table.saving.slow
            closable: false
            text: qsTr("Saving is taking longer than usual. The table is waiting for it.")
        }

        // The strip below the table, which shows the request, is not visible on other pages.
        NoticeBanner {
            id: asked

            objectName: "asked"
            width: parent.width
            mostHeight: list.mostHeight
            visible: list.covered && App.multiplayer.mayVote
            closable: false
            text: qsTr("%1 Answer at the table.", "a sentence about a request").arg(App.multiplayer.voteText)
        }

        Repeater {
            model: Array.from(App.notices).slice(0, list.most)

            NoticeBanner {
                required property int index
                required property string modelData

                width: list.width
                mostHeight: list.mostHeight
                text: modelData
                more: index === list.most - 1 ? list.waiting : 0
                onDismissed: App.dismissNotice(index)
                Component.onCompleted: list.announce(modelData)
            }
        }
    }
}
