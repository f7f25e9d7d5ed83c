// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses random moves for walks (games played at random). A habit is a preference for moves by
// their number of cards: hoard for the fewest, shed for the most, any for none. Different habits
// lead to different positions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "rules/action.h"
#include "rules/random.h"

namespace downpile::test {

enum class Habit : std::uint8_t { any, hoard, shed };
inline constexpr int kHabits = 3;

template <class G>
class Chooser {
 public:
  // Returns a move and its player; nullopt if no player may act.
  std::optional<std::pair<int, Action>> choose(const G& game, Habit habit, Random& random) {
    moves_.clear();
    for (int player = 0; player < game.players(); ++player) {
      game.legal(player, [&](const Action& action) { moves_.emplace_back(player, action); });
    }
    if (moves_.empty()) return std::nullopt;
    if (habit == Habit::any || random.below(10) == 0) {
      return moves_[random.below(static_cast<std::uint32_t>(moves_.size()))];
    }
    const auto fewer = [](const auto& a, const auto& b) {
      return a.second.cards.size() < b.second.cards.size();
    };
    if (habit == Habit::hoard) return *std::min_element(moves_.begin(), moves_.end(), fewer);
    return *std::max_element(moves_.rbegin(), moves_.rend(), fewer);
  }

 private:
  // Legal moves of all players. A member, so that each call reuses its allocated memory.
  std::vector<std::pair<int, Action>> moves_;
};

}  // namespace downpile::test
