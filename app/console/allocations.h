// SPDX-License-Identifier: GPL-3.0-or-later
// Counts memory allocations, for the benchmark's proof that the rules never allocate. Linking this
// file replaces the program's operator new.
#pragma once

#include <cstdint>

namespace downpile {

// Returns the number of calls of operator new by this thread so far.
std::uint64_t allocationCount();

}  // namespace downpile
