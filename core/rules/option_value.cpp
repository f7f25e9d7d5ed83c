// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/option_value.h"

namespace downpile {

Value optionValue(const Option& option, std::int16_t value) {
  switch (option.kind) {
    case OptionKind::onOff:
      return {value != 0};
    case OptionKind::number:
      return {static_cast<int>(value)};
    case OptionKind::choice:
      break;
  }
  return {optionText(option, value)};
}

Value optionsValue(const GameInfo& info, const OptionValues& options) {
  Value::Object report;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    report.emplace_back(info.options[i].key, optionValue(info.options[i], options[i]));
  }
  return {std::move(report)};
}

}  // namespace downpile
