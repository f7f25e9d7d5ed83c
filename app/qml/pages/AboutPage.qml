// SPDX-License-Identifier: GPL-3.0-or-later
// Version, licence and the origin of the games.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

PageSheet {
    id: page

    objectName: "aboutPage"
    // Not a subtitle: a low window has no room for one.
    title: "Downpile " + App.version
    wishedWidth: 640
    wishedHeight: page.frameHeight + scroll.contentHeight

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -Theme.gapTiny
        focus: true
        activeFocusOnTab: true
        objectName: "aboutText"
        Accessible.role: Accessible.Document
        Accessible.name: qsTr("About Downpile")
        Accessible.description: reader.help
        Keys.onPressed: event => reader.follow(event.key)

        PageReader {
            id: reader

            source: scroll
        }

        PageText {
            width: parent.width
            text: qsTr("A card table for unusual games, with opponents to play against. Games against the computer run entirely on your own computer.")
        }

        Repeater {
            model: App.games

            Column {
                id: game

                required property string title
                required property string about

                width: parent ? parent.width : 0
                spacing: Theme.gapTiny

                PageHeading {
                    width: parent.width
                    text: game.title
                }

                PageText {
                    width: parent.width
                    text: game.about
                }
            }
        }

        Column {
            width: parent.width
            spacing: Theme.gapTiny

            PageHeading {
                width: parent.width
                text: qsTr("Licence")
            }

            PageText {
                width: parent.width
                text: qsTr("This program is free software: you can use it, study it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.")
            }
        }

        PageText {
            width: parent.width
            text: qsTr("The cards, portraits and icons were drawn for this program and come under the same licence.")
        }
    }

    FocusRing {
        of: scroll
    }
}
