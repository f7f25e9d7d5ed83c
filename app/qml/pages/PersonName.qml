// SPDX-License-Identifier: GPL-3.0-or-later
// The user's name for a person, the person's own name if it differs, and a mark for a friend or a
// blocked person.
import QtQuick
import Downpile

Flow {
    id: line

    required property string name
    required property string theirName
    required property string list
    property color colour: Theme.ink

    spacing: Theme.gapSmall
    Accessible.role: Accessible.StaticText
    Accessible.name: Array.from(children).filter(part => part.visible).map(part => part.text).join(" ")

    ShortText {
        objectName: "personName"
        room: line.width
        text: line.name
        font.weight: Font.DemiBold
        color: line.colour
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }

    ShortText {
        objectName: "theirName"
        room: line.width
        visible: line.theirName !== ""
        text: qsTr("(%1)", "the name that a person chose, after the name that you gave this person").arg(line.theirName)
        color: Theme.inkSoft
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }

    PageMark {
        objectName: "personMark"
        visible: line.list !== "none"
        warns: line.list === "blocked"
        text: warns ? qsTr("Blocked", "a person on the list of blocked people") : qsTr("Friend", "a person on the list of friends")
    }
}
