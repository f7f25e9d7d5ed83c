// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of one whole game for the study of house rules. All players have the same level, or
// one player, the hero, has another level (SkillPlan).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "arena/unit.h"
#include "rules/action.h"
#include "rules/any_game.h"
#include "table/player.h"

namespace downpile {

// Maximum number of verbs (kinds of moves) of a game.
inline constexpr std::size_t kMostVerbs = 16;

// Statistics of one game. Points are the scores of the deals (Standing::scores), summed over the
// deals.
struct PlayedGame {
  std::int32_t deals = 0;
  std::int32_t moves = 0;
  std::int32_t voids = 0;  // number of void deals
  // Difference between the most and the fewest points of a deal, summed over the deals.
  std::int32_t dealSpread = 0;
  std::int32_t gameSpread = 0;  // difference between the highest and the lowest final total
  // Number of moves with each verb of the game.
  std::array<std::int32_t, kMostVerbs> verbs{};
  // Results of each player. Player 0 deals first, player 1 sits to the left of player 0.
  std::array<float, kMaxPlayers> won{};
  std::array<std::int32_t, kMaxPlayers> points{};
  // Points above the average of the deal, summed over the deals. fromDealer: by the number of
  // chairs from the dealer to the player, going left (0: the dealer). leader: of the first player
  // on turn in the deal, perhaps after simultaneous choices of all players.
  std::array<float, kMaxPlayers> fromDealer{};
  float leader = 0;

  bool operator==(const PlayedGame&) const = default;
};

// Function returning a move of the player, as in playUnit.
using AskPlayer = std::function<std::optional<Action>(const AnyGame&, int player, Random&)>;

// Plays a game to its end, from before its first deal. Throws Stopped soon after `stopped` became
// true, and std::runtime_error if no player moves or a move is illegal.
PlayedGame playGame(AnyGame& game, const UnitSeeds& seeds, int unit, const AskPlayer& ask,
                    const std::atomic<bool>& stopped);

}  // namespace downpile
