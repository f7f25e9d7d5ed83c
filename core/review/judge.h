// SPDX-License-Identifier: GPL-3.0-or-later
// Judges single decisions of any game: plays deals out in worlds consistent with the player's
// knowledge, and compares the results. docs/review.md explains the method.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "bots/search/trial_count.h"
#include "review/aim.h"
#include "review/estimates.h"
#include "rules/any_game.h"

namespace downpile {

// A value with its standard error.
struct Estimated {
  double mean = 0;
  double error = 0;
};

struct Judgement {
  // The best of these moves: those found by Master's search, the move played, and the sensible
  // player's move. nullopt if doing nothing is best.
  std::optional<Action> best;
  Estimated value;  // expected value of the deal after the best move
  // Expected loss of the move played compared with `best`, measured by the goal of Master's search.
  Estimated loss;
  // Expected loss of the move played compared with `best`, measured by the value of the deal only.
  double cost = 0;
  // Expected gain of `best` compared with the sensible player's move, measured by the value of the
  // deal.
  double gain = 0;
  Verdict verdict = Verdict::good;
  // Why `best` is better than the move played; only set for a slip or blunder with a known reason.
  std::optional<Advice> reason{};
  int worlds = 0;  // number of sampled worlds where the moves were compared
  // Number of sampled worlds where `best` did better than the move played, and where `best` did
  // worse.
  Trial trial;
};

// Judges the moves of a record. All results are in the unit of the game's Aim. They depend only on
// the arguments, including the seed. Functions with an optional result return nullopt soon after
// `stop` became true.
class Judge {
 public:
  virtual ~Judge() = default;

  // Judges a move of the viewer. The viewer must have had a choice. The view must contain the
  // earlier moves (AnyGame::viewWithHistory).
  virtual std::optional<Judgement> judge(const AnyView& view, const Action& played,
                                         std::uint64_t seed,
                                         const std::atomic<bool>& stop) const = 0;

  // Returns the expected gain of the player `hero` from the move of another player, the viewer of
  // `view`, compared with a sensible player's move.
  virtual std::optional<double> effect(int hero, const AnyView& view, const Action& played,
                                       std::uint64_t seed, const std::atomic<bool>& stop) const = 0;

  // Returns the expected value of the deal for `hero`: the mean of rollouts from this position with
  // Master's rollout policies. All hidden cards are as they really are.
  virtual std::optional<double> promise(int hero, const AnyGame& game, std::uint64_t seed,
                                        const std::atomic<bool>& stop) const = 0;

  // Returns the value of the deal for a player, computed from this position without rollouts. After
  // the end of the deal it is the result.
  virtual double value(const AnyGame& game, int player) const = 0;

  // Returns the sentences of reasons. Advice::reason is an index into them.
  virtual std::span<const char* const> reasons() const = 0;
};

// Returns the judge of a game, or nullptr if the game is unknown.
std::unique_ptr<Judge> makeJudge(std::string_view game, int players, const ReviewEffort& effort);

}  // namespace downpile
