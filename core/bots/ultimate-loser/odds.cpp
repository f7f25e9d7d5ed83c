// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/odds.h"

namespace downpile {

namespace {

constexpr double kNotYet = -1;

constexpr std::array<std::array<double, 5>, 5> kChoose = {
    {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};

// Ways to draw so many of so many cards.
double waysToDraw(int count, int from) {
  double ways = 1;
  for (int i = 0; i < count; ++i) ways = ways * (from - i) / (i + 1);
  return ways;
}

// The straight flush of so many cards of a suit whose top card has this strength.
CardSet flushUpTo(Suit suit, int top, int size) {
  CardSet cards;
  for (int strength = top - size + 1; strength <= top; ++strength) {
    cards.insert(Card(0, suit, strength == kRankKing + 1 ? 1 : strength));
  }
  return cards;
}

}  // namespace

UltimateLoserOdds::UltimateLoserOdds(const View<UltimateLoser>& view)
    : state_(view.state()), unknown_(view.seen().unknownTo(view.viewer())) {
  for (Card card : unknown_) ++unknownOf_[at(UltimateLoser::strengthOf(CardSet(card)))];
  for (int player = 0; player < view.players(); ++player) {
    known_[at(player)] = state_.hands[at(player)];
    hidden_[at(player)] = state_.held[at(player)] - known_[at(player)].size();
  }
  for (auto& ofPlayer : found_) {
    for (auto& ofType : ofPlayer) ofType.fill(kNotYet);
  }
}

double UltimateLoserOdds::above(int player, UltimateLoser::Type type, int strength) const {
  double& found = found_[at(player)][at(indexOf(type))][at(strength)];
  if (found == kNotYet) {
    found = type.flush ? anyFlush(player, std::min<int>(type.size, kLongestFlush), strength)
                       : anyOfKind(player, type.size, strength);
  }
  return found;
}

double UltimateLoserOdds::shareBelow(int strength) const {
  double below = 0;
  for (int i = 0; i < strength; ++i) below += unknownOf_[at(i)];
  below += 0.5 * unknownOf_[at(strength)];
  return below / std::max(1, unknown_.size());
}

// Counts the hands that hold fewer than `size` of every stronger rank, one rank after the other.
double UltimateLoserOdds::anyOfKind(int player, int size, int strength) const {
  const int hidden = hidden_[at(player)];
  std::array<int, kStrengths> knownOf{};
  for (Card card : known_[at(player)]) ++knownOf[at(UltimateLoser::strengthOf(CardSet(card)))];
  std::array<double, kCardIds> ways{};  // by how many cards are drawn
  ways[0] = 1;
  for (int rank = 2; rank < kStrengths; ++rank) {
    int most = unknownOf_[at(rank)];
    if (rank > strength) most = std::min(most, size - 1 - knownOf[at(rank)]);
    if (most < 0) return 1;
    for (int drawn = hidden; drawn > 0; --drawn) {
      for (int more = 1; more <= std::min(most, drawn); ++more) {
        ways[at(drawn)] += ways[at(drawn - more)] * kChoose[at(unknownOf_[at(rank)])][at(more)];
      }
    }
  }
  return 1 - ways[at(hidden)] / waysToDraw(hidden, unknown_.size());
}

// As if straight flushes came independently of each other.
double UltimateLoserOdds::anyFlush(int player, int size, int strength) const {
  const CardSet& known = known_[at(player)];
  double none = 1;
  for (int i = 0; i < kSuits; ++i) {
    for (int top = std::max(strength, size) + 1; top <= kRankKing + 1; ++top) {
      const CardSet cards = flushUpTo(static_cast<Suit>(i), top, size);
      if (!(unknown_ | known).containsAll(cards)) continue;
      const int needed = (cards - known).size();
      double held = 1;
      for (int j = 0; j < needed; ++j) {
        held *= static_cast<double>(std::max(0, hidden_[at(player)] - j)) / (unknown_.size() - j);
      }
      none *= 1 - held;
    }
  }
  return 1 - none;
}

}  // namespace downpile
