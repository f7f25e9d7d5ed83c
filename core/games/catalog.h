// SPDX-License-Identifier: GPL-3.0-or-later
// The games of all_games.h as a list to look through and to choose from: by position, by id, or,
// for templates over the game, by type.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "games/all_games.h"
#include "rules/any_game.h"

namespace downpile {

struct CatalogEntry {
  const GameInfo* info;
  // A game before its first deal; the combination must not be refused.
  std::unique_ptr<AnyGame> (*create)(const OptionValues& options, int players);
  // A state from outside; nullptr and a message where it is none.
  std::unique_ptr<AnyGame> (*read)(const OptionValues& options, int players, const Value& state,
                                   bool partial, std::string& error);
  // What AnyView::writeForReader wrote, as the same view. It answers, and judges moves, as that
  // does; only what is remembered of the moves before (rules/fields.h) is not there, so it is
  // nothing for computer players. nullptr and a message where it is none.
  std::unique_ptr<AnyView> (*readView)(const OptionValues& options, int players, const Value& seen,
                                       std::string& error);
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

// Whether the fewest points win in the game with this id; false where there is none.
bool fewestPointsWin(std::string_view id);

}  // namespace downpile
