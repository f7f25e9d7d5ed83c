// SPDX-License-Identifier: GPL-3.0-or-later
// Judges single decisions of a game, whatever the game: plays deals out in worlds that agree with
// what a player could know, and compares. How and why: docs/review.md.
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
  std::optional<Action> best;  // what Master would have done; nothing: not acted
  Estimated worth;             // of that
  Estimated loss;              // what the move was worth less
  double gain = 0;             // what `best` is worth more than the sensible player's move
  Verdict verdict = Verdict::good;
  std::optional<Advice> why{};  // `best` is better: where there is a slip or blunder, and a fact
  int worlds = 0;               // in which it was compared
  Trial trial;                  // of `best` beside the move
};

// All answers are in the unit of the aim and depend on nothing but what is asked and the seed. They
// are nothing soon after `stop` became true.
class Judge {
 public:
  virtual ~Judge() = default;

  // A move of the viewer, who had a choice. The view must have its past (AnyGame::viewWithPast).
  virtual std::optional<Judgement> judge(const AnyView& view, const Action& played,
                                         std::uint64_t seed,
                                         const std::atomic<bool>& stop) const = 0;

  // What `hero` can expect to gain by a move of the viewer, another player, who might have done
  // what the sensible player does.
  virtual std::optional<double> effect(int hero, const AnyView& view, const Action& played,
                                       std::uint64_t seed, const std::atomic<bool>& stop) const = 0;

  // What a deal is worth to `hero` from here on between sensible players, all cards lying as they
  // do.
  virtual std::optional<double> promise(int hero, const AnyGame& game, std::uint64_t seed,
                                        const std::atomic<bool>& stop) const = 0;

  // What a deal is worth as it stands: at its end, what it came to.
  virtual double worth(const AnyGame& game, int player) const = 0;

  // What Advice::why chooses from.
  virtual std::span<const char* const> reasons() const = 0;
};

// nullptr where there is no such game.
std::unique_ptr<Judge> makeJudge(std::string_view game, int players, const ReviewEffort& effort);

}  // namespace downpile
