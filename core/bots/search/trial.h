// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two moves of one position: both are made in the same sampled worlds, and sensible
// players continue the deals. Used for the reasons of hints.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "bots/bot.h"
#include "bots/decision.h"
#include "bots/search/playout.h"
#include "bots/search/trial_count.h"
#include "rules/random.h"
#include "rules/view.h"

namespace downpile {

// Frequency of an event in sampled worlds, as shares: after the chosen move, and after another
// move.
class Shares {
 public:
  // Counts another world.
  void add(bool afterChosen, bool afterOther) {
    ++worlds_;
    chosen_ += afterChosen ? 1 : 0;
    other_ += afterOther ? 1 : 0;
  }
  // Share after the chosen move and after the other one, 0 ... 1; 0 without worlds.
  double chosen() const { return shareOf(chosen_); }
  double other() const { return shareOf(other_); }
  // Whether the event is noticeably more (isMore) or less (isLess) frequent after the chosen move:
  // the shares differ by more than kNoticeable.
  bool isMore() const { return chosen() > other() + kNoticeable; }
  bool isLess() const { return chosen() < other() - kNoticeable; }
  std::int16_t percent() const { return percentOf(chosen()); }

  // Sets the figures of the advice: the percentages after the chosen move and after the other one.
  void setFigures(Advice& advice) const {
    advice.number = percent();
    advice.otherNumber = percentOf(other());
  }

  static constexpr double kNoticeable = 0.1;

 private:
  double shareOf(int count) const { return static_cast<double>(count) / std::max(1, worlds_); }
  static std::int16_t percentOf(double share) {
    return static_cast<std::int16_t>(std::lround(100 * share));
  }

  int worlds_ = 0;
  int chosen_ = 0;  // number of worlds with the event after the chosen move
  int other_ = 0;
};

// Calls visit(one, two) with two games for each world. `one` continues after the move `action` of
// the player, `two` after the move `other`. Each is continued by at most `moves` moves, or to the
// end of the deal.
template <class Rules, class Visit>
void playBoth(std::span<const typename Rules::Game> worlds, int player, const Action& action,
              const Action& other, int moves, Visit&& visit) {
  using Game = typename Rules::Game;
  const Rules own(Rules::tunedStyle());
  const Rules others(Rules::plainStyle());
  std::uint64_t luck = 0;
  for (const Game& world : worlds) {
    ++luck;
    const auto endWith = [&](const Action& move) {
      Random same(luck);
      Game end = world;
      end.apply(player, move, NoReport{});
      playOut(end, moves, same, [&](const View<Game>& seen, Random& random) {
        return (seen.viewer() == player ? own : others).decide(seen, random, kNever);
      });
      return end;
    };
    visit(endWith(action), endWith(other));
  }
}

// Tries two moves of a player in the worlds. Counts the worlds with a higher Rules::goal after the
// first move, and the worlds with a higher one after the second.
template <class Rules>
Trial tryBoth(std::span<const typename Rules::Game> worlds, int player, const Action& action,
              const Action& other) {
  Trial trial;
  const auto count = [&](const auto& end, const auto& otherEnd) {
    trial.count(Rules::goal(end, player) - Rules::goal(otherEnd, player));
  };
  playBoth<Rules>(worlds, player, action, other, kMostMoves, count);
  return trial;
}

// Returns the advice with another reason: the loss of the next best move. If the two moves
// certainly differ by less than half a slip, whichever is better, the reason calls them about as
// good. Otherwise it states the loss only if it exceeds twice its error. If the loss exceeds its
// error, the reason calls the move better, but not certainly. loss, error, slip:
// expected loss of the next best move (negative if that move did better), the standard error of
// this estimate, and the smallest loss called a slip in a review, in the unit of Rules::goal.
inline Advice withFigure(Advice advice, const FigureReasons& reasons, double loss, double error,
                         double slip) {
  const long tenths = std::lround(10 * reasons.perGoal * loss);
  advice.number = static_cast<std::int16_t>(std::max(0L, tenths));
  if (std::abs(loss) + 2 * error < slip / 2) {
    advice.reason = loss <= 0    ? reasons.equallyGood
                    : tenths > 0 ? reasons.hardlyBetter
                                 : reasons.same;
  } else {
    const bool isTold = tenths > 0;
    advice.reason = isTold && loss >= 2 * error ? reasons.better
                    : isTold && loss >= error   ? reasons.probablyBetter
                                                : reasons.noneBetter;
  }
  return advice;
}

// Returns the move with its reason. find(other) returns a fact in favour of the move and against
// the move `other`, or nullopt. find(nullptr) returns a fact about the move alone. If no fact
// favours the move over `instead`, rollouts in `worlds` compare the two moves. If the move is
// significantly better in them, the reason is `playedOut`. Otherwise the reason is the fact about
// the move alone; without such a fact, it is `equallyGood`.
template <class Rules, class Find>
Advice findReason(const View<typename Rules::Game>& view,
                  std::span<const typename Rules::Game> worlds, const Action& action,
                  const std::optional<Action>& instead, const Find& find, std::uint8_t playedOut,
                  std::uint8_t equallyGood) {
  const auto found = [&](const Action* other) {
    std::optional<Advice> advice = find(other);
    if (advice && other != nullptr) advice->instead = *other;
    return advice;
  };
  if (instead) {
    if (const auto advice = found(&*instead)) return *advice;
    const Trial trial = tryBoth<Rules>(worlds, view.viewer(), action, *instead);
    if (trial.isBetter()) {
      return {.action = action,
              .reason = playedOut,
              .number = static_cast<std::int16_t>(trial.percentBetter()),
              .instead = instead};
    }
  }
  return found(nullptr).value_or(Advice{.action = action, .reason = equallyGood});
}

}  // namespace downpile
