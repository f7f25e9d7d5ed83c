// SPDX-License-Identifier: GPL-3.0-or-later
// How a record is gone through quickly.
#pragma once

#include <cstddef>

namespace downpile {

// After so many entries a position is kept: another one is at most so many moves away from it.
inline constexpr std::size_t kCheckpointDistance = 64;

}  // namespace downpile
