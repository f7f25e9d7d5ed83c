// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/rules_page.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "console/layout.h"
#include "console/rules_text.h"
#include "games/common_text.h"
#include "rules/house_rules.h"
#include "rules/sentence.h"

namespace downpile {

namespace {

// Escapes characters with a meaning in Markdown. A dash or plus sign between spaces is escaped too,
// because it would start a list at the beginning of a line.
std::string plain(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool alone =
        (i == 0 || text[i - 1] == ' ') && (i + 1 == text.size() || text[i + 1] == ' ');
    const std::string_view marks = alone ? "\\`*_[]<>#-+" : "\\`*_[]<>#";
    if (marks.find(text[i]) != std::string_view::npos) result += '\\';
    result += text[i];
  }
  return result;
}

std::string paragraph(std::string_view text) { return '\n' + wrappedText("", text); }
std::string heading(std::string_view marks, std::string_view text) {
  return '\n' + std::string(marks) + ' ' + plain(text) + '\n';
}
std::string code(std::string_view text) { return '`' + std::string(text) + '`'; }

// Returns the possible values of a house rule: `10 to 200, usually 49`.
std::string valuesText(const Option& option) {
  std::string values = optionRange(option);
  if (option.kind == OptionKind::choice) {
    values.clear();
    for (const Choice& choice : option.choices) {
      if (!values.empty()) values += &choice == &option.choices.back() ? " or " : ", ";
      values += code(choice.key) + " (" + plain(choice.title) + ')';
    }
  }
  return values + ", usually " + code(optionText(option, option.standard));
}

std::string houseRule(const Option& option) {
  return wrappedText("- ", "**" + plain(option.title) + "** (" + code(option.key) +
                               "): " + valuesText(option) + ". " + plain(option.help) + " (" +
                               std::string(option.rule) + ')');
}

// Returns the notation of the operands of a verb, such as ` CARDS`. If the operand is one of
// several fixed words, returns all these words.
std::vector<std::string> operandsOf(const Verb& verb) {
  switch (verb.shape) {
    case ActionShape::bare:
      break;
    case ActionShape::cards:
      return {" CARDS"};
    case ActionShape::place:
      return {" PLACE"};
    case ActionShape::placeAndCards:
      return {" PLACE CARDS"};
    case ActionShape::number:
      return {" NUMBER"};
    case ActionShape::target:
      return {" PLAYER"};
    case ActionShape::targetAndPlace:
      return {" PLAYER PLACE"};
    case ActionShape::targetAndCards:
      return {" PLAYER CARDS"};
    case ActionShape::word: {
      std::vector<std::string> words;
      for (const std::string_view word : verb.words) words.push_back(' ' + std::string(word));
      return words;
    }
  }
  return {""};
}

std::string move(const Verb& verb) {
  std::string forms;
  for (const std::string& operand : operandsOf(verb)) {
    forms += (forms.empty() ? "" : ", ") + code(std::string(verb.name) + operand);
  }
  return wrappedText("- ", forms + ": " + plain(verb.offer));
}

// Returns the text with the letter N in place of %n, because the number depends on a house rule.
std::string withN(std::string_view text) {
  constexpr std::int64_t kMarker = 999'999'999;
  std::string filled = countInEnglish(text, kMarker);
  const std::string marker = std::to_string(kMarker);
  for (auto at = filled.find(marker); at != std::string::npos; at = filled.find(marker)) {
    filled.replace(at, marker.size(), "N");
  }
  return filled;
}

// Returns the sentences and examples of the rule. A sentence begins with the house rules on which
// it depends.
std::string sentencesOf(const GameInfo& info, const Rule& rule) {
  std::string text;
  for (const RuleSentence& each : rule.sentences) {
    std::string settings;
    const auto add = [&](std::string_view key, std::uint32_t values, bool hasNumber) {
      const auto option = findOption(info.options, key);
      if (!option || (values == kAnyValue && !hasNumber)) return;
      settings +=
          (settings.empty() ? "With " : " and ") + settingsText(info.options[*option], values, "`");
    };
    add(each.option, each.values, each.number == each.option);
    add(each.also.option, each.also.values, false);
    if (each.number != each.option) add(each.number, kAnyValue, true);
    if (!settings.empty()) settings += ": ";
    text += paragraph(settings + plain(each.number.empty() ? each.text : withN(each.text)));
  }
  for (const RuleExample& example : rule.examples)
    text += paragraph(plain(exampleText(info, example)));
  return text;
}

// Returns the house rules adding or changing a rule, or an empty text.
std::string houseRulesOf(const GameInfo& info, const Rule& rule) {
  const auto own = optionOf(info, rule);
  const std::vector<std::size_t> all = optionsOf(info, rule);
  std::string needed;
  std::vector<std::string> others;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const Option& option = info.options[i];
    if (i == own && rule.values != kAnyValue) {
      needed = "Only with " + settingsText(option, rule.values, "`") + ". ";
    } else if (std::ranges::find(all, i) != all.end() || option.rule == rule.id) {
      others.push_back(code(option.key));
    }
  }
  if (needed.empty() && others.empty()) return "";
  std::string text = needed;
  if (!others.empty()) text += others.size() == 1 ? "House rule:" : "House rules:";
  for (const std::string& key : withCommas(std::move(others))) text += ' ' + key;
  return paragraph(text);
}

}  // namespace

std::string rulesPage(const GameInfo& info) {
  std::string text = "# " + plain(info.title) + '\n' + paragraph(plain(summaryText(info))) +
                     paragraph(plain(info.about)) +
                     paragraph("`downpile-cli rules " + std::string(info.id) +
                               " --markdown` generates this page. Its terms and the rules common "
                               "to all games are in [README.md](README.md), the notation of moves "
                               "in [notation.md](notation.md).");
  if (!info.options.empty()) text += heading("##", "House rules") + '\n';
  std::optional<OptionGroup> group;
  for (const std::size_t i : shownOrder(info.options)) {
    if (group != info.options[i].group) {
      text += heading("###", common::titleOf(info.options[i].group)) + '\n';
    }
    group = info.options[i].group;
    text += houseRule(info.options[i]);
  }
  text += heading("##", "Moves") + '\n';
  for (const Verb& verb : info.verbs) text += move(verb);
  text += heading("##", "Rules");
  for (const Rule& rule : info.rules) {
    text += heading("###", std::string(rule.id) + ' ' + rule.title);
    if (*rule.text != '\0') text += paragraph(plain(rule.text));
    text += sentencesOf(info, rule) + houseRulesOf(info, rule);
  }
  return text;
}

}  // namespace downpile
