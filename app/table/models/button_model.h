// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons of the actions without cards, one row each: the legal ones, and the forbidden numbers and
// words between them, so that the user can ask why.
#pragma once

#include <QString>

#include "models/list_model.h"
#include "rules/action.h"

namespace downpile {

struct ButtonRow {
  Action action{};  // the action; for C++ only, so the model has no role for it
  QString verb{};   // the action in trace notation: `draw`, `bid 2`
  QString text{};
  QString label{};       // name for screen readers; empty: same as the text
  QString key{};         // key that presses it: a letter or digit
  QString symbol{};      // name of an icon, or empty
  bool possible = true;  // whether the action is legal; if false, a press says why not
  bool hinted = false;
  // Index of the button's fixed slot: its place among the game's actions without cards, place or
  // number (shape `bare`). -1: another shape, no slot.
  int home = -1;
  int homes = 0;  // number of such slots in this game

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
