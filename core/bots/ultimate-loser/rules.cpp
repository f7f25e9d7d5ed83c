// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/rules.h"

#include "bots/decision.h"
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
    BestByLot best;
    view.legal([&](const Action& action) {
      if (cancelled) return;
      canPlay_ = canPlay_ || action.verb == UltimateLoser::kPlay;
      const double value = action.verb == UltimateLoser::kThrow ? 0 : valueOf(action);
      if (best.offer(value, random)) chosen_ = action;
    });
    if (cancelled) chosen_.reset();
  }

  const std::optional<Action>& action() const { return chosen_; }
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

}  // namespace

std::span<const char* const> UltimateLoserRules::reasons() const { return ultimateLoserReasons(); }

std::optional<Action> UltimateLoserRules::choose(const AnyView& view, Random& random,
                                                 const std::atomic<bool>& cancelled) {
  return chooseBy<UltimateLoser, Decision>(style_, view, random, cancelled);
}

std::optional<Advice> UltimateLoserRules::advise(const AnyView& view, Random& random,
                                                 const std::atomic<bool>& cancelled) {
  return adviseBy<UltimateLoser, Decision>(style_, view, random, cancelled);
}

}  // namespace downpile
