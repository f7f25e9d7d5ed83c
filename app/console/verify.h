// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `verify`: checks that the rules allow every line of a record, and that all chance
// outcomes come from its seal.
#pragma once

#include <string>

#include "console/record_input.h"

namespace downpile {

struct Verification {
  bool good = false;
  std::string text;  // one-line summary, or the first wrong line and its problem
};

// Plays every line of a record, including undone moves, chance outcomes and scores. Computes each
// outcome that the seal determines again and compares it.
Verification verifyRecord(const RecordInput& input);

}  // namespace downpile
