// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fields.h"

namespace downpile {

// ---- writing a state as JSON -------------------------------------------------------------------

Value StateWriter::written(std::int8_t value, const ChoiceField& kind) {
  if (value == kNoChoice) return {};
  if (value == kSecretChoice) return {std::string(kUnknownText)};
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

Value StateWriter::written(const std::array<std::uint8_t, kMaxPlayers>& players,
                           PermutationField) const {
  Value::List list;
  for (int p = 0; p < players_; ++p) list.emplace_back(static_cast<int>(players[at(p)]));
  return {std::move(list)};
}

Value StateWriter::list(const std::vector<Card>& cards) const {
  Value::List texts;
  for (Card card : cards) texts.push_back(written(card, CardField{}));
  return {std::move(texts)};
}

// Equal cards of the two packs are written next to each other, so that the text does not reveal the
// pack of a card.
Value StateWriter::written(const CardSet& set, int size) const {
  std::vector<Card> all(set.begin(), set.end());
  std::stable_sort(all.begin(), all.end(), [this](Card a, Card b) {
    return kindOf(a, family_).id < kindOf(b, family_).id;
  });
  all.resize(static_cast<std::size_t>(size));
  return list(all);
}

// ---- reading a state from JSON -----------------------------------------------------------------

StateReader::StateReader(const Value& source, int players, const CardSet& deck, CardFamily family)
    : source_(&source), players_(players), deck_(deck), family_(family) {
  if (source.find(kSeenBy) == nullptr) return;
  std::uint8_t viewer = 0;
  field(kSeenBy, Seen::byAll, viewer, NumberField{.least = 0, .most = kSpectator});
  if (viewer >= players && viewer != kSpectator) fail(kSeenBy, "is out of range");
  viewer_ = viewer;
}

void StateReader::fail(std::string_view name, std::string_view problem) {
  if (error_.empty()) error_ = path_ + std::string(name) + " " + std::string(problem);
}

std::string StateReader::problem(bool partial) const {
  if (!error_.empty() || partial || used_ == deck_) return error_;
  return "cards are missing: " + std::to_string((deck_ - used_).size()) +
         " of the deck are in no place (add \"partial\": true if this is intended)";
}

const Value* StateReader::find(std::string_view name) const {
  return error_.empty() ? source_->find(name) : nullptr;
}

bool StateReader::isUnknown(const Value& value) const {
  const std::string* text = value.text();
  return viewer_ != kNoPlayer && text != nullptr && *text == kUnknownText;
}

std::optional<Card> StateReader::cardOf(const Value& value) const {
  const std::string* text = value.text();
  if (text == nullptr) return std::nullopt;
  return viewer_ == kNoPlayer ? cardFromText(*text, family_) : cardFromIdentity(*text, family_);
}

std::optional<Card> StateReader::cardAmong(const CardSet& cards, const Value& value) const {
  const auto written = cardOf(value);
  for (Card card : cards) {
    const bool isMeant = viewer_ == kNoPlayer ? kindOf(card, family_) == written : card == written;
    if (isMeant) return card;
  }
  return std::nullopt;
}

Card StateReader::readCard(std::string_view name, const Value& value) {
  if (isUnknown(value)) {
    if (used_.size() + ++unknown_ > deck_.size()) fail(name, "holds more cards than there are");
    return {};
  }
  const auto card = cardAmong(deck_ - used_, value);
  if (!card) {
    fail(name, cardOf(value) ? "holds a card too many times: " + *value.text()
                             : "holds something that is not a card");
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

std::uint8_t StateReader::readCards(std::string_view name, const Value& value, CardSet& set) {
  const std::vector<Card> cards = readCards(name, value);
  for (Card card : cards) {
    if (card.known()) set.insert(card);
  }
  return static_cast<std::uint8_t>(cards.size());
}

void StateReader::readPlayed(std::string_view name, const Value& value, CardSet& cards) {
  if (!error_.empty()) return;
  readCards(name, value, cards);
  // A play without cards is an error, except in a view, which may hide the cards.
  if (error_.empty() && cards.empty() && viewer_ == kNoPlayer) {
    fail(name, "holds a play without cards");
  }
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
  target = value.isNull()     ? kNoChoice
           : isUnknown(value) ? kSecretChoice
                              : wordIndex(name, value, kind.words);
}

void StateReader::read(std::string_view name, const Value& value, std::uint8_t& player,
                       PlayerField kind) {
  if (value.isNull() && kind.orNull) {
    player = kNoPlayer;
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
                       std::array<std::uint8_t, kMaxPlayers>& players, PermutationField) {
  PlayerSet seen;
  eachPlayer(name, [&](const Value& value, std::size_t place) {
    read(name, value, players[place], PlayerField{});
    if (error_.empty()) seen.insert(players[place]);
  });
  if (error_.empty() && seen != PlayerSet::all(players_)) fail(name, "must name each player once");
}

void StateReader::read(std::string_view name, const Value& value, CardSet& set, CardsField) {
  readCards(name, value, set);
}

void StateReader::cards(std::string_view name, Seen, CardSet& set, std::uint8_t& size) {
  if (const Value* found = find(name)) size = readCards(name, *found, set);
}

void StateReader::cards(std::string_view name, Seen, std::array<CardSet, kMaxPlayers>& sets,
                        std::array<std::uint8_t, kMaxPlayers>& sizes, const CardSet& /*shown*/) {
  eachPlayer(
      name, [&](const Value& value, std::size_t p) { sizes[p] = readCards(name, value, sets[p]); });
}

void StateReader::pile(std::string_view name, Seen, Pile& pile, PileOrder& order) {
  const Value* found = find(name);
  if (found == nullptr) return;
  for (Card card : readCards(name, *found)) {
    if (card.known()) {
      order.push(pile, card);
    } else {
      ++pile.size;
    }
  }
  if (pile.top.known() && order.set(pile).size() != pile.size) fail(name, "is hidden in part");
}

void StateReader::marked(std::string_view name, SeenByAll, CardSet& marked,
                         const std::array<CardSet, kMaxPlayers>& hands) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    const Value::List* list = value.list();
    if (list == nullptr) return fail(name, "must hold lists of cards");
    for (const Value& item : *list) {
      const auto card = cardAmong(hands[p] - marked, item);
      if (!card) return fail(name, "names a card that is not there");
      marked.insert(*card);
    }
  });
}

void StateReader::heldCard(std::string_view name, Seen, Card& card,
                           const std::array<CardSet, kMaxPlayers>& hands) {
  const Value* found = find(name);
  if (found == nullptr || found->isNull()) return;
  CardSet held;
  for (const CardSet& hand : hands) held |= hand;
  const auto named = cardAmong(held, *found);
  if (!named) return fail(name, "names a card that is in no hand");
  card = *named;
}

void StateReader::fans(std::string_view name, Seen, std::array<CardSet, kMaxPlayers>& hands,
                       std::array<std::uint8_t, kMaxPlayers>& sizes, Fans& fans,
                       const CardSet& /*shown*/) {
  eachPlayer(name, [&](const Value& value, std::size_t p) {
    const int player = static_cast<int>(p);
    const std::vector<Card> cards = readCards(name, value);
    for (Card card : cards) {
      PlayerSet knownBy = PlayerSet::only(player);
      if (card.known() && viewer_ != kNoPlayer) knownBy.insert(viewer_);
      fans.add(player, {.card = card, .knownBy = knownBy});
      if (card.known()) hands[p].insert(card);
    }
    sizes[p] = static_cast<std::uint8_t>(cards.size());
  });
}

void StateReader::readPile(std::string_view name, const Value& value, OwnedPile& owned,
                           PileOrder& order) {
  const Value* cards = value.find("cards");
  if (cards == nullptr) return fail(name, "must hold piles with their cards");
  for (Card card : readCards(name, *cards)) {
    if (!card.known()) return fail(name, "holds a pile with an unknown card");
    order.push(owned.pile, card);
  }
  if (error_.empty() && owned.pile.empty()) return fail(name, "holds a pile without cards");
  if (const Value* faceDown = value.find("faceDown")) {
    if (const bool* flag = faceDown->boolean()) {
      owned.faceDown = *flag;
    } else {
      fail(name, "needs true or false for faceDown");
    }
  }
}

// ---- hiding secret fields from a viewer --------------------------------------------------------

void StateMask::fans(std::string_view, Seen seen, std::array<CardSet, kMaxPlayers>& hands,
                     std::array<std::uint8_t, kMaxPlayers>&, Fans& fans,
                     const CardSet& shown) const {
  if (seen == Seen::byAll) return;
  for (std::size_t p = 0; p < hands.size(); ++p) {
    const int player = static_cast<int>(p);
    hands[p] = CardSet();
    for (int i = 0; i < fans.size(player); ++i) {
      Fans::Slot& slot = fans.slot(player, i);
      const bool wasSeen = seen == Seen::byOwner && slot.knownBy.contains(viewer_);
      if (!wasSeen && !shown.contains(slot.card)) slot.card = Card();
      if (slot.card.known()) hands[p].insert(slot.card);
    }
  }
}

}  // namespace downpile
