// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `trace`: a game that the computer plays by itself, as one JSON object a line.
#pragma once

#include <functional>
#include <string_view>

#include "console/arguments.h"
#include "console/long_work.h"

namespace downpile {

// Calls `print` with each line, without its end. The same arguments give the same lines.
void traceGame(const Arguments& arguments, const Seed& seed, LongWork& work,
               const std::function<void(std::string_view line)>& print);

}  // namespace downpile
