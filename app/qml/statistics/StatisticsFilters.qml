// SPDX-License-Identifier: GPL-3.0-or-later
// Which games are looked at: of which kind, at which tables, when. As many beside each other as
// there is room for, in rows as full as each other; where they would fill what is seen of the page
// they are folded behind a button that says what is chosen.
import QtQuick
import QtQuick.Layouts
import Downpile

Column {
    id: filters

    required property Statistics statistics
    // How high the page is that can be seen at once.
    required property real room

    readonly property real least: 190 * Math.max(1, Theme.textScale)

    readonly property int count: statistics.game === "" ? 4 : 5
    readonly property int most: Math.max(1, Math.min(count, Math.floor((width + spacing) / (least + spacing))))
    readonly property int rows: Math.ceil(count / most)
    readonly property bool folds: rows > 1 && rows * (Theme.controlHeight + spacing) > room * 0.3
    // Nothing goes from under the hand of somebody who is choosing.
    readonly property bool held: Array.from(grid.children).some(child => child.activeFocus)

    spacing: Theme.gapSmall
    onFoldsChanged: {
        if (folds && held)
            fold.open = true;
    }

    FilterFold {
        id: fold

        objectName: "statisticsFold"
        width: parent.width
        visible: filters.folds
        filters: grid
    }

    GridLayout {
        id: grid

        width: parent.width
        visible: !filters.folds || fold.open || filters.held
        columns: Math.ceil(filters.count / filters.rows)
        columnSpacing: filters.spacing
        rowSpacing: filters.spacing

        FilterChoice {
            objectName: "statisticsGame"
            choices: filters.statistics.gameChoices
            value: filters.statistics.game
            Accessible.name: qsTr("Game")
            onPicked: value => filters.statistics.game = value
        }

        FilterChoice {
            objectName: "statisticsPlayers"
            choices: filters.statistics.playersChoices
            value: filters.statistics.players
            Accessible.name: qsTr("Players")
            onPicked: value => filters.statistics.players = value
        }

        FilterChoice {
            objectName: "statisticsOpponents"
            choices: filters.statistics.opponentsChoices
            value: filters.statistics.opponents
            Accessible.name: qsTr("Opponents")
            onPicked: value => filters.statistics.opponents = value
        }

        FilterChoice {
            objectName: "statisticsRules"
            visible: filters.statistics.game !== ""
            choices: filters.statistics.rulesChoices
            value: filters.statistics.rules
            Accessible.name: qsTr("House rules")
            onPicked: value => filters.statistics.rules = value
        }

        FilterChoice {
            objectName: "statisticsDays"
            choices: filters.statistics.daysChoices
            value: filters.statistics.days
            Accessible.name: qsTr("When")
            onPicked: value => filters.statistics.days = value
        }
    }
}
