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

// What stands around the rows.
struct ScoreFrame {
  QStringList names{};  // by seat, as are the totals
  QStringList totals{};
  int target = 0;  // points to win; 0 where a game has no such thing
  QString seal{};  // of the game, in short; empty where there is none

  bool operator==(const ScoreFrame&) const = default;
};

class ScoreModel : public RowModel<ScoreRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")
  Q_PROPERTY(QStringList names READ names NOTIFY sheetChanged)
  Q_PROPERTY(QStringList totals READ totals NOTIFY sheetChanged)
  Q_PROPERTY(int target READ target NOTIFY sheetChanged)
  Q_PROPERTY(QString seal READ seal NOTIFY sheetChanged)
  Q_PROPERTY(int longestNote READ longestNote NOTIFY sheetChanged)

 public:
  explicit ScoreModel(QObject* parent = nullptr);

  const QStringList& names() const { return frame_.names; }
  const QStringList& totals() const { return frame_.totals; }
  int target() const { return frame_.target; }
  const QString& seal() const { return frame_.seal; }
  // Characters of the longest of all notes beside cells.
  int longestNote() const { return longestNote_; }

  void setSheet(std::vector<ScoreRow> rows, ScoreFrame frame);

 signals:
  void sheetChanged();

 private:
  ScoreFrame frame_;
  int longestNote_ = 0;
};

}  // namespace downpile
