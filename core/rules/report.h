// SPDX-License-Identifier: GPL-3.0-or-later
// Reports the effects of an action while a game applies it. StepReport collects events in a step.
// NoReport discards them at no cost, for the search of the bots. Each function of this file reports
// one event (rules/step.h).
#pragma once

#include <cstdint>
#include <utility>

#include "rules/action.h"
#include "rules/step.h"

namespace downpile {

struct NoReport {
  static constexpr bool kActive = false;
};

struct StepReport {
  static constexpr bool kActive = true;
  Step* step;
  void add(Event event) { step->events.push_back(std::move(event)); }
};

// Reports the move of cards from one place to another, in lay order. Viewers outside `seenBy` see
// only how many cards moved.
template <class Report>
void reportCards(Report& report, int player, Place from, Place to, const CardSet& cards,
                 LayOrder order = LayOrder::rising, PlayerSet seenBy = kAllPlayers) {
  if constexpr (Report::kActive) {
    report.add(Event{.kind = Event::Kind::move,
                     .from = from,
                     .to = to,
                     .cards = inLayOrder(cards, order),
                     .seenBy = seenBy,
                     .player = static_cast<std::uint8_t>(player)});
  }
}

// Reports face-down cards turned face up in their place. Everybody sees them.
template <class Report>
void reportReveal(Report& report, int player, Place place, const CardSet& cards) {
  if constexpr (Report::kActive) {
    report.add(Event{.kind = Event::Kind::reveal,
                     .from = place,
                     .to = place,
                     .cards = inLayOrder(cards, LayOrder::rising),
                     .seenBy = kAllPlayers,
                     .player = static_cast<std::uint8_t>(player)});
  }
}

// Reports an event without cards. Events of the kinds pile, turn and shuffle concern whole places.
// Events of the kind seats concern two players.
template <class Report>
void reportEvent(Report& report, Event::Kind kind, int player, Place from, Place to,
                 int other = kNoPlayer) {
  if constexpr (Report::kActive) {
    report.add(Event{.kind = kind,
                     .from = from,
                     .to = to,
                     .seenBy = kAllPlayers,
                     .player = static_cast<std::uint8_t>(player),
                     .other = static_cast<std::uint8_t>(other)});
  }
}

// Values for the placeholders of a sentence, except {player}. Viewers outside `seenBy` get a
// version of the sentence without the names of the cards.
struct Ingredients {
  CardSet cards{};
  LayOrder order = LayOrder::rising;
  int number = 0;
  int other = kNoPlayer;
  PlayerSet seenBy = kAllPlayers;
  PlayerSet players{};
};

// Reports a sentence; `sentence` is an index into GameInfo::sentences.
template <class Report, class Sentence>
void addSentence(Report& report, Sentence sentence, int player, const Ingredients& with = {}) {
  if constexpr (Report::kActive) {
    report.add(Event{.kind = Event::Kind::sentence,
                     .cards = inLayOrder(with.cards, with.order),
                     .seenBy = with.seenBy,
                     .sentence = static_cast<std::uint8_t>(sentence),
                     .player = static_cast<std::uint8_t>(player),
                     .other = static_cast<std::uint8_t>(with.other),
                     .number = with.number,
                     .players = with.players});
  }
}

}  // namespace downpile
