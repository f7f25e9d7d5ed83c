// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/option.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <tuple>

namespace downpile {

OptionSpan valuesOf(const Option& option) {
  if (option.kind == OptionKind::number) return {option.least, option.most};
  const std::size_t ways = option.kind == OptionKind::choice ? option.choices.size() : 2;
  return {0, static_cast<std::int16_t>(ways - 1)};
}

std::vector<std::int16_t> notableValues(const Option& option) {
  const OptionSpan values = valuesOf(option);
  if (option.kind == OptionKind::number) return {values.least, values.most};
  std::vector<std::int16_t> all(static_cast<std::size_t>(values.size()));
  std::iota(all.begin(), all.end(), values.least);
  return all;
}

OptionValues standardValues(std::span<const Option> options) {
  OptionValues values{};
  for (std::size_t i = 0; i < options.size(); ++i) values[i] = options[i].standard;
  return values;
}

std::string optionText(const Option& option, std::int16_t value) {
  switch (option.kind) {
    case OptionKind::onOff:
      return value != 0 ? "on" : "off";
    case OptionKind::choice:
      return std::string(option.choices[static_cast<std::size_t>(value)].key);
    case OptionKind::number:
      break;
  }
  return std::to_string(value);
}

std::optional<std::int16_t> optionFromText(const Option& option, std::string_view text) {
  switch (option.kind) {
    case OptionKind::onOff:
      if (text == "on") return std::int16_t{1};
      if (text == "off") return std::int16_t{0};
      return std::nullopt;
    case OptionKind::choice:
      for (std::size_t i = 0; i < option.choices.size(); ++i) {
        const Choice& choice = option.choices[i];
        if (text.empty() || (choice.key != text && choice.formerKey != text)) continue;
        return static_cast<std::int16_t>(i);
      }
      return std::nullopt;
    case OptionKind::number:
      break;
  }
  std::int16_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (!valuesOf(option).contains(number)) return std::nullopt;
  return number;
}

std::string optionRange(const Option& option) {
  if (option.kind == OptionKind::onOff) return "on or off";
  if (option.kind == OptionKind::number) {
    return std::to_string(option.least) + " to " + std::to_string(option.most);
  }
  std::string text;
  for (const Choice& choice : option.choices) {
    if (!text.empty()) text += &choice == &option.choices.back() ? " or " : ", ";
    text += choice.key;
  }
  return text;
}

std::string differingText(std::span<const Option> options, const OptionValues& values) {
  std::string text;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (values[i] == options[i].standard) continue;
    if (!text.empty()) text += ' ';
    text += std::string(options[i].key) + '=' + optionText(options[i], values[i]);
  }
  return text;
}

std::optional<OptionValues> optionsFromText(std::span<const Option> options,
                                            std::string_view text) {
  OptionValues values = standardValues(options);
  std::array<bool, std::tuple_size_v<OptionValues>> isRead{};
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (word.empty()) continue;
    const std::size_t sign = std::min(word.find('='), word.size());
    const auto index = findOption(options, word.substr(0, sign));
    if (!index || sign == word.size()) return std::nullopt;
    const auto value = optionFromText(options[*index], word.substr(sign + 1));
    if (!value || isRead[*index]) return std::nullopt;
    values[*index] = *value;
    isRead[*index] = true;
  }
  return values;
}

std::vector<std::size_t> shownOrder(std::span<const Option> options) {
  std::vector<std::size_t> order(options.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return options[i].group; });
  return order;
}

std::optional<std::size_t> findOption(std::span<const Option> options, std::string_view key) {
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].key == key) return i;
  }
  return std::nullopt;
}

}  // namespace downpile
