// SPDX-License-Identifier: GPL-3.0-or-later
// The actions without cards that are legal now, one row a button.
#pragma once

#include <QString>

#include "rules/action.h"
#include "shell/list_model.h"

namespace downpile {

struct ButtonRow {
  Action action{};  // for C++ only; no role
  QString verb{};   // the verb's name in the text notation
  QString text{};
  QString key{};  // the letter that presses it
  bool hinted = false;

  bool operator==(const ButtonRow&) const = default;
};

class ButtonModel : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit ButtonModel(QObject* parent = nullptr);

  int count() const override { return static_cast<int>(rows_.size()); }
  const std::vector<ButtonRow>& rows() const { return rows_; }
  void setRows(std::vector<ButtonRow> rows);

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  std::vector<ButtonRow> rows_;
};

}  // namespace downpile
