// SPDX-License-Identifier: GPL-3.0-or-later
// Reads standard input, up to a limit.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace downpile {

// Returns the whole input, but at most `most` bytes. Reads in blocks, so a short input needs little
// memory.
std::string readAll(std::istream& input, std::size_t most);

}  // namespace downpile
