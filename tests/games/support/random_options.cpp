// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/random_options.h"

namespace downpile::test {

namespace {

std::int16_t randomValue(const Option& option, Random& random) {
  const auto in = [&](int least, int most) {
    const auto span = static_cast<std::uint32_t>(most - least + 1);
    return static_cast<std::int16_t>(least + static_cast<int>(random.below(span)));
  };
  switch (option.kind) {
    case OptionKind::onOff:
      return in(0, 1);
    case OptionKind::choice:
      return in(0, static_cast<int>(option.choices.size()) - 1);
    case OptionKind::number:
      break;
  }
  const std::int16_t notable[] = {option.least, option.most, option.standard};
  return random.below(2) == 0 ? notable[random.below(3)] : in(option.least, option.most);
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
