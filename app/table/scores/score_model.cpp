// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scores/score_model.h"

#include <algorithm>

namespace downpile {

namespace {

constexpr Role<ScoreRow> kRoles[] = {
    {"deal", member<&ScoreRow::deal>},
    {"cells", member<&ScoreRow::cells>},
    {"isVoid", member<&ScoreRow::isVoid>},
    {"note", member<&ScoreRow::note>},
    {"isUnderway", member<&ScoreRow::isUnderway>},
    {"notes", member<&ScoreRow::notes>},
};

}  // namespace

ScoreModel::ScoreModel(QObject* parent) : RowModel(kRoles, parent) {}

void ScoreModel::setSheet(std::vector<ScoreRow> rows, QStringList names, QStringList totals,
                          int target) {
  int longestNote = 0;
  for (const ScoreRow& row : rows) {
    for (const QString& note : row.notes) {
      longestNote = std::max(longestNote, static_cast<int>(note.size()));
    }
  }
  merge(rows_, std::move(rows));
  if (names == names_ && totals == totals_ && target == target_ && longestNote == longestNote_) {
    return;
  }
  names_ = std::move(names);
  totals_ = std::move(totals);
  target_ = target;
  longestNote_ = longestNote;
  emit sheetChanged();
}

}  // namespace downpile
