// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet: a row a deal, a column a player by seat, the viewer first.
#pragma once

#include <QStringList>

#include "models/list_model.h"

namespace downpile {

struct ScoreRow {
  int deal = 1;       // 0: what everybody began with, where that is not nothing
  QStringList cells;  // one a player, by seat
  bool isVoid = false;
  bool isUnderway = false;  // what the deal has brought so far
  QString note{};           // of the deal: its cards
  QStringList
      notes{};  // what stands beside the cells (`2/3`), by seat; empty where a game has none

  bool operator==(const ScoreRow&) const = default;
};

class ScoreModel : public RowModel<ScoreRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")
  Q_PROPERTY(QStringList names READ names NOTIFY sheetChanged)
  Q_PROPERTY(QStringList totals READ totals NOTIFY sheetChanged)
  Q_PROPERTY(int target READ target NOTIFY sheetChanged)
  Q_PROPERTY(int longestNote READ longestNote NOTIFY sheetChanged)

 public:
  explicit ScoreModel(QObject* parent = nullptr);

  const QStringList& names() const { return names_; }
  const QStringList& totals() const { return totals_; }
  // Points to win; 0 where a game has no such thing.
  int target() const { return target_; }
  // Characters of the longest of all notes beside cells.
  int longestNote() const { return longestNote_; }

  void setSheet(std::vector<ScoreRow> rows, QStringList names, QStringList totals, int target);

 signals:
  void sheetChanged();

 private:
  QStringList names_;
  QStringList totals_;
  int target_ = 0;
  int longestNote_ = 0;
};

}  // namespace downpile
