// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/house_rules.h"

#include <algorithm>

namespace downpile {

namespace {

bool holds(const GameInfo& info, const RuleCondition& condition, const OptionValues& values) {
  if (condition.option.empty()) return true;
  const auto option = findOption(info.options, condition.option);
  return option && !isIdle(info, *option, values) && isAmong(condition.values, values[*option]);
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
  for (const RuleSentence& each : rule.sentences) {
    for (const std::string_view key : {each.option, each.number, each.also.option}) {
      add(findOption(info.options, key));
    }
  }
  return options;
}

std::vector<RuleText> textsOf(const GameInfo& info, const Rule& rule, const OptionValues& values) {
  std::vector<RuleText> texts;
  if (*rule.text != '\0') texts.push_back({rule.text});
  for (const RuleSentence& each : rule.sentences) {
    if (!holds(info, {each.option, each.values}, values) || !holds(info, each.also, values)) {
      continue;
    }
    RuleText text{each.text};
    if (const auto option = findOption(info.options, each.number)) text.number = values[*option];
    texts.push_back(text);
  }
  return texts;
}

bool isInForce(const GameInfo& info, const RuleExample& example, const OptionValues& values) {
  return holds(info, example.when, values);
}

bool isInForce(const GameInfo& info, const GuideStep& step, const OptionValues& values) {
  return holds(info, {step.option, step.values}, values);
}

bool isInForce(const GameInfo& info, const Rule& rule, const OptionValues& values) {
  const auto option = optionOf(info, rule);
  return !option || rule.values == kAnyValue || holds(info, {rule.option, rule.values}, values);
}

const char* idleReason(const GameInfo& info, std::size_t option, const OptionValues& values,
                       int players) {
  return info.idleReason == nullptr ? "" : info.idleReason(option, values, players);
}

bool isIdle(const GameInfo& info, std::size_t option, const OptionValues& values, int players) {
  return *idleReason(info, option, values, players) != '\0';
}

OptionValues effectiveValues(const GameInfo& info, OptionValues values, int players) {
  const OptionValues chosen = values;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (isIdle(info, i, chosen, players)) values[i] = info.options[i].standard;
  }
  return values;
}

bool isAlwaysIdle(const GameInfo& info, std::size_t option, OptionValues values, int players) {
  return std::ranges::all_of(notableValues(info.options[option]), [&](std::int16_t value) {
    values[option] = value;
    return isIdle(info, option, values, players);
  });
}

}  // namespace downpile
