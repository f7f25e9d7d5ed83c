// SPDX-License-Identifier: GPL-3.0-or-later
// The filters of the statistics: game, players, opponents, house rules and period, in evenly filled
// rows. If several rows would take over 30 % of the visible page, they are folded behind a button
// with the choices.
import QtQuick
import QtQuick.Layouts
import Downpile

Column {
    id: filters

    required property Statistics statistics
    // Height of the visible part of the page, in pixels.
    required property real room

    readonly property real least: 190 * Math.max(1, Theme.textScale)

    readonly property int count: statistics.game === "" ? 4 : 5
    readonly property int most: Math.max(1, Math.min(count, Math.floor((width + spacing) / (least + spacing))))
    readonly property int rows: Math.ceil(count / most)
    readonly property bool folds: rows > 1 && rows * (Theme.controlHeight + spacing) > room * 0.3
    // True while one of the filters has the keyboard focus. Then the filters stay visible.
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
