// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/rules_model.h"

#include "rules/house_rules.h"
#include "settings/option_model.h"
#include "text/texts.h"

namespace downpile {

namespace {

constexpr Role<RuleRow> kRuleRoles[] = {
    {"ruleId", member<&RuleRow::ruleId>}, {"title", member<&RuleRow::title>},
    {"text", member<&RuleRow::text>},     {"houseRule", member<&RuleRow::houseRule>},
    {"active", member<&RuleRow::active>},
};

}  // namespace

RulesModel::RulesModel(QObject* parent) : RowModel(kRuleRoles, parent) {}

void RulesModel::setGame(const GameInfo& info, const OptionValues& values) {
  info_ = &info;
  values_ = values;
  retranslate();
}

void RulesModel::retranslate() {
  if (info_ == nullptr) return;
  std::vector<RuleRow> rows;
  for (const Rule& rule : info_->rules) {
    QStringList texts;
    for (const char* text : textsOf(*info_, rule, values_)) texts << gameText(*info_, text);
    QStringList houseRules;
    for (const std::size_t option : optionsOf(*info_, rule)) {
      if (isIdle(*info_, option, values_)) continue;
      houseRules << optionState(*info_, info_->options[option], values_[option]);
    }
    rows.push_back({.ruleId = QString::fromUtf8(rule.id),
                    .title = gameText(*info_, rule.title),
                    .text = texts.join(u' '),
                    .houseRule = houseRules.join(u'\n'),
                    .active = isInForce(*info_, rule, values_)});
  }
  merge(rows_, std::move(rows));
}

}  // namespace downpile

#include "moc_rules_model.cpp"
