// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/input.h"

#include <algorithm>
#include <istream>

namespace downpile {

std::string readAll(std::istream& input, std::size_t most) {
  constexpr std::size_t kPart = 65536;
  std::string text;
  while (input && text.size() < most) {
    const std::size_t size = text.size();
    const std::size_t part = std::min(kPart, most - size);
    text.resize(size + part);
    input.read(text.data() + size, static_cast<std::streamsize>(part));
    text.resize(size + static_cast<std::size_t>(input.gcount()));
  }
  return text;
}

}  // namespace downpile
