// SPDX-License-Identifier: GPL-3.0-or-later
// The house rules of a game as rows to be set, generated from the game's own list.
#pragma once

#include <QString>
#include <QStringList>

#include "models/list_model.h"
#include "rules/game_info.h"

namespace downpile {

struct OptionRow {
  QString key{};
  QString title{};
  QString help{};
  QString kind{};  // onOff, number, choice
  int value = 0;
  int least = 0;
  int most = 0;
  QStringList choices{};  // titles
  bool standard = true;   // is set to it
  QString ruleId{};
  bool dependent = false;  // has no effect as another one is set

  bool operator==(const OptionRow&) const = default;
};

class OptionModel : public RowModel<OptionRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("NewGame.options")

 public:
  explicit OptionModel(QObject* parent = nullptr);

  const OptionValues& values() const { return values_; }
  // Another game, or other values; values out of their range become the standard.
  void setOptions(const GameInfo& info, const OptionValues& values);

  // On or off as 1 or 0, a number, or the index of a choice. Out of range: ignored.
  Q_INVOKABLE void setValue(int row, int value);
  Q_INVOKABLE void reset();
  void retranslate();

 signals:
  void valuesChanged();

 private:
  std::vector<OptionRow> rowsNow() const;

  const GameInfo* info_ = nullptr;
  OptionValues values_{};
};

// The options that differ from the standard, each in a few words: `Doubling: on`.
QStringList differingOptions(const GameInfo& info, const OptionValues& values);
// One option with its value: `Points to win: 49`.
QString optionState(const GameInfo& info, const Option& option, std::int16_t value);

}  // namespace downpile
