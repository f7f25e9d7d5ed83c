// SPDX-License-Identifier: GPL-3.0-or-later
// Solves the end of a deal if few worlds are left: tries all later moves of the viewer in all
// worlds, each with its weight. The viewer chooses the same move in worlds that it cannot
// distinguish by then. The other players move as in rollouts.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "bots/decision.h"
#include "bots/search/likely_worlds.h"
#include "bots/search/playout.h"
#include "rules/random.h"
#include "rules/view.h"

namespace downpile {

// Solves the end of a deal exactly. Hero: policy of the viewer's seat when it is not on turn. Goal:
// a function double(const Game& end), to be maximised.
template <class Rules, class Hero, class Goal>
class ExactEnding {
 public:
  using Game = typename Rules::Game;

  // Maximum number of possible worlds for which the end of the deal is solved. If only a few
  // worlds are possible, each is tried several times, because the other players choose at random
  // among equal moves.
  static constexpr std::size_t kMostWorlds = 96;

  // mostSteps: number of tried moves of the viewer after which the search gives up; a move counts
  // once for each sample, so several times for a world tried several times. The arguments passed by
  // reference must outlive this object.
  ExactEnding(const Hero& hero, const Rules& others, int viewer, const Goal& goal, int mostSteps,
              const std::atomic<bool>& stop)
      : hero_(hero),
        others_(others),
        viewer_(viewer),
        goal_(goal),
        stepsLeft_(mostSteps),
        stop_(stop) {}

  // Returns the expected goal after each move. Returns an empty list if this takes too many steps,
  // or if the search was stopped.
  std::vector<double> valuesOf(const std::vector<Action>& moves,
                               const std::vector<WeighedWorld<Game>>& worlds, std::uint64_t seed) {
    std::vector<Sample> samples;
    const std::size_t runs = std::max<std::size_t>(1, kLeastSamples / worlds.size());
    for (std::size_t i = 0; i < runs * worlds.size(); ++i) {
      const WeighedWorld<Game>& one = worlds[i % worlds.size()];
      samples.push_back({one.game, Random(seed, i), one.weight / static_cast<double>(runs)});
    }
    std::vector<double> values;
    for (const Action& move : moves) {
      values.push_back(after(move, samples));
      if (isGivenUp()) return {};
    }
    return values;
  }

 private:
  static constexpr std::size_t kLeastSamples = 32;

  struct Sample {
    Game game;
    Random stream;
    double weight = 0;
  };
  // Positions indistinguishable to the viewer, which must choose the same move in all of them.
  struct Group {
    View<Game> view;
    std::vector<Sample> samples;
  };

  bool isGivenUp() const { return stepsLeft_ < 0 || stop_; }

  // Returns the weighted sum of the goals if the viewer makes this move in all samples and then
  // plays in the best way.
  double after(const Action& move, std::vector<Sample> samples) {
    double sum = 0;
    std::vector<Group> groups;
    for (Sample& sample : samples) {
      if (--stepsLeft_ < 0 || stop_) return 0;
      sample.game.apply(viewer_, move, NoReport{});
      const auto choice = playToChoice(sample);
      if (!choice) {
        sum += sample.weight * goal_(sample.game);
        continue;
      }
      auto group = std::ranges::find(groups, *choice, &Group::view);
      if (group == groups.end()) group = groups.insert(group, {*choice, {}});
      group->samples.push_back(sample);
    }
    for (const Group& group : groups) sum += bestOf(group);
    return sum;
  }

  double bestOf(const Group& group) {
    double best = std::numeric_limits<double>::lowest();
    std::vector<WeighedAction> tried;
    for (const WeighedAction& move : others_.weigh(group.view)) {
      const auto isAlike = [&](const WeighedAction& other) {
        return others_.areAlike(other, move);
      };
      if (std::ranges::any_of(tried, isAlike)) continue;
      tried.push_back(move);
      best = std::max(best, after(move.action, group.samples));
      if (isGivenUp()) return 0;
    }
    return best;
  }

  // Plays the sample until the viewer must choose among several moves, and returns the viewer's
  // view. Returns nullopt if the deal ends first.
  std::optional<View<Game>> playToChoice(Sample& sample) const {
    std::optional<View<Game>> choice;
    playOut(sample.game, kMostMoves, sample.stream,
            [&](const View<Game>& seen, Random& random) -> std::optional<Action> {
              if (choice) return std::nullopt;
              const bool must = mustMove(seen.seen(), seen.viewer());
              if (const auto only = must ? onlyMove(seen) : std::nullopt) return only;
              if (seen.viewer() != viewer_) return others_.decide(seen, random, stop_);
              if (!must) return hero_.decide(seen, random, stop_);
              choice = seen;
              return std::nullopt;
            });
    return choice;
  }

  const Hero& hero_;
  const Rules& others_;
  const int viewer_;
  const Goal& goal_;
  int stepsLeft_;
  const std::atomic<bool>& stop_;
};

}  // namespace downpile
