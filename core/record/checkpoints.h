// SPDX-License-Identifier: GPL-3.0-or-later
// Distance of the checkpoints in a replay of a record.
#pragma once

#include <cstddef>

namespace downpile {

// Number of record entries between two stored positions. To reach a position, fewer entries than
// this are played from a stored one.
inline constexpr std::size_t kCheckpointDistance = 64;

}  // namespace downpile
