// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible High Card bot: prefers a card that probably takes the trick, but keeps high cards
// for later. The style sets the value of keeping a card; two styles are characters.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/tuning.h"
#include "games/high-card/high_card.h"

namespace downpile {

struct HighCardStyle {
  double thrift = 0.5;  // value of keeping the highest card, in tricks
};

class HighCardRules final : public DecidingBot<HighCard, HighCardStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  static std::span<const Character> characters();
  static const HighCardStyle& style(std::size_t index);
  static const HighCardStyle& plainStyle();
  static const HighCardStyle& tunedStyle();
  static std::span<const TunedNumber<HighCardStyle>> tunedNumbers();

  std::optional<Action> decide(const View<HighCard>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<HighCard>& view) const override;
  Advice explain(const View<HighCard>& view, std::span<const HighCard> worlds, const Action& action,
                 const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;

  // Returns the value of a deal's result for a player, from -0.25 to 1.25. A search maximises it.
  static double goal(const HighCard& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
