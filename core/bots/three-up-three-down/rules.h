// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible 3UP 3DOWN player. It looks one move ahead and makes the move with the highest
// weighted sum of features (features.h), at random among equals. A style is a set of weights; three
// styles are characters.
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

// Weight of each feature in the value of a position. A weight of 1 is the value of one discard.
struct ThreeUpStyle {
  std::array<double, kThreeUpFeatures> weights{};

  // Preferences of a character (see DecidingBot::preference): for playing a Clear, for each Clear
  // laid face up, for ending the turn, and for discarding a ten (in proportion less for a lower
  // number).
  double clearPreference = 0;
  double facePreference = 0;
  double stopPreference = 0;
  double highPreference = 0;
};

class ThreeUpThreeDownRules final : public DecidingBot<ThreeUpThreeDown, ThreeUpStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  static std::span<const Character> characters();
  // The weights of a bot: style(index) of the character characters()[index], plainStyle() of a bot
  // without a character.
  static const ThreeUpStyle& style(std::size_t index);
  static const ThreeUpStyle& plainStyle();
  // tunedStyle() returns plainStyle() with tuned numbers; tunedNumbers() lists these numbers.
  static const ThreeUpStyle& tunedStyle();
  static std::span<const TunedNumber<ThreeUpStyle>> tunedNumbers();

  std::optional<Action> decide(const View<ThreeUpThreeDown>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<ThreeUpThreeDown>& view) const override;
  Advice explain(const View<ThreeUpThreeDown>& view, std::span<const ThreeUpThreeDown> worlds,
                 const Action& action, const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;
  std::optional<FigureReasons> figureReasons(const View<ThreeUpThreeDown>& view) const override;

  // Cards of one rank are one choice, since colours make no difference (T2).
  bool isSameChoice(const OptionValues& options, const Action& a, const Action& b) const override;

  double preference(const View<ThreeUpThreeDown>& view, const Action& action) const override;

  // Result of a deal for a player, 0 to 1.
  static double goal(const ThreeUpThreeDown& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
