// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/catalog_report.h"

#include <string>

#include "bots/bot_catalog.h"
#include "console/report.h"
#include "games/catalog.h"
#include "rules/option_value.h"

namespace downpile {

namespace {

Value rangeReport(int least, int most) { return Value::Object{{"min", least}, {"max", most}}; }

Value choicesReport(const Option& option) {
  Value::List choices;
  for (const Choice& choice : option.choices) {
    choices.emplace_back(Value::Object{{"key", std::string(choice.key)}, {"title", choice.title}});
  }
  return {std::move(choices)};
}

Value optionReport(const Option& option) {
  Value::Object report{{"key", std::string(option.key)}};
  switch (option.kind) {
    case OptionKind::onOff:
      report.emplace_back("kind", "onOff");
      break;
    case OptionKind::number:
      report.emplace_back("kind", "number");
      report.emplace_back("range", rangeReport(option.least, option.most));
      break;
    case OptionKind::choice:
      report.emplace_back("kind", "choice");
      report.emplace_back("choices", choicesReport(option));
      break;
  }
  report.emplace_back("default", optionValue(option, option.standard));
  report.emplace_back("title", option.title);
  report.emplace_back("help", option.help);
  report.emplace_back("rule", std::string(option.rule));
  return {std::move(report)};
}

Value gameReport(const GameInfo& info) {
  Value::List bots;
  for (const std::string& name : botNames(info.id)) bots.emplace_back(name);
  Value::List options;
  for (const Option& option : info.options) options.push_back(optionReport(option));
  return Value::Object{{"id", std::string(info.id)},
                       {"title", info.title},
                       {"summary", info.summary},
                       {"about", info.about},
                       {"players", rangeReport(info.minPlayers, info.maxPlayers)},
                       {"bots", std::move(bots)},
                       {"options", std::move(options)}};
}

}  // namespace

Value catalogReport() {
  Value::List games;
  for (const CatalogEntry& entry : catalog()) games.push_back(gameReport(*entry.info));
  return {std::move(games)};
}

}  // namespace downpile
