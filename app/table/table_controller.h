// SPDX-License-Identifier: GPL-3.0-or-later
// A table: a Sitting, of one person at one chair, and what is shown and taken there, each by a
// class of its own: the eye follows what has happened, gestures become moves that the rules judge,
// the coach answers, rows and status say what is shown. Here games come and go, and what changes is
// led to those whom it concerns. The sitting's position is always the true one, and nothing waits
// for motion. What is shown comes from the person's view and from steps cut for that person, from
// nothing else.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "sitting/sitting.h"
#include "table/eye/table_eye.h"
#include "table/eye/table_pace.h"
#include "table/hands/after_saving.h"
#include "table/hands/table_coach.h"
#include "table/hands/table_gestures.h"
#include "table/hands/table_past.h"
#include "table/position/table_position.h"
#include "table/rows/table_rows.h"
#include "table/rows/table_status.h"

namespace downpile {

class Announcer;
class Settings;

class TableController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.table")

  Q_PROPERTY(bool active READ active NOTIFY activeChanged)
  Q_PROPERTY(QString gameId READ gameId NOTIFY activeChanged)
  // Whether what is played is only shown.
  Q_PROPERTY(bool isReplay READ isReplay NOTIFY activeChanged)

  Q_PROPERTY(downpile::TableStatus* status READ status CONSTANT)
  Q_PROPERTY(downpile::TableEye* eye READ eye CONSTANT)
  Q_PROPERTY(downpile::TablePace* pace READ pace CONSTANT)
  Q_PROPERTY(downpile::TableGestures* gestures READ gestures CONSTANT)
  Q_PROPERTY(downpile::TablePast* past READ past CONSTANT)
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
  // Both must outlive the controller. The others wait for what `announcer` has to say.
  TableController(Settings& settings, Announcer& announcer, QObject* parent = nullptr);

  // Told once whether a game has come to the table.
  using Came = std::function<void(bool came)>;
  // Puts a game on the table, which is as it was until that has come. False where there is none
  // (nullptr), and while something is being saved.
  bool sit(std::unique_ptr<Sitting> sitting, Came came = {});
  // Clears the table.
  void leave();
  // Does it now, or once nothing is being saved.
  void afterSaving(const std::function<void()>& work);
  // Texts again, after the language has changed.
  void retranslate();

  bool active() const { return position_.exists(); }
  QString gameId() const;
  bool isReplay() const { return active() && position_.sitting().part() == Sitting::Part::replays; }
  // What is on the table; nullptr where nothing is.
  Sitting* sitting() const { return active() ? &position_.sitting() : nullptr; }
  const TablePosition& position() const { return position_; }
  // What is to be said of this table is said by it.
  Announcer& announcer() const { return announcer_; }

  TableStatus* status() { return &status_; }
  const TableStatus* status() const { return &status_; }
  TableEye* eye() { return &eye_; }
  TablePace* pace() { return &pace_; }
  TableGestures* gestures() { return &gestures_; }
  TablePast* past() { return &past_; }
  TableCoach* coach() { return &coach_; }
  AfterSaving* saving() { return &saving_; }
  PlayerModel* players() { return rows_.players(); }
  PlaceModel* places() { return rows_.places(); }
  CardModel* cards() { return rows_.cards(); }
  ButtonModel* buttons() { return rows_.buttons(); }
  StoryModel* story() { return eye_.story(); }
  ScoreModel* scores() { return eye_.scores(); }
  DealSummary* summary() { return eye_.summary(); }
  TableMoment* moment() { return eye_.moment(); }
  TableNews* news() { return eye_.news(); }

 signals:
  void activeChanged();
  // The person has made a move, and it is on its way to the eye.
  void played();

 private:
  void connectParts();
  void take(std::unique_ptr<Sitting> sitting);
  void showSitting();
  void stepsTaken();
  void show(const std::vector<Step>& steps);
  void jumped();
  void positionChanged();
  void goOnFromHere();
  void busyChanged();
  void presenceChanged();
  void refreshRows();
  void updateStatus();

  Settings& settings_;
  Announcer& announcer_;
  std::unique_ptr<Sitting> coming_;  // not on the table yet
  TablePosition position_;
  TableRows rows_;
  AfterSaving saving_;
  TableEye eye_;
  TablePace pace_;
  TableCoach coach_;
  TableGestures gestures_;
  TablePast past_;
  TableStatus status_;
  bool wasYourTurn_ = false;
  bool hasPlayed_ = false;  // the steps of the person's move are awaited
};

}  // namespace downpile
