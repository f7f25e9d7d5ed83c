// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_list_model.h"

#include "games/catalog.h"
#include "text/texts.h"

namespace downpile {

namespace {

enum GameRole { kGameId, kTitle, kSummary, kAbout, kLength, kLeastPlayers, kMostPlayers, kWaiting };

}  // namespace

GameListModel::GameListModel(QObject* parent)
    : ListModel({"gameId", "title", "summary", "about", "length", "leastPlayers", "mostPlayers",
                 "waiting"},
                parent) {}

int GameListModel::count() const { return static_cast<int>(catalog().size()); }

void GameListModel::setWaiting(std::map<QString, QString> texts) {
  waiting_ = std::move(texts);
  retranslate();
}

void GameListModel::retranslate() { emit dataChanged(index(0), index(count() - 1)); }

QVariant GameListModel::roleValue(int row, int role) const {
  const GameInfo& info = *catalog()[static_cast<std::size_t>(row)].info;
  switch (role) {
    case kGameId:
      return QString::fromUtf8(info.id);
    case kTitle:
      return gameText(info, info.title);
    case kSummary:
      return gameText(info, info.summary);
    case kAbout:
      return gameText(info, info.about);
    case kLength:
      return gameText(info, info.length);
    case kLeastPlayers:
      return info.minPlayers;
    case kMostPlayers:
      return info.maxPlayers;
    default: {
      const auto found = waiting_.find(QString::fromUtf8(info.id));
      return found == waiting_.end() ? QString() : found->second;
    }
  }
}

}  // namespace downpile
