// SPDX-License-Identifier: GPL-3.0-or-later
// One seat or spectator at a multiplayer table: the person or computer player, the state of the
// connection, and buttons for the person.
import QtQuick
import QtQuick.Layouts
import Downpile

GridLayout {
    id: line

    required property int index
    required property string name
    required property int portrait
    required property string state
    required property bool isYou
    required property bool hasKey
    required property string fourWords
    required property string colour
    required property string timeLeft
    required property string originalPlayer
    required property bool muted
    required property string theirName
    required property string list
    property bool begun: false
    property bool mayRemove: false
    // True after the first press of the button Remove: the second press removes the person.
    property bool asksToRemove: false
    // Another person may get the seat between the two presses.
    onNameChanged: asksToRemove = false
    onFourWordsChanged: asksToRemove = false

    readonly property bool isPerson: state !== "computer"
    readonly property string about: {
        if (asksToRemove)
            return qsTr("Once removed, this person cannot come back to this table");
        if (state === "computer")
            return begun ? qsTr("Computer player") : qsTr("Free; a computer player sits here if nobody joins");
        if (state === "watching")
            return qsTr("Watching", "a spectator");
        if (state === "here")
            return originalPlayer === "" ? qsTr("Here") : qsTr("Here, in %1’s place").arg(originalPlayer);
        if (colour === "red")
            return qsTr("Away; anyone may take the seat");
        if (colour === "blue")
            return qsTr("Away; a friend may take the seat now, anyone else in %1").arg(timeLeft);
        return timeLeft === "" ? qsTr("Not back yet; the seat is being kept") : qsTr("Away; the seat will be kept for another %1").arg(timeLeft);
    }

    // The seat and its state as screen readers read them.
    readonly property string spoken: Sentence.of(qsTr("%1: %2.", "a seat and its state"), who.Accessible.name, about)

    readonly property bool isOther: hasKey && !isYou
    // True if the buttons are beside the person, because there is room. Otherwise they are below.
    readonly property bool beside: buttons.oneRow + 260 * Theme.textScale <= width

    signal muteWanted(bool muted)
    signal listWanted(string list)
    signal removeWanted

    objectName: "person-" + index
    width: parent ? parent.width : implicitWidth
    columns: beside ? 3 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gapTiny

    Portrait {
        size: Math.round(Theme.normal * 2.9)
        number: line.portrait
        // Before the game, the portrait of a computer player marks a free seat.
        opacity: line.state === "cutOff" || line.state === "computer" && !line.begun ? 0.5 : 1
    }

    Column {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        spacing: 1

        PersonName {
            id: who

            width: parent.width
            name: line.isYou ? qsTr("%1 (you)", "a player's name").arg(line.name) : line.name
            theirName: line.theirName
            list: line.list
            colour: line.isPerson ? Theme.ink : Theme.inkSoft
        }

        PageText {
            objectName: "about"
            width: parent.width
            text: line.fourWords === "" ? line.about : Sentence.of(qsTr("%1. Identified by: %2", "a description of a player; words that distinguish people with the same name"), line.about, line.fourWords)
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }

    Flow {
        id: buttons

        readonly property real oneRow: {
            let sum = 0;
            for (let n = 0; n < children.length; ++n)
                sum += children[n].visible ? children[n].implicitWidth + spacing : 0;
            return Math.max(0, sum - spacing);
        }

        Layout.column: line.beside ? 2 : 1
        Layout.row: line.beside ? 0 : 1
        Layout.fillWidth: !line.beside
        Layout.preferredWidth: line.beside ? oneRow : -1
        Layout.alignment: Qt.AlignVCenter
        visible: line.isOther
        spacing: Theme.gapTiny

        PageButton {
            objectName: "friend"
            visible: line.list !== "blocked"
            look: PageButton.Quiet
            slim: true
            text: line.list === "friend" ? qsTr("Unfriend", "removes the person from the list of friends") : qsTr("Add friend", "adds the person to the list of friends")
            Accessible.description: line.name
            onClicked: line.listWanted(line.list === "friend" ? "none" : "friend")
        }

        PageButton {
            objectName: "block"
            look: PageButton.Quiet
            slim: true
            text: line.list === "blocked" ? qsTr("Unblock") : qsTr("Block")
            Accessible.description: line.name
            onClicked: line.listWanted(line.list === "blocked" ? "none" : "blocked")
        }

        PageButton {
            objectName: "mute"
            // The button Mute is hidden for blocked people, who are always muted, and for
            // spectators, who cannot write.
            visible: line.list !== "blocked" && line.state !== "watching"
            look: PageButton.Quiet
            slim: true
            text: line.muted ? qsTr("Unmute") : qsTr("Mute")
            Accessible.description: line.name
            onClicked: line.muteWanted(!line.muted)
        }

        PageButton {
            objectName: "sendAway"
            visible: line.mayRemove
            look: PageButton.Quiet
            slim: true
            text: line.asksToRemove ? qsTr("Remove for good") : qsTr("Remove")
            Accessible.description: line.name
            onActiveFocusChanged: {
                if (!activeFocus)
                    line.asksToRemove = false;
            }
            onClicked: {
                if (line.asksToRemove)
                    return line.removeWanted();
                line.asksToRemove = true;
                App.announcer.reply(line.about + ". " + qsTr("Press again to remove %1.").arg(line.name));
            }
        }
    }
}
