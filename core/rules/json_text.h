// SPDX-License-Identifier: GPL-3.0-or-later
// Writes values as JSON text. Members of an object are written in the order of Value::Object, not
// sorted by name.
#pragma once

#include <string>

#include "rules/value.h"

namespace downpile {

// Appends the value on one line, without spaces. Texts must be UTF-8.
void writeJson(std::string& out, const Value& value);

}  // namespace downpile
