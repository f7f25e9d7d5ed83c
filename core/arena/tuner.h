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
  OptionValues options{};              // house rules; valid with `players` players
  int players = 4;
  int generations = 1;
  int candidates = 5;  // number of styles that each generation tries; 5 or more
  int units = 1;       // number of different deals or games that each candidate plays in every seat
  UnitSeeds seeds;
  int threads = 1;

  // Number of units that measure the result after the search.
  int proofUnits() const { return 20 * units; }
};

struct TunerResult {
  std::vector<TunedValue> values;
  int generations = 0;      // number of completed generations
  // False if a stop ended the run before the result was measured. The fields below are empty then.
  bool isMeasured = false;
  Comparison plain;  // the newly tuned player against plain players, by the game's measure
  // The newly tuned player against players with the tuned numbers of before.
  Comparison tuned;
};

// Whether a game has numbers to tune.
bool canTune(std::string_view game);

// Runs the tuner. The result does not depend on the number of threads, but may depend on the C
// library, which may round logarithms and cosines differently. progress(done) reports the number of
// completed generations. `stop` ends the run soon, with the numbers found so far.
TunerResult runTuner(const TunerPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop = {});

}  // namespace downpile
