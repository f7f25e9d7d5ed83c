// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Ultimate Loser player: looks one move ahead, weighs what it sees
// (features.h) and takes the best; equal moves are drawn by lot, and so are throws.
// A style is the weights; three of them are characters.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/tuning.h"
#include "bots/ultimate-loser/features.h"

namespace downpile {

// How much each feature is worth, in penalties.
struct UltimateLoserStyle {
  std::array<double, kUltimateLoserFeatures> weights{};
  // See DecidingBot::leaning: to the gin card, to each card that is laid, and to each penalty of an
  // average opponent.
  double swapLeaning = 0;
  double shedLeaning = 0;
  double spoilLeaning = 0;
};

class UltimateLoserRules final : public DecidingBot<UltimateLoser, UltimateLoserStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  static std::span<const Character> characters();
  // The style of characters()[index]; and one without any bent.
  static const UltimateLoserStyle& style(std::size_t index);
  static const UltimateLoserStyle& plainStyle();
  // The plain one with better numbers; and which numbers these are.
  static const UltimateLoserStyle& tunedStyle();
  static std::span<const TunedNumber<UltimateLoserStyle>> tunedNumbers();

  std::optional<Action> decide(const View<UltimateLoser>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<UltimateLoser>& view) const override;
  Advice explain(const View<UltimateLoser>& view, const Action& action,
                 const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;

  // Who leads and can probably win with all plays but one keeps the lead until the end: the
  // strongest of these plays, the largest first. Nothing in other positions.
  std::optional<Action> reckon(const View<UltimateLoser>& view) const override;

  double leaning(const View<UltimateLoser>& view, const Action& action) const override;

  // How well a deal ended for a player, 0 to 1 or little beyond: what a search plays for.
  static double goal(const UltimateLoser& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
