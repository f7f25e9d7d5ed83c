// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/rules_text.h"

#include <algorithm>
#include <vector>

#include "console/layout.h"
#include "rules/house_rules.h"

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
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (isIdle(info, i, options, players)) continue;
    const Option& option = info.options[i];
    const bool usual = options[i] == option.standard;
    unusual = unusual || !usual;
    const std::string first =
        (usual ? "  " : "* ") + padded(setting(option, options[i]), width) + "  ";
    text += wrappedText(first, stateText(option, options[i]));
  }
  return text + (unusual ? "(* differs from the usual rules.)\n" : "");
}

std::string sectionText(const GameInfo& info, const Rule& rule, const OptionValues& options,
                        std::size_t width) {
  const std::string indent(width, ' ');
  std::string body;
  for (const char* each : textsOf(info, rule, options)) {
    body += (body.empty() ? "" : " ") + std::string(each);
  }
  std::string text = padded(rule.id, width) + rule.title + '\n' + wrappedText(indent, body);
  for (const std::size_t option : optionsOf(info, rule)) {
    if (isIdle(info, option, options)) continue;
    text += wrappedText(indent, "[" + stateText(info.options[option], options[option]) + "]");
  }
  return text;
}

// Returns the title, summary and history of the game.
std::string introduction(const GameInfo& info) {
  return heading(info.title, '=') + wrappedText("", summaryText(info)) + '\n' +
         wrappedText("", info.about);
}

}  // namespace

std::string summaryText(const GameInfo& info) {
  return std::string(info.summary) + " For " + std::to_string(info.minPlayers) + " to " +
         counted(static_cast<std::size_t>(info.maxPlayers), "player") + ".";
}

std::string rulesText(const GameInfo& info, const OptionValues& options, int players) {
  std::size_t width = 0;
  for (const Rule& rule : info.rules) width = std::max(width, rule.id.size() + 2);
  std::string sections;
  std::string off;
  for (const Rule& rule : info.rules) {
    if (isInForce(info, rule, options)) {
      sections += '\n' + sectionText(info, rule, options, width);
    } else {
      const Option& option = info.options[*optionOf(info, rule)];
      std::string on;
      for (const std::int16_t value : notableValues(option)) {
        if (value != 0) on += (on.empty() ? "" : " or ") + setting(option, value);
      }
      off += padded(rule.id, width) + rule.title + " (" + on + ")\n";
    }
  }

  std::string text = introduction(info);
  if (!info.options.empty()) text += '\n' + houseRulesText(info, options, players);
  text += '\n' + heading("Rules", '-') + sections.substr(1);
  if (!off.empty()) text += '\n' + heading("House rules that are off", '-') + off;
  return text;
}

}  // namespace downpile
