// SPDX-License-Identifier: GPL-3.0-or-later
// Context of a long task of downpile-cli: progress reports, and a stop request. A stopped task
// returns its results so far.
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "console/progress.h"

namespace downpile {

struct LongWork {
  Progress& progress;
  std::stop_token stop{};
  bool isCutShort = false;  // set by the task if it was stopped before its end
};

// Returns progress as text: `12 of 1000 games`.
std::string progressText(int done, int all, std::string_view unit);

}  // namespace downpile
