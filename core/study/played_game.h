// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of one whole game for the study of house rules. All players are of one kind, or one
// player differs from the others.
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

// An upper bound on the verbs of a game.
inline constexpr std::size_t kMostVerbs = 16;

// Sums over the deals of one game. Points: Standing::scores.
struct PlayedGame {
  std::int32_t deals = 0;
  std::int32_t moves = 0;
  std::int32_t voids = 0;                        // void deals
  std::int32_t dealSpread = 0;                   // most minus fewest points, summed over the deals
  std::int32_t gameSpread = 0;                   // most minus fewest points of the final totals
  std::array<std::int32_t, kMostVerbs> verbs{};  // number of moves, by verb of the game
  // Results by player. Player 0 deals first, player 1 sits to the left of player 0.
  std::array<float, kMaxPlayers> won{};  // share of the game's win: 1, 1/n with n winners, or 0
  std::array<std::int32_t, kMaxPlayers> points{};
  // Points above the average of the deal, by chairs to the left of its dealer (0: the dealer), and
  // of the player who moves first.
  std::array<float, kMaxPlayers> fromDealer{};
  float leader = 0;

  bool operator==(const PlayedGame&) const = default;
};

// Returns a move of the player, as in playUnit.
using AskPlayer = std::function<std::optional<Action>(const AnyGame&, int player, Random&)>;

// Plays a game to its end, from before its first deal. Throws Stopped soon after `stopped` became
// true, and std::runtime_error if a player makes no move or an illegal one.
PlayedGame playGame(AnyGame& game, const UnitSeeds& seeds, int unit, const AskPlayer& ask,
                    const std::atomic<bool>& stopped);

}  // namespace downpile
