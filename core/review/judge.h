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
  // The best move by Master's search; nullopt if not acting is best.
  std::optional<Action> best;
  Estimated value;  // expected value of the deal after `best`
  // Expected loss of the move played compared with `best`, by the goal that Master maximises.
  Estimated loss;
  // The same loss, by the value of the deal only.
  double cost = 0;
  // Expected gain of `best` compared with the sensible player's move, by the value of the deal.
  double gain = 0;
  Verdict verdict = Verdict::good;
  std::optional<Advice>
      reason{};    // why `best` is better; for a slip or blunder, if a fact shows it
  int worlds = 0;  // number of worlds where the moves were compared
  // Number of worlds where `best` did better or worse than the move played.
  Trial trial;
};

// Judges the moves of a record. All results are in the unit of the game's Aim. They depend only on
// the arguments, including the seed. A function returns nullopt soon after `stop` became true.
class Judge {
 public:
  virtual ~Judge() = default;

  // Judges a move of the viewer, who had more than one choice. The view needs the earlier moves
  // (AnyGame::viewWithHistory).
  virtual std::optional<Judgement> judge(const AnyView& view, const Action& played,
                                         std::uint64_t seed,
                                         const std::atomic<bool>& stop) const = 0;

  // Returns the expected gain of `hero` from a move of the viewer, who is another player. The gain
  // is relative to the move that a sensible player would make.
  virtual std::optional<double> effect(int hero, const AnyView& view, const Action& played,
                                       std::uint64_t seed, const std::atomic<bool>& stop) const = 0;

  // Returns the expected value of the deal for `hero`, if sensible players continue from this
  // position with its true cards.
  virtual std::optional<double> promise(int hero, const AnyGame& game, std::uint64_t seed,
                                        const std::atomic<bool>& stop) const = 0;

  // Returns the value of a deal for a player in its current state; after the deal's end, its
  // result.
  virtual double value(const AnyGame& game, int player) const = 0;

  // Returns the sentences to which Advice::reason refers.
  virtual std::span<const char* const> reasons() const = 0;
};

// Returns nullptr if the game is unknown.
std::unique_ptr<Judge> makeJudge(std::string_view game, int players, const ReviewEffort& effort);

}  // namespace downpile
