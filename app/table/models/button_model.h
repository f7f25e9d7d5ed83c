// SPDX-License-Identifier: GPL-3.0-or-later
// The actions without cards, one row a button: what is legal now, and of numbers and words those
// between them that are not, so that a person can ask why.
#pragma once

#include <QString>

#include "models/list_model.h"
#include "rules/action.h"

namespace downpile {

struct ButtonRow {
  Action action{};  // for C++ only; no role
  QString verb{};   // in the text notation: `draw`, `bid 2`
  QString text{};
  QString key{};         // the letter that presses it
  QString symbol{};      // name of an icon; empty: none
  bool possible = true;  // else pressing it says why not
  bool hinted = false;
  int home = -1;  // its place among the actions without cards, numbers and words; -1: none
  int homes = 0;  // the number of these actions in the game

  bool operator==(const ButtonRow&) const = default;
};

class ButtonModel : public RowModel<ButtonRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit ButtonModel(QObject* parent = nullptr);

  void setRows(std::vector<ButtonRow> rows);
};

}  // namespace downpile
