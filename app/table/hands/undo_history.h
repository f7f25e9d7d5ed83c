// SPDX-License-Identifier: GPL-3.0-or-later
// Undo history: undo, redo, restart of the deal, next deal. Also makes forced moves (the viewer's
// only legal move) automatically, if the user has enabled them.
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>
#include <functional>
#include <span>

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
  Q_PROPERTY(bool mayNextDeal READ mayNextDeal NOTIFY mayNextDealChanged)

 public:
  // Objects read and changed by UndoHistory; all must outlive it.
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

  // The following functions return false if the request is impossible or was refused at once. A
  // queued or unanswered request returns true.
  Q_INVOKABLE bool undo();
  // Makes the undone move again.
  Q_INVOKABLE bool redo();
  // Starts the deal again with the same cards.
  Q_INVOKABLE bool restartDeal();
  Q_INVOKABLE bool nextDeal();

  bool mayUndo() const { return may(GameSource::GameRequest::undo); }
  bool mayRedo() const { return may(GameSource::GameRequest::redo); }
  bool mayRestartDeal() const { return may(GameSource::GameRequest::restartDeal); }
  bool mayNextDeal() const { return may(GameSource::GameRequest::nextDeal); }

  // Called before the game on the table is replaced or removed.
  void begin();
  // If the viewer's only legal move is to be made automatically (ForcedMoves::own) and no gesture
  // is in progress, schedules it for the end of all animations and a pause.
  void scheduleForced();
  // Called when the game source has jumped to another position: announces the undo, redo or restart
  // of another player that led there.
  void reportJump();
  // Called for each new position: emits the signals of the properties that have changed.
  void update();

 signals:
  void mayUndoChanged();
  void mayRedoChanged();
  void mayRestartDealChanged();
  void mayNextDealChanged();
  // Emitted when the viewer's own undo, redo or restart has changed the position. Such a change has
  // no steps to show.
  void jumped();
  // Emitted after an undo, redo or restart of any player was announced.
  void announced();

 private:
  // A request to the game source, sent once or several times. After the last answer, `end` is
  // called, and the move or, if the story has no sentence about it, `news` is announced.
  struct Walk {
    GameSource::GameRequest request;
    bool repeats = false;  // whether to repeat the request while ForcedMoves::own() returns a move
    std::function<void()> end{};
    QString news;
    QString notSaved;  // message for the user if the request cannot be saved
    QString declined;  // message for the user if the others decline the request in a vote
  };
  bool may(GameSource::GameRequest request) const;
  bool walk(const Walk& steps, bool isBegun = false);
  void arrive(const Walk& steps, bool isRepeated);
  QString announce(std::span<const StoryRow> rows, GameSource::GameRequest request,
                   const QString& unnamed);
  std::span<const StoryRow> jumpedRows(GameSource::GameRequest request, int player) const;
  static QString jumpText(GameSource::GameRequest request);
  static QString namedJumpText(GameSource::GameRequest request);
  void playForced();

  const TablePosition& position_;
  TablePresenter& presenter_;
  TablePace& pace_;
  TableCoach& coach_;
  TableGestures& gestures_;
  AfterSaving& saving_;
  ForcedMoves forced_;
  QString arrived_;  // sentence of the last arrive(), until the game source jumps
  // Last values of the properties for which a change signal was emitted.
  bool mayUndo_ = false;
  bool mayRedo_ = false;
  bool mayRestartDeal_ = false;
  bool mayNextDeal_ = false;
};

}  // namespace downpile
