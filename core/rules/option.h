// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as data: a game lists its options once, and the settings page, the console's --set,
// a record's header and the tests all read that list.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace downpile {

enum class OptionKind : std::uint8_t { onOff, number, choice };

struct Choice {
  std::string_view key;
  const char* title;  // translatable, in the game's context
};

struct Option {
  std::string_view key;
  OptionKind kind = OptionKind::onOff;
  std::int16_t least = 0;  // number: the range, both ends included
  std::int16_t most = 1;
  std::int16_t standard = 0;  // the default; a choice is the index into choices
  std::span<const Choice> choices{};
  const char* title = "";   // translatable, in the game's context
  const char* help = "";    // what it does, one sentence, translatable
  std::string_view rule{};  // the rule it belongs to
  bool isTarget = false;    // number: a total that ends the game; it heads the score sheet
};

// The values of a game's options in the order of its list: a number, 0 or 1, or an index of
// choices.
using OptionValues = std::array<std::int16_t, 12>;

// The values that an option can have, whatever its kind: from `least` to `most`.
struct OptionSpan {
  std::int16_t least = 0;
  std::int16_t most = 0;

  constexpr int size() const { return most - least + 1; }
  constexpr bool contains(int value) const { return value >= least && value <= most; }
};
OptionSpan valuesOf(const Option& option);

// Those to try where not all can be tried: each way of a switch or choice, both ends of a number.
std::vector<std::int16_t> notableValues(const Option& option);

OptionValues standardValues(std::span<const Option> options);

// The value as text (`on`, `49`, `deal`) and back; nothing where it is out of range or unknown.
std::string optionText(const Option& option, std::int16_t value);
std::optional<std::int16_t> optionFromText(const Option& option, std::string_view text);

// What may be given, for messages: `on or off`, `10 to 200`, `deal or game`.
std::string optionRange(const Option& option);

// The index of the option with this key, or nothing.
std::optional<std::size_t> findOption(std::span<const Option> options, std::string_view key);

}  // namespace downpile
