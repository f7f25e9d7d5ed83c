// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses moves for walks through a game: by lot, with a habit that leads them to different corners
// of it. A habit knows nothing of a game but how many cards a move takes.
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
  // A move of somebody who may act, and the player; nothing where nobody may.
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
  std::vector<std::pair<int, Action>> moves_;  // kept, so that long walks allocate little
};

}  // namespace downpile::test
