// SPDX-License-Identifier: GPL-3.0-or-later
// JSON for the core's values, read and laid out. Reading is Qt's, made strict; on one line it is
// written by rules/json_text.h.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "rules/value.h"

namespace downpile {

// What the person at the keyboard, or the script, got wrong: one line for standard error. The
// program ends with exit status 2.
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline constexpr std::size_t kMaxJsonBytes = 1'000'000;
inline constexpr int kMaxJsonLevels = 64;  // of objects and lists within each other

// One JSON object. Throws InputError where it is none, or is larger or deeper than allowed, or
// names a member twice. A number that is not whole, or too large to be exact, comes out as double.
Value parseJson(std::string_view text);

// The value on several lines, to be read by people too: what fits into kTextWidth (layout.h) is one
// line, what does not has a line for each item.
std::string indentedJson(const Value& value);

}  // namespace downpile
