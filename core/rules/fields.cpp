// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fields.h"

namespace downpile {

namespace {

// The first copy of this kind in the deck that was not used yet.
std::optional<Card> unusedCopy(Card kind, const CardSet& deck, const CardSet& used) {
  for (Card card : deck - used) {
    if (kindOf(card) == kind) return card;
  }
  return std::nullopt;
}

}  // namespace

void StateReader::fail(std::string_view name, std::string_view problem) {
  if (error_.empty()) error_ = std::string(name) + " " + std::string(problem);
}

const Value* StateReader::find(std::string_view name) const {
  return error_.empty() ? source_.find(name) : nullptr;
}

std::vector<Card> StateReader::readCards(std::string_view name, const Value& value) {
  std::vector<Card> cards;
  const Value::List* list = value.list();
  if (list == nullptr) {
    fail(name, "must be a list of cards");
    return cards;
  }
  for (const Value& item : *list) {
    const std::string* text = item.text();
    const auto kind = text != nullptr ? cardFromText(*text) : std::nullopt;
    if (!kind) {
      fail(name, "holds something that is not a card");
      return {};
    }
    const auto card = unusedCopy(*kind, deck_, used_);
    if (!card) {
      fail(name, "holds a card once too often: " + *text);
      return {};
    }
    used_.insert(*card);
    cards.push_back(*card);
  }
  return cards;
}

void StateReader::player(std::string_view name, std::uint8_t& player, bool nullable) {
  const Value* found = find(name);
  if (found == nullptr) return;
  if (found->isNull() && nullable) {
    player = kNobody;
    return;
  }
  readNumber(name, *found, player, Range{0, players_ - 1});
}

void StateReader::permutation(std::string_view name, std::array<std::uint8_t, kMaxPlayers>& who) {
  PlayerSet seen;
  eachPlayer(name, [&](const Value& value, std::size_t chair) {
    readNumber(name, value, who[chair], Range{0, players_ - 1});
    if (error_.empty()) seen.insert(who[chair]);
  });
  if (find(name) != nullptr && seen != PlayerSet::all(players_)) {
    fail(name, "must name each player once");
  }
}

void StateReader::hands(std::string_view name, std::array<CardSet, kMaxPlayers>& hands,
                        std::array<std::uint8_t, kMaxPlayers>& sizes, Seen) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    for (Card card : readCards(name, value)) hands[p].insert(card);
    sizes[p] = static_cast<std::uint8_t>(hands[p].size());
  });
}

void StateReader::pile(std::string_view name, Pile& pile, PileOrder& order, Seen) {
  const Value* found = find(name);
  if (found == nullptr) return;
  for (Card card : readCards(name, *found)) order.push(pile, card);
}

void StateReader::set(std::string_view name, CardSet& set) {
  const Value* found = find(name);
  if (found == nullptr) return;
  for (Card card : readCards(name, *found)) set.insert(card);
}

void StateReader::readPile(std::string_view name, const Value& value, OwnedPile& owned,
                           PileOrder& order) {
  const Value* cards = value.find("cards");
  if (cards == nullptr) return fail(name, "must hold piles with their cards");
  for (Card card : readCards(name, *cards)) order.push(owned.pile, card);
  if (error_.empty() && owned.pile.empty()) return fail(name, "holds a pile without cards");
  if (const Value* faceDown = value.find("faceDown")) {
    if (const bool* flag = faceDown->boolean()) {
      owned.faceDown = *flag;
    } else {
      fail(name, "must say true or false for faceDown");
    }
  }
}

}  // namespace downpile
