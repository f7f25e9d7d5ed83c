// SPDX-License-Identifier: GPL-3.0-or-later
// Distance of the checkpoints in a replay of a record.
#pragma once

#include <cstddef>

namespace downpile {

// Number of record entries between two stored positions. A position is reached from a stored one by
// playing fewer entries than this.
inline constexpr std::size_t kCheckpointDistance = 64;

}  // namespace downpile
