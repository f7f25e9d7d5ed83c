// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/house_rule_sets.h"

#include <algorithm>
#include <cstdint>
#include <functional>

#include "rules/house_rules.h"

namespace downpile {

namespace {

using MayBe = std::function<bool(std::int16_t)>;

// Values of a numeric house rule to try: the lowest and the highest allowed one, half and double
// the standard value, and the middle of the range if the standard value is at one end.
std::vector<std::int16_t> numbersToTry(const Option& option, const MayBe& mayBe) {
  std::vector<std::int16_t> playable;
  for (int value = option.least; value <= option.most; ++value) {
    const auto number = static_cast<std::int16_t>(value);
    if (mayBe(number)) playable.push_back(number);
  }
  if (playable.empty()) return {};
  const std::int16_t usual = option.standard;
  std::vector<std::int16_t> values{playable.front(), playable.back()};
  for (const int other : {usual / 2, usual * 2}) {
    const auto found = std::ranges::find(playable, other);
    if (found != playable.end()) values.push_back(*found);
  }
  if (std::ranges::count(values, usual) > 0) values.push_back(playable[playable.size() / 2]);
  return values;
}

std::vector<std::int16_t> valuesToTry(const Option& option, const MayBe& mayBe) {
  std::vector<std::int16_t> values =
      option.kind == OptionKind::number ? numbersToTry(option, mayBe) : notableValues(option);
  std::erase_if(values,
                [&](std::int16_t value) { return value == option.standard || !mayBe(value); });
  std::ranges::sort(values);
  const auto repeated = std::ranges::unique(values);
  values.erase(repeated.begin(), repeated.end());
  return values;
}

// Turns on the house rule that this option depends on, if any. Without that house rule the option
// has no effect.
OptionValues withSwitchOf(const GameInfo& info, std::size_t option, OptionValues options) {
  for (std::size_t i = 0; i < option && isIdle(info, option, options); ++i) {
    const Option& other = info.options[i];
    if (other.kind == OptionKind::onOff && other.rule == info.options[option].rule) options[i] = 1;
  }
  return options;
}

std::string nameOf(const Option& option, std::int16_t value) {
  std::string name = '"' + std::string(option.title);
  if (option.kind == OptionKind::choice) {
    name += std::string(": ") + option.choices[static_cast<std::size_t>(value)].title;
  } else if (option.kind == OptionKind::number || value == 0) {
    name += ": " + optionText(option, value);
  }
  return name + '"';
}

}  // namespace

std::vector<OptionValue> unusualValues(const GameInfo& info, const OptionValues& options) {
  std::vector<OptionValue> values;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (options[i] != info.options[i].standard) values.push_back({i, options[i]});
  }
  return values;
}

std::vector<OptionValues> singleHouseRules(const CatalogEntry& game, int players) {
  const GameInfo& info = *game.info;
  const OptionValues usual = standardValues(info.options);
  std::vector<OptionValues> sets{usual};
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    OptionValues set = withSwitchOf(info, i, usual);
    const auto mayBe = [&](std::int16_t value) {
      set[i] = value;
      return *game.refuse(set, players) == '\0';
    };
    for (const std::int16_t value : valuesToTry(info.options[i], mayBe)) {
      set[i] = value;
      if (!isIdle(info, i, set, players)) sets.push_back(set);
    }
  }
  return sets;
}

std::string houseRulesInEnglish(const GameInfo& info, const OptionValues& options) {
  const std::vector<OptionValue> values = unusualValues(info, options);
  if (values.empty()) return "the usual rules";
  std::string text;
  for (const OptionValue& each : values) {
    if (!text.empty()) text += each == values.back() ? " and " : ", ";
    text += nameOf(info.options[each.option], each.value);
  }
  return text;
}

}  // namespace downpile
