// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons of a record: continue, replay, review, export and delete.
import QtQuick
import Downpile

Flow {
    id: buttons

    required property RecordTile tile

    spacing: Theme.gapSmall

    PageButton {
        objectName: "continueRecord"
        visible: buttons.tile.mayContinue
        look: PageButton.Primary
        text: qsTr("Continue")
        onClicked: buttons.tile.continueWanted()
    }

    PageButton {
        objectName: "backToTable"
        visible: buttons.tile.isOnTable
        look: PageButton.Primary
        text: qsTr("Back to the table")
        onClicked: buttons.tile.tableWanted()
    }

    PageButton {
        objectName: "seeRecord"
        visible: buttons.tile.maySee && !buttons.tile.isOnTable
        iconName: "see"
        text: qsTr("View")
        onClicked: buttons.tile.seeWanted()
    }

    PageButton {
        objectName: "reviewRecord"
        visible: buttons.tile.maySee && !buttons.tile.isOnTable
        text: qsTr("Review")
        Accessible.description: qsTr("How good your decisions were")
        onClicked: buttons.tile.reviewWanted()
    }

    PageButton {
        objectName: "exportRecord"
        iconName: "export"
        text: qsTr("Export…")
        onClicked: buttons.tile.exportWanted()
    }

    PageButton {
        objectName: "deleteRecord"
        visible: !buttons.tile.isOnTable
        iconName: "delete"
        text: qsTr("Delete")
        onClicked: buttons.tile.deleteWanted()
    }
}
