// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as data. A game lists its options once; the settings page, the console's --set, a
// record's header and the tests read that list.
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

// Groups of options, in the order of the settings page. `ending` comes first, because its options
// are changed most often.
enum class OptionGroup : std::uint8_t { ending, play, scoring, cards };

struct Choice {
  std::string_view key;
  const char* title;  // translatable, in the game's context
  // Key of this choice in older records, if it was another one. If it is `on` or `off`, true or
  // false are read as this choice too.
  std::string_view formerKey{};
};

struct Option {
  std::string_view key;
  OptionKind kind = OptionKind::onOff;
  std::int16_t least = 0;  // lowest value of a number option; `most` is the highest
  std::int16_t most = 1;
  std::int16_t standard = 0;  // standard value; for a choice, an index into `choices`
  std::span<const Choice> choices{};
  const char* title = "";   // translatable, in the game's context
  const char* help = "";    // what the option does, in one sentence, translatable
  std::string_view rule{};  // id of the rule that the option changes or adds
  OptionGroup group = OptionGroup::play;
  // For a number: true if it is the total that ends the game. It is then shown above the score
  // sheet.
  bool isTarget = false;
};

// Values of a game's options, in the order of its list of options. A number option has its number,
// a switch 0 or 1, a choice its index in `choices`.
using OptionValues = std::array<std::int16_t, 16>;

// Range of the valid values of an option: `least` to `most`.
struct OptionSpan {
  std::int16_t least = 0;
  std::int16_t most = 0;

  constexpr int size() const { return most - least + 1; }
  constexpr bool contains(int value) const { return value >= least && value <= most; }
};
OptionSpan valuesOf(const Option& option);

// Returns the values that are worth testing: each value of a switch or choice, the lowest and the
// highest value of a number.
std::vector<std::int16_t> notableValues(const Option& option);

OptionValues standardValues(std::span<const Option> options);

// Converts a value to text (`on`, `49`, `deal`) and back. optionFromText returns nullopt if the
// text is unknown or out of range.
std::string optionText(const Option& option, std::int16_t value);
std::optional<std::int16_t> optionFromText(const Option& option, std::string_view text);

// Returns the valid values for error messages: `on or off`, `10 to 200`, `deal or game`.
std::string optionRange(const Option& option);

// Returns the options that differ from the standard, in the form of the command-line option --set:
// `mustTrump=off pack=52`. Empty if none differs.
std::string differingText(std::span<const Option> options, const OptionValues& values);
// Reads a text of differingText(). Returns nullopt if a key or a value is unknown.
std::optional<OptionValues> optionsFromText(std::span<const Option> options, std::string_view text);

// A set of house rules that the program offers under a name.
struct RuleSet {
  const char* title;  // translatable, in the game's context
  // Options that differ from the standard, as a text of differingText().
  std::string_view options;
};

// Returns the indices of the options in display order: by group.
std::vector<std::size_t> shownOrder(std::span<const Option> options);

// Returns the index of the option with this key, or nullopt.
std::optional<std::size_t> findOption(std::span<const Option> options, std::string_view key);

}  // namespace downpile
