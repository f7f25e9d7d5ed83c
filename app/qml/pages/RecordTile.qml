// SPDX-License-Identifier: GPL-3.0-or-later
// A record in the list: game, date, players and result. The current tile also shows the house rules
// and the buttons of the record.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageTile {
    id: tile

    required property int index
    required property string path
    required property string gameId
    required property string title
    required property string date
    required property string players
    required property string result
    required property string extent
    required property string rules
    required property string problem
    required property var marks
    required property bool maySee
    required property bool mayContinue
    required property bool isOver
    required property bool isOnTable

    readonly property bool roomy: width >= 560 * Theme.textScale

    signal seeWanted
    signal reviewWanted
    signal continueWanted
    signal tableWanted
    signal exportWanted
    signal deleteWanted

    objectName: "record"
    onEntered: {
        if (isOnTable)
            tableWanted();
        else if (maySee)
            seeWanted();
        else
            App.announcer.reply(problem);
    }
    onDeletePressed: {
        if (isOnTable)
            App.announcer.reply(qsTr("This game is on the table, so you cannot delete it."));
        else
            deleteWanted();
    }

    Rectangle {
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: Math.round(84 * Theme.windowScale)
        Layout.preferredHeight: Math.round(56 * Theme.windowScale)
        visible: tile.roomy
        radius: Theme.radiusSmall
        color: Theme.felt

        GamePicture {
            anchors.fill: parent
            anchors.margins: Math.round(Theme.gapTiny * 1.5)
            gameId: tile.gameId
        }
    }

    Column {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        spacing: Theme.gapTiny

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            Flow {
                id: head

                Layout.fillWidth: true
                spacing: Theme.gapSmall

                ShortText {
                    room: head.width
                    text: tile.title
                    font.weight: Font.Bold
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    Accessible.ignored: true
                }

                Repeater {
                    model: tile.marks

                    PageMark {
                        required property string modelData

                        text: modelData
                    }
                }
            }

            ShortText {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: width
                room: tile.width * 0.4
                horizontalAlignment: Text.AlignRight
                text: tile.date
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }

        TileText {
            text: tile.players
        }

        TileText {
            text: tile.extent === "" ? tile.result : Sentence.of(qsTr("%1 (%2)", "the result of a game; its length"), tile.result, tile.extent)
            font.weight: tile.isOver ? Font.DemiBold : Font.Normal
        }

        TileText {
            text: tile.problem
            color: Theme.alert
        }

        TileText {
            visible: tile.current && text !== ""
            text: tile.rules
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }

        Loader {
            width: parent.width
            active: tile.current
            visible: active
            onActiveChanged: fill()
            Component.onCompleted: fill()

            function fill() {
                if (active)
                    setSource("RecordButtons.qml", {
                        "tile": tile
                    });
                else
                    source = "";
            }
        }
    }
}
