// SPDX-License-Identifier: GPL-3.0-or-later
// State of Underwear apart from its rules: reading, writing, contents of the places for the table,
// and the knowledge of one player.
#include <algorithm>

#include "games/underwear/underwear.h"

namespace downpile {

// ---- up-piles --------------------------------------------------------------------------------

std::uint8_t Underwear::UpPiles::slotOf(int owner, int index) const {
  std::uint8_t slot = first_[at(owner)];
  for (; slot != kNone && index > 0; --index) slot = piles_[slot].next;
  return slot;
}

bool Underwear::UpPiles::add(int owner, const OwnedPile& pile) {
  if (size_ == kMaxUpPiles) return false;
  const std::uint8_t slot = size_++;
  static_cast<OwnedPile&>(piles_[slot]) = pile;
  auto& last = last_[at(owner)];
  (last == kNone ? first_[at(owner)] : piles_[last].next) = slot;
  last = slot;
  ++count_[at(owner)];
  fit(owner, pile);
  return true;
}

void Underwear::UpPiles::refit(int owner) {
  fitting_[at(owner)] = CardSet();
  each(owner, [&](const OwnedPile& pile) { fit(owner, pile); });
}

void Underwear::UpPiles::fit(int owner, const OwnedPile& pile) {
  if (pile.faceDown) return;
  const CardSet values = CardSet::ofValues(fitsUp(pile));
  fitting_[at(owner)] |= values & CardSet::ofSuit(pile.pile.top.suit());
}

// ---- reading and writing ---------------------------------------------------------------------

Value Underwear::write() const {
  StateWriter writer(players_, CardFamily::french);
  fields(state_, writer);
  return writer.take();
}

std::optional<Underwear> Underwear::read(const OptionValues& options, int players,
                                         const Value& state, bool partial, std::string& error) {
  Underwear game(options, players);
  StateReader reader(state, players, game.deck(), CardFamily::french);
  if (state.find("turn") == nullptr) reader.fail("turn", "is missing");
  fields(game.state_, reader);
  error = reader.problem(partial);
  if (error.empty()) error = game.problem();
  if (!error.empty()) return std::nullopt;

  game.sit();
  State& s = game.state_;
  s.waiting = s.turn == kNoPlayer ? Waiting::forNextDeal : Waiting::forMove;
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    s.doublesUsed[p] = s.doublesUsed[p] || s.doubles[p] != 0;
  }
  return game;
}

// Returns a reason why no deal can have led to this state, or an empty text if it finds none.
std::string Underwear::problem() const {
  const std::vector<Card> down = state_.order.list(state_.downpile);
  for (std::size_t i = 0; i < down.size(); ++i) {
    if (down[i].isRoyalty())
      return "downpile cannot hold a royalty: " + cardText(down[i], CardFamily::french);
    if (i == 0) continue;
    if (down[i].suit() != down[i - 1].suit()) return "downpile must be of one suit";
    if (down[i].rank() >= down[i - 1].rank()) return "downpile must fall in value";
  }
  for (int player = 0; player < players_; ++player) {
    std::string wrong;
    state_.upPiles.each(player, [&](const OwnedPile& pile) {
      const std::vector<Card> cards = state_.order.list(pile.pile);
      if (cards.front().isRoyalty()) wrong = "upPiles cannot begin with a royalty";
      for (Card card : cards) {
        if (card.suit() != cards.front().suit()) wrong = "upPiles must each be of one suit";
      }
      if (option(kStolenTens) && !pile.faceDown && holdsTen(pile.pile)) {
        wrong = "upPiles with a 10 must be face down: stolenTens is on";
      }
    });
    if (!wrong.empty()) return wrong;
  }
  for (int player = 0; player < players_; ++player) {
    if (!option(kDoubling) && state_.doubles[at(player)] != 0) {
      return "doubles must be 0: doubling is off";
    }
    if (state_.turn != kNoPlayer && state_.totals[at(player)] >= options_[kTarget]) {
      return "totals has reached the target: the game would be over";
    }
  }
  if (state_.turn == kNoPlayer) {
    const auto* const end = state_.held.begin() + players_;
    const bool isOut = std::find(state_.held.begin(), end, 0) != end;
    const bool isOver = isOut || state_.passes == players_ || state_.turns == kMaxTurns;
    return isOver ? "" : "turn cannot be null: the deal is not over";
  }
  if (state_.passes >= players_) return "passes is out of range: the deal would be over";
  if (state_.turns >= kMaxTurns) return "turns is out of range: the deal would be over";
  return {};
}

// ---- contents of the table, for display ------------------------------------------------------

