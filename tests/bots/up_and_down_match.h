// SPDX-License-Identifier: GPL-3.0-or-later
// Plays Up and Down between bots for tests. Every game can be played again with the bots in other
// seats, so that luck cancels out.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile::match {

// What one bot did in all deals counted.
struct TrickTally {
  int deals = 0;
  double best = 0;   // deals with the best score, shared with whoever had the same
  double games = 0;  // games won, shared likewise
  std::int64_t points = 0;
  std::int64_t bid = 0;  // tricks
  std::int64_t taken = 0;
  int exact = 0;  // deals in which both were the same
};

// Called before each move with the game as it is.
using TrickWatcher = std::function<void(const UpAndDown& game, int player, const Action& action)>;

// Plays the deal that the game waits for to its end. seats[p] is the bot of player p. The cards
// depend on the seed and the number of the deal alone; the bots' random numbers come from a stream
// of their own. Throws std::runtime_error where a bot makes no move or an illegal one.
void playDeal(UpAndDown& game, std::span<Bot* const> seats, std::uint64_t seed,
              const TrickWatcher& watch = {});

// Whole games, each once for every rotation of the bots through the seats: one tally for each bot.
std::vector<TrickTally> playGames(std::span<Bot* const> bots, const OptionValues& options,
                                  int games);

}  // namespace downpile::match
