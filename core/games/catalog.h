// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of the games there are. A new game is added to AllGames and is found by everything:
// the start page, the console, the settings, the tests that hold for every game.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "games/life/life.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "games/underwear/underwear.h"
#include "games/up-and-down/up_and_down.h"
#include "rules/any_game.h"

namespace downpile {

using AllGames = std::tuple<Underwear, Life, ThreeUpThreeDown, UltimateLoser, UpAndDown>;

struct CatalogEntry {
  const GameInfo* info;
  // A game before its first deal; the combination must not be refused.
  std::unique_ptr<AnyGame> (*create)(const OptionValues& options, int players);
  // A state from outside; nullptr and a message where it is none.
  std::unique_ptr<AnyGame> (*read)(const OptionValues& options, int players, const Value& state,
                                   bool partial, std::string& error);
  // Why these options cannot be played by so many; empty where they can.
  const char* (*refuse)(const OptionValues& options, int players);
};

std::span<const CatalogEntry> catalog();

// The entry with this id, or nullptr.
const CatalogEntry* findGame(std::string_view id);

// Calls visit.template operator()<G>() for the game with this id; false where there is none.
template <class Visit>
bool withGame(std::string_view id, Visit visit) {
  const auto tryOne = [&]<class G>(G*) {
    if (G::info().id != id) return false;
    visit.template operator()<G>();
    return true;
  };
  return [&]<class... G>(std::tuple<G...>*) {
    return (tryOne(static_cast<G*>(nullptr)) || ...);
  }(static_cast<AllGames*>(nullptr));
}

}  // namespace downpile
