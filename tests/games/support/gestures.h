// SPDX-License-Identifier: GPL-3.0-or-later
// Arbitrary moves that a user could try at a table, legal or not (gestures).
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "rules/action.h"
#include "rules/game_info.h"
#include "rules/random.h"
#include "table/place.h"

namespace downpile::test {

// Values that make up the arbitrary moves (gestures) of one player.
struct GestureParts {
  std::vector<Card> held;     // cards of the player
  std::vector<Card> foreign;  // some cards not held by the player, perhaps not of the deck
  std::vector<int> places;    // indices of own piles, and some invalid ones
  std::set<int> positions;    // positions in the places of players, and some invalid ones
  std::vector<Action> legal;  // legal moves; variations of them are tried
  int players = 0;
  int mostNumber = 0;  // largest number of a legal move, or number of held cards if larger
};

// Returns sets of cards to try in moves: no card, each single card, neighbours in suit and rank,
// some larger sets, the whole hand, and sets with cards not held by the player. If the hand has at
// most ten cards, also all pairs. `effort` is the number of random sets of held cards.
inline std::vector<CardSet> gestureSets(const GestureParts& parts, int effort, Random& random) {
  std::vector<CardSet> sets{CardSet()};
  const auto& held = parts.held;
  const auto any = [&](const std::vector<Card>& cards) {
    return cards[random.below(static_cast<std::uint32_t>(cards.size()))];
  };
  const auto windows = [&](std::vector<Card> cards, auto key) {
    std::sort(cards.begin(), cards.end(), [&](Card a, Card b) { return key(a) < key(b); });
    for (std::size_t start = 0; start < cards.size(); ++start) {
      CardSet window;
      for (std::size_t i = start; i < std::min(cards.size(), start + 11); ++i) {
        window.insert(cards[i]);
        sets.push_back(window);
      }
    }
  };
  // Adds sets of neighbouring cards of the sorted hand. The first call leaves out the second of two
  // equal cards.
  std::vector<Card> kinds;
  for (Card card : held) {
    if (std::none_of(kinds.begin(), kinds.end(),
                     [&](Card other) { return other.id % 64 == card.id % 64; })) {
      kinds.push_back(card);
    }
  }
  windows(kinds, [](Card card) { return card.id % 64; });
  windows(held, [](Card card) { return (card.id % 64) * 2 + card.pack(); });
  windows(held, [](Card card) { return card.rank() * kCardIds + card.id; });
  if (held.size() <= 10) {
    for (Card a : held) {
      for (Card b : held) sets.push_back({a, b});
    }
  }
  for (int i = 0; i < effort && !held.empty(); ++i) {
    CardSet set;
    for (auto size = 2 + random.below(5); size > 0; --size) set.insert(any(held));
    sets.push_back(set);
    if (!parts.foreign.empty()) sets.push_back(set | CardSet(any(parts.foreign)));
  }
  for (Card card : parts.foreign) sets.emplace_back(card);
  CardSet all;
  for (Card card : held) all.insert(card);
  sets.push_back(all);
  return sets;
}

// Changes one field of an action.
inline Action disturbed(Action action, const GestureParts& parts, std::size_t verbs,
                        Random& random) {
  const auto pick = [&](const auto& items) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
  };
  switch (random.below(7)) {
    case 0:
      action.verb = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(verbs + 1)));
      break;
    case 1:
      action.place = static_cast<std::uint8_t>(pick(parts.places));
      break;
    case 2:
      action.target = static_cast<std::uint8_t>(random.below(kMaxPlayers));
      break;
    case 3:
      action.number = static_cast<std::int16_t>(static_cast<int>(random.below(5)) - 2);
      break;
    case 4:
      if (!parts.held.empty()) action.cards.insert(pick(parts.held));
      break;
    case 5:
      if (!parts.foreign.empty()) action.cards.insert(pick(parts.foreign));
      break;
    default:
      if (!action.cards.empty()) action.cards.erase(action.cards.first());
      break;
  }
  return action;
}

// All arguments for a verb except cards: places, targets and numbers as its shape requires, valid
// and invalid.
inline std::vector<Action> gestureArguments(const Verb& verb, const GestureParts& parts) {
  std::vector<Action> all;
  const auto addPlaces = [&](const auto& places, std::uint8_t target) {
    for (int place : places) {
      all.push_back({.place = static_cast<std::uint8_t>(place), .target = target});
    }
  };
  const auto addNumbers = [&](int count) {
    for (int number = -1; number <= count; ++number) {
      all.push_back({.number = static_cast<std::int16_t>(number)});
    }
  };
  const auto addTargets = [&](const std::set<int>& places) {
    for (int target = 0; target <= parts.players; ++target) {
      addPlaces(places, static_cast<std::uint8_t>(target));
    }
  };
  switch (verb.shape) {
    case ActionShape::bare:
    case ActionShape::cards:
      addPlaces(std::set{0}, kNoPlayer);
      break;
    case ActionShape::place:
    case ActionShape::placeAndCards:
      addPlaces(parts.places, kNoPlayer);
      break;
    case ActionShape::number:
      addNumbers(parts.mostNumber + 1);
      break;
    case ActionShape::word:
      addNumbers(static_cast<int>(verb.words.size()));
      break;
    case ActionShape::target:
    case ActionShape::targetAndCards:
      addTargets({0});
      break;
    case ActionShape::targetAndPlace:
      addTargets(parts.positions);
      break;
  }
  return all;
}

inline bool takesCards(const Verb& verb) {
  return verb.shape == ActionShape::cards || verb.shape == ActionShape::placeAndCards ||
         verb.shape == ActionShape::targetAndCards;
}

// Calls visit(action) for each gesture: every verb with all arguments, one unknown verb, and legal
// moves with variations of them.
template <class Visit>
void eachGesture(const GameInfo& info, const GestureParts& parts, int effort, Random& random,
                 Visit visit) {
  const std::vector<CardSet> sets = gestureSets(parts, effort, random);
  visit(Action{.verb = static_cast<std::uint8_t>(info.verbs.size())});
  for (std::size_t verb = 0; verb < info.verbs.size(); ++verb) {
    // A verb that takes no cards is tried without a card and with the first non-empty set of cards.
    const std::size_t setCount = takesCards(info.verbs[verb]) ? sets.size() : 2;
    for (Action action : gestureArguments(info.verbs[verb], parts)) {
      action.verb = static_cast<std::uint8_t>(verb);
      for (std::size_t i = 0; i < std::min(setCount, sets.size()); ++i) {
        action.cards = sets[i];
        visit(action);
      }
    }
  }
  // If there are very many legal moves (royalties of two packs), a sample of them is used.
  const std::size_t step = 1 + parts.legal.size() / 60;
  for (std::size_t i = 0; i < parts.legal.size(); i += step) {
    const Action& near = parts.legal[i];
    visit(near);
    for (int j = 0; j < 3; ++j) visit(disturbed(near, parts, info.verbs.size(), random));
  }
}

}  // namespace downpile::test
