// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/house_rules.h"

#include <algorithm>

namespace downpile {

namespace {

// Returns true if the house rule has an effect and one of these values (bits).
bool hasValueOf(const GameInfo& info, std::string_view key, std::uint32_t wanted,
                const OptionValues& values) {
  const auto option = findOption(info.options, key);
  return option && !isIdle(info, *option, values) && ((wanted >> values[*option]) & 1U) != 0;
}

}  // namespace

std::optional<std::size_t> optionOf(const GameInfo& info, const Rule& rule) {
  return findOption(info.options, rule.option);
}

std::vector<std::size_t> optionsOf(const GameInfo& info, const Rule& rule) {
  std::vector<std::size_t> options;
  const auto add = [&](std::optional<std::size_t> option) {
    if (option && std::ranges::find(options, *option) == options.end()) options.push_back(*option);
  };
  add(optionOf(info, rule));
  for (const RuleSentence& each : rule.sentences) add(findOption(info.options, each.option));
  return options;
}

std::vector<const char*> textsOf(const GameInfo& info, const Rule& rule,
                                 const OptionValues& values) {
  std::vector<const char*> texts{rule.text};
  for (const RuleSentence& each : rule.sentences) {
    if (hasValueOf(info, each.option, each.values, values)) texts.push_back(each.text);
  }
  return texts;
}

bool isInForce(const GameInfo& info, const GuideStep& step, const OptionValues& values) {
  return step.option.empty() || hasValueOf(info, step.option, step.values, values);
}

bool isInForce(const GameInfo& info, const Rule& rule, const OptionValues& values) {
  const auto option = optionOf(info, rule);
  return !rule.optional || !option || values[*option] != 0;
}

bool isIdle(const GameInfo& info, std::size_t option, const OptionValues& values, int players) {
  if (info.isIdle != nullptr && info.isIdle(option, values, players)) return true;
  for (std::size_t i = 0; i < option; ++i) {
    const Option& other = info.options[i];
    if (other.kind == OptionKind::onOff && other.rule == info.options[option].rule) {
      return values[i] == 0;
    }
  }
  return false;
}

bool isAlwaysIdle(const GameInfo& info, std::size_t option, OptionValues values, int players) {
  return std::ranges::all_of(notableValues(info.options[option]), [&](std::int16_t value) {
    values[option] = value;
    return isIdle(info, option, values, players);
  });
}

}  // namespace downpile
