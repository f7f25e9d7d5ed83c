// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Underwear player: looks one move ahead, weighs what it sees (features.h)
// and takes the best; equal moves are drawn by lot. A style is the weights; three of them are
// characters, like the people whom the game's author describes.
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

// How much each feature is worth, in points.
struct UnderwearStyle {
  std::array<double, kUnderwearFeatures> weights{};
  // Going out is put off only where that promises so many points more.
  double pointsToWait = 0;

  // See DecidingBot::leaning: to draw, to clear a downpile with royalties, to steal, and to each
  // low card that is laid otherwise.
  double drawLeaning = 0;
  double clearLeaning = 0;
  double stealLeaning = 0;
  double lowLeaning = 0;
};

class UnderwearRules final : public DecidingBot<Underwear, UnderwearStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = true;
  static constexpr bool kOwnersAreHands = true;

  static std::span<const Character> characters();
  // The style of characters()[index]; and one without any bent.
  static const UnderwearStyle& style(std::size_t index);
  static const UnderwearStyle& plainStyle();
  // The plain one with better numbers; and which numbers these are.
  static const UnderwearStyle& tunedStyle();
  static std::span<const TunedNumber<UnderwearStyle>> tunedNumbers();

  std::optional<Action> decide(const View<Underwear>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override;
  std::vector<WeighedAction> weigh(const View<Underwear>& view) const override;
  Advice explain(const View<Underwear>& view, const Action& action,
                 const std::optional<Action>& instead) const override;
  std::span<const char* const> reasons() const override;

  // Whether two moves of one position are one choice: U7, which royalties are discarded makes no
  // difference, but with U18 of which suits they are; nor does which of two equal cards.
  bool isOneChoice(const OptionValues& options, const Action& a, const Action& b) const override;

  double leaning(const View<Underwear>& view, const Action& action) const override;

  // How well a deal ended for a player, 0 to 1 or little beyond: what a search plays for.
  static double goal(const Underwear& end, int player);

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);
  static const SearchSettings& bestSearch();
};

}  // namespace downpile
