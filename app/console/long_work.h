// SPDX-License-Identifier: GPL-3.0-or-later
// Work that takes long, as its verb sees it: it tells how far it is, and ends early where somebody
// stops it, with what it came to by then.
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "console/progress.h"

namespace downpile {

struct LongWork {
  Progress& progress;
  std::stop_token stop{};
  bool isCutShort = false;  // to be set by the work: something of it was not done
};

// `12 of 1000 games`.
std::string soManyOf(int done, int all, std::string_view unit);

}  // namespace downpile
