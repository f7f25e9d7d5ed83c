// SPDX-License-Identifier: GPL-3.0-or-later
// Values in a short notation: JSON without quotes and commas. `[3H 4H] [2C]` is two lists of words,
// `{cards [5C 3C] faceDown true}` an object; numbers, true, false and null are as in JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/value.h"

namespace downpile::test {

// Parses a text; several values in sequence form a list. Returns nullopt if the text is empty or
// malformed.
std::optional<Value> valueFromText(std::string_view text);

std::string valueText(const Value& value);

}  // namespace downpile::test
