// SPDX-License-Identifier: GPL-3.0-or-later
// The search field of the list of people.
import QtQuick
import Downpile

PageField {
    objectName: "peopleSearch"
    placeholderText: qsTr("Search people")
    Accessible.name: qsTr("Search")
    text: App.people.list.words
    onTextEdited: App.people.list.words = text
}
