// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fields.h"

namespace downpile {

namespace {

// The first copy of this kind among the cards that was not used yet.
std::optional<Card> unusedCopy(Card kind, CardFamily family, const CardSet& cards,
                               const CardSet& used) {
  for (Card card : cards - used) {
    if (kindOf(card, family) == kind) return card;
  }
  return std::nullopt;
}

}  // namespace

void StateReader::fail(std::string_view name, std::string_view problem) {
  if (error_.empty()) error_ = path_ + std::string(name) + " " + std::string(problem);
}

std::string StateReader::problem(bool partial) const {
  if (!error_.empty() || partial || used_ == deck_) return error_;
  return "cards are missing: " + std::to_string((deck_ - used_).size()) +
         " of the deck are in no place (say \"partial\": true if that is meant)";
}

const Value* StateReader::find(std::string_view name) const {
  return error_.empty() ? source_->find(name) : nullptr;
}

Card StateReader::readCard(std::string_view name, const Value& value) {
  const std::string* text = value.text();
  const auto kind = text != nullptr ? cardFromText(*text, family_) : std::nullopt;
  if (!kind) {
    fail(name, "holds something that is not a card");
    return {};
  }
  const auto card = unusedCopy(*kind, family_, deck_, used_);
  if (!card) {
    fail(name, "holds a card once too often: " + *text);
    return {};
  }
  used_.insert(*card);
  return *card;
}

std::vector<Card> StateReader::readCards(std::string_view name, const Value& value) {
  std::vector<Card> cards;
  const Value::List* list = value.list();
  if (list == nullptr) {
    fail(name, "must be a list of cards");
    return cards;
  }
  for (const Value& item : *list) {
    cards.push_back(readCard(name, item));
    if (!error_.empty()) return {};
  }
  return cards;
}

void StateReader::readPlayed(std::string_view name, const Value& value, Card& card) {
  if (error_.empty()) card = readCard(name, value);
}

void StateReader::readPlayed(std::string_view name, const Value& value, CardSet& cards) {
  if (!error_.empty()) return;
  for (Card card : readCards(name, value)) cards.insert(card);
  if (error_.empty() && cards.empty()) fail(name, "holds a play without cards");
}

std::int8_t StateReader::wordIndex(std::string_view name, const Value& value, Words words) {
  const std::string* text = value.text();
  const auto word = text != nullptr ? std::find(words.begin(), words.end(), *text) : words.end();
  if (word != words.end()) return static_cast<std::int8_t>(word - words.begin());
  std::string problem = "must be one of";
  for (std::string_view each : words) problem.append(" ").append(each);
  fail(name, problem);
  return kNoChoice;
}

void StateReader::flag(std::string_view name, bool& value) {
  const Value* found = find(name);
  if (found == nullptr) return;
  if (const bool* flag = found->boolean()) {
    value = *flag;
  } else {
    fail(name, "must be true or false");
  }
}

void StateReader::choice(std::string_view name, std::int8_t& value, Words words) {
  const Value* found = find(name);
  if (found == nullptr) return;
  value = found->isNull() ? kNoChoice : wordIndex(name, *found, words);
}

void StateReader::choices(std::string_view name, std::array<std::int8_t, kMaxPlayers>& values,
                          Words words, bool /*secret*/) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    values[p] = value.isNull() ? kNoChoice : wordIndex(name, value, words);
  });
}

void StateReader::playerSet(std::string_view name, PlayerSet& set) {
  PlayerList players;
  playerList(name, players);
  for (int player : players) set.insert(player);
}

void StateReader::playerList(std::string_view name, PlayerList& players) {
  const Value* found = find(name);
  if (found == nullptr) return;
  const Value::List* list = found->list();
  if (list == nullptr) return fail(name, "must be a list of players");
  for (const Value& item : *list) {
    std::uint8_t player = 0;
    readNumber(name, item, player, Range{0, players_ - 1});
    if (error_.empty() && players.contains(player)) fail(name, "names a player twice");
    if (!error_.empty()) return;
    players.add(player);
  }
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
                        std::array<std::uint8_t, kMaxPlayers>& sizes, Seen,
                        const CardSet& /*shown*/) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    for (Card card : readCards(name, value)) hands[p].insert(card);
    sizes[p] = static_cast<std::uint8_t>(hands[p].size());
  });
}

void StateReader::marked(std::string_view name, CardSet& marked,
                         const std::array<CardSet, kMaxPlayers>& hands) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    const Value::List* list = value.list();
    if (list == nullptr) return fail(name, "must hold lists of cards");
    for (const Value& item : *list) {
      const std::string* text = item.text();
      const auto kind = text != nullptr ? cardFromText(*text, family_) : std::nullopt;
      const auto card = kind ? unusedCopy(*kind, family_, hands[p], marked) : std::nullopt;
      if (!card) return fail(name, "names a card that is not there");
      marked.insert(*card);
    }
  });
}

void StateReader::pile(std::string_view name, Pile& pile, PileOrder& order, Seen) {
  const Value* found = find(name);
  if (found == nullptr) return;
  for (Card card : readCards(name, *found)) order.push(pile, card);
}

void StateReader::card(std::string_view name, Card& card) {
  if (const Value* found = find(name)) card = readCard(name, *found);
}

void StateReader::hiddenSet(std::string_view name, CardSet& set, std::uint8_t& size) {
  this->set(name, set);
  size = static_cast<std::uint8_t>(set.size());
}

void StateReader::sets(std::string_view name, std::array<CardSet, kMaxPlayers>& sets) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    for (Card card : readCards(name, value)) sets[p].insert(card);
  });
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
