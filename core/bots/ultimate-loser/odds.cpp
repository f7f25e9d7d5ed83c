// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/odds.h"

#include <bit>

namespace downpile {

namespace {

// Binomial coefficients: kWays[n][k] ways to draw k of n cards.
constexpr auto kWays = [] {
  std::array<std::array<double, kCardIds>, kCardIds> ways{};
  for (std::size_t of = 0; of < ways.size(); ++of) {
    ways[of][0] = 1;
    for (std::size_t many = 1; many <= of; ++many) {
      ways[of][many] = ways[of - 1][many - 1] + ways[of - 1][many];
    }
  }
  return ways;
}();

}  // namespace

UltimateLoserOdds::UltimateLoserOdds(const View<UltimateLoser>& view)
    : state_(view.state()), unknown_(view.seen().unknownTo(view.viewer())) {
  for (Card card : unknown_) ++unknownOf_[at(UltimateLoser::strengthOf(CardSet(card)))];
  for (int player = 0; player < view.players(); ++player) {
    known_[at(player)] = state_.hands[at(player)];
    hidden_[at(player)] = state_.held[at(player)] - known_[at(player)].size();
    int twin = 0;
    while (known_[at(twin)] != known_[at(player)] || hidden_[at(twin)] != hidden_[at(player)]) {
      ++twin;
    }
    twin_[at(player)] = static_cast<std::uint8_t>(twin);
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

void UltimateLoserOdds::find(int player, UltimateLoser::Type type) const {
  const auto twin = twin_[at(player)];
  const int index = indexOf(type);
  const auto any = [&](int size) {
    return type.flush ? anyFlush(player, std::min(size, kLongestFlush)) : anyOfKind(player, size);
  };
  Chances& found = found_[twin][at(index)];
  found = any(type.size);
  if (const double joker = chanceOfWildJoker(player); type.size > 1 && joker > 0) {
    // An approximation: if the player holds the wild joker, it replaces one card of the play and
    // does not change the strength of the play.
    const Chances withJoker = any(type.size - 1);
    for (std::size_t i = 0; i < found.size(); ++i) {
      found[i] += joker * std::max(0.0, withJoker[i] - found[i]);
    }
  }
  areFound_[twin] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(index));
}

double UltimateLoserOdds::chanceOfWildJoker(int player) const {
  if (known_[at(player)].contains(UltimateLoser::kWildJoker)) return 1;
  if (!unknown_.contains(UltimateLoser::kWildJoker)) return 0;
  return static_cast<double>(hidden_[at(player)]) / unknown_.size();
}

// Returns the chance, for each strength, that the hand has `size` cards of one stronger rank.
// Counts the hands with fewer than `size` cards of every stronger rank, from the strongest rank
// down. The rest of such a hand can be any cards that are not stronger.
UltimateLoserOdds::Chances UltimateLoserOdds::anyOfKind(int player, int size) const {
  const int hidden = hidden_[at(player)];
  std::array<int, kStrengths> knownOf{};
  for (Card card : known_[at(player)]) ++knownOf[at(UltimateLoser::strengthOf(CardSet(card)))];
  Chances chances;
  chances.fill(1);
  // [n]: number of ways to draw n stronger cards without `size` of one rank; 0 for n above `most`.
  std::array<double, kCardIds> ways;
  ways[0] = 1;
  std::fill_n(ways.begin() + 1, hidden, 0.0);
  int most = 0;                 // largest possible number of stronger cards in the hand
  int below = unknown_.size();  // number of unknown cards that are not stronger
  const double all = kWays[at(below)][at(hidden)];
  // True if no unknown card has the next higher strength. Then the chance is the same as for that
  // strength.
  bool isSame = false;
  for (int strength = kStrengths - 1; strength >= 0; --strength) {
    if (isSame) {
      chances[at(strength)] = chances[at(strength + 1)];
    } else {
      double without = 0;
      for (int drawn = std::max(0, hidden - below); drawn <= most; ++drawn) {
        without += ways[at(drawn)] * kWays[at(below)][at(hidden - drawn)];
      }
      chances[at(strength)] = 1 - without / all;
    }
    const int ofRank = unknownOf_[at(strength)];
    const int mostOfRank = std::min(ofRank, size - 1 - knownOf[at(strength)]);
    if (mostOfRank < 0) break;
    isSame = ofRank == 0;
    if (isSame) continue;
    most = std::min(hidden, most + mostOfRank);
    for (int drawn = most; drawn > 0; --drawn) {
      for (int more = 1; more <= std::min(mostOfRank, drawn); ++more) {
        ways[at(drawn)] += ways[at(drawn - more)] * kWays[at(ofRank)][at(more)];
      }
    }
    below -= ofRank;
  }
  return chances;
}

// An approximation: treats the chances of different straight flushes as independent.
UltimateLoserOdds::Chances UltimateLoserOdds::anyFlush(int player, int size) const {
  std::array<ValueMask, kSuits> known{};
  std::array<ValueMask, kSuits> possible{};
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    known[at(i)] = UltimateLoser::aceHigh(known_[at(player)].values(suit));
    possible[at(i)] = known[at(i)] | UltimateLoser::aceHigh(unknown_.values(suit));
  }
  // held[n]: chance that the hand contains n given unknown cards.
  std::array<double, kLongestFlush + 1> held{1};
  for (int i = 0; i < size; ++i) {
    const double left = std::max(0, hidden_[at(player)] - i);
    held[at(i + 1)] = held[at(i)] * left / (unknown_.size() - i);
  }
  Chances chances{};
  double none = 1;
  for (int top = kRankKing + 1; top > 0; --top) {
    const ValueMask run = top > size ? valuesBelow(top + 1) & ~valuesBelow(top - size + 1) : 0;
    for (int i = 0; i < kSuits && run != 0; ++i) {
      if ((possible[at(i)] & run) != run) continue;
      none *= 1 - held[at(std::popcount(run & ~known[at(i)]))];
    }
    chances[at(top - 1)] = 1 - none;
  }
  return chances;
}

}  // namespace downpile
