// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/only_card.h"

#include <algorithm>

namespace downpile {

namespace {

// Chance that `drawn` of `all` cards contain none of the `bad` ones.
double noneOf(int bad, int all, int drawn) {
  double chance = 1;
  for (int i = 0; i < drawn; ++i) {
    if (all - i <= 0) break;
    chance *= std::max(0, all - bad - i) / static_cast<double>(all - i);
  }
  return chance;
}

}  // namespace

double chanceOfOnlyCard(const View<UpAndDown>& view) {
  const UpAndDown& seen = view.seen();
  const Card card = view.state().hands[at(view.viewer())].first();
  const CardSet unseen = seen.unknownTo(view.viewer());
  const bool isTrump = card.suit() == seen.trump();
  int stronger = 0;  // cards that beat it in a trick that it could take
  int lower = 0;     // lower cards of its suit
  for (Card other : unseen) {
    const bool sameSuit = other.suit() == card.suit();
    const bool higher = UpAndDown::height(other) > UpAndDown::height(card);
    if (sameSuit ? higher : !isTrump && other.suit() == seen.trump()) ++stronger;
    if (sameSuit && !higher) ++lower;
  }
  const int others = view.players() - 1;
  const int all = unseen.size();
  if (isTrump || view.state().firstBidder == view.viewer()) return noneOf(stronger, all, others);
  // The card wins only if a lower card of its suit is led.
  return all == 0 ? 0 : lower / static_cast<double>(all) * noneOf(stronger, all - 1, others - 1);
}

}  // namespace downpile
