// SPDX-License-Identifier: GPL-3.0-or-later
// One player of a new game: portrait and name. A computer player also has a level, and a character
// with its description or, for an external bot, a command.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Downpile

GridLayout {
    id: seat

    required property int index
    required property string name
    required property bool isPerson
    required property string level
    required property string character
    required property int portrait
    required property var levels
    required property var characters
    // Command of the external bot if the level is "program".
    property string program: ""
    // Name and portrait of the person who has this seat of the user's table; null if none does.
    property var person: null

    readonly property int at: characters.findIndex(one => one.id === character)
    readonly property int levelAt: levels.findIndex(one => one.id === level)
    readonly property bool isComputer: !isPerson && person === null
    readonly property bool isExternal: isComputer && level === "program"
    readonly property bool hasCharacter: isComputer && !isExternal && characters.length > 0
    // True if the user has typed a command that has not become the seat's command yet.
    readonly property bool typing: isExternal && command.text !== program
    readonly property bool narrow: width < 330 * Theme.textScale

    signal renamed(string text)
    signal pictured(int number)
    signal regraded(string level)
    signal recast(string character)
    signal commandEntered(string command)
    signal fileWanted

    objectName: "seat-" + index
    width: parent ? parent.width : implicitWidth
    columns: narrow ? 2 : 3
    columnSpacing: Theme.gap
    rowSpacing: Theme.gapTiny

    Portrait {
        size: picker.size
        visible: seat.person !== null
        number: seat.person?.portrait ?? 1
    }

    PageText {
        objectName: "personHere"
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        visible: seat.person !== null
        text: seat.person?.name ?? ""
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    PortraitPicker {
        id: picker

        objectName: "portrait"
        Layout.rowSpan: seat.narrow && seat.isComputer ? 4 : seat.isComputer ? 2 : 1
        Layout.alignment: Qt.AlignTop
        visible: seat.person === null
        number: seat.portrait
        Accessible.name: seat.isPerson ? qsTr("Change your portrait") : qsTr("Change the portrait of opponent %1").arg(Numbers.whole(seat.index))
        onPicked: number => seat.pictured(number)
    }

    PageField {
        objectName: "name"
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignVCenter
        visible: seat.person === null
        text: seat.name
        placeholderText: Accessible.name
        most: 24
        Accessible.name: seat.isPerson ? qsTr("Your name") : qsTr("Name of opponent %1").arg(Numbers.whole(seat.index))
        onEditingFinished: seat.renamed(text)
    }

    PageText {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        visible: !seat.isComputer && !seat.narrow
        text: seat.isPerson ? qsTr("You") : qsTr("Sits here", "a person at the user's table")
        color: Theme.inkSoft
    }

    PageChoice {
        objectName: "level"
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        visible: seat.isComputer
        model: seat.levels.map(one => one.title)
        chosen: seat.levelAt
        Accessible.name: qsTr("Level of opponent %1").arg(Numbers.whole(seat.index))
        help: seat.levelAt >= 0 ? seat.levels[seat.levelAt].description : ""
        ToolTip.text: help
        ToolTip.visible: (hovered && !InputMode.pointerRests || RestingFinger.asked) && !popup.visible && help !== ""
        ToolTip.delay: RestingFinger.asked ? 0 : 600
        RestingFinger.answers: help !== ""
        onActivated: row => seat.regraded(seat.levels[row].id)
    }

    PageChoice {
        objectName: "character"
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        visible: seat.hasCharacter
        model: seat.characters.map(one => one.title)
        chosen: seat.at
        Accessible.name: qsTr("Character of opponent %1").arg(Numbers.whole(seat.index))
        help: description.text
        onActivated: row => seat.recast(seat.characters[row].id)
    }

    PageText {
        id: description

        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Theme.gapTiny / 2
        visible: seat.hasCharacter
        text: seat.at >= 0 ? seat.characters[seat.at].description : ""
        font.pixelSize: Theme.small
        color: Theme.inkSoft
        Accessible.ignored: true
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.columnSpan: seat.narrow ? 1 : 2
        visible: seat.isExternal
        spacing: Theme.gap

        PageField {
            id: command

            objectName: "program"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            text: seat.program
            placeholderText: qsTr("A program and its arguments")
            Accessible.name: qsTr("Program of opponent %1").arg(Numbers.whole(seat.index))
            onEditingFinished: seat.commandEntered(text)
        }

        PageButton {
            objectName: "chooseExternalBot"
            text: qsTr("Choose…")
            spokenName: qsTr("Choose the program of opponent %1").arg(Numbers.whole(seat.index))
            onClicked: seat.fileWanted()
        }
    }
}
