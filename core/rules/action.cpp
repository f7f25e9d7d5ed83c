// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/action.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace downpile {

namespace {

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> result;
  while (!text.empty()) {
    const auto start = text.find_first_not_of(' ');
    if (start == std::string_view::npos) break;
    text.remove_prefix(start);
    const auto length = std::min(text.find(' '), text.size());
    result.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return result;
}

// Reads a number from 0 to 255. A larger number becomes 255, which is not a valid place or player.
// Returns nullopt if the word is not a number.
std::optional<std::uint8_t> smallNumber(std::string_view word) {
  std::uint8_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (end == word.data() || end != word.data() + word.size()) return std::nullopt;
  if (error == std::errc::result_out_of_range) return std::numeric_limits<std::uint8_t>::max();
  return number;
}

// Chooses a card with the same name as `kind`: preferably a card in `available`, never a card in
// `taken`. Returns nullopt if all cards of this name are in `taken`.
std::optional<Card> chooseCopy(Card kind, CardFamily family, const CardSet& available,
                               const CardSet& taken) {
  std::optional<Card> fallback;
  for (int id = 1; id < kCardIds; ++id) {
    const Card card(id);
    if (kindOf(card, family) != kind || taken.contains(card)) continue;
    if (available.contains(card)) return card;
    if (!fallback) fallback = card;
  }
  return fallback;
}

bool takesCards(ActionShape shape) {
  return shape == ActionShape::cards || shape == ActionShape::placeAndCards ||
         shape == ActionShape::targetAndCards;
}

bool takesTarget(ActionShape shape) {
  return shape == ActionShape::target || shape == ActionShape::targetAndPlace ||
         shape == ActionShape::targetAndCards;
}

bool takesPlace(ActionShape shape) {
  return shape == ActionShape::place || shape == ActionShape::placeAndCards ||
         shape == ActionShape::targetAndPlace;
}

// Returns how many words (a place, a target, a number) stand between the verb and the cards in the
// text of an action of this shape.
std::size_t argumentsOf(ActionShape shape) {
  const bool number = shape == ActionShape::number || shape == ActionShape::word;
  return (takesTarget(shape) ? 1U : 0U) + (takesPlace(shape) ? 1U : 0U) + (number ? 1U : 0U);
}

// Reads the arguments of an action with this verb, without its cards. Returns nullopt if they do
// not match the verb's shape.
std::optional<Action> readArguments(const Verb& verb, std::span<const std::string_view> arguments) {
  const std::size_t wanted = argumentsOf(verb.shape);
  if (arguments.size() < wanted) return std::nullopt;
  if (takesCards(verb.shape) == (arguments.size() == wanted)) return std::nullopt;
  Action action;
  if (verb.shape == ActionShape::word) {
    const auto word = std::find(verb.words.begin(), verb.words.end(), arguments.front());
    if (word == verb.words.end()) return std::nullopt;
    action.number = static_cast<std::int16_t>(word - verb.words.begin());
    return action;
  }
  for (std::size_t i = 0; i < wanted; ++i) {
    const auto number = smallNumber(arguments[i]);
    if (!number) return std::nullopt;
    if (verb.shape == ActionShape::number) {
      action.number = *number;
    } else if (takesTarget(verb.shape) && i == 0) {
      action.target = *number;
    } else {
      action.place = *number;
    }
  }
  return action;
}

}  // namespace

bool wellFormed(const Action& action, std::span<const Verb> verbs) {
  if (action.verb >= verbs.size()) return false;
  const Verb& verb = verbs[action.verb];
  if (takesCards(verb.shape) == action.cards.empty()) return false;
  if (takesTarget(verb.shape) == (action.target == kNoPlayer)) return false;
  if (!takesPlace(verb.shape) && action.place != 0) return false;
  if (verb.shape == ActionShape::number) return true;
  if (verb.shape != ActionShape::word) return action.number == 0;
  return action.number >= 0 && static_cast<std::size_t>(action.number) < verb.words.size();
}

std::vector<Card> inLayOrder(const CardSet& cards, LayOrder order) {
  std::vector<Card> list(cards.begin(), cards.end());
  const auto height = [order](Card card) {
    if (order == LayOrder::falling) return -card.rank();
    return order == LayOrder::aceHigh && card.rank() == 1 ? 2 * kRankKing + 1 : 2 * card.rank();
  };
  std::sort(list.begin(), list.end(), [&height](Card a, Card b) {
    if (height(a) != height(b)) return height(a) < height(b);
    return a.suit() != b.suit() ? a.suit() < b.suit() : a.pack() < b.pack();
  });
  return list;
}

std::string actionText(const Action& action, std::span<const Verb> verbs, CardFamily family) {
  const Verb& verb = verbs[action.verb];
  std::string text(verb.name);
  if (takesTarget(verb.shape)) text += ' ' + std::to_string(action.target);
  if (takesPlace(verb.shape)) text += ' ' + std::to_string(action.place);
  if (verb.shape == ActionShape::number) text += ' ' + std::to_string(action.number);
  if (verb.shape == ActionShape::word) {
    text.append(" ").append(verb.words[static_cast<std::size_t>(action.number)]);
  }
  for (Card card : inLayOrder(action.cards, verb.order)) text += ' ' + cardText(card, family);
  if (action.surplus.known()) text += ' ' + cardText(action.surplus, family);
  return text;
}

std::optional<Action> actionFromText(std::string_view text, std::span<const Verb> verbs,
                                     CardFamily family, const CardsOfAction& available) {
  const auto parts = words(text);
  if (parts.empty()) return std::nullopt;
  const std::span arguments = std::span(parts).subspan(1);
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    if (verbs[verb].name != parts.front()) continue;
    auto action = readArguments(verbs[verb], arguments);
    if (!action) continue;
    action->verb = static_cast<std::uint8_t>(verb);
    const auto cards = arguments.subspan(argumentsOf(verbs[verb].shape));
    if (cards.empty()) return action;
    for (std::string_view word : cards) {
      const CardSet from = available(*action);
      // `??` names Card(): a card in the player's own hand that the player does not see. A move
      // never contains two such cards.
      if (word == cardText(Card(), family) && from.contains(Card())) {
        action->cards.insert(Card());
        continue;
      }
      const auto kind = cardFromText(word, family);
      if (!kind) return std::nullopt;
      if (const auto card = chooseCopy(*kind, family, from, action->cards)) {
        action->cards.insert(*card);
      } else {
        action->surplus = *kind;
      }
    }
    return action;
  }
  return std::nullopt;
}

}  // namespace downpile
