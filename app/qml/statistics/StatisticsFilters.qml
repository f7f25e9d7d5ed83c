// SPDX-License-Identifier: GPL-3.0-or-later
// Which games are looked at: of which kind, at which tables, when. As many beside each other as
// there is room for, in rows as full as each other.
import QtQuick
import QtQuick.Layouts
import Downpile

GridLayout {
    id: filters

    required property Statistics statistics

    readonly property real least: 190 * Math.max(1, Theme.textScale)

    readonly property int count: statistics.game === "" ? 4 : 5
    readonly property int most: Math.max(1, Math.min(count, Math.floor((width + columnSpacing) / (least + columnSpacing))))

    columns: Math.ceil(count / Math.ceil(count / most))
    columnSpacing: Theme.gapSmall
    rowSpacing: Theme.gapSmall

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
