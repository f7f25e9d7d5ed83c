// SPDX-License-Identifier: GPL-3.0-or-later
// Decides when the other players may continue: after the viewer has seen and heard the last events,
// and not while the viewer reads the guide. With the pace "steps" they continue only on request.
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

  // True if the pace is "steps" and the table waits for hurry() before it shows the next step.
  Q_PROPERTY(bool awaitsStep READ awaitsStep NOTIFY awaitsStepChanged)

 public:
  // All references must outlive this object.
  TablePace(const TablePosition& position, TablePresenter& presenter, const Settings& settings,
            const Announcer& announcer, QObject* parent);

  // Called after another game source, or none, was put on the table.
  void begin();

  // Ends all motion. With the pace "steps", shows the next step.
  Q_INVOKABLE void hurry();
  // Ends all motion. Computer players no longer wait for it.
  void catchUp();

  // Ends all motion and all pauses until the viewer can move or the deal is over.
  void skipToTurn();
  bool skipsToTurn() const { return skipsToTurn_; }

  // Makes the other players wait until everything queued is shown and spoken.
  void follow();
  // Holds the other players, or lets them continue.
  void update();
  // Set to true while another game is about to be put on the table.
  void setComing(bool coming);
  // While `waiting`, the other players make no moves because the viewer reads the guide.
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
  bool isHeld_ = false;  // whether the game source is on hold
};

}  // namespace downpile
