// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_list_model.h"

#include "games/catalog.h"
#include "text/texts.h"

namespace downpile {

GameListModel::GameListModel(QObject* parent)
    : ListModel({"gameId", "title", "summary", "about"}, parent) {}

int GameListModel::count() const { return static_cast<int>(catalog().size()); }

void GameListModel::retranslate() { emit dataChanged(index(0), index(count() - 1)); }

QVariant GameListModel::roleValue(int row, int role) const {
  const GameInfo& info = *catalog()[static_cast<std::size_t>(row)].info;
  switch (role) {
    case 0:
      return QString::fromUtf8(info.id);
    case 1:
      return gameText(info, info.title);
    case 2:
      return gameText(info, info.summary);
    default:
      return gameText(info, info.about);
  }
}

}  // namespace downpile
