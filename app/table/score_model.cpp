// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/score_model.h"

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
  merge(rows_, std::move(rows));
  if (names == names_ && totals == totals_ && target == target_) return;
  names_ = std::move(names);
  totals_ = std::move(totals);
  target_ = target;
  emit sheetChanged();
}

}  // namespace downpile
