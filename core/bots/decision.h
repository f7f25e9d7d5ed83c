// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the players that weigh every move by what they see: the sensible ones of each game.
// A search plays deals out with them, since they decide in microseconds, and a hint has them
// explain its move.
#pragma once

#include <atomic>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot.h"

namespace downpile {

struct SearchSettings;  // search/search.h

// The view as one of G; nullptr where it is of another game, or its viewer may not act.
template <class G>
const View<G>* viewToAct(const AnyView& view) {
  const auto* own = dynamic_cast<const ViewOf<G>*>(&view);
  if (own == nullptr || !own->view().seen().actors().contains(view.viewer())) return nullptr;
  return &own->view();
}

// What a view of G, which it must be, remembers.
template <class G>
const Past<G>& pastOf(const AnyView& view) {
  return dynamic_cast<const ViewOf<G>&>(view).past();
}

// The move of a viewer who has no choice; nothing where there are several, or none.
template <class G>
std::optional<Action> onlyMove(const View<G>& view) {
  std::optional<Action> only;
  int count = 0;
  view.legal([&](const Action& action) {
    if (++count == 1) only = action;
  });
  return count == 1 ? only : std::nullopt;
}

// A move and what it promises. The unit is the player's own.
struct WeighedAction {
  Action action;
  double value = 0;
};

// The one with this action, or nullptr.
template <class Move>
const Move* moveOf(const std::vector<Move>& moves, const Action& action) {
  for (const Move& move : moves) {
    if (move.action == action) return &move;
  }
  return nullptr;
}

// A player of one game in a certain style: numbers that say what it cares for.
template <class G, class S>
class DecidingBot : public Bot {
 public:
  using Game = G;
  using Style = S;

  explicit DecidingBot(const S& style) : style_(style) {}
  const S& ownStyle() const { return style_; }

  // Bot::choose for a viewer who may act.
  virtual std::optional<Action> decide(const View<G>& view, Random& random,
                                       const std::atomic<bool>& cancelled) const = 0;

  // The moves that are worth a thought, in the order of the legal ones, that of decide() among
  // them; always some where there is a legal one.
  virtual std::vector<WeighedAction> weigh(const View<G>& view) const = 0;

  // Why a move is good and not the other one, whoever found them; both must be legal.
  virtual Advice explain(const View<G>& view, const Action& action,
                         const std::optional<Action>& instead) const = 0;

  std::span<const char* const> reasons() const override = 0;

  // How much a move is to the taste of this style, whatever it promises: 1 more is worth a fiftieth
  // of what a deal can bring.
  virtual double leaning(const View<G>& /*view*/, const Action& /*action*/) const { return 0; }

  // The move that is best by an exact chance; nothing where none is reckoned.
  virtual std::optional<Action> reckon(const View<G>& /*view*/) const { return std::nullopt; }

  // Whether this is a decision that nobody gets wrong.
  virtual bool isObvious(const View<G>& /*view*/) const { return false; }

  // Whether two moves of one position are one choice.
  virtual bool isOneChoice(const OptionValues& /*options*/, const Action& a,
                           const Action& b) const {
    return a == b;
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
    return explain(own, *action, nextBest(own, *action));
  }

  // The best at first sight of the moves that are another choice; nothing where there is none, and
  // where nothing tells them apart.
  std::optional<Action> nextBest(const View<G>& view, const Action& action) const {
    const std::vector<WeighedAction> moves = weigh(view);
    const WeighedAction* chosen = moveOf(moves, action);
    const WeighedAction* best = nullptr;
    for (const WeighedAction& move : moves) {
      if (&move == chosen || !isOther(view, move, action, chosen)) continue;
      if (best == nullptr || move.value > best->value) best = &move;
    }
    return best == nullptr ? std::nullopt : std::optional(best->action);
  }

  // Whether a move that was weighed is another choice than `action`, as `chosen` was weighed.
  bool isOther(const View<G>& view, const WeighedAction& move, const Action& action,
               const WeighedAction* chosen) const {
    constexpr double kEqual = 1e-9;
    if (isOneChoice(view.options(), move.action, action)) return false;
    return chosen == nullptr || std::abs(move.value - chosen->value) > kEqual;
  }

 private:
  S style_;
};

// The best of moves that have an `action` and a `value`, one of equals by lot; nothing where there
// are none.
template <class Move>
std::optional<Action> bestByLot(const std::vector<Move>& moves, Random& random) {
  constexpr double kEqual = 1e-9;
  const Move* best = nullptr;
  std::uint32_t equals = 0;  // as good as the best, so far
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
