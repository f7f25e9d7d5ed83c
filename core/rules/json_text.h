// SPDX-License-Identifier: GPL-3.0-or-later
// Values as JSON, the members of an object in their order, so that lines begin with what they are
// about.
#pragma once

#include <string>

#include "rules/value.h"

namespace downpile {

// Appends the value on one line, without spaces. Texts must be UTF-8.
void writeJson(std::string& out, const Value& value);

}  // namespace downpile
