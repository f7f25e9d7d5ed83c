// SPDX-License-Identifier: GPL-3.0-or-later
// Score sheet: one row a deal, one column a player by seat, the viewer first.
#pragma once

#include <QStringList>

#include "models/list_model.h"

namespace downpile {

struct ScoreRow {
  int deal = 1;       // number of the deal; 0: the row has the totals at the start of the game
  QStringList cells;  // points of each player, by seat
  bool isVoid = false;
  bool isUnderway = false;  // whether the deal is still running, with its points so far
  // Numbers from the facts about the table on the score sheet (FactText::onSheet), such as the
  // number of cards of each player in this deal: `5`.
  QString note{};
  // Numbers from the facts about each player on the score sheet, by seat: `2/3` for a bid of 2 and
  // 3 tricks taken. Empty if no player has such facts.
  QStringList notes{};

  bool operator==(const ScoreRow&) const = default;
};

// Data of the score sheet outside its rows, such as names and totals.
struct ScoreFrame {
  QStringList names{};  // names of the players, by seat; `totals` has the same order
  QStringList totals{};
  int target = 0;  // points to win; 0 if the game has no target
  QString seal{};  // first digits of the seal's commitment; empty if the game has no seal

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
  // Length of the longest text in ScoreRow::notes, in characters.
  int longestNote() const { return longestNote_; }

  void setSheet(std::vector<ScoreRow> rows, ScoreFrame frame);

 signals:
  void sheetChanged();

 private:
  ScoreFrame frame_;
  int longestNote_ = 0;
};

}  // namespace downpile
