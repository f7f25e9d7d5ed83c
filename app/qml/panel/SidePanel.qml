// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the table: the rule of the moment, the score sheet and the story of the deal.
import QtQuick
import QtQuick.Layouts
import Downpile

FocusScope {
    id: panel

    objectName: "sidePanel"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Side panel")

    Rectangle {
        anchors.fill: parent
        color: Theme.glass

        Rectangle {
            width: 1
            height: parent.height
            x: panel.LayoutMirroring.enabled ? parent.width - 1 : 0
            color: Theme.glassEdge
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        MomentCard {
            Layout.fillWidth: true
            visible: !Program.table.status.dealOver
            table: Program.table
            room: panel.height * 0.34
        }

        ScoreSheet {
            Layout.fillWidth: true
            visible: players > 0
            Layout.preferredHeight: implicitHeight
            mostHeight: Math.max(120, panel.height * 0.36)
            scores: Program.table.scores
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.glassEdge
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Math.min(Theme.normal * 5, panel.height * 0.2)

            StoryView {
                id: story

                objectName: "story"
                anchors.fill: parent
                focus: true
                model: Program.replay.active ? Program.replay.story : Program.table.story
                current: Program.replay.active ? Program.replay.storyRow : -1
                onChosen: row => Program.replay.goToRow(row)
                onReading: text => Program.announcer.reply(text)
            }

            FocusRing {
                of: story
                cloth: true
            }
        }
    }
}
