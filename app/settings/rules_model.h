// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game as numbered sections, with the house rules that are in force.
#pragma once

#include "models/list_model.h"
#include "rules/game_info.h"

namespace downpile {

struct RuleRow {
  QString ruleId{};
  QString title{};
  QString text{};
  QString houseRule{};  // the state of the one that belongs to it; empty where none does
  bool active = true;   // in force

  bool operator==(const RuleRow&) const = default;
};

class RulesModel : public RowModel<RuleRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.rules()")

 public:
  explicit RulesModel(QObject* parent = nullptr);

  void setGame(const GameInfo& info, const OptionValues& values);
  void retranslate();

 private:
  const GameInfo* info_ = nullptr;
  OptionValues values_{};
};

}  // namespace downpile
