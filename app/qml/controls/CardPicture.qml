// SPDX-License-Identifier: GPL-3.0-or-later
// A card as the settings make it look: drawn here, or of a card set that is on the system. Such a set is
// drawn in a thread; until it is there, and where it has not got the card, one sees our own.
import QtQuick
import Downpile

Item {
    id: card

    // In trace notation, `back` or `blank`.
    required property string face
    readonly property int status: own.status

    readonly property string set: {
        const wanted = face === "back" ? Settings.cardBack === "set" : CardSets.couldHave(face);
        return wanted ? Settings.cardSet : "";
    }

    Picture {
        id: own

        anchors.fill: parent
        antialiasing: card.antialiasing
        visible: !others.visible
        source: "image://cards/" + card.face + Settings.cardQuery
    }

    Picture {
        id: others

        anchors.fill: parent
        antialiasing: card.antialiasing
        visible: status === Image.Ready
        source: {
            if (card.set === "" || width < 1)
                return "";
            const drawn = CardSets.isDrawn(card.set, card.face, sourceSize.width, sourceSize.height);
            return (drawn ? "image://cards/" : "image://cardset/") + card.face + "?set=" + encodeURIComponent(card.set);
        }
    }
}
