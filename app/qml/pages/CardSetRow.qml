// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of the card set: Downpile's own, or an installed one of another program. Sets appear
// as they are found; unusable ones are listed with the reason.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

Column {
    id: row

    // The card sets to choose from. The chosen set is included even if it has not been found.
    readonly property var choices: {
        const own = [{id: "", name: "Downpile", hasBack: false}];
        const all = own.concat(CardSets.sets);
        return all.some(set => set.id === Settings.cardSet) ? all : all.concat([{id: Settings.cardSet, name: qsTr("Not found"), hasBack: false}]);
    }
    readonly property var chosen: choices.find(set => set.id === Settings.cardSet)

    function choose(set: var) {
        Settings.cardSet = set.id;
        if (set.hasBack)
            Settings.cardBack = "set";
    }

    width: parent ? parent.width : 0
    spacing: Theme.gapTiny
    visible: choices.length > 1 || CardSets.broken.length > 0
    Component.onCompleted: CardSets.search()

    SettingRow {
        title: qsTr("Card set")
        help: CardSets.searching ? qsTr("Looking for card sets of other programs…") : qsTr("You can also use the card sets of KDE and GNOME games on this computer.")

        PageChoice {
            objectName: "cardSet"
            model: row.choices.map(set => set.name)
            chosen: row.choices.indexOf(row.chosen)
            Accessible.name: qsTr("Card set")
            onActivated: at => row.choose(row.choices[at])
        }
    }

    Repeater {
        model: CardSets.broken

        PageText {
            required property string modelData

            width: row.width
            text: modelData
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }
    }
}
