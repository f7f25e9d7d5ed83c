// SPDX-License-Identifier: GPL-3.0-or-later
// Values as people like to type them: JSON without quotes and commas. `[3H 4H] [2C]` is two lists
// of words, `{cards [5C 3C] faceDown true}` an object; numbers, true, false and null are what they
// are in JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/value.h"

namespace downpile::test {

// The value of a text; several values one after the other are a list. Nothing where brackets do
// not match or the text is empty.
std::optional<Value> valueFromText(std::string_view text);

std::string valueText(const Value& value);

}  // namespace downpile::test
