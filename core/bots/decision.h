// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of the sensible players, which evaluate every move from a view. They decide in
// microseconds, so that searches can use them for rollouts. Hints use their explanations.
#pragma once

#include <atomic>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot.h"

namespace downpile {

struct SearchSettings;  // the definition is in search/search.h

// The sentences of hints that state the loss of the next best move, as indices of Bot::reasons(),
// and the unit of this loss.
struct FigureReasons {
  double perGoal = 1;       // factor from the unit of Rules::goal to the unit of {tenths}
  std::uint8_t better = 0;  // sentence: the next best move is worse by {tenths}
  // Sentence: the next best move is about as good: it is worse by {tenths}.
  std::uint8_t hardlyBetter = 0;
  std::uint8_t same = 0;  // sentence: the next best move is worse by less than a tenth
  // Sentence: the next best move is about as good. Used if it did slightly better.
  std::uint8_t equallyGood = 0;
  std::uint8_t probablyBetter = 0;  // sentence: the next best move is worse, but not certainly
  std::uint8_t noneBetter = 0;      // sentence: no other move is certainly better
};

// Casts the view to a view of the game G. Returns nullptr if it belongs to another game or if its
// viewer may not act.
template <class G>
const View<G>* viewToAct(const AnyView& view) {
  const auto* own = dynamic_cast<const ViewOf<G>*>(&view);
  if (own == nullptr || !own->view().seen().actors().contains(view.viewer())) return nullptr;
  return &own->view();
}

// Returns the earlier moves of the deal shown by the view. The view must belong to the game G.
template <class G>
const History<G>& historyOf(const AnyView& view) {
  return dynamic_cast<const ViewOf<G>&>(view).history();
}

// Returns the only legal move, or nullopt if the viewer has no move or more than one.
template <class G>
std::optional<Action> onlyMove(const View<G>& view) {
  std::optional<Action> only;
  int count = 0;
  view.legal([&](const Action& action) {
    if (++count == 1) only = action;
  });
  return count == 1 ? only : std::nullopt;
}

// Number of worlds sampled for the reason of a move.
inline constexpr int kTrialWorlds = 96;

// Samples kTrialWorlds worlds consistent with the view, regardless of earlier moves. The same view
// and seed give the same worlds.
template <class G>
std::vector<G> equallyLikelyWorlds(const View<G>& view, std::uint64_t seed = 1) {
  Sampler<G> sampler(view);
  std::vector<G> worlds;
  for (std::uint64_t i = 0; i < kTrialWorlds; ++i) {
    Random stream(seed, i);
    worlds.push_back(sampler.draw(stream));
  }
  return worlds;
}

// A move and its value by a bot's evaluation. The unit of the value depends on the class of the
// bot.
struct WeighedAction {
  Action action;
  double value = 0;
};

// Returns the entry of `moves` with this action, or nullptr.
template <class Move>
const Move* moveOf(const std::vector<Move>& moves, const Action& action) {
  for (const Move& move : moves) {
    if (move.action == action) return &move;
  }
  return nullptr;
}

// Base class of players of the game G. The style S is a set of numbers: the weights of a player's
// aims, such as shedding cards or blocking an opponent.
template <class G, class S>
class DecidingBot : public Bot {
 public:
  using Game = G;
  using Style = S;

  explicit DecidingBot(const S& style) : style_(style) {}
  const S& ownStyle() const { return style_; }

  // Chooses a move like Bot::choose. Only called if the viewer may act.
  virtual std::optional<Action> decide(const View<G>& view, Random& random,
                                       const std::atomic<bool>& cancelled) const = 0;

  // Returns the legal moves worth considering with their values. The move of decide() is one of
  // them. Empty only if the viewer has no legal move.
  virtual std::vector<WeighedAction> weigh(const View<G>& view) const = 0;

  // Explains why the move `action` is better than the move `instead`, or why it is good if
  // `instead` is nullopt. The moves must be legal, but this player may prefer other moves.
  // `worlds`: sampled worlds consistent with the view, in which the moves are played out.
  virtual Advice explain(const View<G>& view, std::span<const G> worlds, const Action& action,
                         const std::optional<Action>& instead) const = 0;

  std::span<const char* const> reasons() const override = 0;

