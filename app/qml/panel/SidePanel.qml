// SPDX-License-Identifier: GPL-3.0-or-later
// The side panel: current state of play, score sheet and story (the log of the game's events), or a
// review of the user's decisions.
import QtQuick
import QtQuick.Layouts
import Downpile

FocusScope {
    id: panel

    readonly property bool reviews: App.review.open

    objectName: "sidePanel"
    Accessible.role: Accessible.Pane
    Accessible.name: reviews ? "" : qsTr("Score sheet and story")

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
            visible: !App.table.status.dealOver && !panel.reviews
            table: App.table
            room: panel.height * 0.34
        }

        ScoreSheet {
            Layout.fillWidth: true
            visible: players > 0 && !panel.reviews
            Layout.preferredHeight: implicitHeight
            mostHeight: Math.max(120, panel.height * 0.36)
            scores: App.table.scores
        }

        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            active: panel.reviews
            visible: active
            focus: active
            onActiveChanged: fill()
            Component.onCompleted: fill()

            function fill() {
                if (active)
                    setSource("ReviewPanel.qml", {
                        "review": App.review,
                        "focus": true
                    });
                else
                    source = "";
            }
        }

        Rectangle {
            Layout.fillWidth: true
            visible: !panel.reviews
            implicitHeight: 1
            color: Theme.glassEdge
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !panel.reviews
            Layout.minimumHeight: Math.min(Theme.normal * 5, panel.height * 0.2)

            StoryView {
                id: story

                objectName: "story"
                anchors.fill: parent
                focus: !panel.reviews
                model: App.replay.active ? App.replay.story : App.table.story
                current: App.replay.active ? App.replay.storyRow : -1
                onChosen: row => App.replay.goToRow(row)
                onReading: text => App.announcer.reply(text)
                onEnded: isFirst => App.announcer.replyEnd(isFirst, InputMode.guard.presses())
            }

            FocusRing {
                of: story
                cloth: true
            }
        }
    }
}
