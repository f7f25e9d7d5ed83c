// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzz targets: functions taking any bytes. They end the program if an invariant is broken.
#pragma once

#include <cstddef>
#include <cstdint>

// Defines the function of a fuzz target. In a libFuzzer program, its only target has the name
// required by libFuzzer. The test program of tst_corpus.cpp contains all targets. The function
// always returns 0.
#ifdef DOWNPILE_FUZZ
#define FUZZ_TARGET(name) LLVMFuzzerTestOneInput
extern "C" int LLVMFuzzerTestOneInput(  // NOLINT(readability-identifier-naming)
    const std::uint8_t* data, std::size_t size);
#else
#define FUZZ_TARGET(name) downpile::test::fuzz_##name
namespace downpile::test {
int fuzz_apply(const std::uint8_t* data, std::size_t size);
int fuzz_console(const std::uint8_t* data, std::size_t size);
int fuzz_guest(const std::uint8_t* data, std::size_t size);
int fuzz_host(const std::uint8_t* data, std::size_t size);
int fuzz_message(const std::uint8_t* data, std::size_t size);
int fuzz_record(const std::uint8_t* data, std::size_t size);
int fuzz_state(const std::uint8_t* data, std::size_t size);
}  // namespace downpile::test
#endif
