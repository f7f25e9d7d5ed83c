// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/game_list_model.h"

#include "games/catalog.h"
#include "text/texts.h"

namespace downpile {

namespace {

constexpr Role<GameRow> kGameRoles[] = {
    {"gameId", member<&GameRow::gameId>},
    {"title", member<&GameRow::title>},
    {"summary", member<&GameRow::summary>},
    {"about", member<&GameRow::about>},
    {"length", member<&GameRow::length>},
    {"leastPlayers", member<&GameRow::leastPlayers>},
    {"mostPlayers", member<&GameRow::mostPlayers>},
    {"hasSuits", member<&GameRow::hasSuits>},
    {"waiting", member<&GameRow::waiting>},
};

}  // namespace

GameListModel::GameListModel(QObject* parent) : RowModel(kGameRoles, parent) { setWaiting({}); }

void GameListModel::setWaiting(const std::map<QString, QString>& texts) {
  std::vector<GameRow> rows;
  for (const CatalogEntry& entry : catalog()) {
    const GameInfo& info = *entry.info;
    const QString id = QString::fromUtf8(info.id);
    const auto waiting = texts.find(id);
    rows.push_back({.gameId = id,
                    .title = gameText(info, info.title),
                    .summary = gameText(info, info.summary),
                    .about = gameText(info, info.about),
                    .length = gameText(info, info.length),
                    .leastPlayers = info.minPlayers,
                    .mostPlayers = info.maxPlayers,
                    .hasSuits = info.family == CardFamily::french,
                    .waiting = waiting == texts.end() ? QString() : waiting->second});
  }
  merge(rows_, std::move(rows));
}

}  // namespace downpile

#include "moc_game_list_model.cpp"
