// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/only_card.h"

#include <algorithm>

namespace downpile {

namespace {

// Returns the chance that `drawn` cards from a set of `all` cards contain none of its `bad` cards.
double noneOf(int bad, int all, int drawn) {
  double chance = 1;
  for (int i = 0; i < drawn; ++i) {
    if (all - i <= 0) break;
    chance *= std::max(0, all - bad - i) / static_cast<double>(all - i);
  }
  return chance;
}

// Returns the chance that the viewer takes the trick of a blind deal. The viewer sees the
// opponents' cards, but not its own. Its card can be any unseen card, all equally likely.
double chanceOfBlindCard(const View<UpAndDown>& view) {
  const UpAndDown& seen = view.seen();
  const CardSet unseen = seen.unknownTo(view.viewer());
  int wins = 0;
  for (Card own : unseen) {
    int winner = kNoPlayer;
    Card best;
    int player = view.state().firstBidder;
    for (int i = 0; i < view.players(); ++i, player = leftOf(player, view.players())) {
      const CardSet& hand = view.state().hands[at(player)];
      if (player != view.viewer() && hand.empty()) continue;
      const Card card = player == view.viewer() ? own : hand.first();
      if (winner != kNoPlayer && !seen.beats(card, best)) continue;
      winner = player;
      best = card;
    }
    wins += winner == view.viewer() ? 1 : 0;
  }
  return unseen.empty() ? 0 : wins / static_cast<double>(unseen.size());
}

}  // namespace

double chanceOfOnlyCard(const View<UpAndDown>& view) {
  const UpAndDown& seen = view.seen();
  if (seen.isBlind()) return chanceOfBlindCard(view);
  const Card card = view.state().hands[at(view.viewer())].first();
  const CardSet unseen = seen.unknownTo(view.viewer());
  const bool isTrump = seen.isTrump(card.suit());
  // Number of unseen cards that beat the viewer's card if its suit is led or if it is a trump.
  int stronger = 0;
  int lower = 0;  // number of unseen lower cards of the same suit
  for (Card other : unseen) {
    const bool sameSuit = other.suit() == card.suit();
    const bool higher = UpAndDown::height(other) > UpAndDown::height(card);
    if (sameSuit ? higher : !isTrump && seen.isTrump(other.suit())) ++stronger;
    if (sameSuit && !higher) ++lower;
  }
  const int others = view.players() - 1;
  const int all = unseen.size();
  if (isTrump || view.state().firstBidder == view.viewer()) return noneOf(stronger, all, others);
  // The viewer does not lead and has no trump. So its card wins only if a lower card of its suit is
  // led.
  return all == 0 ? 0 : lower / static_cast<double>(all) * noneOf(stronger, all - 1, others - 1);
}

}  // namespace downpile
