// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Life player: compares what its moves make of the prospects (prospects.h) and
// takes the best; equal ones are drawn by lot. A style says what it cares for; three of them are
// characters.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/life/prospects.h"
#include "bots/tuning.h"

namespace downpile {

class LifeRules final : public DecidingBot<Life, LifeStyle> {
 public:
  using DecidingBot::DecidingBot;

  // Cards pass unseen from hand to hand.
  static constexpr bool kMayLookBack = false;
  // What is laid face down is its owner's too.
  static constexpr bool kOwnersAreHands = false;

  static std::span<const Character> characters();
  // The style of characters()[index]; and one without any bent.
  static const LifeStyle& style(std::size_t index);
  static const LifeStyle& plainStyle();
  // The plain one with better numbers; and which numbers these are.
  static const LifeStyle& tunedStyle();
  static std::span<const TunedNumber<LifeStyle>> tunedNumbers();

  std::optional<Action> decide(const View<Life>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<Life>& view) const override;
  Advice explain(const View<Life>& view, const Action& action,
                 const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;

  double leaning(const View<Life>& view, const Action& action) const override;

  // Whether cards can be made safe by laying them now.
  bool isObvious(const View<Life>& view) const override;

  // The chance of a player to win the game after a deal: what a search plays for.
  static double goal(const Life& end, int player);
  // What a point counts in it, where that is 1 in games to 100: of searches, whose settings are in
  // the unit of such a game.
  static double stake(const View<Life>& view);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
