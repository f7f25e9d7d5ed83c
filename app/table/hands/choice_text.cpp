// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/choice_text.h"

#include <QCoreApplication>

#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

namespace {

// The card that shows on the own pile that a move goes onto.
Card topAt(const TablePosition& position, const Action& action) {
  const Verb& verb = position.info().verbs[action.verb];
  for (const PlaceContents& contents : position.view().places()) {
    const Place& place = contents.place;
    const bool meant = place.player == position.viewer() && place.index == action.place &&
                       verb.isMeantOn(place.zone);
    if (meant && !contents.cards.empty() && !contents.faceDown) return contents.cards.back();
  }
  return {};
}

}  // namespace

QString choiceText(const TablePosition& position, const Action& action) {
  const Verb& verb = position.info().verbs[action.verb];
  const QString offer = asSentence(position.narrator().text(verb.offer));
  const Card top = verb.shape == ActionShape::placeAndCards ? topAt(position, action) : Card();
  if (!top.known()) return offer;
  return QCoreApplication::translate("downpile::TableGestures", "%1 (%2)",
                                     "a move and the card it goes onto")
      .arg(offer, cardLabel(top, position.info().family));
}

}  // namespace downpile
