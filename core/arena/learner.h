// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the network of a game's learned player (bots/learned), by play: Monte Carlo policy
// iteration. Games are played by the network as it is by now, now and then with another move, among
// plain players and players like itself; then it is taught, from the facts of each of its moves,
// how the deal ended (stochastic gradient descent), and plays the next games.
#pragma once

#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "arena/contest.h"
#include "bots/learned/network.h"
#include "games/catalog.h"

namespace downpile {

struct LearnerPlan {
  const CatalogEntry* game = nullptr;  // one that canLearn
  int generations = 1;
  int games = 1;  // in each generation; most by the usual rules of four, others by any house rules
  UnitLuck luck;
  int threads = 1;
  int proofUnits = 480;  // that the result is measured by
};

struct LearnerResult {
  std::vector<LearnedNetwork::Row> rows;  // as LearnedNetwork takes them
  int generations = 0;                    // that it was taught in
  bool isMeasured = false;  // not where it was stopped before; then there is nothing below
  Comparison plain;         // the network alone among three plain players, by the game's measure
  Comparison points;        // the same in points a deal
};

// Whether a game has a learned player.
bool canLearn(std::string_view game);

// The result does not depend on the number of threads; with another C library, which may
// round powers otherwise, it may be another. progress(done) tells how many generations are done.
// `stop` ends it soon, with what was learned by then.
LearnerResult runLearner(const LearnerPlan& plan, const std::function<void(int done)>& progress,
                         const std::stop_token& stop = {});

}  // namespace downpile
