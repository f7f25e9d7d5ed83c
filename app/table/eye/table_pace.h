// SPDX-License-Identifier: GPL-3.0-or-later
// Decides when computer players and replays may continue: after the viewer has seen and heard the
// last events, and not while the viewer reads the guide. With the pace "steps" they continue only
// on request.
#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "table/eye/table_presenter.h"
#include "table/position/table_position.h"

namespace downpile {

class Announcer;
class Settings;

class TablePace : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.pace")

  // True while the pace is "steps" and the next event or move is held back until hurry() is called.
  Q_PROPERTY(bool awaitsStep READ awaitsStep NOTIFY awaitsStepChanged)

 public:
  // The objects behind the references must outlive this object.
  TablePace(const TablePosition& position, TablePresenter& presenter, const Settings& settings,
            const Announcer& announcer, QObject* parent);

  // Called after the game on the table was replaced or removed.
  void begin();

  // Ends all animations. The pace "steps" is different: if events are being shown, calls
  // TablePresenter::skipToStop(); otherwise makes the next move without a pause.
  Q_INVOKABLE void hurry();
  // Ends all animations. Computer players no longer wait for them.
  void catchUp();

  // Skips all animations and pauses until the viewer is on turn or the deal is over.
  void skipToTurn();
  bool skipsToTurn() const { return skipsToTurn_; }

  // Makes computer players and replays wait until all queued events are shown and spoken. With the
  // pace "instant" and while skipping to the viewer's turn, they do not wait for speech.
  void follow();
  // Pauses computer players and replays, or lets them continue. They pause while another game is
  // about to come to the table, while the viewer reads the guide and, with the pace "steps", until
  // hurry().
  void update();
  // Pauses computer players and replays while another game is about to come to the table.
  void setComing(bool coming);
  // Pauses the computer players while the viewer reads the guide.
  void setWaiting(bool waiting);

  bool awaitsStep() const { return awaitsStep_; }
  bool waiting() const { return waiting_; }

 signals:
  void awaitsStepChanged();
  void waitingChanged();

 private:
  bool isBySteps() const;
  bool holdsMove() const;
  void skip();

  const TablePosition& position_;
  TablePresenter& presenter_;
  const Settings& settings_;
  const Announcer& announcer_;
  bool awaitsStep_ = false;
  bool coming_ = false;
  bool waiting_ = false;
  bool skipsToTurn_ = false;
  bool isHeld_ = false;  // whether computer players and replays are paused
};

}  // namespace downpile
