// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Up and Down player. It bids the number of tricks with the highest expected score,
// and plays the card with the best prospects of taking exactly this number. A style is a set of
// numbers; three styles are characters.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/tuning.h"
#include "bots/up-and-down/style.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownRules final : public DecidingBot<UpAndDown, UpAndDownStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  static std::span<const Character> characters();
  // The style of a bot: style(index) of the character characters()[index], plainStyle() of a bot
  // without a character.
  static const UpAndDownStyle& style(std::size_t index);
  static const UpAndDownStyle& plainStyle();
  // tunedStyle() returns plainStyle() with tuned numbers; tunedNumbers() lists these numbers.
  static const UpAndDownStyle& tunedStyle();
  static std::span<const TunedNumber<UpAndDownStyle>> tunedNumbers();

  std::optional<Action> decide(const View<UpAndDown>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<UpAndDown>& view) const override;
  Advice explain(const View<UpAndDown>& view, std::span<const UpAndDown> worlds,
                 const Action& action, const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;
  std::optional<FigureReasons> figureReasons(const View<UpAndDown>& view) const override;

  // Returns the best bid in a deal of one card, or nullopt in other positions.
  std::optional<Action> solve(const View<UpAndDown>& view) const override;
  // Returns true for bids in deals of at most three cards each. Such hands are easy to judge, so
  // even weak levels make no mistake.
  bool isObvious(const View<UpAndDown>& view) const override;

  double preference(const View<UpAndDown>& view, const Action& action) const override;

  // Result of a deal for a player, 0 to 1 or slightly beyond.
  static double goal(const UpAndDown& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
