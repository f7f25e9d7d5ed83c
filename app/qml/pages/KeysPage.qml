// SPDX-License-Identifier: GPL-3.0-or-later
// All keys, in three groups: those at the table, those that ask it something, and those that work
// everywhere.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

PageSheet {
    id: page

    // The actions of the menus that have keys.
    property list<Action> actions

    readonly property var atTable: [
        [[qsTr("Tab"), qsTr("Shift+Tab")], qsTr("From the hand to the places, to the buttons and on; and back")],
        [["←", "→", "↑", "↓"], qsTr("From card to card, from place to place")],
        [[qsTr("Home"), qsTr("End")], qsTr("To the first and to the last of them")],
        [[qsTr("Space")], qsTr("Takes a card up, or puts it back")],
        [[qsTr("Shift+Space")], qsTr("Takes up a whole run")],
        [[qsTr("Enter")], qsTr("Plays the card, or does what is marked")],
        [[qsTr("Esc")], qsTr("Puts everything back; closes what is open")],
        [["A", "1"], qsTr("Letters and numbers press the buttons that show them")]
    ]

    objectName: "keysPage"
    title: qsTr("Keys")
    wishedWidth: 680
    wishedHeight: page.frameHeight + scroll.contentHeight

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny
        focus: true
        spacing: Theme.gapSmall

        PageHeading {
            width: parent.width
            text: qsTr("At the table")
        }

        Repeater {
            model: page.atTable

            KeyRow {
                required property var modelData

                caps: modelData[0]
                what: modelData[1]
            }
        }

        PageHeading {
            width: parent.width
            topPadding: Theme.gap
            text: qsTr("Ask the table")
        }

        Repeater {
            model: QuestionKeys.all

            KeyRow {
                required property var modelData

                caps: [modelData.key]
                what: modelData.title
            }
        }

        PageHeading {
            width: parent.width
            topPadding: Theme.gap
            text: qsTr("Everywhere")
        }

        Repeater {
            model: page.actions

            KeyRow {
                id: row

                required property Action modelData

                caps: [key.nativeText]
                what: row.modelData.text.replace("&", "").replace("…", "")

                // Only for its text in the user's language.
                Shortcut {
                    id: key
                    enabled: false
                    sequence: row.modelData.shortcut
                }
            }
        }
    }
}
