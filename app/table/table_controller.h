// SPDX-License-Identifier: GPL-3.0-or-later
// Table of one viewer: the game source, and the parts for showing it and acting on it. The
// presenter shows the events. Gestures become moves judged by the rules, and the coach explains
// refusals. Rows and status provide data for QML. The controller puts games on the table and
// connects the parts. The position is always the current one, even while animations run. All data
// shown comes from the viewer's view, and from steps without information hidden from the viewer.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "sitting/game_source.h"
#include "table/eye/table_pace.h"
#include "table/eye/table_presenter.h"
#include "table/hands/after_saving.h"
#include "table/hands/table_coach.h"
#include "table/hands/table_gestures.h"
#include "table/hands/undo_history.h"
#include "table/position/table_position.h"
#include "table/rows/table_rows.h"
#include "table/rows/table_status.h"

namespace downpile {

class Announcer;
class Settings;

class TableController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.table")

  Q_PROPERTY(bool active READ active NOTIFY activeChanged)
  Q_PROPERTY(QString gameId READ gameId NOTIFY activeChanged)
  // True if the game on the table is a replay.
  Q_PROPERTY(bool isReplay READ isReplay NOTIFY activeChanged)

  Q_PROPERTY(downpile::TableStatus* status READ status CONSTANT)
  Q_PROPERTY(downpile::TablePresenter* presenter READ presenter CONSTANT)
  Q_PROPERTY(downpile::TablePace* pace READ pace CONSTANT)
  Q_PROPERTY(downpile::TableGestures* gestures READ gestures CONSTANT)
  Q_PROPERTY(downpile::UndoHistory* undoHistory READ undoHistory CONSTANT)
  Q_PROPERTY(downpile::TableCoach* coach READ coach CONSTANT)
  Q_PROPERTY(downpile::AfterSaving* saving READ saving CONSTANT)

  Q_PROPERTY(downpile::PlayerModel* players READ players CONSTANT)
  Q_PROPERTY(downpile::PlaceModel* places READ places CONSTANT)
  Q_PROPERTY(downpile::CardModel* cards READ cards CONSTANT)
  Q_PROPERTY(downpile::ButtonModel* buttons READ buttons CONSTANT)
  Q_PROPERTY(downpile::StoryModel* story READ story CONSTANT)
  Q_PROPERTY(downpile::ScoreModel* scores READ scores CONSTANT)
  Q_PROPERTY(downpile::DealSummary* summary READ summary CONSTANT)
  Q_PROPERTY(downpile::TableMoment* moment READ moment CONSTANT)
  Q_PROPERTY(downpile::TableNews* news READ news CONSTANT)

 public:
  // `settings` and `announcer` must outlive the controller. Computer players and replays wait while
  // a screen reader speaks the texts of `announcer`.
  TableController(Settings& settings, Announcer& announcer, QObject* parent = nullptr);

  // Callback, called once. `shown` is true if the game has come to the table.
  using Shown = std::function<void(bool shown)>;
  // Puts a game on the table, now or, if a request is being saved, afterwards. The previous game
  // stays until the new one is ready. Returns false if `source` is nullptr.
  bool sit(std::unique_ptr<GameSource> source, Shown shown = {});
  // Removes the game from the table.
  void leave();
  // Runs `work` now or, if a request is being saved, afterwards.
  void afterSaving(const std::function<void()>& work);
  // Updates all texts after a change of the language.
  void retranslate();

  bool active() const { return position_.exists(); }
  QString gameId() const;
  bool isReplay() const {
    return active() && position_.source().part() == GameSource::Part::replays;
  }
  // The game source, or nullptr if the table is empty.
  GameSource* source() const { return active() ? &position_.source() : nullptr; }
  const TablePosition& position() const { return position_; }
  // Passes texts to the screen reader.
  Announcer& announcer() const { return announcer_; }

  TableStatus* status() { return &status_; }
  const TableStatus* status() const { return &status_; }
  TablePresenter* presenter() { return &presenter_; }
  TablePace* pace() { return &pace_; }
  TableGestures* gestures() { return &gestures_; }
  UndoHistory* undoHistory() { return &undoHistory_; }
  TableCoach* coach() { return &coach_; }
  AfterSaving* saving() { return &saving_; }
  PlayerModel* players() { return rows_.players(); }
  PlaceModel* places() { return rows_.places(); }
  CardModel* cards() { return rows_.cards(); }
  ButtonModel* buttons() { return rows_.buttons(); }
  StoryModel* story() { return presenter_.story(); }
  ScoreModel* scores() { return presenter_.scores(); }
  DealSummary* summary() { return presenter_.summary(); }
  TableMoment* moment() { return presenter_.moment(); }
  TableNews* news() { return presenter_.news(); }

 signals:
  void activeChanged();
  // Emitted when the viewer has made a move, and the move is being shown.
  void played();
  // Emitted when the external bot of a player gives no legal moves. `text` is a message for the
  // user.
  void botFailed(const QString& text);

 private:
  void connectParts();
  void take(std::unique_ptr<GameSource> source);
  void showSource();
  void stepsTaken();
  void show(const std::vector<Step>& steps);
  void jumped();
  void positionChanged();
  void continueFromHere();
  void busyChanged();
  void reportFailingBots();
  void botFailingChanged(int player);
  void presenceChanged();
  void refreshRows();
  void updateStatus();

  Settings& settings_;
  Announcer& announcer_;
  std::unique_ptr<GameSource> coming_;  // source of the next game on the table
  Shown comingShown_;
  TablePosition position_;
  TableRows rows_;
  AfterSaving saving_;
  TablePresenter presenter_;
  TablePace pace_;
  TableCoach coach_;
  TableGestures gestures_;
  UndoHistory undoHistory_;
  TableStatus status_;
  bool wasPaused_ = false;
  PlayerSet failed_;        // players whose failing external bots were reported
  bool hasPlayed_ = false;  // true between the acceptance of the viewer's move and its steps
};

}  // namespace downpile
