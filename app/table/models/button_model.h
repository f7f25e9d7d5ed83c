// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons for moves, one row each: legal moves without cards, legal moves of several cards that
// contain the selected cards, and forbidden numbers and words, which give the reason when pressed.
#pragma once

#include <QString>

#include "models/list_model.h"
#include "rules/action.h"

namespace downpile {

struct ButtonRow {
  Action action{};  // move of the button; for C++ only, so not a role
  QString verb{};   // the button's move as in a record: `draw`, `bid 2`
  QString text{};
  QString label{};       // name for screen readers; empty: same as `text`
  QString key{};         // what the user types to press the button: a letter or a number
  QString symbol{};      // name of the button's icon, or empty
  bool possible = true;  // whether the move is legal; if not, a press shows why
  bool hinted = false;
  // Number of the fixed slot of a button without cards, place or number (shape `bare`): the index
  // among the game's verbs of this shape. -1 for other shapes, which have no fixed slot.
  int home = -1;
  int homes = 0;  // number of fixed slots in this game; 0 if the button has none

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
