// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/long_work.h"

#include "console/layout.h"

namespace downpile {

std::string progressText(int done, int all, std::string_view unit) {
  return std::to_string(done) + " of " + counted(static_cast<std::size_t>(all), unit);
}

}  // namespace downpile
