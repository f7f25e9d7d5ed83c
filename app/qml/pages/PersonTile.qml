// SPDX-License-Identifier: GPL-3.0-or-later
// A known person in the list: name, last meeting and number of games. The current tile also shows
// PersonControls.
import QtQuick
import QtQuick.Layouts
import Downpile

PageTile {
    id: tile

    required property int index
    required property string key
    required property string name
    required property string theirName
    required property string ownName
    required property int portrait
    required property string list
    required property string about
    required property string fourWords

    signal listWanted(string list)
    signal renameWanted(string name)
    signal forgetWanted

    objectName: "knownPerson"
    onCurrentChanged: controls.letGo()
    onEntered: controls.takeKeyboard()
    onDeletePressed: {
        if (Window.activeFocusItem === tile)
            forgetWanted();
    }

    Portrait {
        Layout.alignment: Qt.AlignTop
        size: Math.round(Theme.normal * 2.9)
        number: tile.portrait
        opacity: tile.list === "blocked" ? 0.5 : 1
    }

    Column {
        Layout.fillWidth: true
        Layout.preferredWidth: 10   // the texts are as wide as this column, so they cannot set its width
        spacing: Theme.gapTiny

        PersonName {
            width: parent.width
            name: tile.name
            theirName: tile.theirName
            list: tile.list
            Accessible.ignored: true
        }

        TileText {
            text: tile.about
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }

        TileText {
            visible: tile.fourWords !== ""
            text: qsTr("Identified by: %1", "words that distinguish people with the same name").arg(tile.fourWords)
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }

        PersonControls {
            id: controls

            width: parent.width
            visible: tile.current
            name: tile.name
            ownName: tile.ownName
            list: tile.list
            onRenameWanted: wanted => tile.renameWanted(wanted)
            onListWanted: wanted => tile.listWanted(wanted)
            onForgetWanted: tile.forgetWanted()
            onDone: tile.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
}
