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

// A number; one that is too large becomes the largest, which is no place of any game.
std::optional<std::uint8_t> smallNumber(std::string_view word) {
  std::uint8_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (end == word.data() || end != word.data() + word.size()) return std::nullopt;
  if (error == std::errc::result_out_of_range) return std::numeric_limits<std::uint8_t>::max();
  return number;
}

// The copy that is meant: one that is available and not yet taken, else any not yet taken.
std::optional<Card> chooseCopy(Card kind, const CardSet& available, const CardSet& taken) {
  std::optional<Card> fallback;
  for (int id = 1; id < kCardIds; ++id) {
    const Card card(id);
    if (kindOf(card) != kind || taken.contains(card)) continue;
    if (available.contains(card)) return card;
    if (!fallback) fallback = card;
  }
  return fallback;
}

}  // namespace

std::vector<Card> inLayOrder(const CardSet& cards, LayOrder order) {
  std::vector<Card> list(cards.begin(), cards.end());
  std::sort(list.begin(), list.end(), [order](Card a, Card b) {
    if (a.rank() != b.rank()) return (order == LayOrder::rising) == (a.rank() < b.rank());
    return a.suit() != b.suit() ? a.suit() < b.suit() : a.pack() < b.pack();
  });
  return list;
}

std::string actionText(const Action& action, std::span<const Verb> verbs) {
  const Verb& verb = verbs[action.verb];
  std::string text(verb.name);
  if (verb.shape == ActionShape::placeAndCards) text += ' ' + std::to_string(action.place);
  for (Card card : inLayOrder(action.cards, verb.order)) text += ' ' + cardText(card);
  return text;
}

std::optional<Action> actionFromText(std::string_view text, std::span<const Verb> verbs,
                                     const CardSet& available) {
  auto parts = words(text);
  if (parts.empty()) return std::nullopt;
  const auto verb = std::find_if(verbs.begin(), verbs.end(),
                                 [&](const Verb& v) { return v.name == parts.front(); });
  if (verb == verbs.end()) return std::nullopt;
  parts.erase(parts.begin());

  Action action;
  action.verb = static_cast<std::uint8_t>(verb - verbs.begin());
  if (verb->shape == ActionShape::placeAndCards) {
    if (parts.empty()) return std::nullopt;
    const auto place = smallNumber(parts.front());
    if (!place) return std::nullopt;
    action.place = *place;
    parts.erase(parts.begin());
  }
  if ((verb->shape == ActionShape::bare) != parts.empty()) return std::nullopt;
  for (std::string_view part : parts) {
    const auto kind = cardFromText(part);
    if (!kind) return std::nullopt;
    const auto card = chooseCopy(*kind, available, action.cards);
    if (!card) return std::nullopt;
    action.cards.insert(*card);
  }
  return action;
}

}  // namespace downpile
