// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `verify`: checks every line of a record against the rules, and all chance outcomes
// against its seal.
#pragma once

#include <string>

#include "console/record_input.h"

namespace downpile {

struct Verification {
  bool good = false;
  // One-line summary, or the number of the wrong line of the record and the problem.
  std::string text;
};

// Replays every line of a record, including undone moves, chance outcomes and scores. Computes the
// outcomes from the seal, and compares them with the recorded ones.
Verification verifyRecord(const RecordInput& input);

}  // namespace downpile
