// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Underwear player. It looks one move ahead and makes the move with the highest
// weighted sum of features (features.h), at random among equals. A style is a set of weights. Three
// styles are characters, modelled on the players described by the game's author.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/tuning.h"
#include "bots/underwear/features.h"

namespace downpile {

// Weight of each feature, in points.
struct UnderwearStyle {
  std::array<double, kUnderwearFeatures> weights{};
  // Smallest gain, in points, for which the player postpones going out.
  double pointsToWait = 0;

  // Preferences of a character (see DecidingBot::preference): for drawing or passing, for clearing
  // the downpile with royalties, for stealing, and for each low card (ace to 4) laid by a move
  // without stealing.
  double drawPreference = 0;
  double clearPreference = 0;
  double stealPreference = 0;
  double lowPreference = 0;
};

class UnderwearRules final : public DecidingBot<Underwear, UnderwearStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  // Added by weigh() to the value of a move that goes out, so that no other move has a higher
  // value.
  static constexpr double kGoingOutValue = 100;

  static std::span<const Character> characters();
  // The weights of a bot: style(index) of the character characters()[index], plainStyle() of a bot
  // without a character.
  static const UnderwearStyle& style(std::size_t index);
  static const UnderwearStyle& plainStyle();
  // tunedStyle() returns plainStyle() with tuned numbers; tunedNumbers() lists these numbers.
  static const UnderwearStyle& tunedStyle();
  static std::span<const TunedNumber<UnderwearStyle>> tunedNumbers();

  std::optional<Action> decide(const View<Underwear>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<Underwear>& view) const override;
  Advice explain(const View<Underwear>& view, std::span<const Underwear> worlds,
                 const Action& action, const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;
  std::optional<FigureReasons> figureReasons(const View<Underwear>& view) const override;

  // Moves with equal cards of two packs are one choice. Moves with an equal number of royalties are
  // one choice too (U7); under U18 the suits of the royalties must also be equal.
  bool isSameChoice(const OptionValues& options, const Action& a, const Action& b) const override;

  double preference(const View<Underwear>& view, const Action& action) const override;

  // Result of a deal for a player, 0 to 1 or slightly beyond.
  static double goal(const Underwear& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
