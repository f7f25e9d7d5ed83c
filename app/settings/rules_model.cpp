// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/rules_model.h"

#include "rules/house_rules.h"
#include "settings/option_model.h"
#include "text/texts.h"

namespace downpile {

RulesModel::RulesModel(QObject* parent)
    : ListModel({"ruleId", "title", "text", "houseRule", "active"}, parent) {}

void RulesModel::setGame(const GameInfo& info, const OptionValues& values) {
  if (info_ == &info && values_ == values) return;
  beginResetModel();
  info_ = &info;
  values_ = values;
  endResetModel();
  emit countChanged();
}

void RulesModel::retranslate() {
  if (count() > 0) emit dataChanged(index(0), index(count() - 1));
}

QVariant RulesModel::roleValue(int row, int role) const {
  const Rule& rule = info_->rules[static_cast<std::size_t>(row)];
  const auto option = optionOf(*info_, rule);
  switch (role) {
    case 0:
      return QString::fromUtf8(rule.id);
    case 1:
      return gameText(*info_, rule.title);
    case 2:
      return gameText(*info_, rule.text);
    case 3:
      return option ? optionState(*info_, info_->options[*option], values_[*option]) : QString();
    default:
      return isInForce(*info_, rule, values_);
  }
}

}  // namespace downpile
