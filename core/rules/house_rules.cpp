// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/house_rules.h"

namespace downpile {

std::optional<std::size_t> optionOf(const GameInfo& info, const Rule& rule) {
  return findOption(info.options, rule.option);
}

bool isInForce(const GameInfo& info, const Rule& rule, const OptionValues& values) {
  const auto option = optionOf(info, rule);
  return !rule.optional || !option || values[*option] != 0;
}

bool isIdle(const GameInfo& info, std::size_t option, const OptionValues& values) {
  for (std::size_t i = 0; i < option; ++i) {
    const Option& other = info.options[i];
    if (other.kind == OptionKind::onOff && other.rule == info.options[option].rule) {
      return values[i] == 0;
    }
  }
  return false;
}

}  // namespace downpile
