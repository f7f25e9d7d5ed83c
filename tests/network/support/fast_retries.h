// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guest/host_link.h"

namespace downpile::tests {

// Times for links in tests. The pauses before attempts to reconnect are so short that tests need
// not wait.
inline constexpr LinkTimes kFastRetries{
    .patience = 60'000, .firstPause = 1, .longestPause = 50, .longestRedirectPause = 50};

}  // namespace downpile::tests
