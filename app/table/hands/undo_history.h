// SPDX-License-Identifier: GPL-3.0-or-later
// Undo history: undo, redo, restart of the deal, next deal. Also makes forced moves for users who
// enabled them.
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

class UndoHistory : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.undoHistory")

  Q_PROPERTY(bool mayUndo READ mayUndo NOTIFY mayUndoChanged)
  Q_PROPERTY(bool mayRedo READ mayRedo NOTIFY mayRedoChanged)
  Q_PROPERTY(bool mayRestartDeal READ mayRestartDeal NOTIFY mayRestartDealChanged)

 public:
  // Objects that UndoHistory reads and changes; all must outlive it.
  struct Table {
    const TablePosition& position;
    TablePresenter& presenter;
    TablePace& pace;
    TableCoach& coach;
    TableGestures& gestures;
    AfterSaving& saving;
    Settings& settings;
  };
  UndoHistory(const Table& table, QObject* parent);

  // The following functions return true if the request was done, or is queued until saving has
  // ended.
  Q_INVOKABLE bool undo();
  // Redoes the last undo.
  Q_INVOKABLE bool redo();
  // Starts the deal again with the same cards.
  Q_INVOKABLE bool restartDeal();
  Q_INVOKABLE bool nextDeal();

  bool mayUndo() const { return may(GameSource::GameRequest::undo); }
  bool mayRedo() const { return may(GameSource::GameRequest::redo); }
  bool mayRestartDeal() const { return may(GameSource::GameRequest::restartDeal); }

  // Called when another game, or none, is put on the table.
  void begin();
  // Schedules a forced move, if there is one and no gesture is in progress, for when all motion has
  // ended.
  void scheduleForced();
  // Called for each new position: emits the signals of the properties that have changed.
  void update();

 signals:
  void mayUndoChanged();
  void mayRedoChanged();
  void mayRestartDealChanged();
  // Emitted when an undo, redo or restart has changed the position, which causes no steps.
  void jumped();

 private:
  // Requests to the game source: one, or several until the position offers a choice. Then `end` is
  // called and `news` announced.
  struct Walk {
    GameSource::GameRequest request;
    bool repeats = false;  // whether the request is repeated until the position offers a choice
    std::function<void()> end{};
    QString news;
  };
  bool may(GameSource::GameRequest request) const;
  bool walk(const Walk& steps, bool isBegun = false);
  void arrive(const Walk& steps);
  void playForced();

  const TablePosition& position_;
  TablePresenter& presenter_;
  TablePace& pace_;
  TableCoach& coach_;
  TableGestures& gestures_;
  AfterSaving& saving_;
  ForcedMoves forced_;
  // Values of the properties that were last signalled.
  bool mayUndo_ = false;
  bool mayRedo_ = false;
  bool mayRestartDeal_ = false;
};

}  // namespace downpile
