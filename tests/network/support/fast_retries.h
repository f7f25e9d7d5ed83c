// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guest/host_link.h"

namespace downpile::tests {

// Timeouts and pauses of a HostLink in tests. The pauses before reconnecting are so short that they
// do not delay tests.
inline constexpr LinkTimes kFastRetries{
    .patience = 60'000, .firstPause = 1, .longestPause = 50, .longestRedirectPause = 50};

}  // namespace downpile::tests
