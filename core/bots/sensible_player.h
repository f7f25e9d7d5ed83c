// SPDX-License-Identifier: GPL-3.0-or-later
// Requirements for a sensible player (the Rules of a game) beyond DecidingBot. Searches, levels,
// hints, the arena and the tuner rely on them. A part that is missing or has another signature does
// not compile.
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

//   goal               the result of a deal for a player, finished or not: about 0 to 1, or beyond
//                      if much is at stake; searches maximise it
//   plainStyle         the style without a character; searches assume it for the opponents
//   tunedStyle         the plain style with tuned numbers; the same if none were found
//   tunedNumbers       the numbers that the tuner varies; empty if there is nothing to tune
//   characters, style  playing styles offered to players, and the style of each
//   kMayLookBack       whether the game meets the conditions of search/likely_worlds.h
//   kOwnersAreHands    whether a player owns exactly the cards of state().hands in HiddenCards;
//                      required for the arena's players who see all hands
//   make               creates a bot, see makeBotOf (game_bots.h); nullptr for a kind that the game
//                      does not have
//   bestSearch         the search settings of `master`, which reviews use too
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
