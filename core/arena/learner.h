// SPDX-License-Identifier: GPL-3.0-or-later
// Trains the network of a game's learned player (bots/learned) by Monte Carlo policy iteration. The
// current network plays games among sensible players of the plain style and copies of itself, with
// some random exploration. Stochastic gradient descent then trains the network: from the facts
// (binary inputs) of a move it should predict the result of the deal. The new network plays the
// next games.
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
  const CatalogEntry* game = nullptr;  // the game to train for; canLearn() must be true for it
  int generations = 1;
  // Number of training games in each generation. Most have the usual number of players and the
  // standard rules; the rest have any allowed number of players and any house rules.
  int games = 1;
  UnitSeeds seeds;
  int threads = 1;
  int proofUnits = 480;  // number of units (deals or games) in the test of the trained network
};

struct LearnerResult {
  // Weights of the trained network, as rows for LearnedNetwork.
  std::vector<LearnedNetwork::Row> rows;
  int generations = 0;  // number of completed generations
  // False if a stop ended the run before the strength of the network was measured. Then `plain` and
  // `points` are empty.
  bool isMeasured = false;
  // Result of the trained network (playing without a search) against sensible players of the plain
  // style, by the game's measure (see measure.h).
  Comparison plain;
  Comparison points;  // the same result as `plain`, but in points per deal
};

// Returns true if the bots of this game include a learned player, which can be trained.
bool canLearn(std::string_view game);

// Runs the training. The result does not depend on the number of threads, but may depend on the C
// library, which may round powers differently. progress(done) reports the number of completed
// generations. `stop` ends the run soon, with the weights learned so far.
LearnerResult runLearner(const LearnerPlan& plan, const std::function<void(int done)>& progress,
                         const std::stop_token& stop = {});

}  // namespace downpile
