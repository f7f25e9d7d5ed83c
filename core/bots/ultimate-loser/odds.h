// SPDX-License-Identifier: GPL-3.0-or-later
// Chances of the opponents' possible plays in Ultimate Loser, over all distributions of the cards
// unknown to the viewer. If a player has taken the gin card (the face-up card) by a swap, it is a
// known card of that player's hand.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

class UltimateLoserOdds {
 public:
  // Number of types of plays with chances of their own: one to four cards of a rank, and straight
  // flushes of 3 to 6 cards. Longer straight flushes count as 6, because opponents can hardly ever
  // follow them.
  static constexpr int kTypes = 8;
  static constexpr int kLongestFlush = kTypes - 2;
  static constexpr int indexOf(UltimateLoser::Type type) {
    return type.flush ? std::min(type.size + 1, kTypes - 1) : type.size - 1;
  }

  // The view must outlive this object.
  explicit UltimateLoserOdds(const View<UltimateLoser>& view);

  // Chance that the opponent `player` holds a play of this type stronger than `strength`. With 1
  // for `strength`: any play of the type. Exact for cards of one rank, approximate for straight
  // flushes.
  double above(int player, UltimateLoser::Type type, int strength) const {
    const auto twin = twin_[at(player)];
    const int index = indexOf(type);
    if (((unsigned{areFound_[twin]} >> index) & 1U) == 0) find(player, type);
    return found_[twin][at(index)][at(strength)];
  }

  // Share of the unknown cards weaker than `strength`. Cards of equal strength count half.
  double shareBelow(int strength) const { return shareBelow_[at(strength)]; }

 private:
  static constexpr int kStrengths = UltimateLoser::kJokerStrength + 1;

  // A chance for each strength of a play (the index).
  using Chances = std::array<double, kStrengths>;

  void fillShares();
  void find(int player, UltimateLoser::Type type) const;
  double chanceOfWildJoker(int player) const;
  Chances anyOfKind(int player, int size) const;
  Chances anyFlush(int player, int size) const;

  const UltimateLoser::State& state_;
  CardSet unknown_;
  std::array<int, kStrengths> unknownOf_{};   // number of unknown cards, by strength
  std::array<CardSet, kMaxPlayers> known_{};  // known cards in each player's hand
  std::array<int, kMaxPlayers> hidden_{};     // number of unknown cards in each player's hand
  // For each player: the first player with the same known cards and number of unknown cards. Both
  // have the same chances.
  std::array<std::uint8_t, kMaxPlayers> twin_{};
  Chances shareBelow_{};
  // areFound_[player]: which results of found_ are set for this player. Bit t: the results of type
  // t.
  mutable std::array<std::uint8_t, kMaxPlayers> areFound_{};
  // Results of above(), by player and type; uninitialised if not cached.
  mutable std::array<std::array<Chances, kTypes>, kMaxPlayers> found_;
};

}  // namespace downpile
