// SPDX-License-Identifier: GPL-3.0-or-later
// What one action or chance outcome did, as events: cards moved from here to there, a pile turned
// over, a sentence to tell. Eye, ear and story follow steps; nothing of the rules does. A step is
// cut for each viewer as views are.
#pragma once

#include <cstdint>
#include <vector>

#include "table/card.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

inline constexpr PlayerSet kEverybody = PlayerSet::all(kMaxPlayers);

struct Event {
  enum class Kind : std::uint8_t {
    move,     // cards go from `from` to `to`, in this order
    pile,     // the whole pile at `from` goes to `to` and keeps its order
    turn,     // the pile at `from` is turned over
    reveal,   // cards at `from` are turned face up where they lie
    shuffle,  // the cards of `from` are shuffled and become `to`
    tell,     // a sentence of the game
    seats,    // `player` and `other` exchange chairs
  };
  Kind kind = Kind::tell;
  Place from{};
  Place to{};
  std::vector<Card> cards{};      // in order; unknown (Card()) for viewers who may not see them
  PlayerSet seenBy{};             // who sees the cards
  std::uint8_t sentence = 0;      // tell: index into the game's sentences
  std::uint8_t player = kNobody;  // who did it
  std::uint8_t other = kNobody;   // another player concerned
  std::int32_t number = 0;        // a count or points
  PlayerSet players{};            // tell: several who are concerned

  bool operator==(const Event&) const = default;
};

// Whether a sentence of the game is told: one of its Tell.
template <class Tell>
bool tells(const Event& event, Tell what) {
  return event.kind == Event::Kind::tell && event.sentence == static_cast<std::uint8_t>(what);
}

struct Step {
  std::vector<Event> events;

  // The same step as this viewer, a player or kOnlooker, may see it.
  Step cutFor(std::uint8_t viewer) const {
    Step cut = *this;
    for (Event& event : cut.events) {
      if (event.seenBy == kEverybody || event.seenBy.contains(viewer)) continue;
      for (Card& card : event.cards) card = Card();
    }
    return cut;
  }
};

}  // namespace downpile
