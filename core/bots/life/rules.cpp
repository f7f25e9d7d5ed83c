// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/rules.h"

#include "bots/decision.h"
#include "bots/life/advice.h"

namespace downpile {

namespace {

// One decision: the move with the highest worth, one of equals by lot.
class Decision {
 public:
  Decision(const View<Life>& view, const LifeStyle& style, Random& random,
           const std::atomic<bool>& cancelled)
      : view_(view), prospects_(view, style), moves_(view, prospects_) {
    BestByLot best;
    view.legal([&](const Action& action) {
      if (!cancelled && best.offer(moves_.worthOf(action), random)) chosen_ = action;
    });
    if (cancelled) chosen_.reset();
  }

  const std::optional<Action>& action() const { return chosen_; }
  Advice explain() const { return explainLife(view_, prospects_, moves_, *chosen_); }

 private:
  const View<Life>& view_;
  LifeProspects prospects_;
  LifeMoves moves_;
  std::optional<Action> chosen_;
};

}  // namespace

std::span<const char* const> LifeRules::reasons() const { return lifeReasons(); }

std::optional<Action> LifeRules::choose(const AnyView& view, Random& random,
                                        const std::atomic<bool>& cancelled) {
  return chooseBy<Life, Decision>(style_, view, random, cancelled);
}

std::optional<Advice> LifeRules::advise(const AnyView& view, Random& random,
                                        const std::atomic<bool>& cancelled) {
  return adviseBy<Life, Decision>(style_, view, random, cancelled);
}

}  // namespace downpile
