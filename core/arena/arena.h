// SPDX-License-Identifier: GPL-3.0-or-later
// How much better one computer player, the hero, is than another, the field, and what their
// decisions cost. Players are named as contestants are.
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
  OptionValues options{};  // that the game does not refuse, as is `players`
  int players = 4;
  std::string hero;   // as of a Contestant
  std::string field;  // likewise
  int units = 1;      // different deals or games, 1 or more
  UnitLuck luck;
  int threads = 1;
  BotMaker maker = makeBot;  // of both
};

struct ArenaResult {
  int units = 0;  // that it comes from: all, or where it was stopped the first ones
  int games = 0;  // these, once for each seat of the hero
  int deals = 0;  // in these
  Comparison measure;
  Comparison score;  // points a deal
  Thinking hero{};   // what the decisions cost; those of the field where it plays alone too
  Thinking field{};
};

// Plays the plan; neither player may be refused. The result, but for the times, depends neither on
// the number of threads nor on the computer. progress(done) tells how many units are done; it is
// called from any thread, but not twice at once. `stop` ends it soon. Throws std::runtime_error
// where a player makes no move, or one that is not legal.
ArenaResult runArena(const ArenaPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop = {});

}  // namespace downpile
