// SPDX-License-Identifier: GPL-3.0-or-later
// Result of checking a game's seal, in the user's language. The seal is a cryptographic proof that
// no player chose the cards.
#pragma once

#include <QString>
#include <cstddef>

#include "record/record.h"
#include "record/seal_check.h"

namespace downpile {

// Result of checking a game's seal. It is known after the game, or earlier if the seal is broken.
struct SealFinding {
  SealCheck::State state = SealCheck::State::none;  // state of the seal according to the record
  std::size_t outcomes = 0;                         // number of checked chance outcomes
  std::size_t line = 0;       // line of the first wrong outcome if `state` is otherOutcome; else 0
  bool hasTakenOver = false;  // whether the game was continued from another game
  bool hasCut = true;         // whether the user contributed a number to the seal (a cut)
  // Whether the record's seal is the one on which all people at the table agreed before the game.
  bool isAgreed = true;

  bool isBroken() const { return !isAgreed || state >= SealCheck::State::forged; }
};

// Replays the record of a finished game and returns the state of its seal. `firstLine` is the line
// of the first entry in the record's file, counted from 1. With 0, the line is computed for a file
// written by this program.
SealFinding findingOf(const Record& record, std::size_t firstLine = 0);

// Returns a text about the result. It is empty if the game has no seal or the seal cannot be
// checked yet.
QString sealText(const SealFinding& finding);

}  // namespace downpile
