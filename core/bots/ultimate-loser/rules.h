// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Ultimate Loser player. It looks one move ahead and makes the move with the highest
// weighted sum of features (features.h), at random among equals. Throws are random. A style is a
// set of weights; three styles are characters.
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

// Weights of the features, in penalties.
struct UltimateLoserStyle {
  std::array<double, kUltimateLoserFeatures> weights{};
  // Preferences of a character (see DecidingBot::preference): for swaps, for each card played, and
  // for each expected penalty of an average opponent.
  double swapPreference = 0;
  double shedPreference = 0;
  double spoilPreference = 0;
};

class UltimateLoserRules final : public DecidingBot<UltimateLoser, UltimateLoserStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  static std::span<const Character> characters();
  // The weights of a bot: style(index) of the character characters()[index], plainStyle() of a bot
  // without a character.
  static const UltimateLoserStyle& style(std::size_t index);
  static const UltimateLoserStyle& plainStyle();
  // tunedStyle() returns plainStyle() with tuned numbers; tunedNumbers() lists these numbers.
  static const UltimateLoserStyle& tunedStyle();
  static std::span<const TunedNumber<UltimateLoserStyle>> tunedNumbers();

  std::optional<Action> decide(const View<UltimateLoser>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<UltimateLoser>& view) const override;
  Advice explain(const View<UltimateLoser>& view, std::span<const UltimateLoser> worlds,
                 const Action& action, const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;
  std::optional<FigureReasons> figureReasons(const View<UltimateLoser>& view) const override;

  // Keeps the lead until the end of the deal: if all plays of the leading viewer, except at most
  // one, will probably win, returns the winning play with the most cards. Returns nullopt in all
  // other positions.
  std::optional<Action> solve(const View<UltimateLoser>& view) const override;

  // Whether two moves play cards of the same ranks and have the same value. Such moves differ only
  // in suits, and the difference does not matter for straight flushes.
  bool areAlike(const WeighedAction& a, const WeighedAction& b) const override;

  double preference(const View<UltimateLoser>& view, const Action& action) const override;
  // All swaps take the gin card.
  bool isSamePlan(const Action& a, const Action& b) const override {
    return a.verb == UltimateLoser::kSwap && b.verb == UltimateLoser::kSwap;
  }

  // Result of a deal for a player, 0 to 1 or slightly beyond.
  static double goal(const UltimateLoser& end, int player);
  // Returns the conversion factor of a difference in goal() to penalties: by how many penalties
  // good and bad deals differ, divided by their difference in goal().
  static double penaltiesPerGoal(int players);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
