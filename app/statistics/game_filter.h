// SPDX-License-Identifier: GPL-3.0-or-later
// Which of somebody's games are looked at.
#pragma once

#include <QDateTime>
#include <QString>
#include <span>
#include <vector>

#include "statistics/gathering.h"

namespace downpile {

struct GameFilter {
  QString game{};       // of which kind; empty: of any
  int players = 0;      // at tables of so many; 0: of any size
  QString rules{};      // houseRulesKey; empty: by any
  QString opponents{};  // opponentsKey; empty: against anybody
  int days = 0;         // of so many days until now; 0: of all

  bool operator==(const GameFilter&) const = default;
};

// The house rules of a game: the same for the same.
QString houseRulesKey(const OwnGame& game);
// Against whom: a level (`sharp`) where all others were computer players of it, `people` where a
// person was among them, else `mixed`.
inline constexpr const char* kPeople = "people";
inline constexpr const char* kMixed = "mixed";
QString opponentsKey(const OwnGame& game);

// In the order in which they are.
std::vector<const OwnGame*> chosenGames(const OwnGames& games, const GameFilter& filter,
                                        const QDateTime& now);

}  // namespace downpile
