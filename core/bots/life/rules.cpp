// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/rules.h"

#include "bots/life/advice.h"

namespace downpile {

namespace {

// One decision: the move with the highest worth, one of equals by lot.
class Decision {
 public:
  Decision(const View<Life>& view, const LifeStyle& style, Random& random,
           const std::atomic<bool>& cancelled)
      : view_(view), prospects_(view, style), moves_(view, prospects_) {
    constexpr double kEqual = 1e-9;
    double most = 0;
    std::uint32_t equals = 0;
    view.legal([&](const Action& action) {
      if (cancelled) return;
      const double worth = moves_.worthOf(action);
      if (!chosen_ || worth > most + kEqual) {
        chosen_ = action;
        most = worth;
        equals = 1;
      } else if (worth > most - kEqual && random.below(++equals) == 0) {
        chosen_ = action;
      }
    });
    if (cancelled) chosen_.reset();
  }

  // Nothing where there is no legal move, or the decision was cancelled.
  const std::optional<Action>& chosen() const { return chosen_; }
  Advice explain() const { return explainLife(view_, prospects_, moves_, *chosen_); }

 private:
  const View<Life>& view_;
  LifeProspects prospects_;
  LifeMoves moves_;
  std::optional<Action> chosen_;
};

// The view as one of this game; nullptr where it is of another, or its viewer may not act.
const View<Life>* viewToAct(const AnyView& view) {
  const auto* own = dynamic_cast<const ViewOf<Life>*>(&view);
  if (own == nullptr || !own->view().seen().actors().contains(view.viewer())) return nullptr;
  return &own->view();
}

}  // namespace

std::span<const char* const> LifeRules::reasons() const { return lifeReasons(); }

std::optional<Action> LifeRules::choose(const AnyView& view, Random& random,
                                        const std::atomic<bool>& cancelled) {
  const View<Life>* own = viewToAct(view);
  if (own == nullptr || cancelled) return std::nullopt;
  return Decision(*own, style_, random, cancelled).chosen();
}

std::optional<Advice> LifeRules::advise(const AnyView& view, Random& random,
                                        const std::atomic<bool>& cancelled) {
  const View<Life>* own = viewToAct(view);
  if (own == nullptr || cancelled) return std::nullopt;
  const Decision decision(*own, style_, random, cancelled);
  if (!decision.chosen()) return std::nullopt;
  return decision.explain();
}

}  // namespace downpile
