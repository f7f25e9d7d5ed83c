// SPDX-License-Identifier: GPL-3.0-or-later
// Maps a game to the class of its player without a search: the sensible player of all_bots.h, or
// PlainRules.
#pragma once

#include <concepts>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "bots/all_bots.h"
#include "bots/plain_rules.h"
#include "bots/sensible_player.h"
#include "games/catalog.h"

namespace downpile {

namespace rules_of {

template <class G, class List>
struct Find : std::type_identity<PlainRules<G>> {};
template <class G, class First, class... Others>
struct Find<G, std::tuple<First, Others...>>
    : std::conditional_t<std::same_as<typename First::Game, G>, std::type_identity<First>,
                         Find<G, std::tuple<Others...>>> {};

// Checks each class of a sensible player separately, so that the compiler's error names the missing
// member of that class.
template <SensiblePlayer Player>
consteval bool isSensible() {
  return true;
}
template <class... Players>
consteval bool areSensible(std::tuple<Players...>*) {
  return (isSensible<Players>() && ...);
}
static_assert(areSensible(static_cast<AllBots*>(nullptr)));

}  // namespace rules_of

template <class G>
using RulesOf = typename rules_of::Find<G, AllBots>::type;

// Whether the type `Rules` is the plain player, which serves games without a sensible player.
template <class Rules>
inline constexpr bool kArePlain = std::same_as<Rules, PlainRules<typename Rules::Game>>;

// Calls visit.template operator()<Rules>(). `Rules` is the class of this game's sensible player, or
// PlainRules if the game has none. Returns false if the game is unknown.
template <class Visit>
bool withRules(std::string_view game, Visit visit) {
  return withGame(game, [&]<class G>() { visit.template operator()<RulesOf<G>>(); });
}

}  // namespace downpile
