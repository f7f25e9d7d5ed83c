// SPDX-License-Identifier: GPL-3.0-or-later
// Judges single decisions of any game: plays deals out in worlds that agree with the player's
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
  std::optional<Action> best;  // Master's move; nullopt if not acting is best
  Estimated value;             // value of the deal after `best`
  Estimated loss;              // value of `best` minus value of the move played, by Master's aim
  double cost = 0;             // the same difference by the value of the deal
  double gain = 0;             // value of `best` minus value of the sensible player's move
  Verdict verdict = Verdict::good;
  std::optional<Advice>
      reason{};    // why `best` is better; for a slip or blunder, if a fact shows it
  int worlds = 0;  // number of worlds compared
  Trial trial;     // comparison of `best` with the move played
};

// All results are in the unit of the aim. They depend only on the arguments, including the seed.
// They are nullopt soon after `stop` became true.
class Judge {
 public:
  virtual ~Judge() = default;

  // Judges a move of the viewer, who had a choice. The view needs its past
  // (AnyGame::viewWithHistory).
  virtual std::optional<Judgement> judge(const AnyView& view, const Action& played,
                                         std::uint64_t seed,
                                         const std::atomic<bool>& stop) const = 0;

  // Expected gain of `hero` from a move of the viewer, another player, compared with the sensible
  // player's move.
  virtual std::optional<double> effect(int hero, const AnyView& view, const Action& played,
                                       std::uint64_t seed, const std::atomic<bool>& stop) const = 0;

  // Expected value of a deal for `hero` from the current position with all its cards, if sensible
  // players continue.
  virtual std::optional<double> promise(int hero, const AnyGame& game, std::uint64_t seed,
                                        const std::atomic<bool>& stop) const = 0;

  // Value of a deal in its current state; after its end, its result.
  virtual double value(const AnyGame& game, int player) const = 0;

  // Returns the sentences to which Advice::reason refers.
  virtual std::span<const char* const> reasons() const = 0;
};

// Returns nullptr if the game is unknown.
std::unique_ptr<Judge> makeJudge(std::string_view game, int players, const ReviewEffort& effort);

}  // namespace downpile
