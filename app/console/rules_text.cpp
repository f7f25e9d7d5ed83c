// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/rules_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <vector>

#include "console/layout.h"
#include "games/common_text.h"
#include "rules/sentence.h"

namespace downpile {

namespace {

std::string heading(const std::string& text, char line) {
  return text + '\n' + std::string(text.size(), line) + '\n';
}

// Returns a house rule with its value in the syntax of --set: `doubling=on`.
std::string setting(const Option& option, std::int16_t value) {
  return std::string(option.key) + '=' + optionText(option, value);
}

// Returns the title of a house rule with its value: `Doubling: on`.
std::string stateText(const Option& option, std::int16_t value) {
  const std::string state = option.kind == OptionKind::choice
                                ? option.choices[static_cast<std::size_t>(value)].title
                                : optionText(option, value);
  return std::string(option.title) + ": " + state;
}

std::string houseRulesText(const GameInfo& info, const OptionValues& options, int players) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    width = std::max(width, setting(info.options[i], options[i]).size());
  }
  std::string text = heading("House rules of a game for " + std::to_string(players), '-');
  bool unusual = false;
  std::optional<OptionGroup> group;
  std::string idle;
  for (const std::size_t i : shownOrder(info.options)) {
    if (const char* reason = idleReason(info, i, options, players); *reason != '\0') {
      idle +=
          wrappedText("  " + padded(setting(info.options[i], options[i]), width) + "  ", reason);
      continue;
    }
    if (group != info.options[i].group) {
      group = info.options[i].group;
      text += std::string(common::titleOf(*group)) + ":\n";
    }
    const Option& option = info.options[i];
    const bool usual = options[i] == option.standard;
    unusual = unusual || !usual;
    const std::string first =
        (usual ? "  " : "* ") + padded(setting(option, options[i]), width) + "  ";
    text += wrappedText(first, stateText(option, options[i]));
  }
  if (!idle.empty()) text += "Without effect:\n" + idle;
  return text + (unusual ? "(* differs from the usual rules.)\n" : "");
}

std::string sectionText(const GameInfo& info, const Rule& rule, const OptionValues& options,
                        std::size_t width) {
  const std::string indent(width, ' ');
  std::string body;
  for (const RuleText& each : textsOf(info, rule, options)) {
    body += (body.empty() ? "" : " ") + textInEnglish(each);
  }
  std::string text = padded(rule.id, width) + rule.title + '\n' + wrappedText(indent, body);
  for (const RuleExample& example : rule.examples) {
    if (isInForce(info, example, options)) text += wrappedText(indent, exampleText(info, example));
  }
  for (const std::size_t option : optionsOf(info, rule)) {
    if (isIdle(info, option, options)) continue;
    text += wrappedText(indent, "[" + stateText(info.options[option], options[option]) + "]");
  }
  return text;
}

// Returns a card of an example for a terminal: `10♥`, `red 9`. Returns an arrow for `>`, and any
// other word unchanged.
std::string signOf(std::string_view card, CardFamily family) {
  const auto known = cardFromText(card, family);
  if (!known) return std::string(card == ">" ? "→" : card);
  if (family != CardFamily::french) return englishCard(*known, family).substr(4);  // without "the "
  constexpr std::array<std::string_view, kSuits> kSigns = {"♣", "♦", "♥", "♠"};
  return (card.front() == 'T' ? "10" : std::string(1, card.front())) +
         std::string(kSigns[static_cast<std::size_t>(known->suit())]);
}

// Returns the title, summary and history of the game.
std::string introduction(const GameInfo& info) {
  return heading(info.title, '=') + wrappedText("", summaryText(info)) + '\n' +
         wrappedText("", info.about);
}

}  // namespace

std::string textInEnglish(const RuleText& text) {
  return text.number ? countInEnglish(text.text, *text.number) : text.text;
}

std::string exampleText(const GameInfo& info, const RuleExample& example) {
  std::string signs;
  std::istringstream words{std::string(example.cards)};
  for (std::string word; words >> word;) {
    signs += (signs.empty() ? "" : " ") + signOf(word, info.family);
  }
  return "Example: " + (signs.empty() ? "" : signs + ". ") + example.text;
}

std::string settingsText(const Option& option, std::uint32_t values, std::string_view quote) {
  const auto quoted = [&](const std::string& value) {
    return std::string(quote) + std::string(option.key) + '=' + value + std::string(quote);
  };
  std::vector<std::string> found;
  std::vector<std::string> others;
  const OptionSpan span = valuesOf(option);
  for (int value = span.least; value <= span.most; ++value) {
    auto& list = isAmong(values, value) ? found : others;
    list.push_back(quoted(optionText(option, static_cast<std::int16_t>(value))));
  }
  if (others.empty()) return quoted("N");
  const bool isEnd = isAmong(values, span.least) != isAmong(values, span.most);
  if (found.size() > 3) {
    return isEnd ? found.front() + " to " + found.back() : "all but " + others.front();
  }
  std::string text;
  for (const std::string& each : found) text += (text.empty() ? "" : " or ") + each;
  return text;
}

std::string summaryText(const GameInfo& info) {
  return std::string(info.summary) + " For " + std::to_string(info.minPlayers) + " to " +
         counted(static_cast<std::size_t>(info.maxPlayers), "player") + ".";
}

std::string rulesText(const GameInfo& info, const OptionValues& options, int players) {
  std::size_t width = 0;
  for (const Rule& rule : info.rules) width = std::max(width, rule.id.size() + 2);
  std::string sections;
  std::string off;
  const OptionValues effective = effectiveValues(info, options, players);
  for (const Rule& rule : info.rules) {
    if (isInForce(info, rule, effective)) {
      sections += '\n' + sectionText(info, rule, effective, width);
    } else {
      const Option& option = info.options[*optionOf(info, rule)];
      const char* reason = idleReason(info, *optionOf(info, rule), options, players);
      off += padded(rule.id, width) + rule.title + " (" +
             (*reason != '\0' ? reason : settingsText(option, rule.values, "")) + ")\n";
    }
  }

  std::string text = introduction(info);
  if (!info.options.empty()) text += '\n' + houseRulesText(info, options, players);
  text += '\n' + heading("Rules", '-') + sections.substr(1);
  if (!off.empty()) text += '\n' + heading("House rules that are off", '-') + off;
  return text;
}

}  // namespace downpile
