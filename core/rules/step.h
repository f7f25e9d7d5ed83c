// SPDX-License-Identifier: GPL-3.0-or-later
// Events of one action or chance outcome: cards moved, a pile turned over, a sentence. The table
// animates steps, announces them to screen readers and lists them in the story (the list of past
// events). The rules do not use them. A step is masked for each viewer, like a view.
#pragma once

#include <cstdint>
#include <vector>

#include "table/card.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

inline constexpr PlayerSet kAllPlayers = PlayerSet::all(kMaxPlayers);

struct Event {
  enum class Kind : std::uint8_t {
    move,    // cards move from `from` to `to`, in this order
    pile,    // the whole pile at `from` moves to `to` and keeps its order
    turn,    // the pile at `from` is turned over
    reveal,  // cards at `from` are turned face up in their place
    // The cards of `from` are shuffled and become `to`. If `from` equals `to`, the cards of all
    // places are collected and shuffled for a new deal.
    shuffle,
    sentence,  // a sentence of the game is shown
    seats,     // `player` and `other` exchange chairs
  };
  Kind kind = Kind::sentence;
  Place from{};
  Place to{};
  // The cards of the event, in order. If a viewer may not see a card, it is unknown (Card()) in the
  // viewer's step.
  std::vector<Card> cards{};
  PlayerSet seenBy{};  // players seeing the cards
  // For a sentence: its index in the game's sentences.
  std::uint8_t sentence = 0;
  std::uint8_t player = kNoPlayer;  // player causing the event
  std::uint8_t other = kNoPlayer;   // another player in the event, such as a victim
  std::int32_t number = 0;          // value of {number} in the sentence: a count or points
  PlayerSet players{};              // for a sentence: several players involved in the event

  bool operator==(const Event&) const = default;
};

// Returns true if the event reports this sentence (a Sentence of the game).
template <class Sentence>
bool isSentence(const Event& event, Sentence sentence) {
  return event.kind == Event::Kind::sentence &&
         event.sentence == static_cast<std::uint8_t>(sentence);
}

struct Step {
  std::vector<Event> events;

  // Returns the step as this viewer, a player or kSpectator, may see it.
  Step cutFor(std::uint8_t viewer) const {
    Step cut = *this;
    for (Event& event : cut.events) {
      if (event.seenBy == kAllPlayers || event.seenBy.contains(viewer)) continue;
      for (Card& card : event.cards) card = Card();
    }
    return cut;
  }
};

}  // namespace downpile
