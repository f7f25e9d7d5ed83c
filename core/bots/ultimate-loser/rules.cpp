// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/rules.h"

#include "bots/ultimate-loser/advice.h"

namespace downpile {

namespace {

using F = UltimateLoserFeature;

// One decision: the move with the highest value, one of equals by lot.
class Decision {
 public:
  Decision(const View<UltimateLoser>& view, const UltimateLoserStyle& style, Random& random,
           const std::atomic<bool>& cancelled)
      : view_(view), eye_(view, -style.weights[static_cast<std::size_t>(F::turns)]), style_(style) {
    constexpr double kEqual = 1e-9;
    double most = 0;
    std::uint32_t equals = 0;
    view.legal([&](const Action& action) {
      if (cancelled) return;
      canPlay_ = canPlay_ || action.verb == UltimateLoser::kPlay;
      const double value = action.verb == UltimateLoser::kThrow ? 0 : valueOf(action);
      if (!chosen_ || value > most + kEqual) {
        chosen_ = action;
        most = value;
        equals = 1;
      } else if (value > most - kEqual && random.below(++equals) == 0) {
        chosen_ = action;
      }
    });
    if (cancelled) chosen_.reset();
  }

  // Nothing where there is no legal move, or the decision was cancelled.
  const std::optional<Action>& chosen() const { return chosen_; }
  Advice explain() const { return explainUltimateLoser(view_, eye_, *chosen_, canPlay_); }

 private:
  double valueOf(const Action& action) const {
    const UltimateLoserFeatures features = eye_.look(action);
    double value = 0;
    for (std::size_t i = 0; i < kUltimateLoserFeatures; ++i) {
      value += style_.weights[i] * features[static_cast<F>(i)];
    }
    return value;
  }

  const View<UltimateLoser>& view_;
  UltimateLoserEye eye_;
  const UltimateLoserStyle& style_;
  std::optional<Action> chosen_;
  bool canPlay_ = false;
};

// The view as one of this game; nullptr where it is of another, or its viewer may not act.
const View<UltimateLoser>* viewToAct(const AnyView& view) {
  const auto* own = dynamic_cast<const ViewOf<UltimateLoser>*>(&view);
  if (own == nullptr || !own->view().seen().actors().contains(view.viewer())) return nullptr;
  return &own->view();
}

}  // namespace

std::span<const char* const> UltimateLoserRules::reasons() const { return ultimateLoserReasons(); }

std::optional<Action> UltimateLoserRules::choose(const AnyView& view, Random& random,
                                                 const std::atomic<bool>& cancelled) {
  const View<UltimateLoser>* own = viewToAct(view);
  if (own == nullptr || cancelled) return std::nullopt;
  return Decision(*own, style_, random, cancelled).chosen();
}

std::optional<Advice> UltimateLoserRules::advise(const AnyView& view, Random& random,
                                                 const std::atomic<bool>& cancelled) {
  const View<UltimateLoser>* own = viewToAct(view);
  if (own == nullptr || cancelled) return std::nullopt;
  const Decision decision(*own, style_, random, cancelled);
  if (!decision.chosen()) return std::nullopt;
  return decision.explain();
}

}  // namespace downpile
