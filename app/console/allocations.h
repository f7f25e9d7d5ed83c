// SPDX-License-Identifier: GPL-3.0-or-later
// Counts how often memory is allocated, so that the benchmark can show that the rules never do.
// Linking this replaces the program's operator new.
#pragma once

#include <cstdint>

namespace downpile {

// Calls of operator new by this thread so far.
std::uint64_t allocationCount();

}  // namespace downpile
