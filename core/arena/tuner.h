// SPDX-License-Identifier: GPL-3.0-or-later
// Tunes the numbers of a sensible player by self-play with the cross-entropy method. The value of a
// candidate is its average Rules::goal among players with the current mean numbers and plain
// players. All candidates of a generation play the same deals; each generation has new deals.
// Finally the game's measure compares the result with the old numbers.
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
  const CatalogEntry* game = nullptr;  // a game for which canTune() is true
  OptionValues options{};              // the game must accept them with this number of players
  int players = 4;
  int generations = 1;
  int candidates = 5;  // number of candidates in each generation; 5 or more
  int units = 1;       // number of different deals or games that each candidate plays in every seat
  UnitSeeds seeds;
  int threads = 1;

  // Number of units for measuring the result.
  int proofUnits() const { return 20 * units; }
};

struct TunerResult {
  std::vector<TunedValue> values;
  int generations = 0;      // number of completed generations
  bool isMeasured = false;  // true if the result was measured; false if the run was stopped before,
                            // and the fields below are empty
  Comparison plain;         // the new player among plain players, by the game's measure
  Comparison tuned;         // the new player among players with the old numbers
};

// Whether a game has numbers to tune.
bool canTune(std::string_view game);

// Runs the tuner. The result does not depend on the number of threads, but may depend on the C
// library, which may round logarithms and cosines differently. progress(done) reports the number of
// completed generations. `stop` ends the run soon, with the numbers found so far.
TunerResult runTuner(const TunerPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop = {});

}  // namespace downpile
