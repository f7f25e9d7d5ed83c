// SPDX-License-Identifier: GPL-3.0-or-later
// The games that can be played at the table, for the start page: what each is, and whether one of
// its kind waits to be gone on with.
#pragma once

#include <QString>
#include <map>

#include "models/list_model.h"

namespace downpile {

struct GameRow {
  QString gameId{};
  QString title{};
  QString summary{};
  QString about{};
  QString length{};
  int leastPlayers = 0;
  int mostPlayers = 0;
  QString waiting{};  // empty where none waits

  bool operator==(const GameRow&) const = default;
};

class GameListModel : public RowModel<GameRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.games")

 public:
  explicit GameListModel(QObject* parent = nullptr);
  // `texts` say by their games' ids what waits. All rows are told in the user's language.
  void setWaiting(const std::map<QString, QString>& texts);
};

}  // namespace downpile
