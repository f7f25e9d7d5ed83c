// SPDX-License-Identifier: GPL-3.0-or-later
// Distance between the checkpoints (copies of the game) in a replay of a record.
#pragma once

#include <cstddef>

namespace downpile {

// Number of record entries from one checkpoint to the next. To reach a position, the replay plays
// fewer entries than this, from the checkpoint before.
inline constexpr std::size_t kCheckpointDistance = 64;

}  // namespace downpile
