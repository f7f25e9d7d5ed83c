// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `verify`: whether a record holds nothing but what the rules allow, and whether all that
// chance decided is what the seal gives.
#pragma once

#include <string>

#include "console/record_input.h"

namespace downpile {

struct Verification {
  bool good = false;
  std::string text;  // a line that sums it up, or names the first line that is wrong and what is
};

// Plays every line: moves that were taken back, outcomes of chance and scores too; and draws every
// outcome again that the seal covers.
Verification verifyRecord(const RecordInput& input);

}  // namespace downpile
