// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/rules_model.h"

#include "rules/house_rules.h"
#include "settings/option_model.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr Role<RuleRow> kRuleRoles[] = {
    {"ruleId", member<&RuleRow::ruleId>},     {"title", member<&RuleRow::title>},
    {"text", member<&RuleRow::text>},         {"houseRule", member<&RuleRow::houseRule>},
    {"active", member<&RuleRow::active>},     {"changed", member<&RuleRow::changed>},
    {"examples", member<&RuleRow::examples>},
};

QVariantMap exampleOf(const GameInfo& info, const RuleExample& example) {
  const QString cards = QString::fromUtf8(example.cards);
  return {{u"text"_s, gameText(info, example.text)},
          {u"cards"_s, cards.split(u' ', Qt::SkipEmptyParts)}};
}

}  // namespace

RulesModel::RulesModel(QObject* parent) : RowModel(kRuleRoles, parent) {}

void RulesModel::setGame(const GameInfo& info, const OptionValues& values, int players) {
  info_ = &info;
  values_ = values;
  players_ = players;
  retranslate();
}

void RulesModel::retranslate() {
  if (info_ == nullptr) return;
  std::vector<RuleRow> rows;
  const OptionValues effective = effectiveValues(*info_, values_, players_);
  for (const Rule& rule : info_->rules) {
    const bool isActive = isInForce(*info_, rule, effective);
    QStringList texts;
    QVariantList examples;
    if (isActive) {
      for (const RuleText& each : textsOf(*info_, rule, effective)) {
        texts << (each.number ? gameText(*info_, each.text, *each.number)
                              : gameText(*info_, each.text));
      }
      for (const RuleExample& example : rule.examples) {
        if (isInForce(*info_, example, effective)) examples << exampleOf(*info_, example);
      }
    } else {
      texts << tr("This rule does not apply with these house rules.");
    }
    QStringList houseRules;
    bool isChanged = false;
    for (const std::size_t i : optionsOf(*info_, rule)) {
      const Option& option = info_->options[i];
      if (const char* reason = idleReason(*info_, i, values_, players_); *reason != '\0') {
        if (!isActive) houseRules << gameText(*info_, reason);
        continue;
      }
      const QString state = optionState(*info_, option, values_[i]);
      const bool isUsual = values_[i] == option.standard;
      houseRules << (isUsual ? state : tr("%1 (changed)", "a house rule and its value").arg(state));
      isChanged = isChanged || !isUsual;
    }
    rows.push_back({.ruleId = QString::fromUtf8(rule.id),
                    .title = gameText(*info_, rule.title),
                    .text = texts.join(u' '),
                    .houseRule = houseRules.join(u'\n'),
                    .active = isActive,
                    .changed = isChanged,
                    .examples = examples});
  }
  merge(rows_, std::move(rows));
}

}  // namespace downpile

#include "moc_rules_model.cpp"
