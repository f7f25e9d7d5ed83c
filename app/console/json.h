// SPDX-License-Identifier: GPL-3.0-or-later
// JSON for the core's values: strict parsing on top of Qt's parser, and indented output.
// rules/json_text.h writes JSON on one line.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "rules/value.h"

namespace downpile {

// An error caused by the user or the calling script. Its message is one line for standard error.
// The program ends with exit status 2.
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline constexpr std::size_t kMaxJsonBytes = 1'000'000;
inline constexpr int kMaxJsonLevels = 64;  // maximum depth of nested objects and lists

// Parses one JSON object. Throws InputError if the text is not an object, is larger or deeper than
// allowed, or repeats a member name. A number becomes a double if it is not whole or too large to
// be exact.
Value parseJson(std::string_view text);

// Writes the value as JSON for human readers. A value within kTextWidth (layout.h) is on one line;
// otherwise each item has its own line.
std::string indentedJson(const Value& value);

}  // namespace downpile