  // Returns the sentences comparing a move with the next best one. Used if no fact of the position
  // explains the move. By default none.
  virtual std::optional<FigureReasons> figureReasons(const View<G>& /*view*/) const {
    return std::nullopt;
  }

  // Returns how much this style likes a move, regardless of its value. A preference of 1 outweighs
  // a loss of 0.02 in the unit of SearchSettings::temperature.
  virtual double preference(const View<G>& /*view*/, const Action& /*action*/) const { return 0; }

  // Returns the best move if it can be computed without a search, or nullopt.
  virtual std::optional<Action> solve(const View<G>& /*view*/) const { return std::nullopt; }

  // Returns true if the best choice is so obvious that even the weak levels make no mistake.
  virtual bool isObvious(const View<G>& /*view*/) const { return false; }

  // Whether two moves carry out the same plan, for example taking the same card for different ones.
  // A hint rather compares its move with another plan.
  virtual bool isSamePlan(const Action& /*a*/, const Action& /*b*/) const { return false; }

  // Whether two moves in one position count as the same choice, for example if they play equal
  // cards from two packs.
  virtual bool isSameChoice(const OptionValues& /*options*/, const Action& a,
                            const Action& b) const {
    return a == b;
  }

  // Whether two moves of one position differ only in unimportant details, so that a search needs to
  // try only one of them. By default always false, even for the same choice.
  virtual bool areAlike(const WeighedAction& /*a*/, const WeighedAction& /*b*/) const {
    return false;
  }

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) final {
    const View<G>* own = viewToAct<G>(view);
    if (own == nullptr || cancelled) return std::nullopt;
    return decide(*own, random, cancelled);
  }

  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) final {
    const auto action = choose(view, random, cancelled);
    if (!action) return std::nullopt;
    const View<G>& own = *viewToAct<G>(view);
    return explain(own, equallyLikelyWorlds(own), *action, nextBest(own, *action));
  }

  // Returns the next best choice: see bestOther(), with the values of weigh().
  std::optional<Action> nextBest(const View<G>& view, const Action& action) const {
    const std::vector<WeighedAction> moves = weigh(view);
    const WeighedAction* chosen = moveOf(moves, action);
    return bestOther(view, moves, action, chosen, [](const WeighedAction& m) { return m.value; });
  }

  // Returns the move with the highest value(move) among those that are another choice than `action`
  // (isOther), if possible with another plan. Returns nullopt if none exists.
  template <class Move, class Value>
  std::optional<Action> bestOther(const View<G>& view, const std::vector<Move>& moves,
                                  const Action& action, const WeighedAction* chosen,
                                  const Value& value) const {
    const Move* best = nullptr;
    const auto rank = [&](const Move& move) {
      return std::pair(!isSamePlan(move.action, action), value(move));
    };
    for (const Move& move : moves) {
      if (!isOther(view, {move.action, move.value}, action, chosen)) continue;
      if (best == nullptr || rank(move) > rank(*best)) best = &move;
    }
    return best == nullptr ? std::nullopt : std::optional(best->action);
  }

  // Whether `move` is a different choice than `action` and has a different value. chosen: `action`
  // with its value; nullptr if its value is unknown.
  bool isOther(const View<G>& view, const WeighedAction& move, const Action& action,
               const WeighedAction* chosen) const {
    constexpr double kEqual = 1e-9;
    if (isSameChoice(view.options(), move.action, action)) return false;
    return chosen == nullptr || std::abs(move.value - chosen->value) > kEqual;
  }

 private:
  S style_;
};

// Returns the action with the highest `value`, at random among equals; nullopt if `moves` is empty.
template <class Move>
std::optional<Action> randomBest(const std::vector<Move>& moves, Random& random) {
  constexpr double kEqual = 1e-9;
  const Move* best = nullptr;
  std::uint32_t equals = 0;  // number of moves so far sharing the highest value
  for (const Move& move : moves) {
    if (best == nullptr || move.value > best->value + kEqual) {
      best = &move;
      equals = 1;
    } else if (move.value > best->value - kEqual && random.below(++equals) == 0) {
      best = &move;
    }
  }
  return best == nullptr ? std::nullopt : std::optional(best->action);
}

}  // namespace downpile
