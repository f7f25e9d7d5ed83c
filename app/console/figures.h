// SPDX-License-Identifier: GPL-3.0-or-later
// Formats the result of a comparison of bots, as it appears in generated source files.
#pragma once

#include <string>

#include "arena/contest.h"

namespace downpile {

// Returns the figure of the measured bot and its gain over the other bots, each with its interval.
// For a share: `27.10 % (26.31 to 27.89), more by 2.10 (1.31 to 2.89)`; otherwise: `5.74 (5.60 to
// 5.88), more by 0.97 (0.84 to 1.09)`.
std::string figuresText(const Comparison& comparison, bool isShare);

}  // namespace downpile
