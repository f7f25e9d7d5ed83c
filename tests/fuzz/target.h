// SPDX-License-Identifier: GPL-3.0-or-later
// What every fuzz target is: a function that takes bytes, and ends the program where they show that
// something is wrong.
#pragma once

#include <cstddef>
#include <cstdint>

// The name and the result, 0, are libFuzzer's.
extern "C" int LLVMFuzzerTestOneInput(  // NOLINT(readability-identifier-naming)
    const std::uint8_t* data, std::size_t size);
