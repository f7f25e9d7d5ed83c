// SPDX-License-Identifier: GPL-3.0-or-later
// Measures by how much one player, the hero, is better than another, the field, and what their
// decisions cost. The names are contestants' names.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "arena/contest.h"
#include "arena/contestant.h"
#include "arena/thinking.h"
#include "games/catalog.h"
#include "rules/option.h"

namespace downpile {

struct ArenaPlan {
  const CatalogEntry* game = nullptr;
  OptionValues options{};  // house rules; valid with `players` players
  int players = 4;
  std::string hero;   // name of the measured player (see Contestant)
  std::string field;  // name of the player in all other seats
  int units = 1;      // number of different deals or games, 1 or more
  UnitSeeds seeds;
  int threads = 1;
  BotMaker maker = makeBot;  // creates the bots of the hero and the field
};

struct ArenaResult {
  int units = 0;  // number of units played; after a stop, those before the first unfinished one
  int games = 0;  // number of games: each unit is played once with the hero in each seat
  int deals = 0;  // number of deals in these games
  Comparison measure;
  Comparison score;  // the same comparison as `measure`, in points per deal
  // Time and rollouts of the decisions. `field` includes the decisions in games without the hero.
  Thinking hero{};
  Thinking field{};
};

// Plays the contest of a plan. Both players must exist. Except for the measured times, the result
// does not depend on the number of threads or the computer. progress(done) reports the number of
// units done; it is called from any thread, but never concurrently. `stop` ends the run soon.
// Throws std::runtime_error if a player makes no move or an illegal one.
ArenaResult runArena(const ArenaPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop = {});

}  // namespace downpile
