// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/odds.h"

#include <algorithm>

namespace downpile {

namespace {

CardSet ofKind(const CardSet& cards, int kind) {
  const CardSet jokers = CardSet::ofValues(valueBit(kJokerRank));
  return cards & (kind == kSuits ? jokers : lifeSuit(static_cast<Suit>(kind)));
}

}  // namespace

LifeOdds::LifeOdds(const View<Life>& view) {
  const Life::State& state = view.state();
  const CardSet unknown = view.seen().unknownTo(view.viewer());
  for (int kind = 0; kind < kKinds; ++kind) unseen_[at(kind)] = ofKind(unknown, kind);
  std::array<double, kKinds> left{};
  double total = 0;
  for (int kind = 0; kind < kKinds; ++kind) left[at(kind)] = unseen(kind).size();
  for (int player = 0; player < view.players(); ++player) {
    known_[at(player)] = state.hands[at(player)];
    const int hidden = state.held[at(player)] - known(player).size();
    if (hidden > 0) weigh(view.seen().possibleIn(view.viewer(), player, unknown), player, hidden);
    for (int kind = 0; kind < kKinds; ++kind) left[at(kind)] -= expected(player, kind);
  }
  for (double& count : left) {
    count = std::max(0.0, count);
    total += count;
  }
  for (std::size_t kind = 0; kind < left.size(); ++kind) {
    next_[kind] = total > 0 ? left[kind] / total : 0;
  }
}

// Estimates how many of the unknown cards in a hand belong to each kind (a suit, or the jokers), in
// proportion to the unseen cards of each kind. No kind gets more cards than the hand can contain.
void LifeOdds::weigh(const Life::Possible& possible, int player, int hidden) {
  std::array<double, kKinds> weight{};
  std::array<double, kKinds> most{};
  for (int kind = 0; kind < kKinds; ++kind) {
    weight[at(kind)] = ofKind(possible.cards, kind).size();
    most[at(kind)] = kind == kSuits ? weight[at(kind)] : possible.most[at(kind)];
  }
  auto& shares = expected_[at(player)];
  double rest = hidden;
  std::array<bool, kKinds> full{};
  for (int round = 0; round < kKinds; ++round) {
    double open = 0;
    for (std::size_t kind = 0; kind < weight.size(); ++kind) open += full[kind] ? 0 : weight[kind];
    if (open <= 0) return;
    bool filled = false;
    for (std::size_t kind = 0; kind < weight.size(); ++kind) {
      if (full[kind]) continue;
      shares[kind] = rest * weight[kind] / open;
      if (shares[kind] <= most[kind]) continue;
      shares[kind] = most[kind];
      full[kind] = true;
      filled = true;
    }
    if (!filled) return;
    rest = hidden;
    for (std::size_t kind = 0; kind < weight.size(); ++kind) rest -= full[kind] ? shares[kind] : 0;
  }
}

double LifeOdds::inFan(int kind, unsigned lacks) const {
  double total = 0;
  for (int other = 0; other < kKinds; ++other) {
    const bool possible = other == kSuits || ((lacks >> static_cast<unsigned>(other)) & 1U) == 0;
    if (possible) total += unseen(other).size();
    if (!possible && other == kind) return 0;
  }
  return total > 0 ? unseen(kind).size() / total : 0;
}

}  // namespace downpile
