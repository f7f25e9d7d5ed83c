// SPDX-License-Identifier: GPL-3.0-or-later
// Finds better numbers for the sensible player of a game, by play: the cross-entropy method, in
// which a candidate is worth what a search plays for (the goal of its Rules), as the hero against
// the player as it is by now and the plain one. All candidates of a generation play the same deals,
// each generation has new ones. The game's measure then says what was found.
#pragma once

#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "arena/contest.h"
#include "bots/tuning.h"
#include "games/catalog.h"
#include "rules/option.h"

namespace downpile {

struct TunerPlan {
  const CatalogEntry* game = nullptr;  // one that canTune
  OptionValues options{};              // that the game does not refuse, as is `players`
  int players = 4;
  int generations = 1;
  int candidates = 5;  // in each generation; 5 or more
  int units = 1;       // different deals or games that each candidate plays in every seat
  UnitLuck luck;
  int threads = 1;

  // Units that the result is measured by, when it is found.
  int proofUnits() const { return 20 * units; }
};

struct TunerResult {
  std::vector<TunedValue> values;
  int generations = 0;      // that they were learned from
  bool isMeasured = false;  // not where it was stopped before; then there is nothing below
  Comparison plain;         // the new player among three plain ones, by the game's measure
  Comparison tuned;         // and among those with the numbers that were there before
};

// Whether a game has numbers to be tuned.
bool canTune(std::string_view game);

// The result does not depend on the number of threads; with another C library, which may round
// logarithms and cosines otherwise, it may be another. progress(done) tells how many generations
// are done. `stop` ends it soon, with the best numbers by then.
TunerResult runTuner(const TunerPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop = {});

}  // namespace downpile
