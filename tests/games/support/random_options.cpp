// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/random_options.h"

namespace downpile::test {

namespace {

std::int16_t randomValue(const Option& option, Random& random) {
  const std::int16_t notable[] = {option.least, option.most, option.standard};
  if (option.kind == OptionKind::number && random.below(2) == 0) return notable[random.below(3)];
  const OptionSpan values = valuesOf(option);
  return static_cast<std::int16_t>(
      values.least + static_cast<int>(random.below(static_cast<std::uint32_t>(values.size()))));
}

}  // namespace

OptionValues randomOptions(const GameInfo& info,
                           const char* (*refuse)(const OptionValues& options, int players),
                           int players, Random& random) {
  for (;;) {
    OptionValues values{};
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      values[i] = randomValue(info.options[i], random);
    }
    if (*refuse(values, players) == '\0') return values;
  }
}

std::string optionsText(const GameInfo& info, const OptionValues& values) {
  std::string text;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (i > 0) text += ' ';
    text += std::string(info.options[i].key) + '=' + optionText(info.options[i], values[i]);
  }
  return text;
}

}  // namespace downpile::test