std::vector<PlaceContents> Underwear::places() const {
  std::vector<PlaceContents> all;
  for (int player = 0; player < players_; ++player) {
    const CardSet& hand = state_.hands[at(player)];
    std::vector<Card> cards(hand.begin(), hand.end());
    cards.resize(state_.held[at(player)]);
    all.push_back({placeOf(kHand, player), std::move(cards), false, 0});
    int index = 0;
    state_.upPiles.each(player, [&](const OwnedPile& pile) {
      const int score = pile.faceDown ? 2 * pile.pile.size : pile.pile.size;
      all.push_back(
          {placeOf(kUpPile, player, index++), state_.order.list(pile.pile), pile.faceDown, score});
    });
  }
  all.push_back({placeOf(kStock), state_.order.list(state_.stock), true, 0});
  all.push_back({placeOf(kDiscard), state_.order.list(state_.discard), false, 0});
  all.push_back({placeOf(kDownpile), state_.order.list(state_.downpile), false, 0});
  return all;
}

std::vector<Place> Underwear::touched(int player, const Action& action) const {
  switch (action.verb) {
    case kDown:
    case kSteal:
    case kOpen:
    case kRoyals:
      return {placeOf(kHand, player), placeOf(kDownpile)};
    case kUp:
      return {placeOf(kHand, player), placeOf(kUpPile, player, action.place)};
    case kDraw:
      return {placeOf(kHand, player), placeOf(kStock)};
    default:
      return {placeOf(kHand, player)};
  }
}

Standing Underwear::standing() const {
  const State& s = state_;
  return Standing{.deal = s.deal,
                  .dealer = s.dealer,
                  .turn = s.turn,
                  .chairs = {s.chairs.begin(), s.chairs.begin() + players_},
                  .totals = {s.totals.begin(), s.totals.begin() + players_},
                  .scores = {s.scores.begin(), s.scores.begin() + players_},
                  .dealOver = dealOver(),
                  .dealVoid = s.voided,
                  .gameOver = gameOver(),
                  .wentOut = s.wentOut,
                  .winners = winners()};
}

std::vector<Fact> Underwear::facts(int player) const {
  if (player == kNoPlayer || state_.doubles[at(player)] == 0) return {};
  return {
      {.fact = static_cast<std::uint8_t>(About::doubles), .number = state_.doubles[at(player)]}};
}

// ---- cards hidden from one player, and sampled worlds ----------------------------------------

Underwear Underwear::masked(int viewer) const {
  Underwear seen = *this;
  seen.state_.heldGroups = groupsOfHands();
  StateMask mask(viewer);
  fields(seen.state_, mask);
  return seen;
}

// Returns the shuffle groups of the cards in all hands, for State::heldGroups of a view. If a hand
// is already hidden, because this game is a view itself, keeps its groups in State::heldGroups.
std::array<std::uint8_t, kCardIds> Underwear::groupsOfHands() const {
  if (state_.groups.count() == 1) return {};
  std::array<std::uint8_t, kCardIds> all = state_.heldGroups;
  auto* next = all.data();
  for (int owner = 0; owner < players_; ++owner) {
    auto* const first = next;
    next += state_.held[at(owner)];
    if (state_.hands[at(owner)].size() != state_.held[at(owner)]) continue;
    std::ranges::transform(state_.hands[at(owner)], first, [this](Card card) {
      return static_cast<std::uint8_t>(state_.groups.of(card));
    });
    std::sort(first, next);  // sorted, so that the order does not reveal cards
  }
  std::fill(next, all.data() + all.size(), std::uint8_t{0});
  return all;
}

HiddenCards Underwear::hiddenFrom(int viewer) const {
  HiddenCards hidden;
  std::size_t noted = 0;
  for (int owner = 0; owner < players_; ++owner) {
    for (int i = 0; i < state_.held[at(owner)]; ++i) {
      const int group = state_.heldGroups[noted++];
      if (owner != viewer) hidden.addSlot(owner, group);
    }
  }
  for (int i = 0; i < state_.stock.size; ++i) {
    hidden.addSlot(kStockOwner, state_.groups.count() - 1);
  }
  return hidden;
}

CardSet Underwear::unknownTo(int viewer) const {
  CardSet unknown = deck() - state_.hands[at(viewer)] - state_.order.set(state_.discard);
  unknown -= state_.order.set(state_.downpile);
  for (int owner = 0; owner < players_; ++owner) {
    state_.upPiles.each(owner,
                        [&](const OwnedPile& pile) { unknown -= state_.order.set(pile.pile); });
  }
  return unknown;
}

void Underwear::putHidden(int owner, Card card) {
  if (owner != kStockOwner) {
    state_.hands[at(owner)].insert(card);
    return;
  }
  // The stock of a view contains no cards, but has its full size already. push() would raise the
  // size.
  const auto size = state_.stock.size;
  state_.order.push(state_.stock, card);
  state_.stock.size = size;
}

}  // namespace downpile
