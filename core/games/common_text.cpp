// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common_text.h"

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("games", text)

namespace downpile::common {

const char kTurnTitle[] = TEXT("Whose turn it is");
const char kTurnText[] = TEXT("Only a player who may act now can make a move.");
const char kCardsTitle[] = TEXT("Own cards");
const char kCardsText[] = TEXT("You can only play cards that you hold.");
const char kMovesTitle[] = TEXT("Moves");
const char kMovesText[] =
    TEXT("Only the moves described here are allowed, each when its time comes.");
const char kNotYourTurnText[] = TEXT("It is not your turn: {player} is to play.");
const char kNobodyMovesText[] = TEXT("Nobody can move now: the deal is over, or not ready yet.");
const char kNoMoveText[] = TEXT("That is not a move of this game.");
const char kNotHeldText[] = TEXT("You do not hold {card}.");

}  // namespace downpile::common
