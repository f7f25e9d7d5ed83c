// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory of house rules: the set-up of a study on one side, its results on the other.
// Narrow windows show one side at a time.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property Laboratory laboratory: App.laboratory
    readonly property bool wide: body.width >= 900 * Theme.textScale
    property string part: "setUp"

    function toggle() {
        if (laboratory.running) {
            laboratory.stop();
            return;
        }
        laboratory.start();
        part = "results";
    }

    objectName: "laboratoryPage"
    title: qsTr("House-rule laboratory")
    subtitle: qsTr("Thousands of games show what house rules do.")
    wishedWidth: 1240
    wishedHeight: 1000 * Theme.pageScale
    Component.onDestruction: laboratory.stop()

    // During a multiplayer game, a running study is stopped and no study can start, because the
    // game needs the processor.
    Binding {
        target: page.laboratory
        property: "held"
        value: App.multiplayer.phase === "playing"
    }

    Connections {
        target: page.laboratory

        // When the study ends, announces its first result and the source of the figures to screen
        // readers. Without a result, announces the progress text.
        function onEnded() {
            const remark = page.laboratory.remarks[0];
            App.announcer.reply(remark ? remark + " " + page.laboratory.source : page.laboratory.progress);
        }
    }

    Item {
        id: body

        anchors.fill: parent

        PageSegments {
            id: parts

            objectName: "laboratoryParts"
            width: parent.width
            height: visible ? implicitHeight : 0
            visible: !page.wide
            texts: [qsTr("Set-up"), qsTr("Results")]
            values: ["setUp", "results"]
            value: page.part
            name: qsTr("Part of the page")
            onPicked: value => page.part = value
        }

        RowLayout {
            anchors.fill: parent
            anchors.topMargin: parts.visible ? parts.height + Theme.gap : 0
            spacing: Theme.gapLarge

            LaboratorySetUp {
                objectName: "setUpPart"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 100
                Layout.maximumWidth: page.wide ? 400 * Theme.textScale : -1
                Layout.leftMargin: -Theme.gapTiny
                visible: page.wide || page.part === "setUp"
                laboratory: page.laboratory
            }

            Rectangle {
                Layout.fillHeight: true
                implicitWidth: 1
                visible: page.wide
                color: Theme.hairline
            }

            LaboratoryResults {
                objectName: "resultsPart"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 160
                Layout.leftMargin: -Theme.gapTiny
                visible: page.wide || page.part === "results"
                laboratory: page.laboratory
            }
        }
    }

    footer: [
        LaboratoryProgress {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            laboratory: page.laboratory
        },
        PageButton {
            objectName: "runLaboratory"
            look: PageButton.Primary
            iconName: page.laboratory.running ? "pause" : "play"
            text: page.laboratory.running ? qsTr("Stop") : page.laboratory.mayContinue ? qsTr("Continue") : qsTr("Start")
            enabled: page.laboratory.running || (!page.laboratory.held && page.laboratory.refusal === "")
            Accessible.description: page.laboratory.refusal
            onClicked: page.toggle()
        }
    ]
}
