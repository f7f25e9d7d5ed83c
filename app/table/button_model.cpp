// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/button_model.h"

namespace downpile {

ButtonModel::ButtonModel(QObject* parent) : ListModel({"verb", "text", "key", "hinted"}, parent) {}

void ButtonModel::setRows(std::vector<ButtonRow> rows) {
  merge(rows_, std::move(rows), [](const ButtonRow& row) { return row.verb; });
}

QVariant ButtonModel::roleValue(int row, int role) const {
  const ButtonRow& button = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return button.verb;
    case 1:
      return button.text;
    case 2:
      return button.key;
    default:
      return button.hinted;
  }
}

}  // namespace downpile
