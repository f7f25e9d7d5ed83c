// SPDX-License-Identifier: GPL-3.0-or-later
// What the seal of a game says when it is opened, in the user's language.
#pragma once

#include <QString>
#include <cstddef>

#include "record/record.h"
#include "record/seal_check.h"

namespace downpile {

// What is known of a seal once all of its game may be, or once it was not kept to.
struct SealFinding {
  SealCheck::State state = SealCheck::State::none;  // what the record says
  std::size_t outcomes = 0;                         // of chance
  std::size_t line = 0;                             // of the first wrong one, where there is one
  bool hasTakenOver = false;                        // outcomes of another game
  bool hasCut = true;                               // this person
  bool isAsAgreed = true;                           // by all at the table, and as it was seen

  bool isBroken() const { return !isAsAgreed || state >= SealCheck::State::forged; }
};

// Of a game that is over. Replays it. `firstLine` is the line of the first entry in the record's
// file, from 1; 0: as in a file that this program has written.
SealFinding findingOf(const Record& record, std::size_t firstLine = 0);

// Empty where there is no seal.
QString sealText(const SealFinding& finding);

}  // namespace downpile
