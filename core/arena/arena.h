// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how much stronger one player, the hero, is than another player, the field. Also measures
// the time and the rollouts of their decisions.
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
  OptionValues options{};  // house rules; must be allowed with `players` players
  int players = 4;
  std::string hero;   // name of the measured player (see Contestant)
  std::string field;  // name of the player in all seats without the hero (see Contestant)
  int units = 1;      // number of units to play (different deals or games), 1 or more
  UnitSeeds seeds;
  int threads = 1;
  BotMaker maker = makeBot;  // creates bots by name, for hero and field
};

struct ArenaResult {
  int units = 0;  // number of units played; after a stop, those before the first unfinished one
  int games = 0;  // number of games with the hero: one for each unit and seat of the hero
  int deals = 0;  // number of deals in the games with the hero
  Comparison measure;
  Comparison score;  // result of the same contest in points per deal, not by the game's measure
  // Time and rollouts of the hero's and the field's decisions. `field` includes the decisions in
  // games without the hero.
  Thinking hero{};
  Thinking field{};
};

// Plays the contest of the plan. Throws std::runtime_error if no player moves or a move is illegal.
// Precondition: the players plan.hero and plan.field exist. The result does not depend on the
// number of threads or the computer, except for the measured times. progress(done) reports the
// number of finished units; it is called from any thread, but never concurrently. `stop` ends the
// run soon.
ArenaResult runArena(const ArenaPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop = {});

}  // namespace downpile
