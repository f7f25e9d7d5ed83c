// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/score_model.h"

namespace downpile {

ScoreModel::ScoreModel(QObject* parent) : ListModel({"deal", "cells", "isVoid"}, parent) {}

void ScoreModel::setSheet(std::vector<ScoreRow> rows, QStringList names, QStringList totals,
                          int target) {
  merge(rows_, std::move(rows));
  if (names == names_ && totals == totals_ && target == target_) return;
  names_ = std::move(names);
  totals_ = std::move(totals);
  target_ = target;
  emit sheetChanged();
}

QVariant ScoreModel::roleValue(int row, int role) const {
  const ScoreRow& deal = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return deal.deal;
    case 1:
      return deal.cells;
    default:
      return deal.isVoid;
  }
}

}  // namespace downpile
