// SPDX-License-Identifier: GPL-3.0-or-later
// Average losses of moves, measured by playing out deals. Hidden cards are sampled from the
// player's knowledge; both compared moves use the same worlds.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "bots/decision.h"
#include "bots/search/likely_worlds.h"
#include "bots/search/playout.h"
#include "rules/random.h"
#include "rules/view.h"

namespace downpile::match {

// Sum of differences, with the standard error of their mean.
struct Losses {
  int count = 0;
  double sum = 0;
  double squares = 0;

  void add(double loss) {
    ++count;
    sum += loss;
    squares += loss * loss;
  }
  double mean() const { return count == 0 ? 0 : sum / count; }
  // Standard error of the mean.
  double error() const {
    if (count < 2) return 0;
    return std::sqrt(std::max(0.0, squares / count - mean() * mean()) / (count - 1));
  }
};

// Returns how much worse the move `chosen` is than `other`: the difference of the average results
// Rules::goal() after them. Opponents play as plain rules bots, the viewer as the tuned one.
// `memory`: what the viewer knows about hidden cards; `lookBack`: the earlier moves in `history`
// that make some worlds more likely.
template <class Rules>
Losses lossOf(const View<typename Rules::Game>& view, const History<typename Rules::Game>& history,
              Memory memory, const LookBack& lookBack, const Action& chosen, const Action& other,
              int worlds, std::uint64_t seed) {
  using Game = typename Rules::Game;
  const Rules own(Rules::tunedStyle());
  const Rules others(Rules::plainStyle());
  Sampler<Game> sampler(view, memory);
  LikelyWorlds<Rules> likely(view, history, others, sampler, lookBack);
  Losses losses;
  for (int i = 0; i < worlds; ++i) {
    Random stream(seed, static_cast<std::uint64_t>(i));
    const Game world = likely.draw(stream, kNever);
    const auto result = [&](const Action& action) {
      Random same = stream;
      Game end = world;
      end.apply(view.viewer(), action, NoReport{});
      playOutHero(end, view.viewer(), own, others, same, kNever);
      return Rules::goal(end, view.viewer());
    };
    losses.add(result(other) - result(chosen));
  }
  return losses;
}

}  // namespace downpile::match
