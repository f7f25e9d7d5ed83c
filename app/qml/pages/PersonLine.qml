// SPDX-License-Identifier: GPL-3.0-or-later
// One seat at a table with people: who sits there, whether that person is there, and what can be
// done about it.
import QtQuick
import QtQuick.Layouts
import Downpile

RowLayout {
    id: line

    required property int player
    required property string name
    required property int portrait
    required property string state
    required property bool isYou
    required property string fourWords
    required property string colour
    required property string timeLeft
    required property string standsInFor
    required property bool muted
    property bool begun: false
    property bool maySendAway: false

    readonly property bool isPerson: state !== "computer"
    readonly property string about: {
        if (state === "computer")
            return begun ? qsTr("Computer player") : qsTr("Free; a computer player sits here if nobody comes");
        if (state === "here")
            return standsInFor === "" ? qsTr("Here") : qsTr("Here, in the place of %1").arg(standsInFor);
        if (colour === "red")
            return qsTr("Connection gone; anybody may take the seat");
        if (colour === "blue")
            return qsTr("Connection gone; a friend may take the seat, anybody in %1").arg(timeLeft);
        return qsTr("Connection gone; the seat is kept for %1").arg(timeLeft);
    }

    signal muteWanted(bool muted)
    signal sendAwayWanted

    objectName: "person-" + player
    width: parent ? parent.width : implicitWidth
    spacing: Theme.gap

    Portrait {
        size: Math.round(Theme.normal * 2.9)
        number: line.portrait
        opacity: line.state === "here" ? 1 : 0.5
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 1

        PageText {
            Layout.fillWidth: true
            text: line.isYou ? qsTr("%1 (you)", "a player's name").arg(line.name) : line.name
            font.weight: Font.DemiBold
            color: line.isPerson ? Theme.ink : Theme.inkSoft
        }

        PageText {
            objectName: "about"
            Layout.fillWidth: true
            text: line.fourWords === "" ? line.about : qsTr("%1. Known by: %2", "what is said of a player, and words that tell people of one name apart").arg(line.about).arg(line.fourWords)
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }

    PageButton {
        objectName: "mute"
        visible: line.isPerson && !line.isYou
        look: PageButton.Quiet
        text: line.muted ? qsTr("Unmute") : qsTr("Mute")
        Accessible.description: line.name
        onClicked: line.muteWanted(!line.muted)
    }

    PageButton {
        objectName: "sendAway"
        visible: line.isPerson && !line.isYou && line.maySendAway
        look: PageButton.Quiet
        text: qsTr("Send away")
        Accessible.description: line.name
        onClicked: line.sendAwayWanted()
    }
}
