// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/choice_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "games/common_text.h"
#include "rules/sentence.h"
#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

namespace {

// Returns the top card of the viewer's pile onto which the action puts cards, or Card() if the top
// card is not visible.
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

// Returns the name of a place with its owner. Of several similar places of the viewer, also names
// the number.
QString placeName(const AnyView& view, const Narrator& narrator, const Place& place) {
  const QString title = narrator.text(view.info().zones[place.zone].title);
  if (place.player == kNoPlayer) return title;
  if (place.player != view.viewer()) {
    return QCoreApplication::translate("downpile::PlaceRows", "%1 of %2", "a place and its owner")
        .arg(title, narrator.name(place.player));
  }
  const auto places = view.places();
  const auto alike = std::ranges::count_if(places, [&](const PlaceContents& other) {
    return other.place.zone == place.zone && other.place.player == place.player;
  });
  const QString name = alike > 1
                           ? QCoreApplication::translate("downpile::PlaceRows", "%1 %2",
                                                         "a place and its number among several")
                                 .arg(title, numberText(place.index + 1))
                           : title;
  return QCoreApplication::translate("downpile::PlaceRows", "%1 (yours)", "a place").arg(name);
}

// Returns the reason why cards cannot be dropped on a place or fact if no move of the viewer brings
// cards there.
QString noMoveThere(const AnyView& view, const Narrator& narrator, const QString& brought,
                    const DropRefusal& dropRefusal) {
  const auto& place = dropRefusal.place;
  if (!place && dropRefusal.fact.isEmpty()) {
    return QCoreApplication::translate("downpile::TableGestures", "%1 cannot be played.", "cards")
        .arg(brought);
  }
  if (place && place->player != kNoPlayer && place->player != view.viewer()) {
    return QCoreApplication::translate("downpile::TableGestures",
                                       "%1 cannot be dropped there: the place belongs to %2.",
                                       "cards and a player")
        .arg(brought, narrator.name(place->player));
  }
  return QCoreApplication::translate("downpile::TableGestures",
                                     "%1 cannot be dropped on “%2”: you cannot play cards there.",
                                     "cards and a place")
      .arg(brought, place ? narrator.text(view.info().zones[place->zone].title) : dropRefusal.fact);
}

}  // namespace

QString choiceText(const TablePosition& position, const Action& action) {
  const Verb& verb = position.info().verbs[action.verb];
  const QString offer = asSentence(position.narrator().text(offerOf(verb, position.view())));
  const Card top = verb.shape == ActionShape::placeAndCards ? topAt(position, action) : Card();
  if (!top.known()) return offer;
  return QCoreApplication::translate("downpile::TableGestures", "%1 (%2)",
                                     "a move and the card that it is played onto")
      .arg(offer, cardLabel(top, position.info().family));
}

QString refusalText(const AnyView& view, const Narrator& narrator, const CardSet& cards,
                    const DropRefusal& dropRefusal) {
  const GameInfo& info = view.info();
  const QString brought =
      cardList(inLayOrder(cards, listOrder(info)), CardForm::start, info.family);
  QStringList sentences;
  if (info.reasons[dropRefusal.refusal.reason].code == common::kNoMove.code) {
    sentences << noMoveThere(view, narrator, brought, dropRefusal);
    if (dropRefusal.click != nullptr) {
      sentences << QCoreApplication::translate("downpile::TableGestures",
                                               "Without cards, you can %1 there.",
                                               "a possible move")
                       .arg(narrator.text(offerOf(*dropRefusal.click, view)));
    }
  } else {
    if (dropRefusal.isTogether) {
      const QString text =
          dropRefusal.place
              ? QCoreApplication::translate("downpile::TableGestures",
                                            "%1 cannot be played there together.", "several cards")
              : QCoreApplication::translate("downpile::TableGestures",
                                            "%1 cannot be played together.", "several cards");
      sentences << text.arg(brought);
    }
    sentences << narrator.refusal(dropRefusal.refusal);
  }
  if (dropRefusal.instead) {
    sentences << QCoreApplication::translate("downpile::TableCoach", "You could %1.",
                                             "a possible move")
                     .arg(narrator.offered(*dropRefusal.instead));
  }
  if (!dropRefusal.otherPlaces.empty()) {
    QStringList names;
    for (const Place& place : dropRefusal.otherPlaces) names << placeName(view, narrator, place);
    sentences << QCoreApplication::translate("downpile::TableGestures", "Allowed places: %1.",
                                             "places where refused cards may go")
                     .arg(listOr(names));
  }
  return sentences.join(u' ');
}

}  // namespace downpile
