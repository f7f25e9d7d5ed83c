// SPDX-License-Identifier: GPL-3.0-or-later
// Tunes the numbers of a sensible player by self-play with the cross-entropy method. The value of a
// candidate is its average Rules::goal among players with the current mean numbers and players of
// the plain style. All candidates of a generation play the same deals; each generation has new
// deals. Finally the game's measure compares the result with the plain style and with the old
// numbers.
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
  const CatalogEntry* game = nullptr;  // the game to tune; canTune() must be true for it
  OptionValues options{};              // house rules; must be allowed with `players` players
  int players = 4;
  int generations = 1;
  int candidates = 5;  // number of styles tried by each generation; 5 or more
  // Number of deals or games in a generation; each candidate plays each of them in every seat.
  int units = 1;
  UnitSeeds seeds;
  int threads = 1;

  // Number of units (deals or games) in the test of the tuned player after the search.
  int proofUnits() const { return 20 * units; }
};

struct TunerResult {
  std::vector<TunedValue> values;
  int generations = 0;  // number of completed generations of the search
  // False if a stop ended the run before the tuned player was measured. Then `plain` and `tuned`
  // are empty.
  bool isMeasured = false;
  Comparison plain;  // the newly tuned player against players of the plain style
  // The newly tuned player against players with the previously tuned numbers.
  Comparison tuned;
};

// Returns true if the bots of this game have tunable numbers.
bool canTune(std::string_view game);

// Runs the tuner. The result does not depend on the number of threads, but may depend on the C
// library, which may round logarithms and cosines differently. progress(done) reports the number of
// completed generations. `stop` ends the run soon, with the numbers found so far.
TunerResult runTuner(const TunerPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop = {});

}  // namespace downpile
