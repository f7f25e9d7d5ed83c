// SPDX-License-Identifier: GPL-3.0-or-later
// Result of checking a game's seal, in the user's language.
#pragma once

#include <QString>
#include <cstddef>

#include "record/record.h"
#include "record/seal_check.h"

namespace downpile {

// Result of checking a seal, at the end of the game or once it is broken.
struct SealFinding {
  SealCheck::State state = SealCheck::State::none;  // state of the seal according to the record
  std::size_t outcomes = 0;                         // number of chance outcomes that were checked
  std::size_t line = 0;       // line number of the first wrong outcome, if any
  bool hasTakenOver = false;  // whether the game begins with outcomes of another game
  bool hasCut = true;         // whether the user has cut the deck
  // Whether the seal is the one that all people at the table agreed on before the game.
  bool isAgreed = true;

  bool isBroken() const { return !isAgreed || state >= SealCheck::State::forged; }
};

// Replays the record of a finished game. `firstLine` is the line of the first entry in the record's
// file, from 1; 0: as in a file written by this program.
SealFinding findingOf(const Record& record, std::size_t firstLine = 0);

// Returns an empty text if there is no seal, or if it cannot be checked yet.
QString sealText(const SealFinding& finding);

}  // namespace downpile
