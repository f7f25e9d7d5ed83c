// SPDX-License-Identifier: GPL-3.0-or-later
// What a sensible player, the Rules of a game, must have besides what DecidingBot asks for, so that
// searches, levels, hints, the arena and the tuner can be made of it. A part that is missing, or
// has another signature, does not compile.
#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/tuning.h"

namespace downpile {

//   goal               how well a deal ended for a player, finished or not: about 0 to 1, beyond
//                      where much is at stake; what a search plays for
//   plainStyle         without any bent; the others are taken for such players
//   tunedStyle         the plain one with better numbers; the same where none were found
//   tunedNumbers       which these are, for the tuner; none where there is nothing to tune
//   characters, style  ways of playing that people choose, and the style of each
//   kMayLookBack       whether LikelyWorlds (search/likely_worlds.h) fit the game
//   kOwnersAreHands    whether the cards that are a player's in HiddenCards are those of
//                      state().hands, all of them: then the arena can open the hands
//   make               the players that people meet, see makeBotOf (game_bots.h); nullptr of a kind
//                      that there is not
//   bestSearch         what the search of the first Master (`master-1`) is given
template <class Rules>
concept SensiblePlayer =
    std::derived_from<Rules, DecidingBot<typename Rules::Game, typename Rules::Style>> &&
    std::constructible_from<Rules, const typename Rules::Style&> &&
    requires(const typename Rules::Game& end, int player, std::size_t index, BotKind kind,
             std::optional<std::size_t> character) {
  { Rules::goal(end, player) } -> std::same_as<double>;
  { Rules::plainStyle() } -> std::same_as<const typename Rules::Style&>;
  { Rules::tunedStyle() } -> std::same_as<const typename Rules::Style&>;
  { Rules::tunedNumbers() } -> std::same_as<std::span<const TunedNumber<typename Rules::Style>>>;
  { Rules::characters() } -> std::same_as<std::span<const Character>>;
  { Rules::style(index) } -> std::same_as<const typename Rules::Style&>;
  { Rules::kMayLookBack } -> std::same_as<const bool&>;
  { Rules::kOwnersAreHands } -> std::same_as<const bool&>;
  { Rules::make(kind, character) } -> std::same_as<std::unique_ptr<Bot>>;
  { Rules::bestSearch() } -> std::same_as<const SearchSettings&>;
};

}  // namespace downpile
