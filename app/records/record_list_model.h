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

  // Id of a game; empty: all games.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
  // State to show: `all`, `unfinished` or `finished`.
  Q_PROPERTY(QString state READ state WRITE setState NOTIFY filterChanged)
  // Each word must occur in the text of a row.
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY filterChanged)
  // True if a filter is set.
  Q_PROPERTY(bool narrowed READ narrowed NOTIFY filterChanged)
  // Ids of the games that have records, in the order of the catalog.
  Q_PROPERTY(QStringList games READ games NOTIFY allChanged)
  // Number of records, shown or not.
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

  // Paths of the shown records, in order.
  QStringList shownPaths() const;
  // Returns the row of a record, or -1 if it is not shown.
  Q_INVOKABLE int rowOf(const QString& path) const;

  void append(std::vector<RecordRow> rows);
  // Inserts a row before the row `place` of all rows.
  void insert(std::size_t place, RecordRow row);
  void take(const QString& path);
  // Returns all rows, also those that the filter hides.
  const std::vector<RecordRow>& allRows() const { return all_; }
  void clear();
  // Replaces every row by the result of rowOf() for its path.
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
