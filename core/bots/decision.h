// SPDX-License-Identifier: GPL-3.0-or-later
// What the players have in common that make up their minds in one object: a `Decision`, made from
// a view, a style, random numbers and the flag that cancels it. It looks at every move and has
//   std::optional<Action> action() const   what it came to; nothing where there is no legal move,
//                                          or it was cancelled
//   Advice explain() const                 why; only where there is an action
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "bots/bot.h"

namespace downpile {

// The view as one of G; nullptr where it is of another game, or its viewer may not act.
template <class G>
const View<G>* viewToAct(const AnyView& view) {
  const auto* own = dynamic_cast<const ViewOf<G>*>(&view);
  if (own == nullptr || !own->view().seen().actors().contains(view.viewer())) return nullptr;
  return &own->view();
}

// Bot::choose by a Decision.
template <class G, class Decision, class Style>
std::optional<Action> chooseBy(const Style& style, const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) {
  const View<G>* own = viewToAct<G>(view);
  if (own == nullptr || cancelled) return std::nullopt;
  return Decision(*own, style, random, cancelled).action();
}

// Bot::advise by a Decision.
template <class G, class Decision, class Style>
std::optional<Advice> adviseBy(const Style& style, const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) {
  const View<G>* own = viewToAct<G>(view);
  if (own == nullptr || cancelled) return std::nullopt;
  const Decision decision(*own, style, random, cancelled);
  if (!decision.action()) return std::nullopt;
  return decision.explain();
}

// Finds the highest of values that are offered one after the other; one of equals by lot.
class BestByLot {
 public:
  // Whether this is the one to take, until another is.
  bool offer(double value, Random& random) {
    constexpr double kEqual = 1e-9;
    if (equals_ == 0 || value > best_ + kEqual) {
      best_ = value;
      equals_ = 1;
      return true;
    }
    return value > best_ - kEqual && random.below(++equals_) == 0;
  }

 private:
  double best_ = 0;
  std::uint32_t equals_ = 0;  // as good as the best, so far
};

}  // namespace downpile
