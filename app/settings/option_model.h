// SPDX-License-Identifier: GPL-3.0-or-later
// House rules of a game as rows to edit, generated from the game's own list and ordered by group.
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
  QString kind{};  // kind of the option: `onOff`, `number` or `choice`
  int value = 0;
  int least = 0;
  int most = 0;
  QStringList choices{};  // titles of the values of a `choice`, in the user's language
  bool standard = true;   // whether the option has its default value
  QString ruleId{};
  // Whether the option has no effect, because of another option or of the number of players.
  bool dependent = false;
  QString reason{};   // why the option has no effect; empty if it has an effect
  QString heading{};  // title of the option's group; only in the group's first row
  bool late = false;  // whether the option is in the second column of a wide page
  int option = 0;     // index of the option in GameInfo::options

  bool operator==(const OptionRow&) const = default;
};

class OptionModel : public RowModel<OptionRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("NewGame.options")

 public:
  explicit OptionModel(QObject* parent = nullptr);

  const OptionValues& values() const { return values_; }
  // Sets the game and the values. Values out of range are replaced by the default.
  void setOptions(const GameInfo& info, const OptionValues& values);

  // Sets the number of players at the table; 0 if unknown. Some options have no effect for some
  // numbers.
  void setPlayers(int players);

  // `value` is 1 (on) or 0 (off), a number, or the index of a choice, depending on the kind of
  // option. Values out of range are ignored.
  Q_INVOKABLE void setValue(int row, int value);
  Q_INVOKABLE void reset();
  void retranslate();

 signals:
  void valuesChanged();

 private:
  std::vector<OptionRow> rowsNow() const;

  const GameInfo* info_ = nullptr;
  OptionValues values_{};
  int players_ = 0;
};

// Returns the options with values other than their defaults, each in a few words: `Doubling: on`.
QStringList differingOptions(const GameInfo& info, const OptionValues& values);
// Returns an option with its value: `Points to win: 49`.
QString optionState(const GameInfo& info, const Option& option, std::int16_t value);

}  // namespace downpile
