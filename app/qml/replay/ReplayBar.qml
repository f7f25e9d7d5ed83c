// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below a replay, with the time line and the controls. In a narrow window the controls wrap
// if names are long.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

FocusScope {
    id: bar

    required property ReplayControl replay
    required property TableReview review

    // Text size in pixels. In a low window it is smaller, which leaves room for the table.
    readonly property int size: Math.min(Theme.normal, Math.max(14, Math.round(Window.height * 0.03)))
    readonly property int controlHeight: Math.round(size * 2.4)

    signal closeWanted
    signal playOnWanted
    signal sendWanted

    objectName: "replayBar"
    implicitHeight: line.height + controls.height + 2 * Theme.gapTiny + Theme.gapSmall
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)

    // Presses the focused button. Qt's buttons take only the space bar.
    function press(event: KeyEvent) {
        const button = Window.activeFocusItem as AbstractButton;
        event.accepted = button !== null;
        button?.clicked();
    }

    component Tool: IconButton {
        implicitWidth: bar.controlHeight
        implicitHeight: bar.controlHeight
        focusPolicy: Qt.TabFocus
        containmentMask: null
        // A disabled button loses the keyboard focus to the whole bar, which handles no keys.
        onEnabledChanged: {
            if (!enabled && focus && bar.activeFocus)
                line.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.night

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.glassEdge
        }
    }

    Text {
        id: place

        objectName: "stopText"
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: line.verticalCenter
        // The width of the longest text, so that the time line does not move while the numbers
        // change.
        width: Math.ceil(Math.max(implicitWidth, longest.advanceWidth))
        text: bar.replay.stopText
        horizontalAlignment: Text.AlignLeft
        textFormat: Text.PlainText
        color: Theme.feltText
        font.family: Theme.family
        font.pixelSize: bar.size
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        TextMetrics {
            id: longest
            font: place.font
            text: bar.replay.longestStopText
        }
    }

    TimeLine {
        id: line

        anchors.left: place.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gapSmall
        y: Theme.gapTiny
        focus: true
        replay: bar.replay
        review: bar.review
        size: bar.size
    }

    Flow {
        id: controls

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: closer.width + 2 * Theme.gapSmall
        anchors.top: line.bottom
        spacing: Theme.gapSmall

        Row {
            spacing: Theme.gapSmall

            Tool {
                objectName: "dealBack"
                symbol: "deal-back"
                tip: qsTr("Back to the beginning of the deal")
                keyText: ReplayArrows.withControl(ReplayArrows.back)
                enabled: bar.replay.stop > 0
                onClicked: bar.replay.deal(-1)
            }
            Tool {
                objectName: "stepBack"
                symbol: "step-back"
                tip: qsTr("One step back")
                keyText: ReplayArrows.back
                enabled: bar.replay.stop > 0
                onClicked: bar.replay.back()
            }
            Tool {
                objectName: "playPause"
                symbol: bar.replay.playing ? "pause" : "play"
                tip: bar.replay.playing ? qsTr("Pause") : qsTr("Play")
                keyText: qsTranslate("KeysPage", "Space")
                onClicked: bar.replay.toggle()
            }
            Tool {
                objectName: "stepForward"
                symbol: "step-forward"
                tip: qsTr("One step forward")
                keyText: ReplayArrows.on
                enabled: bar.replay.stop < bar.replay.lastStop
                onClicked: bar.replay.forward()
            }
            Tool {
                objectName: "dealForward"
                symbol: "deal-forward"
                tip: qsTr("To the next deal")
                keyText: ReplayArrows.withControl(ReplayArrows.on)
                enabled: bar.replay.stop < bar.replay.lastStop
                onClicked: bar.replay.deal(1)
            }
        }

        ReplayCutSign {
            objectName: "cut"
            height: bar.controlHeight
            size: bar.size
            sentence: bar.replay.cut
        }

        ReplayChoice {
            objectName: "pace"
            pixelSize: bar.size
            name: qsTr("Pace of the replay")
            chosen: bar.replay.pace
            choices: [
                {
                    "value": "unhurried",
                    "text": qsTr("Slowly", "the pace of a replay")
                },
                {
                    "value": "normal",
                    "text": qsTr("At an easy pace", "the pace of a replay")
                },
                {
                    "value": "brisk",
                    "text": qsTr("Briskly", "the pace of a replay")
                },
                {
                    "value": "instant",
                    "text": qsTr("Very fast", "the pace of a replay")
                }
            ]
            onPicked: value => bar.replay.pace = value
        }

        ReplayChoice {
            objectName: "eyes"
            symbol: "eye"
            width: Math.min(implicitWidth, 12 * bar.size)
            pixelSize: bar.size
            name: qsTr("Point of view")
            // True if the user only watched the game and the game is unfinished. Then the replay
            // shows only the cards that spectators saw.
            readonly property bool watches: bar.replay.viewer >= bar.replay.viewpoints.length
            chosen: bar.replay.allOpen ? -1 : bar.replay.viewer
            choices: Array.from(bar.replay.viewpoints).map(viewpoint => ({
                        "value": viewpoint.player,
                        "text": viewpoint.text,
                        "label": viewpoint.name,
                        "allowed": viewpoint.allowed,
                        "key": String(viewpoint.player + 1)
                    })).concat(watches ? [
                {
                    "value": bar.replay.viewer,
                    "text": qsTr("As seen by spectators")
                }
            ] : [], [
                {
                    "value": -1,
                    "text": qsTr("All cards face up"),
                    "allowed": bar.replay.mayOpenAll,
                    "key": "0"
                }
            ])
            onPicked: value => bar.replay.look(value < 0 ? bar.replay.viewer : value, value < 0)
        }

        ActionButton {
            objectName: "review"
            implicitHeight: bar.controlHeight
            horizontalMargin: 0.7
            focusPolicy: Qt.TabFocus
            reach: Theme.gapTiny
            pixelSize: bar.size
            prominent: bar.review.open
            keyLabel: "F7"
            showsKey: false
            text: qsTr("Review")
            onClicked: bar.review.open = !bar.review.open
        }

        ActionButton {
            objectName: "playOn"
            implicitHeight: bar.controlHeight
            horizontalMargin: 0.7
            focusPolicy: Qt.TabFocus
            reach: Theme.gapTiny
            pixelSize: bar.size
            enabled: bar.replay.mayPlayOn
            text: qsTr("Play on")
            tip: qsTr("Play on from here")
            Accessible.name: tip
            onClicked: bar.playOnWanted()
        }

        Tool {
            objectName: "send"
            symbol: "copy"
            tip: enabled ? qsTr("Copy this position") : qsTr("You can copy a position once the game is over, because it contains all the cards")
            enabled: bar.replay.maySend
            onClicked: bar.sendWanted()
        }
    }

    Tool {
        id: closer

        objectName: "closeReplay"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.top: line.bottom
        symbol: "close"
        tip: qsTr("Close the replay")
        keyText: qsTranslate("KeysPage", "Esc")
        onClicked: bar.closeWanted()
    }
}
