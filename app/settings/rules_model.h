// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of a game as numbered sections, with the house rules in force.
#pragma once

#include "models/list_model.h"
#include "rules/game_info.h"

namespace downpile {

struct RuleRow {
  QString ruleId{};
  QString title{};
  QString text{};
  QString houseRule{};      // text about the house rules affecting the section, or empty
  bool active = true;       // whether the section applies under the chosen house rules
  bool changed = false;     // whether a house rule of the section differs from its default
  QVariantList examples{};  // {text, cards}: a sentence, and cards such as `TH` or `>` (arrow)

  bool operator==(const RuleRow&) const = default;
};

class RulesModel : public RowModel<RuleRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.rules()")

 public:
  explicit RulesModel(QObject* parent = nullptr);

  // Describes the rules of a game with these values of its options and this number of players.
  void setGame(const GameInfo& info, const OptionValues& values, int players);
  void retranslate();

 private:
  const GameInfo* info_ = nullptr;
  OptionValues values_{};
  int players_ = 0;
};

}  // namespace downpile
