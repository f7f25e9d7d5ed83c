// SPDX-License-Identifier: GPL-3.0-or-later
// The filters of the list of records: words, game and state. They are in one row if there is room.
import QtQuick
import QtQuick.Layouts
import Downpile

GridLayout {
    id: filters

    required property RecordListModel model

    readonly property real beside: choice.implicitWidth + segments.implicitWidth + columnSpacing
    readonly property var ids: ["", ...model.games]

    columns: width >= beside + columnSpacing + 200 * Theme.textScale ? 3 : width >= beside ? 2 : 1
    columnSpacing: Theme.gap
    rowSpacing: Theme.gapSmall

    PageField {
        objectName: "recordSearch"
        Layout.fillWidth: true
        Layout.columnSpan: filters.columns === 2 ? 2 : 1
        placeholderText: qsTr("Search names and house rules")
        Accessible.name: qsTr("Search")
        text: filters.model.words
        onTextEdited: filters.model.words = text
    }

    PageChoice {
        id: choice

        objectName: "recordGame"
        Layout.fillWidth: filters.columns < 3
        model: filters.ids.map(id => id === "" ? qsTr("All games") : App.games.value(App.games.find("gameId", id), "title"))
        chosen: Math.max(0, filters.ids.indexOf(filters.model.game))
        Accessible.name: qsTr("Game")
        onActivated: at => filters.model.game = filters.ids[at]
    }

    PageSegments {
        id: segments

        objectName: "recordState"
        name: qsTr("Finished or unfinished")
        texts: [qsTr("All"), qsTr("Unfinished"), qsTr("Finished")]
        values: ["all", "unfinished", "finished"]
        value: filters.model.state
        onPicked: value => filters.model.state = value
        Layout.fillWidth: filters.columns === 1
    }
}
