// SPDX-License-Identifier: GPL-3.0-or-later
// Requirements for a sensible player (the Rules of a game) beyond DecidingBot. Searches, levels,
// hints, the arena and the tuner rely on them. A class with a missing member, or with a member of
// another signature, does not compile.
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

//   goal               the result of a deal for a player, finished or not: usually from 0 to 1;
//                      searches maximise it
//   plainStyle         the style without a character; searches assume it for the opponents
//   tunedStyle         the plain style with tuned numbers; plainStyle if the game has none
//   tunedNumbers       the numbers varied by the tuner; empty if it varies nothing
//   characters, style  the characters offered to players, and the playing style of each
//   kMayLookBack       whether the game meets the conditions of search/likely_worlds.h
//   kOwnersAreHands    whether each player's hidden cards in HiddenCards are exactly the player's
//                      hand, state().hands; the arena's player seeing all hands requires it
//   make               creates a bot of a kind, see makeBotOf (game_bots.h); returns nullptr if the
//                      game does not have this kind
//   bestSearch         the search settings of the level `master`; reviews use them too
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
