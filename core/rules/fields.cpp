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

// ---- writing -----------------------------------------------------------------------------------

Value StateWriter::written(std::int8_t value, const ChoiceField& kind) {
  if (value == kNoChoice) return {};
  if (value == kSecretChoice) return {cardText(Card(), CardFamily::french)};
  return {std::string(kind.words[static_cast<std::size_t>(value)])};
}

Value StateWriter::written(const PlayerSet& set, PlayersField) const {
  Value::List list;
  for (int p = 0; p < players_; ++p) {
    if (set.contains(p)) list.emplace_back(p);
  }
  return {std::move(list)};
}

Value StateWriter::written(const PlayerList& players, PlayersField) {
  Value::List list;
  for (int player : players) list.emplace_back(player);
  return {std::move(list)};
}

Value StateWriter::written(const std::array<std::uint8_t, kMaxPlayers>& who,
                           PermutationField) const {
  Value::List list;
  for (int p = 0; p < players_; ++p) list.emplace_back(static_cast<int>(who[at(p)]));
  return {std::move(list)};
}

Value StateWriter::list(const std::vector<Card>& cards) const {
  Value::List texts;
  for (Card card : cards) texts.emplace_back(cardText(card, family_));
  return {std::move(texts)};
}

// Equal cards of two packs stand together, so that the text does not say which pack a card came
// from.
Value StateWriter::written(const CardSet& set, int size) const {
  std::vector<Card> all(set.begin(), set.end());
  std::stable_sort(all.begin(), all.end(), [this](Card a, Card b) {
    return kindOf(a, family_).id < kindOf(b, family_).id;
  });
  all.resize(static_cast<std::size_t>(size));
  return list(all);
}

// ---- reading -----------------------------------------------------------------------------------

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

void StateReader::read(std::string_view name, const Value& value, bool& target, FlagField) {
  if (const bool* flag = value.boolean()) {
    target = *flag;
  } else {
    fail(name, "must be true or false");
  }
}

void StateReader::read(std::string_view name, const Value& value, std::int8_t& target,
                       const ChoiceField& kind) {
  target = value.isNull() ? kNoChoice : wordIndex(name, value, kind.words);
}

void StateReader::read(std::string_view name, const Value& value, std::uint8_t& player,
                       PlayerField kind) {
  if (value.isNull() && kind.orNull) {
    player = kNobody;
    return;
  }
  read(name, value, player, NumberField{0, players_ - 1});
}

void StateReader::read(std::string_view name, const Value& value, PlayerSet& set,
                       PlayersField kind) {
  PlayerList players;
  read(name, value, players, kind);
  for (int player : players) set.insert(player);
}

void StateReader::read(std::string_view name, const Value& value, PlayerList& players,
                       PlayersField) {
  const Value::List* list = value.list();
  if (list == nullptr) return fail(name, "must be a list of players");
  for (const Value& item : *list) {
    std::uint8_t player = 0;
    read(name, item, player, PlayerField{});
    if (error_.empty() && players.contains(player)) fail(name, "names a player twice");
    if (!error_.empty()) return;
    players.add(player);
  }
}

void StateReader::read(std::string_view name, const Value&,
                       std::array<std::uint8_t, kMaxPlayers>& who, PermutationField) {
  PlayerSet seen;
  eachPlayer(name, [&](const Value& value, std::size_t place) {
    read(name, value, who[place], PlayerField{});
    if (error_.empty()) seen.insert(who[place]);
  });
  if (error_.empty() && seen != PlayerSet::all(players_)) fail(name, "must name each player once");
}

void StateReader::read(std::string_view name, const Value& value, CardSet& set, CardsField) {
  for (Card card : readCards(name, value)) set.insert(card);
}

void StateReader::cards(std::string_view name, Seen seen, CardSet& set, std::uint8_t& size) {
  one(name, seen, set, CardsField{});
  size = static_cast<std::uint8_t>(set.size());
}

void StateReader::cards(std::string_view name, Seen, std::array<CardSet, kMaxPlayers>& sets,
                        std::array<std::uint8_t, kMaxPlayers>& sizes, const CardSet& /*shown*/) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    read(name, value, sets[p], CardsField{});
    sizes[p] = static_cast<std::uint8_t>(sets[p].size());
  });
}

void StateReader::pile(std::string_view name, Seen, Pile& pile, PileOrder& order) {
  const Value* found = find(name);
  if (found == nullptr) return;
  for (Card card : readCards(name, *found)) order.push(pile, card);
}

void StateReader::marked(std::string_view name, SeenByAll, CardSet& marked,
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

void StateReader::fans(std::string_view name, Seen, std::array<CardSet, kMaxPlayers>& hands,
                       std::array<std::uint8_t, kMaxPlayers>& sizes, Fans& fans) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    const int player = static_cast<int>(p);
    for (Card card : readCards(name, value)) {
      fans.add(player, {.card = card, .knownBy = PlayerSet::only(player)});
      hands[p].insert(card);
    }
    sizes[p] = static_cast<std::uint8_t>(hands[p].size());
  });
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

// ---- hiding ------------------------------------------------------------------------------------

void StateMask::fans(std::string_view, Seen seen, std::array<CardSet, kMaxPlayers>& hands,
                     std::array<std::uint8_t, kMaxPlayers>&, Fans& fans) const {
  if (seen == Seen::byAll) return;
  for (std::size_t p = 0; p < hands.size(); ++p) {
    const int player = static_cast<int>(p);
    hands[p] = CardSet();
    for (int i = 0; i < fans.size(player); ++i) {
      Fans::Slot& slot = fans.slot(player, i);
      if (seen == Seen::byNobody || !slot.knownBy.contains(viewer_)) slot.card = Card();
      if (slot.card.known()) hands[p].insert(slot.card);
    }
  }
}

}  // namespace downpile
