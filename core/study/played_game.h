// SPDX-License-Identifier: GPL-3.0-or-later
// What one game comes to for the laboratory of house rules: a whole game, played to its end by
// players of one kind, or by one player among others.
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

// More verbs than any game has.
inline constexpr std::size_t kMostVerbs = 16;

// Sums over the deals of one game. Points are those of Standing::scores.
struct PlayedGame {
  std::int32_t deals = 0;
  std::int32_t moves = 0;
  std::int32_t voids = 0;                        // deals that brought nobody anything
  std::int32_t dealSpread = 0;                   // from the most to the fewest points of each deal
  std::int32_t gameSpread = 0;                   // the same of the totals at the end
  std::array<std::int32_t, kMostVerbs> verbs{};  // moves of each verb of the game
  // By player; player 0 deals first, the next one sits to the left.
  std::array<float, kMaxPlayers> won{};  // a part of the game, for several winners
  std::array<std::int32_t, kMaxPlayers> points{};
  // Points more than the average of a deal, by how many chairs to the left of its dealer somebody
  // sits (0: the dealer), and of who moves first.
  std::array<float, kMaxPlayers> fromDealer{};
  float leader = 0;

  bool operator==(const PlayedGame&) const = default;
};

// A move of the player, as in playUnit.
using AskPlayer = std::function<std::optional<Action>(const AnyGame&, int player, Random&)>;

// Plays a game that waits for its first deal to its end. Throws Stopped soon after `stopped` became
// true, and std::runtime_error where a player makes no move, or one that is not legal.
PlayedGame playGame(AnyGame& game, const UnitLuck& luck, int unit, const AskPlayer& ask,
                    const std::atomic<bool>& stopped);

}  // namespace downpile
