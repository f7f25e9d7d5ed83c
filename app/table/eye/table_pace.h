// SPDX-License-Identifier: GPL-3.0-or-later
// When the others may go on: not before the person's eye and ear have followed, not while somebody
// reads the guide, and step by step not before they are asked to.
#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "table/eye/table_eye.h"
#include "table/position/table_position.h"

namespace downpile {

class Announcer;
class Settings;

class TablePace : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.pace")

  // Step by step: the table waits for hurry().
  Q_PROPERTY(bool awaitsStep READ awaitsStep NOTIFY awaitsStepChanged)

 public:
  // All must outlive this.
  TablePace(const TablePosition& position, TableEye& eye, const Settings& settings,
            const Announcer& announcer, QObject* parent);

  // Another sitting, or none, is at the table.
  void begin();

  // Ends all motion; step by step, shows what comes next.
  Q_INVOKABLE void hurry();
  // Ends all motion. A computer player that waited for the eye does so no longer.
  void catchUp();

  // The others wait for the eye anew, which has more to follow.
  void follow();
  // Holds the others, or lets them go on.
  void update();
  // Another game is coming to the table.
  void setComing(bool coming);
  // While the deal waits for somebody who reads the guide the others make no moves.
  void setWaiting(bool waiting);

  bool awaitsStep() const { return awaitsStep_; }
  bool waiting() const { return waiting_; }

 signals:
  void awaitsStepChanged();
  void waitingChanged();

 private:
  bool isBySteps() const;
  bool holdsMove() const;

  const TablePosition& position_;
  TableEye& eye_;
  const Settings& settings_;
  const Announcer& announcer_;
  bool awaitsStep_ = false;
  bool coming_ = false;
  bool waiting_ = false;
  bool isHeld_ = false;  // nothing happens at the sitting for now
};

}  // namespace downpile
