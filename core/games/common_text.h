// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the rules G7 (turn), G8 (held cards) and G9 (moves), shared by several games; a game may
// use texts of its own instead. Only the main text of G9 is not shared: it lists the moves, so each
// game has its own. The shared texts are translated once, in the context kContext.
#pragma once

#include "rules/option.h"
#include "rules/rule.h"

namespace downpile::common {

inline constexpr const char* kContext = "games";

extern const char kTurnTitle[];
extern const char kTurnText[];
extern const char kCardsTitle[];
extern const char kCardsText[];
extern const char kMovesTitle[];
extern const char kNotYourTurnText[];
extern const char kNobodyMovesText[];
extern const char kNoMoveText[];
extern const char kNotHeldText[];

// Returns the title of a group of house rules, for use as a heading.
const char* titleOf(OptionGroup group);

inline constexpr Rule kTurn{"G7", kTurnTitle, kTurnText};
inline constexpr Rule kCards{"G8", kCardsTitle, kCardsText};

inline constexpr Reason kNotYourTurn{"not-your-turn", "G7", kNotYourTurnText};
inline constexpr Reason kNobodyMoves{"nobody-moves", "G7", kNobodyMovesText};
inline constexpr Reason kNoMove{"no-move", "G9", kNoMoveText};
inline constexpr Reason kNotHeld{"not-held", "G8", kNotHeldText};

}  // namespace downpile::common
