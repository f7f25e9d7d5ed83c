// SPDX-License-Identifier: GPL-3.0-or-later
// The games that can be played at the table, for the start page.
#pragma once

#include "shell/list_model.h"

namespace downpile {

class GameListModel : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.games")

 public:
  explicit GameListModel(QObject* parent = nullptr);
  int count() const override;
  void retranslate();

 protected:
  QVariant roleValue(int row, int role) const override;
};

}  // namespace downpile
