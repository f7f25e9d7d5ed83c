// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all games (all_games.h). A game is found by its index, by its id, or by its class in
// templates.
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
  // Creates a game before its first deal. The options and the number of players must be valid (see
  // refuse).
  std::unique_ptr<AnyGame> (*create)(const OptionValues& options, int players);
  // Reads a game from the JSON state of a file or message. Returns nullptr and sets `error` if the
  // state is invalid. partial: cards of the deck may be missing.
  std::unique_ptr<AnyGame> (*read)(const OptionValues& options, int players, const Value& state,
                                   bool partial, std::string& error);
  // Restores a view written by AnyView::writeForReader(). The restored view answers queries and
  // checks moves like the original. What the player remembers about hidden cards (rules/fields.h)
  // is missing, so bots cannot use the view. Returns nullptr and sets `error` if `written` is
  // invalid.
  std::unique_ptr<AnyView> (*readView)(const OptionValues& options, int players,
                                       const Value& written, std::string& error);
  // Returns why these options cannot be played with this number of players, as a translatable
  // sentence; an empty text if they can.
  const char* (*refuse)(const OptionValues& options, int players);
};

std::span<const CatalogEntry> catalog();

// Returns the catalog entry of the game with this id, or nullptr if the id is unknown.
const CatalogEntry* findGame(std::string_view id);

// Calls visit.template operator()<G>() with the class G of the game with this id. Returns false if
// the id is unknown.
template <class Visit>
bool withGame(std::string_view id, Visit visit) {
  const auto tryGame = [&]<class G>(G*) {
    if (G::info().id != id) return false;
    visit.template operator()<G>();
    return true;
  };
  return [&]<class... G>(std::tuple<G...>*) {
    return (tryGame(static_cast<G*>(nullptr)) || ...);
  }(static_cast<AllGames*>(nullptr));
}

// Returns true if the fewest points win in this game; false also for an unknown id.
bool fewestPointsWin(std::string_view id);

}  // namespace downpile
