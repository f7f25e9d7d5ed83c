// SPDX-License-Identifier: GPL-3.0-or-later
// List of records, filtered by game, by state and by words.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "models/list_model.h"
#include "records/record_row.h"

namespace downpile {

class RecordListModel : public RowModel<RecordRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.records.list")

  // Id of the game whose records are shown; empty: all games.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
  // Which records are shown: `all`, `unfinished` or `finished`.
  Q_PROPERTY(QString state READ state WRITE setState NOTIFY filterChanged)
  // Search words. Only rows whose text contains each word are shown.
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY filterChanged)
  // True if at least one of the filters `game`, `state` and `words` is set.
  Q_PROPERTY(bool narrowed READ narrowed NOTIFY filterChanged)
  // Ids of the games with records, in the order of the catalog.
  Q_PROPERTY(QStringList games READ games NOTIFY allChanged)
  // Number of records, including hidden ones.
  Q_PROPERTY(int all READ all NOTIFY allChanged)

 public:
  explicit RecordListModel(QObject* parent = nullptr);

  QString game() const { return game_; }
  QString state() const { return state_; }
  QString words() const { return words_; }
  bool narrowed() const;
  QStringList games() const;
  int all() const { return static_cast<int>(all_.size()); }
  void setGame(const QString& game);
  void setState(const QString& state);
  void setWords(const QString& words);
  Q_INVOKABLE void showAll();

  // Paths of the shown records, in the order of the rows.
  QStringList shownPaths() const;
  // Returns the row of a record, or -1 if it is not shown.
  Q_INVOKABLE int rowOf(const QString& path) const;

  void append(std::vector<RecordRow> rows);
  // Inserts a row before the row with index `place` among all rows, including hidden ones.
  void insert(std::size_t place, RecordRow row);
  void take(const QString& path);
  // Returns all rows, including those hidden by the filter.
  const std::vector<RecordRow>& allRows() const { return all_; }
  void clear();
  // Computes every row again by calling `rowOf` with the path of its record.
  template <class RowOf>
  void renew(RowOf rowOf) {
    for (RecordRow& row : all_) row = rowOf(row.path);
    narrow();
  }

 signals:
  void filterChanged();
  void allChanged();

 private:
  bool fits(const RecordRow& row) const;
  void narrow();

  std::vector<RecordRow> all_;
  QString game_;
  QString state_ = QStringLiteral("all");
  QString words_;
};

}  // namespace downpile
