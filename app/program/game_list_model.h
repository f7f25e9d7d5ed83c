// SPDX-License-Identifier: GPL-3.0-or-later
// Games for the start page, with their descriptions, and whether an unfinished game of the kind can
// be continued.
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
  bool hasSuits = true;  // whether the cards have suits and values, not colours and numbers
  QString waiting{};     // description of the game's unfinished record; empty if none exists

  bool operator==(const GameRow&) const = default;
};

class GameListModel : public RowModel<GameRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.games")

 public:
  explicit GameListModel(QObject* parent = nullptr);
  // `texts` has descriptions of unfinished games, by game id. All rows are computed again, in the
  // user's language.
  void setWaiting(const std::map<QString, QString>& texts);
};

}  // namespace downpile
