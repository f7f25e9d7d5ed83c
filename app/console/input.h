// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on standard input, up to a limit.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace downpile {

// All there is to read, but at most `most` bytes; in parts, so that a short text needs little
// memory.
std::string readAll(std::istream& input, std::size_t most);

}  // namespace downpile
