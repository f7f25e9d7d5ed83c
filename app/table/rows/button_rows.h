// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the rows of ButtonModel: the actions made with buttons.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "table/models/button_model.h"
#include "table/rows/table_scene.h"

namespace downpile {

class ButtonRows {
  Q_DECLARE_TR_FUNCTIONS(downpile::ButtonRows)

 public:
  // `scene` must outlive this object. There must be a game on the table.
  explicit ButtonRows(const TableScene& scene);

  std::vector<ButtonRow> rows() const;

 private:
  ButtonRow buttonOf(const Action& action, const QString& text, const QString& key) const;
  void addNumbers(const std::vector<Action>& legal, std::vector<ButtonRow>& rows) const;
  void addCombinations(std::vector<ButtonRow>& rows) const;
  void addGathered(std::vector<ButtonRow>& rows) const;
  void addWords(Action action, std::vector<ButtonRow>& rows) const;

  const TableScene& scene_;
  const TablePosition& position_;
  const GameInfo& info_;
};

}  // namespace downpile
