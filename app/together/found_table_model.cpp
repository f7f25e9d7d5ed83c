// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/found_table_model.h"

#include <algorithm>

#include "games/catalog.h"
#include "records/header_text.h"
#include "text/texts.h"
#include "together/multiplayer_texts.h"

namespace downpile {

namespace {

constexpr Role<FoundRow> kFoundRoles[] = {
    {"name", member<&FoundRow::name>},       {"gameTitle", member<&FoundRow::gameTitle>},
    {"seats", member<&FoundRow::seats>},     {"free", member<&FoundRow::free>},
    {"rules", member<&FoundRow::rules>},     {"fourWords", member<&FoundRow::fourWords>},
    {"hasSeat", member<&FoundRow::hasSeat>}, {"maySit", member<&FoundRow::maySit>},
    {"link", member<&FoundRow::link>},
};

// Returns the house rules of the table. Empty if they are unknown to this version.
QString rulesOf(const CatalogEntry* game, const TableNotice& notice) {
  if (game == nullptr || !notice.rules) return {};
  const auto options = optionsFromText(game->info->options, notice.rules->toStdString());
  return options ? rulesText(*game->info, *options) : QString();
}

}  // namespace

FoundTableModel::FoundTableModel(QObject* parent) : RowModel(kFoundRoles, parent) {}

void FoundTableModel::show(const QList<FoundTable>& tables,
                           const std::function<bool(const Invitation& table)>& isLast) {
  std::vector<FoundRow> rows;
  for (const FoundTable& table : tables) {
    const TableNotice& notice = table.notice;
    const CatalogEntry* game = findGame(notice.game.toStdString());
    const QString title = tableTitle(notice.name);
    const bool isAlike = std::ranges::count_if(tables, [&title](const FoundTable& other) {
                           return tableTitle(other.notice.name) == title;
                         }) > 1;
    const bool hasSeat = isLast(table.invitation());
    rows.push_back({.key = notice.host.text() + notice.table,
                    .name = title,
                    .gameTitle = game ? gameText(*game->info, game->info->title) : QString(),
                    .seats = notice.seats,
                    .free = notice.free,
                    .hasSeat = hasSeat,
                    .maySit = hasSeat || notice.free > 0 || notice.game.isEmpty(),
                    .link = table.invitation().text(),
                    .rules = rulesOf(game, notice),
                    .fourWords = isAlike ? notice.host.words().join(u' ') : QString()});
  }
  // Merges the rows by position, not by key, because a changed table name can change the order of
  // the rows.
  merge(rows_, std::move(rows));
}

}  // namespace downpile

#include "moc_found_table_model.cpp"
