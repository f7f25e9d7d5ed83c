// SPDX-License-Identifier: GPL-3.0-or-later
// The records as a list that is narrowed by game, by whether they are over, and by words.
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
  QML_UNCREATABLE("Program.records.list")

  // Of which game; empty: of all.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
  // `all`, `unfinished` or `finished`.
  Q_PROPERTY(QString state READ state WRITE setState NOTIFY filterChanged)
  // Each word must occur in what a row says.
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY filterChanged)
  // Something is left out.
  Q_PROPERTY(bool narrowed READ narrowed NOTIFY filterChanged)
  // The ids of the games of which there are records, in the order of the games.
  Q_PROPERTY(QStringList games READ games NOTIFY allChanged)
  // How many records there are, shown or not.
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

  // The paths of what is shown, in order.
  QStringList shownPaths() const;
  // Where a record is shown, or -1.
  Q_INVOKABLE int rowOf(const QString& path) const;

  // At the end.
  void append(std::vector<RecordRow> rows);
  // After so many of all.
  void insert(std::size_t place, RecordRow row);
  void take(const QString& path);
  // Shown or not.
  const std::vector<RecordRow>& allRows() const { return all_; }
  void clear();
  // Every row anew, from its path.
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
