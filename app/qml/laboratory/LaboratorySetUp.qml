// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up of a study: game, players and sets of house rules. Disabled while a study runs.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

PageScroll {
    id: part

    required property Laboratory laboratory
    readonly property var games: App.games
    readonly property var levels: Array.from(laboratory.levels)
    readonly property var sets: Array.from(laboratory.sets)

    enabled: !laboratory.running
    spaceAbove: edge
    spacing: Theme.gap - 2

    SettingRow {
        title: qsTr("Game")

        PageChoice {
            objectName: "laboratoryGame"
            focus: true
            model: part.games
            textRole: "title"
            chosen: part.games.find("gameId", part.laboratory.gameId)
            Accessible.name: qsTr("Game")
            onActivated: row => part.laboratory.gameId = part.games.value(row, "gameId")
        }
    }

    SettingRow {
        title: qsTr("Number of players")

        PageSegments {
            objectName: "laboratoryPlayers"
            name: qsTr("Number of players")
            texts: values.map(number => Numbers.whole(number))
            values: {
                const all = [];
                for (let n = part.laboratory.leastPlayers; n <= part.laboratory.mostPlayers; ++n)
                    all.push(n);
                return all;
            }
            value: part.laboratory.players
            onPicked: value => part.laboratory.players = value
        }
    }

    SettingRow {
        title: qsTr("Players")
        help: qsTr("In every seat. The stronger they are, the longer it takes.")

        PageChoice {
            objectName: "laboratoryLevel"
            model: part.levels.map(each => each.title)
            chosen: part.levels.findIndex(each => each.id === part.laboratory.level)
            Accessible.name: qsTr("Players")
            onActivated: row => part.laboratory.level = part.levels[row].id
        }
    }

    SettingRow {
        title: qsTr("Games for each set")

        PageSegments {
            objectName: "laboratoryGames"
            name: qsTr("Games for each set")
            texts: values.map(number => Numbers.whole(number))
            values: part.laboratory.gamesChoices
            value: part.laboratory.games
            onPicked: value => part.laboratory.games = value
        }
    }

    SettingRow {
        title: qsTr("How much skill matters")
        help: qsTr("Quick test: a sensible player against distracted ones. Master test: a Master against Fair players, which takes much longer.")

        PageChoice {
            readonly property list<string> ways: ["none", "quick", "master"]

            objectName: "laboratorySkill"
            model: [qsTr("No test"), qsTr("Quick test"), qsTr("Master test")]
            chosen: ways.indexOf(part.laboratory.skill)
            Accessible.name: qsTr("How much skill matters")
            onActivated: row => part.laboratory.skill = ways[row]
        }
    }

    PageHeading {
        width: parent.width
        topPadding: Theme.gapSmall
        text: qsTr("Sets of house rules")
    }

    PageText {
        width: parent.width
        text: qsTr("Each set is compared with the first one, with the same luck of the draw.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
    }

    PageSegments {
        objectName: "laboratorySets"
        width: parent.width
        name: qsTr("Sets of house rules")
        texts: part.sets.map((name, index) => Sentence.of(qsTr("%1: %2", "the number of a set of house rules; its name"), Numbers.whole(index + 1), name))
        values: part.sets.map((name, index) => index)
        value: part.laboratory.current
        onPicked: value => part.laboratory.current = value
    }

    Flow {
        width: parent.width
        spacing: Theme.gapSmall

        PageButton {
            // The second press of a double click adds no second set: see InputGuard.
            readonly property int purpose: part.laboratory.sets.length

            objectName: "addSet"
            slim: true
            text: qsTr("Add a set")
            enabled: part.laboratory.mayAddSet
            onClicked: part.laboratory.addSet()
        }

        PageButton {
            readonly property int purpose: part.laboratory.sets.length

            objectName: "removeSet"
            slim: true
            look: PageButton.Quiet
            text: qsTr("Remove this set")
            enabled: part.laboratory.sets.length > 1
            onClicked: part.laboratory.removeSet(part.laboratory.current)
        }
    }

    PageText {
        width: parent.width
        text: qsTr("House rules of set %1").arg(Numbers.whole(part.laboratory.current + 1))
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: part.laboratory.options

        OptionRow {
            required title
            required help

            onChanged: value => part.laboratory.options.setValue(index, value)
        }
    }
}
