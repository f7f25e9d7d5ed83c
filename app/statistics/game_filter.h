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
  QString game{};       // id of the game; empty: any
  int players = 0;      // number of players; 0: any
  QString rules{};      // house rules of the games, as houseRulesKey() returns them; empty: any
  QString opponents{};  // opponents in the games, as opponentsKey() returns them; empty: any
  int days = 0;         // number of last days in which the game was played; 0: any time

  bool operator==(const GameFilter&) const = default;
};

// Returns a text that identifies the house rules of a game; equal house rules give equal texts.
QString houseRulesKey(const OwnGame& game);
// Returns the kind of opponents: a level (`sharp`) if all are computer players of this level,
// `people` if one of them is a person, else `mixed`.
inline constexpr const char* kPeople = "people";
inline constexpr const char* kMixed = "mixed";
QString opponentsKey(const OwnGame& game);

// Returns the games that pass the filter, in the same order.
std::vector<const OwnGame*> chosenGames(const OwnGames& games, const GameFilter& filter,
                                        const QDateTime& now);

}  // namespace downpile
