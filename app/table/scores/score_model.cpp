// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scores/score_model.h"

#include <algorithm>

namespace downpile {

namespace {

constexpr Role<ScoreRow> kScoreRoles[] = {
    {"deal", member<&ScoreRow::deal>},
    {"cells", member<&ScoreRow::cells>},
    {"isVoid", member<&ScoreRow::isVoid>},
    {"note", member<&ScoreRow::note>},
    {"isUnderway", member<&ScoreRow::isUnderway>},
    {"notes", member<&ScoreRow::notes>},
};

}  // namespace

ScoreModel::ScoreModel(QObject* parent) : RowModel(kScoreRoles, parent) {}

void ScoreModel::setSheet(std::vector<ScoreRow> rows, ScoreFrame frame) {
  int longestNote = 0;
  for (const ScoreRow& row : rows) {
    for (const QString& note : row.notes) {
      longestNote = std::max(longestNote, static_cast<int>(note.size()));
    }
  }
  merge(rows_, std::move(rows));
  if (frame == frame_ && longestNote == longestNote_) return;
  frame_ = std::move(frame);
  longestNote_ = longestNote;
  emit sheetChanged();
}

}  // namespace downpile

#include "moc_score_model.cpp"
