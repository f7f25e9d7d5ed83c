// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Up and Down player: bids the number of tricks that promises most, and in each trick
// plays the card that leaves the best prospects of taking exactly that many. A style says what it
// cares for; three of them are characters.
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
  // The style of characters()[index]; and one without any bent.
  static const UpAndDownStyle& style(std::size_t index);
  static const UpAndDownStyle& plainStyle();
  // The plain one with better numbers; and which numbers these are.
  static const UpAndDownStyle& tunedStyle();
  static std::span<const TunedNumber<UpAndDownStyle>> tunedNumbers();

  std::optional<Action> decide(const View<UpAndDown>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<UpAndDown>& view) const override;
  Advice explain(const View<UpAndDown>& view, const Action& action,
                 const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;

  // The bid of a deal of one card, which nobody has a choice to play; nothing in other positions.
  std::optional<Action> reckon(const View<UpAndDown>& view) const override;
  // Bids of few cards, whose tricks can be counted.
  bool isObvious(const View<UpAndDown>& view) const override;

  double leaning(const View<UpAndDown>& view, const Action& action) const override;

  // How well a deal ended for a player, 0 to 1 or little beyond: what a search plays for.
  static double goal(const UpAndDown& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
