// SPDX-License-Identifier: GPL-3.0-or-later
// The games that can be played at the table, for the start page: what each is, and whether one of
// its kind waits to be gone on with.
#pragma once

#include <QString>
#include <map>

#include "shell/list_model.h"

namespace downpile {

class GameListModel : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.games")

 public:
  explicit GameListModel(QObject* parent = nullptr);
  int count() const override;
  // `texts` say by their games' ids what waits.
  void setWaiting(std::map<QString, QString> texts);
  void retranslate();

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  std::map<QString, QString> waiting_;
};

}  // namespace downpile
