// SPDX-License-Identifier: GPL-3.0-or-later
// Going back and forth in the game: undo, redo, the deal once more, the next deal; and moves
// without a choice, which are made for the person who wants that.
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>
#include <functional>

#include "table/hands/after_saving.h"
#include "table/hands/forced_moves.h"
#include "table/hands/table_gestures.h"

namespace downpile {

class Settings;

class TablePast : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.past")

  Q_PROPERTY(bool mayUndo READ mayUndo NOTIFY mayUndoChanged)
  Q_PROPERTY(bool mayRedo READ mayRedo NOTIFY mayRedoChanged)
  Q_PROPERTY(bool mayRestartDeal READ mayRestartDeal NOTIFY mayRestartDealChanged)

 public:
  // What is gone back in; all must outlive this.
  struct Table {
    const TablePosition& position;
    TableEye& eye;
    TablePace& pace;
    TableCoach& coach;
    TableGestures& gestures;
    AfterSaving& saving;
    Settings& settings;
  };
  TablePast(const Table& table, QObject* parent);

  // Each is true where it was done, or waits for what is being saved.
  Q_INVOKABLE bool undo();
  // Does again what was taken back last.
  Q_INVOKABLE bool redo();
  // The same cards once more.
  Q_INVOKABLE bool restartDeal();
  Q_INVOKABLE bool nextDeal();

  bool mayUndo() const { return may(Sitting::Wish::undo); }
  bool mayRedo() const { return may(Sitting::Wish::redo); }
  bool mayRestartDeal() const { return may(Sitting::Wish::restartDeal); }

  // Another game is at the table, or none.
  void begin();
  // There may be a move without a choice to be made, once nothing moves and the hands are free.
  void lookForForced();
  // Tells what depends on the position.
  void update();

 signals:
  void mayUndoChanged();
  void mayRedoChanged();
  void mayRestartDealChanged();
  // The game stands elsewhere.
  void jumped();

 private:
  // What is asked of the sitting: once or, while there is no choice, again and again; then `end`.
  struct Walk {
    Sitting::Wish wish;
    bool goesOn = false;  // while there is no choice
    std::function<void()> end{};
    QString news;
  };
  bool may(Sitting::Wish wish) const;
  bool walk(const Walk& steps, bool isBegun = false);
  void arrive(const Walk& steps);
  void playForced();

  const TablePosition& position_;
  TableEye& eye_;
  TablePace& pace_;
  TableCoach& coach_;
  TableGestures& gestures_;
  AfterSaving& saving_;
  ForcedMoves forced_;
  // As last told.
  bool mayUndo_ = false;
  bool mayRedo_ = false;
  bool mayRestartDeal_ = false;
};

}  // namespace downpile
