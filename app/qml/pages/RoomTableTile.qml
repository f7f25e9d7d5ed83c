// SPDX-License-Identifier: GPL-3.0-or-later
// A table in a server room: its game, state, players and house rules.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageTile {
    id: tile

    required property int index
    required property string id
    required property string name
    required property string game
    required property string players
    required property string state
    required property string rules
    required property list<string> marks
    required property bool maySit
    required property bool maySee
    required property bool isSeated

    signal sitWanted
    signal watchWanted

    objectName: "roomTable-" + index
    onEntered: {
        if (maySit)
            sitWanted();
        else if (maySee)
            watchWanted();
    }

    Column {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        spacing: Theme.gapTiny

        RowLayout {
            width: parent.width
            spacing: Theme.gapSmall

            PageText {
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.ignored: true
                text: tile.game === "" ? tile.name : Sentence.of(qsTr("%1 – %2", "the name of a table and its game"), tile.name, tile.game)
                font.weight: Font.DemiBold
            }

            Repeater {
                model: tile.marks

                PageMark {
                    required property string modelData

                    text: modelData
                }
            }
        }

        TileText {
            text: tile.state
        }

        TileText {
            text: tile.players
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }

        TileText {
            text: tile.rules
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }
    }

    PageButton {
        objectName: "watchTable"
        visible: tile.maySee
        look: PageButton.Quiet
        text: qsTr("Watch")
        Accessible.description: tile.name
        onClicked: tile.watchWanted()
    }

    PageButton {
        objectName: "sitDown"
        visible: tile.game !== ""
        text: tile.isSeated ? qsTr("Return") : qsTr("Sit down")
        enabled: tile.maySit
        Accessible.description: tile.name
        onClicked: tile.sitWanted()
    }
}
