// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible 3UP 3DOWN player: looks one move ahead, weighs what it sees
// (features.h) and takes the best; equal moves are drawn by lot. A style is the
// weights; three of them are characters.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/three-up-three-down/features.h"
#include "bots/tuning.h"

namespace downpile {

// How much each feature is worth, in discards.
struct ThreeUpStyle {
  std::array<double, kThreeUpFeatures> weights{};

  // See DecidingBot::leaning: to play a Clear, to each that is laid face up, and to decline.
  double clearLeaning = 0;
  double faceLeaning = 0;
  double stopLeaning = 0;
  double highLeaning = 0;  // to a ten, and the lower a number the less
};

class ThreeUpThreeDownRules final : public DecidingBot<ThreeUpThreeDown, ThreeUpStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  static std::span<const Character> characters();
  // The style of characters()[index]; and one without any bent.
  static const ThreeUpStyle& style(std::size_t index);
  static const ThreeUpStyle& plainStyle();
  // The plain one with better numbers; and which numbers these are.
  static const ThreeUpStyle& tunedStyle();
  static std::span<const TunedNumber<ThreeUpStyle>> tunedNumbers();

  std::optional<Action> decide(const View<ThreeUpThreeDown>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<ThreeUpThreeDown>& view) const override;
  Advice explain(const View<ThreeUpThreeDown>& view, const Action& action,
                 const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;

  // Whether two moves of one position are one choice: T2, colours make no difference.
  bool isOneChoice(const OptionValues& options, const Action& a, const Action& b) const override;

  double leaning(const View<ThreeUpThreeDown>& view, const Action& action) const override;

  // How well a deal ended for a player, 0 to 1 or little beyond: what a search plays for.
  static double goal(const ThreeUpThreeDown& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
