// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Life player. It compares the prospects (prospects.h) after each move and makes the
// best move, at random among equals. A style is a set of numbers; three styles are characters.
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

  // False: stolen cards pass from hand to hand, unseen by the other players (L11). LikelyWorlds
  // does not support this.
  static constexpr bool kMayLookBack = false;
  // False: with open fans (blindSteal off), the owners in HiddenCards are not players, but bit
  // masks of suits that the cards cannot have (see Life::kStockOwner).
  static constexpr bool kOwnersAreHands = false;

  static std::span<const Character> characters();
  // The weights of a bot: style(index) of the character characters()[index], plainStyle() of a bot
  // without a character.
  static const LifeStyle& style(std::size_t index);
  static const LifeStyle& plainStyle();
  // tunedStyle() returns plainStyle() with tuned numbers; tunedNumbers() lists these numbers.
  static const LifeStyle& tunedStyle();
  static std::span<const TunedNumber<LifeStyle>> tunedNumbers();

  std::optional<Action> decide(const View<Life>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<Life>& view) const override;
  Advice explain(const View<Life>& view, std::span<const Life> worlds, const Action& action,
                 const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;
  std::optional<FigureReasons> figureReasons(const View<Life>& view) const override;

  double preference(const View<Life>& view, const Action& action) const override;

  // Returns true if the viewer can make cards safe by laying cards now.
  bool isObvious(const View<Life>& view) const override;

  // Returns the player's chance to win the game. `end` is the end of a deal, or a deal left
  // unfinished.
  static double goal(const Life& end, int player);
  // Returns how much a point changes goal(), relative to a game to 100 points; see WholeGameAim.
  static double stake(const View<Life>& view);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
