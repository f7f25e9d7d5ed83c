// SPDX-License-Identifier: GPL-3.0-or-later
// Filter of the user's games.
#pragma once

#include <QDateTime>
#include <QString>
#include <span>
#include <vector>

#include "statistics/gathering.h"

namespace downpile {

struct GameFilter {
  QString game{};       // id of the game (such as `life`); empty: any
  int players = 0;      // number of players; 0: any
  QString rules{};      // house rules as text (houseRulesKey()); empty: any
  QString opponents{};  // opponents as text (opponentsKey()); empty: any
  int days = 0;         // only games played in this number of last days; 0: all

  bool operator==(const GameFilter&) const = default;
};

// Returns a key for the game and its house rules. Two keys are equal exactly if the game id and all
// house rules are equal.
QString houseRulesKey(const OwnGame& game);
// Returns the kind of the opponents: a level (`sharp`) if all are computer players of this level,
// `people` if at least one is a person, else `mixed`.
inline constexpr const char* kPeople = "people";
inline constexpr const char* kMixed = "mixed";
QString opponentsKey(const OwnGame& game);

// Returns the games passing the filter, in the same order.
std::vector<const OwnGame*> chosenGames(const OwnGames& games, const GameFilter& filter,
                                        const QDateTime& now);

}  // namespace downpile
