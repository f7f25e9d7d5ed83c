// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/option_model.h"

#include <QCoreApplication>

#include "rules/house_rules.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct OptionTexts {
  Q_DECLARE_TR_FUNCTIONS(Options)
};

QString kindName(OptionKind kind) {
  switch (kind) {
    case OptionKind::number:
      return u"number"_s;
    case OptionKind::choice:
      return u"choice"_s;
    case OptionKind::onOff:
      break;
  }
  return u"onOff"_s;
}

int mostOf(const Option& option) {
  return option.kind == OptionKind::choice ? static_cast<int>(option.choices.size()) - 1
                                           : option.most;
}

bool isAllowed(const Option& option, int value) {
  const int least = option.kind == OptionKind::number ? option.least : 0;
  return value >= least && value <= mostOf(option);
}

}  // namespace

OptionModel::OptionModel(QObject* parent)
    : ListModel({"key", "title", "help", "kind", "value", "least", "most", "choices", "standard",
                 "ruleId", "dependent"},
                parent) {}

int OptionModel::count() const {
  return info_ == nullptr ? 0 : static_cast<int>(info_->options.size());
}

void OptionModel::setOptions(const GameInfo& info, const OptionValues& values) {
  beginResetModel();
  info_ = &info;
  values_ = values;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (!isAllowed(info.options[i], values_[i])) values_[i] = info.options[i].standard;
  }
  endResetModel();
  emit countChanged();
  emit valuesChanged();
}

void OptionModel::setValue(int row, int value) {
  if (row < 0 || row >= count()) return;
  const auto i = static_cast<std::size_t>(row);
  if (!isAllowed(info_->options[i], value) || values_[i] == value) return;
  values_[i] = static_cast<std::int16_t>(value);
  // Others may depend on it.
  emit dataChanged(index(0), index(count() - 1));
  emit valuesChanged();
}

void OptionModel::reset() {
  if (info_ != nullptr) setOptions(*info_, standardValues(info_->options));
}

void OptionModel::retranslate() {
  if (count() > 0) emit dataChanged(index(0), index(count() - 1));
}

QVariant OptionModel::roleValue(int row, int role) const {
  const auto i = static_cast<std::size_t>(row);
  const Option& option = info_->options[i];
  switch (role) {
    case 0:
      return QString::fromUtf8(option.key);
    case 1:
      return gameText(*info_, option.title);
    case 2:
      return gameText(*info_, option.help);
    case 3:
      return kindName(option.kind);
    case 4:
      return values_[i];
    case 5:
      return option.least;
    case 6:
      return mostOf(option);
    case 7: {
      QStringList titles;
      for (const Choice& choice : option.choices) titles << gameText(*info_, choice.title);
      return titles;
    }
    case 8:
      return values_[i] == option.standard;
    case 9:
      return QString::fromUtf8(option.rule);
    default:
      return isIdle(*info_, i, values_);
  }
}

QString optionState(const GameInfo& info, const Option& option, std::int16_t value) {
  QString state;
  switch (option.kind) {
    case OptionKind::onOff:
      state = value != 0 ? OptionTexts::tr("on") : OptionTexts::tr("off");
      break;
    case OptionKind::choice:
      state = gameText(info, option.choices[static_cast<std::size_t>(value)].title);
      break;
    case OptionKind::number:
      state = numberText(value);
      break;
  }
  return OptionTexts::tr("%1: %2", "a house rule and what it is set to")
      .arg(gameText(info, option.title), state);
}

QStringList differingOptions(const GameInfo& info, const OptionValues& values) {
  QStringList texts;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (values[i] != info.options[i].standard) {
      texts << optionState(info, info.options[i], values[i]);
    }
  }
  return texts;
}

}  // namespace downpile
