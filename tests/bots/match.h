// SPDX-License-Identifier: GPL-3.0-or-later
// Plays deals of Underwear between bots for tests and measurements, and counts what happened. Every
// deal can be played again with other bots in the same seats, so that luck cancels out.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>

#include "bots/bot.h"
#include "games/underwear/underwear.h"

namespace downpile::match {

// What one player, or one kind of player, did in all deals counted.
struct Tally {
  int deals = 0;
  int out = 0;
  std::int64_t points = 0;
  std::int64_t turns = 0;
  std::array<std::int64_t, 8> moves{};  // by Underwear::Verb
  std::int64_t stolen = 0;              // cards
  std::int64_t chosenDraws = 0;         // although a card could be played
  std::int64_t clears = 0;              // royalties onto a downpile
  std::int64_t waits = 0;               // did not go out although that was possible
};

struct DealResult {
  bool voided = false;
  int turns = 0;
  int wentOut = -1;
  int points = 0;
};

// Called before each move with the game as it is.
using Watcher = std::function<void(const Underwear& game, int player, const Action& action)>;

// Plays the deal that the game waits for to its end. seats[p] is the bot of player p, tallies[p]
// (if given) counts for it. The cards depend on the seed and the number of the deal alone; the
// bots' random numbers come from a stream of their own. Throws std::runtime_error where a bot makes
// no move or an illegal one.
DealResult playDeal(Underwear& game, std::span<Bot* const> seats, std::uint64_t seed,
                    std::span<Tally* const> tallies = {}, const Watcher& watch = {});

}  // namespace downpile::match
