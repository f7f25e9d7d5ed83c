// SPDX-License-Identifier: GPL-3.0-or-later
// Judges moves by rollouts: makes them in the same sampled worlds with the same later luck, plays
// the deals out and compares the results. Master's choice, hints and reviews all use it with the
// settings of MasterEvaluation, so that they differ only in the number of worlds.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "bots/learned/learned_player.h"
#include "bots/search/exact_ending.h"
#include "bots/search/likely_worlds.h"
#include "bots/search/playout.h"
#include "bots/whole_game_aim.h"
#include "rules/random.h"
#include "rules/view.h"

namespace downpile {

// Evaluates moves by rollouts in sampled worlds. Rules: the sensible player of a game, see
// search.h. Aim: has the goal() to maximise, and possibly a stake() (whole_game_aim.h). Hero: the
// rollout policy of one seat; the sensible player plays the other seats.
template <class Rules, class Aim, class Hero>
class Evaluation {
 public:
  using Game = typename Rules::Game;

  // Number of worlds drawn from one Markov chain before a new chain starts. The worlds of one chain
  // resemble each other. Only the results of different chains are independent.
  static constexpr int kWorldsInAWalk = 16;

  // All arguments must outlive this object. `seed` determines the sampled worlds.
  Evaluation(const View<Game>& view, const History<Game>& history, const Hero& hero,
             const Rules& others, Memory memory, const LookBack& lookBack, std::uint64_t seed,
             const std::atomic<bool>& stop)
      : view_(view),
        hero_(hero),
        others_(others),
        sampler_(view, memory),
        worlds_(view, history, others, sampler_, lookBack),
        seed_(seed),
        stop_(stop) {}
  Evaluation(const Evaluation&) = delete;
  Evaluation& operator=(const Evaluation&) = delete;

  // Draws the next world. after() then tries moves in it.
  void draw() {
    if (drawn_ % kWorldsInAWalk == 0) worlds_.restart();
    stream_ = Random(seed_, drawn_++);
    world_ = worlds_.draw(stream_, stop_);
  }

  // Draws kTrialWorlds worlds for explain().
  std::vector<Game> drawForReason() {
    std::vector<Game> worlds;
    for (int i = 0; i < kTrialWorlds; ++i) {
      draw();
      worlds.push_back(*world_);
    }
    return worlds;
  }

  // Plays the deal from the current world to its end and returns the final position. The viewer
  // first makes the move `move`, or does nothing if it is nullopt. Then the hero's policy plays the
  // seat `hero`, and the sensible player plays all other seats. All calls in one world use the same
  // random numbers.
  Game after(const std::optional<Action>& move, int hero) const {
    Random same = stream_;
    Game end = *world_;
    if (move) end.apply(view_.viewer(), *move, NoReport{});
    playOutHero(end, hero, hero_, others_, same, stop_);
    return end;
  }

  // Returns the expected `goal` after each move, computed exactly, if only a few worlds are
  // possible (see ExactEnding). Otherwise returns an empty list. Call it only before the first
  // draw(), which then may use the same list of worlds.
  template <class Goal>
  std::vector<double> exactly(const std::vector<Action>& moves, int mostSteps, const Goal& goal) {
    using Ending = ExactEnding<Rules, Hero, Goal>;
    if (mostSteps == 0) return {};
    Random random(seed_);
    const auto worlds = worlds_.all(Ending::kMostWorlds, random, stop_);
    if (worlds.empty()) return {};
    Ending ending(hero_, others_, view_.viewer(), goal, mostSteps, stop_);
    return ending.valuesOf(moves, worlds, seed_);
  }

  // Returns the stake of the aim, but at least kLeast. Results are divided by the stake, which is
  // almost 0 when the game is practically decided. Returns 1 if the aim has no stake.
  static double stakeIn(const View<Game>& view) {
    constexpr double kLeast = 1e-6;
    if constexpr (requires { Aim::stake(view); }) {
      return std::max(kLeast, Aim::stake(view));
    } else {
      return 1;
    }
  }

  // Returns the conversion factor of a loss from the unit of Rules::goal to the unit of Aim::goal.
  // It is 1 if Rules::goal already covers the whole game.
  static double unitIn(const View<Game>& view) {
    if constexpr (requires { Rules::stake(view); }) {
      return 1;
    } else {
      return stakeIn(view);
    }
  }

 private:
  const View<Game>& view_;
  const Hero& hero_;
  const Rules& others_;
  Sampler<Game> sampler_;
  LikelyWorlds<Rules> worlds_;
  std::uint64_t seed_;
  const std::atomic<bool>& stop_;
  std::uint64_t drawn_ = 0;
  Random stream_{0};
  std::optional<Game> world_;
};

// Returns the policy of the bot's own seat in Master's rollouts: the learned player if the game has
// one, otherwise the tuned sensible player.
template <class Rules>
auto masterHero() {
  const Rules guide(Rules::tunedStyle());
  if constexpr (kLearns<Rules>) {
    return LearnedPlayer<Rules>(guide, LearnedBy<Rules>::network());
  } else {
    return guide;
  }
}
template <class Rules>
using MasterHero = decltype(masterHero<Rules>());

// The evaluation used by the bot Master to compare moves. Requires the header with the WholeGameAim
// of the game (all_bots.h).
template <class Rules>
using MasterEvaluation = Evaluation<Rules, WholeGameAim<Rules>, MasterHero<Rules>>;

}  // namespace downpile
