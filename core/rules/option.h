// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as data. A game lists its options once; the settings page, the console's --set, a
// record's header and the tests read this list.
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
  const char* title;  // name of the choice; translatable (context: the game's id)
  // Key of this choice in older records, if it had a different key there. If this older key is `on`
  // or `off`, the values true or false are read as this choice too.
  std::string_view formerKey{};
};

struct Option {
  std::string_view key;
  OptionKind kind = OptionKind::onOff;
  std::int16_t least = 0;  // lowest value of a number option; `most` is the highest
  std::int16_t most = 1;
  std::int16_t standard = 0;  // standard value; for a choice, an index into `choices`
  // For a choice: its values. For a number: empty, or one element with the name of the value 0 if 0
  // has a special meaning.
  std::span<const Choice> choices{};
  const char* title = "";   // name shown to users; translatable (context: the game's id)
  const char* help = "";    // what the option does, in one sentence, translatable
  std::string_view rule{};  // id of the rule changed or added by the option
  OptionGroup group = OptionGroup::play;
  // For a number: true if it is the total at which the game ends. It is then shown above the score
  // sheet.
  bool isTarget = false;
};

// Values of a game's options, in the order of its list of options. A number option has its number,
// a switch 0 or 1, a choice its index in `choices`.
using OptionValues = std::array<std::int16_t, 16>;

// Range of the valid values of an option of any kind: `least` to `most`. A switch has 0 to 1, a
// choice its indices.
struct OptionSpan {
  std::int16_t least = 0;
  std::int16_t most = 0;

  constexpr int size() const { return most - least + 1; }
  constexpr bool contains(int value) const { return value >= least && value <= most; }
};
OptionSpan valuesOf(const Option& option);

// Returns the values worth testing: each value of a switch or choice, the lowest and the highest
// value of a number.
std::vector<std::int16_t> notableValues(const Option& option);

OptionValues standardValues(std::span<const Option> options);

// Converts a value to text (`on`, `49`, `deal`) and back. optionFromText returns nullopt if the
// text is unknown or out of range.
std::string optionText(const Option& option, std::int16_t value);
std::optional<std::int16_t> optionFromText(const Option& option, std::string_view text);

// Returns a text with the valid values, for error messages: `on or off`, `10 to 200`, `deal or
// game`.
std::string optionRange(const Option& option);

// Returns the options with non-standard values in the form of the command-line option --set:
// `mustTrump=off pack=52`. Empty if all values are standard.
std::string differingText(std::span<const Option> options, const OptionValues& values);
// Reads a text of differingText(). Returns nullopt if a key or a value is unknown, or if a key
// occurs twice.
std::optional<OptionValues> optionsFromText(std::span<const Option> options, std::string_view text);

// A set of house rules with a name, offered by the program.
struct RuleSet {
  const char* title;  // name of the set; translatable (context: the game's id)
  // Non-standard options, as a text of differingText().
  std::string_view options;
};

// Returns the indices of the options in display order: by group.
std::vector<std::size_t> shownOrder(std::span<const Option> options);

// Returns the index of the option with this key, or nullopt.
std::optional<std::size_t> findOption(std::span<const Option> options, std::string_view key);

}  // namespace downpile
