// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game as numbered sections, with the house rules that are in force.
#pragma once

#include "rules/game_info.h"
#include "shell/list_model.h"

namespace downpile {

class RulesModel : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.rules()")

 public:
  explicit RulesModel(QObject* parent = nullptr);

  int count() const override {
    return info_ == nullptr ? 0 : static_cast<int>(info_->rules.size());
  }
  void setGame(const GameInfo& info, const OptionValues& values);
  void retranslate();

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  const GameInfo* info_ = nullptr;
  OptionValues values_{};
};

}  // namespace downpile
