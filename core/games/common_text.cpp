// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common_text.h"

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("games", text)

namespace downpile::common {

const char kTurnTitle[] = TEXT("Whose turn it is");
const char kTurnText[] = TEXT("You can only move when it is your turn to act.");
const char kCardsTitle[] = TEXT("Your own cards");
const char kCardsText[] = TEXT("You can only play cards that you hold.");
const char kMovesTitle[] = TEXT("Moves");
const char kNotYourTurnText[] = TEXT("It is {player}’s turn, not yours.");
const char kNobodyMovesText[] =
    TEXT("Nobody can move now: the deal is over or has not started yet.");
const char kNoMoveText[] = TEXT("There is no such move in this game.");
const char kNotHeldText[] = TEXT("You do not hold {card}.");

const char* titleOf(OptionGroup group) {
  switch (group) {
    case OptionGroup::ending:
      return TEXT("End of the game");
    case OptionGroup::scoring:
      return TEXT("Scoring");
    case OptionGroup::cards:
      return TEXT("Cards");
    case OptionGroup::play:
      break;
  }
  return TEXT("Play");
}

}  // namespace downpile::common
