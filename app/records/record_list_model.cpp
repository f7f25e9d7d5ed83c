// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_list_model.h"

#include <algorithm>

#include "games/catalog.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr Role<RecordRow> kRecordRoles[] = {
    {"path", member<&RecordRow::path>},
    {"gameId", member<&RecordRow::gameId>},
    {"title", member<&RecordRow::title>},
    {"date", member<&RecordRow::date>},
    {"players", member<&RecordRow::players>},
    {"result", member<&RecordRow::result>},
    {"extent", member<&RecordRow::extent>},
    {"rules", member<&RecordRow::rules>},
    {"problem", member<&RecordRow::problem>},
    {"marks", member<&RecordRow::marks>},
    {"spoken", member<&RecordRow::spoken>},
    {"maySee", member<&RecordRow::maySee>},
    {"mayContinue", member<&RecordRow::mayContinue>},
    {"isOver", member<&RecordRow::isOver>},
    {"isOnTable", member<&RecordRow::isOnTable>},
};

int position(std::size_t i) { return static_cast<int>(i); }

}  // namespace

RecordListModel::RecordListModel(QObject* parent) : RowModel(kRecordRoles, parent) {}

QStringList RecordListModel::games() const {
  QStringList games;
  for (const CatalogEntry& entry : catalog()) {
    const QString id = QString::fromUtf8(entry.info->id);
    if (std::ranges::find(all_, id, &RecordRow::gameId) != all_.end()) games << id;
  }
  return games;
}

void RecordListModel::setGame(const QString& game) {
  if (game == game_) return;
  game_ = game;
  narrow();
  emit filterChanged();
}

void RecordListModel::setState(const QString& state) {
  if (state == state_) return;
  state_ = state;
  narrow();
  emit filterChanged();
}

void RecordListModel::setWords(const QString& words) {
  if (words == words_) return;
  words_ = words;
  narrow();
  emit filterChanged();
}

void RecordListModel::showAll() {
  setGame({});
  setState(u"all"_s);
  setWords({});
}

bool RecordListModel::narrowed() const {
  return !game_.isEmpty() || state_ != u"all"_s || !words_.isEmpty();
}

bool RecordListModel::fits(const RecordRow& row) const {
  if (!game_.isEmpty() && row.gameId != game_) return false;
  if (state_ == u"finished" && !row.isOver) return false;
  if (state_ == u"unfinished" && !row.isUnfinished) return false;
  const QStringList words = words_.toLower().simplified().split(u' ', Qt::SkipEmptyParts);
  return std::ranges::all_of(words,
                             [&row](const QString& word) { return row.search.contains(word); });
}

// Applies the filter by resetting the model: with thousands of rows, this is faster for views than
// single changes, because a view creates only its few visible rows.
void RecordListModel::narrow() {
  beginResetModel();
  rows_.clear();
  std::ranges::copy_if(all_, std::back_inserter(rows_),
                       [this](const RecordRow& row) { return fits(row); });
  endResetModel();
  emit countChanged();
}

QStringList RecordListModel::shownPaths() const {
  QStringList paths;
  for (const RecordRow& row : rows_) paths << row.path;
  return paths;
}

int RecordListModel::rowOf(const QString& path) const {
  const auto found = std::ranges::find(rows_, path, &RecordRow::path);
  return found == rows_.end() ? -1 : position(static_cast<std::size_t>(found - rows_.begin()));
}

void RecordListModel::append(std::vector<RecordRow> rows) {
  std::vector<RecordRow> fitting;
  std::ranges::copy_if(rows, std::back_inserter(fitting),
                       [this](const RecordRow& row) { return fits(row); });
  std::ranges::move(rows, std::back_inserter(all_));
  emit allChanged();
  if (fitting.empty()) return;
  beginInsertRows({}, count(), count() + position(fitting.size()) - 1);
  std::ranges::move(fitting, std::back_inserter(rows_));
  endInsertRows();
  emit countChanged();
}

void RecordListModel::insert(std::size_t place, RecordRow row) {
  const bool isShown = fits(row);
  // Counts the shown rows before the inserted row, to find its place among the shown rows.
  const auto end = all_.begin() + static_cast<std::ptrdiff_t>(place);
  const auto at =
      std::count_if(all_.begin(), end, [this](const RecordRow& each) { return fits(each); });
  all_.insert(end, row);
  emit allChanged();
  if (!isShown) return;
  beginInsertRows({}, static_cast<int>(at), static_cast<int>(at));
  rows_.insert(rows_.begin() + at, std::move(row));
  endInsertRows();
  emit countChanged();
}

void RecordListModel::take(const QString& path) {
  const auto found = std::ranges::find(all_, path, &RecordRow::path);
  if (found == all_.end()) return;
  all_.erase(found);
  if (const int row = rowOf(path); row >= 0) {
    beginRemoveRows({}, row, row);
    rows_.erase(rows_.begin() + row);
    endRemoveRows();
    emit countChanged();
  }
  emit allChanged();
}

void RecordListModel::clear() {
  all_.clear();
  narrow();
  emit allChanged();
}

}  // namespace downpile

#include "moc_record_list_model.cpp"
