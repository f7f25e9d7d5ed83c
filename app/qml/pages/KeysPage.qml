// SPDX-License-Identifier: GPL-3.0-or-later
// All keys in four groups: at the table, questions to the table, in a replay, and everywhere.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

PageSheet {
    id: page

    // The menu actions with a shortcut: `tableActions` are those for the table, `actions` all
    // others.
    property list<Action> tableActions
    property list<Action> actions

    readonly property var atTable: [
        [[qsTr("Tab"), qsTr("Shift+Tab")], qsTr("To the next or previous part of the table: hand, places, buttons")],
        [["←", "→", "↑", "↓"], qsTr("From card to card, from place to place")],
        [[qsTr("Home"), qsTr("End")], qsTr("To the first or last card, place or button")],
        [[qsTr("Space")], qsTr("Picks a card up, or puts it back")],
        [[qsTr("Shift+Space")], qsTr("Picks up a whole run")],
        [[qsTr("Enter")], qsTr("Plays the card, or activates the marked place or button")],
        [[qsTr("Esc")], qsTr("Puts all cards back; closes whatever is open")],
        [["A", "1"], qsTr("Letters and numbers press the buttons that show them")]
    ]

    readonly property var arrows: [ReplayArrows.back, ReplayArrows.on]

    readonly property var pageKeys: [qsTr("PgUp", "the key"), qsTr("PgDown", "the key")]

    readonly property var inReplay: [
        [[qsTr("Space")], qsTr("Plays or pauses")],
        [arrows, qsTr("One step back or forward")],
        [arrows.map(ReplayArrows.withControl).concat(pageKeys), qsTr("To the beginning of this deal or the next")],
        [arrows.map(ReplayArrows.withShift), qsTr("To the previous or next turning point")],
        [["1", "2"], qsTr("As seen by the first player, the second, and so on")],
        [["0"], qsTr("With all cards face up")],
        [[qsTr("Home"), qsTr("End")], qsTr("To the beginning or the end")],
        [[qsTr("Enter")], qsTr("In the story: goes to this point of the replay")],
        [["F7"], qsTr("Shows or hides the review of the decisions")],
        [["F3", ReplayArrows.withShift("F3")], qsTr("In a review: to the next or previous decision that cost something")]
    ]

    component ActionRow: KeyRow {
        id: row

        required property Action modelData

        caps: [key.nativeText]
        effect: row.modelData.text.replace("&", "").replace("…", "")

        // This Shortcut object never fires. It only provides the name of the key in the user's
        // language.
        Shortcut {
            id: key
            enabled: false
            sequence: row.modelData.shortcut
        }
    }

    objectName: "keysPage"
    title: qsTr("Keys")
    wishedWidth: 680
    wishedHeight: page.frameHeight + scroll.contentHeight

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny
        focus: true
        activeFocusOnTab: true
        spacing: Theme.gapSmall
        objectName: "keysList"
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All keys")
        Accessible.description: reader.help
        Keys.onPressed: event => reader.follow(event.key)

        PageReader {
            id: reader

            source: scroll
        }

        PageHeading {
            width: parent.width
            text: qsTr("At the table")
        }

        Repeater {
            model: page.atTable

            KeyRow {
                required property var modelData

                caps: modelData[0]
                effect: modelData[1]
            }
        }

        Repeater {
            model: page.tableActions

            ActionRow {}
        }

        PageHeading {
            width: parent.width
            topPadding: Theme.gap
            text: qsTr("Ask the table")
        }

        PageText {
            width: parent.width
            text: qsTr("The answer appears above your cards, and a screen reader reads it out.")
            // When a page opens, screen readers read all its texts, but not the items of a list.
            Accessible.role: Accessible.ListItem
            color: Theme.inkSoft
        }

        Repeater {
            model: QuestionKeys.all

            KeyRow {
                required property var modelData

                caps: [modelData.key]
                effect: modelData.title
            }
        }

        PageHeading {
            width: parent.width
            topPadding: Theme.gap
            text: qsTr("In a replay")
        }

        Repeater {
            model: page.inReplay

            KeyRow {
                required property var modelData

                caps: modelData[0]
                effect: modelData[1]
            }
        }

        PageHeading {
            width: parent.width
            topPadding: Theme.gap
            text: qsTr("Everywhere")
        }

        Repeater {
            model: page.actions

            ActionRow {}
        }
    }

    FocusRing {
        of: scroll
        around: Theme.gapSmall
    }
}
