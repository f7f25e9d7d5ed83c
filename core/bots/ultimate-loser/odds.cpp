// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/odds.h"

namespace downpile {

namespace {

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
    int like = 0;
    while (known_[at(like)] != known_[at(player)] || hidden_[at(like)] != hidden_[at(player)]) {
      ++like;
    }
    like_[at(player)] = static_cast<std::uint8_t>(like);
  }
  fillShares();
}

void UltimateLoserOdds::fillShares() {
  double below = 0;
  for (int strength = 0; strength < kStrengths; ++strength) {
    const double equal = unknownOf_[at(strength)];
    shareBelow_[at(strength)] = (below + 0.5 * equal) / std::max(1, unknown_.size());
    below += equal;
  }
}

double UltimateLoserOdds::above(int player, UltimateLoser::Type type, int strength) const {
  Found& found = found_[like_[at(player)]][at(indexOf(type))];
  if (!found.known) {
    found.chances = type.flush ? anyFlush(player, std::min<int>(type.size, kLongestFlush))
                               : anyOfKind(player, type.size);
    found.known = true;
  }
  return found.chances[at(strength)];
}

// Counts the hands that hold fewer than `size` of every stronger rank, from the strongest rank
// down: so many ways to draw the cards above a strength, and any cards from there on.
UltimateLoserOdds::Chances UltimateLoserOdds::anyOfKind(int player, int size) const {
  const int hidden = hidden_[at(player)];
  std::array<int, kStrengths> knownOf{};
  for (Card card : known_[at(player)]) ++knownOf[at(UltimateLoser::strengthOf(CardSet(card)))];
  Chances chances;
  chances.fill(1);
  std::array<double, kCardIds> ways{};  // by how many cards are drawn
  ways[0] = 1;
  int below = unknown_.size();  // cards that are not above the strength
  const double all = waysToDraw(hidden, below);
  for (int strength = kStrengths - 1; strength >= 0; --strength) {
    double without = 0;
    for (int drawn = std::max(0, hidden - below); drawn <= hidden; ++drawn) {
      if (ways[at(drawn)] > 0) without += ways[at(drawn)] * waysToDraw(hidden - drawn, below);
    }
    chances[at(strength)] = 1 - without / all;
    const int most = std::min(unknownOf_[at(strength)], size - 1 - knownOf[at(strength)]);
    if (most < 0) break;
    for (int drawn = hidden; drawn > 0; --drawn) {
      for (int more = 1; more <= std::min(most, drawn); ++more) {
        ways[at(drawn)] += ways[at(drawn - more)] * kChoose[at(unknownOf_[at(strength)])][at(more)];
      }
    }
    below -= unknownOf_[at(strength)];
  }
  return chances;
}

// As if straight flushes came independently of each other.
UltimateLoserOdds::Chances UltimateLoserOdds::anyFlush(int player, int size) const {
  const CardSet& known = known_[at(player)];
  const CardSet possible = unknown_ | known;
  Chances chances{};
  double none = 1;
  for (int top = kRankKing + 1; top > 0; --top) {
    for (int i = 0; i < kSuits && top > size; ++i) {
      const CardSet cards = flushUpTo(static_cast<Suit>(i), top, size);
      if (!possible.containsAll(cards)) continue;
      const int needed = (cards - known).size();
      double held = 1;
      for (int j = 0; j < needed; ++j) {
        held *= static_cast<double>(std::max(0, hidden_[at(player)] - j)) / (unknown_.size() - j);
      }
      none *= 1 - held;
    }
    chances[at(top - 1)] = 1 - none;
  }
  return chances;
}

}  // namespace downpile
