// SPDX-License-Identifier: GPL-3.0-or-later
// A card in the chosen style: drawn by Downpile, or taken from an installed card set. Cards of a
// set are rendered in another thread. Downpile's own drawing is shown until the set's card is
// ready, and for cards missing from the set.
import QtQuick
import Downpile

Item {
    id: card

    // The card to show, such as `TH` (docs/rules/notation.md), `back`, or `blank` (outline of an
    // empty place on the table).
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
            if (card.set === "" || !isRendered)
                return "";
            const drawn = CardSets.isDrawn(card.set, card.face, sourceSize.width, sourceSize.height);
            return (drawn ? "image://cards/" : "image://cardset/") + card.face + "?set=" + encodeURIComponent(card.set);
        }
    }
}
