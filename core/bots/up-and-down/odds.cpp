// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/odds.h"

#include <algorithm>
#include <bit>

#include "bots/elementary.h"

namespace downpile {

namespace {

// Moves the ace above the king in a bit mask of values.
ValueMask aceHigh(ValueMask values) { return (values & ~valueBit(1)) | ((values & 2U) << 13U); }

}  // namespace

UpAndDownOdds::UpAndDownOdds(const View<UpAndDown>& view, const UpAndDownStyle& style)
    : seen_(view.seen()),
      mustTrump_(seen_.options()[UpAndDown::kMustTrump] != 0),
      givenUp_(style.givenUp),
      unseen_(view.seen().unknownTo(view.viewer())) {
  const UpAndDown::State& s = seen_.state();
  const int viewer = view.viewer();
  for (int suit = 0; suit < kSuits; ++suit) {
    unseenOf_[at(suit)] = std::popcount(unseen_.values(static_cast<Suit>(suit)));
  }
  for (int player = 0; player < seen_.players(); ++player) {
    if (player == viewer) continue;
    others_.insert(player);
    if (!s.trick.players.contains(player)) after_.insert(player);
    const int bid = s.bids[at(player)];
    const double fairShare = static_cast<double>(s.cards) / seen_.players();
    wanted_[at(player)] = bid < 0 ? fairShare : bid - s.taken[at(player)];
    const double left = std::max<int>(1, s.held[at(player)]);
    const double pressure = std::clamp(wanted_[at(player)] / left, 0.0, 1.0);
    eager_[at(player)] =
        wanted_[at(player)] <= 0
            ? style.eagerWithNone
            : style.eagerWithSome + (style.eagerWithAll - style.eagerWithSome) * pressure;
  }
  shareOut(seen_, viewer);
}

// Estimates the chance of each owner to have a given unseen card, by suit: in proportion to the
// number of the owner's hidden cards. If players are known to lack a suit, iterative scaling keeps
// the number of cards of every owner right.
void UpAndDownOdds::shareOut(const UpAndDown& seen, int viewer) {
  constexpr int kRounds = 6;
  const UpAndDown::State& s = seen.state();
  const int undealt = seen.players();  // owner number that stands for the undealt cards
  const int owners = undealt + 1;
  std::array<double, kMaxPlayers + 1> size{};
  for (int player = 0; player < seen.players(); ++player) {
    if (player != viewer) size[at(player)] = s.held[at(player)];
  }
  // A position not reached by play, such as in a test, may lack some cards of the deck. Then there
  // are more unseen cards than hidden places.
  double hidden = 0;
  for (double cards : size) hidden += cards;
  size[at(undealt)] = std::max<double>(s.undealtSize, unseen_.size() - hidden);
  auto weight = size;
  for (int round = 0; round < kRounds; ++round) {
    std::array<double, kMaxPlayers + 1> filled{};
    for (int suit = 0; suit < kSuits; ++suit) {
      const auto fits = [&](int owner) {
        return owner == undealt || !s.shownOut[at(suit)].contains(owner);
      };
      double sum = 0;
      for (int owner = 0; owner < owners; ++owner) sum += fits(owner) ? weight[at(owner)] : 0;
      for (int owner = 0; owner < owners; ++owner) {
        const double part = fits(owner) && sum > 0 ? weight[at(owner)] / sum : 0;
        filled[at(owner)] += part * unseenOf_[at(suit)];
        if (owner != undealt) share_[at(owner)][at(suit)] = part;
      }
    }
    for (int owner = 0; owner < owners; ++owner) {
      if (filled[at(owner)] > 0) weight[at(owner)] *= size[at(owner)] / filled[at(owner)];
    }
  }
}

double UpAndDownOdds::none(int player, Suit suit, double cards) const {
  return power(1 - share_[at(player)][static_cast<std::size_t>(suit)], cards);
}

// Returns the chance that a player obliged to follow the suit of `card` plays a higher card. A
// player not wanting the trick plays a higher card only if it has no lower one.
double UpAndDownOdds::hasHigher(int player, Card card) const {
  const ValueMask unseen = aceHigh(unseen_.values(card.suit()));
  const int height = UpAndDown::height(card);
  const double higher = std::popcount(unseen & valuesAbove(height));
  const double lower = std::popcount(unseen & valuesBelow(height));
  const double any = 1 - none(player, card.suit(), higher);
  const double eager = eager_[at(player)];
  return any * (eager + (1 - eager) * none(player, card.suit(), lower));
}

double UpAndDownOdds::beatsAfter(int player, Card card, Suit led, double gone) const {
  const double left = std::max(0.0, unseenOf_[static_cast<std::size_t>(led)] - gone);
  // Without an obligation to trump, a player plays a trump only in order to take the trick.
  const double ruffs = none(player, led, left) * (mustTrump_ ? 1 : eager_[at(player)]);
  if (seen_.isTrump(card.suit()) && !seen_.isTrump(led)) return ruffs * hasHigher(player, card);
  const double higher = hasHigher(player, card);
  if (!seen_.hasTrump() || seen_.isTrump(led)) return higher;
  const double trumps = unseenOf_[static_cast<std::size_t>(seen_.trump())];
  return std::min(1.0, higher + ruffs * (1 - none(player, seen_.trump(), trumps)));
}

double UpAndDownOdds::beats(int player, Card card, Suit led) const {
  return beatsAfter(player, card, led, 0);
}

double UpAndDownOdds::chanceUnbeaten(PlayerSet players, Card card, Suit led) const {
  double chance = 1;
  for (int player : players) chance *= 1 - beats(player, card, led);
  return chance;
}

double UpAndDownOdds::takesLater(Card card, int rounds) const {
  double chance = 1;
  for (int player : others_) {
    if (seen_.state().held[at(player)] == 0) continue;
    const double gone = givenUp_ * rounds * (seen_.players() - 1);
    chance *= 1 - beatsAfter(player, card, card.suit(), gone);
  }
  return chance;
}

}  // namespace downpile
