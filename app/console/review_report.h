// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `review`: evaluates the decisions of a player in a record, as JSON.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "console/record_input.h"

namespace downpile {

struct Reviewed {
  bool good = false;
  std::string text;  // the review, or the line of the record where the replay failed, and why
};

// Reviews a record. If the review is stopped early, its member `complete` is false. Throws
// InputError (json.h) if the record has no such player or deal, or if its game is unfinished and
// between several people or over the network.
Reviewed reviewRecord(const RecordInput& input, const Arguments& arguments, LongWork& work);

}  // namespace downpile
