// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/option_model.h"

#include <QCoreApplication>
#include <optional>

#include "games/common_text.h"
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

QString groupText(OptionGroup group) {
  return QCoreApplication::translate(common::kContext, common::titleOf(group));
}

constexpr Role<OptionRow> kOptionRoles[] = {
    {"key", member<&OptionRow::key>},
    {"title", member<&OptionRow::title>},
    {"help", member<&OptionRow::help>},
    {"kind", member<&OptionRow::kind>},
    {"value", member<&OptionRow::value>},
    {"least", member<&OptionRow::least>},
    {"most", member<&OptionRow::most>},
    {"choices", member<&OptionRow::choices>},
    {"standard", member<&OptionRow::standard>},
    {"ruleId", member<&OptionRow::ruleId>},
    {"dependent", member<&OptionRow::dependent>},
    {"reason", member<&OptionRow::reason>},
    {"heading", member<&OptionRow::heading>},
    {"late", member<&OptionRow::late>},
};

}  // namespace

OptionModel::OptionModel(QObject* parent) : RowModel(kOptionRoles, parent) {}

// Resets the model: options of different games are different rows, even if they have the same key.
void OptionModel::setOptions(const GameInfo& info, const OptionValues& values) {
  beginResetModel();
  info_ = &info;
  values_ = values;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (!valuesOf(info.options[i]).contains(values_[i])) values_[i] = info.options[i].standard;
  }
  rows_ = rowsNow();
  endResetModel();
  emit countChanged();
  emit valuesChanged();
}

void OptionModel::setPlayers(int players) {
  players_ = players;
  if (info_ != nullptr) merge(rows_, rowsNow());
}

void OptionModel::setValue(int row, int value) {
  if (row < 0 || row >= count()) return;
  const auto i = static_cast<std::size_t>(rows_[static_cast<std::size_t>(row)].option);
  if (!valuesOf(info_->options[i]).contains(value) || values_[i] == value) return;
  values_[i] = static_cast<std::int16_t>(value);
  merge(rows_, rowsNow());
  emit valuesChanged();
}

void OptionModel::reset() {
  if (info_ != nullptr) setOptions(*info_, standardValues(info_->options));
}

void OptionModel::retranslate() {
  if (info_ != nullptr) merge(rows_, rowsNow());
}

std::vector<OptionRow> OptionModel::rowsNow() const {
  std::vector<OptionRow> rows;
  std::optional<OptionGroup> group;
  for (const std::size_t i : shownOrder(info_->options)) {
    const Option& option = info_->options[i];
    const bool isFirst = group != option.group;
    group = option.group;
    const bool isDependent = isAlwaysIdle(*info_, i, values_, players_);
    QStringList choices;
    for (const Choice& choice : option.choices) choices << gameText(*info_, choice.title);
    rows.push_back({.key = QString::fromUtf8(option.key),
                    .title = gameText(*info_, option.title),
                    .help = gameText(*info_, option.help),
                    .kind = kindName(option.kind),
                    .value = values_[i],
                    .least = valuesOf(option).least,
                    .most = valuesOf(option).most,
                    .choices = choices,
                    .standard = values_[i] == option.standard,
                    .ruleId = QString::fromUtf8(option.rule),
                    .dependent = isDependent,
                    .reason = isDependent
                                  ? gameText(*info_, idleReason(*info_, i, values_, players_))
                                  : QString(),
                    .heading = isFirst ? groupText(option.group) : QString(),
                    .late = option.group >= OptionGroup::scoring,
                    .option = static_cast<int>(i)});
  }
  return rows;
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
      state = value == 0 && !option.choices.empty() ? gameText(info, option.choices.front().title)
                                                    : numberText(value);
      break;
  }
  return OptionTexts::tr("%1: %2", "a house rule and its value")
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

#include "moc_option_model.cpp"
