// SPDX-License-Identifier: GPL-3.0-or-later
// Queue of gestures made while a request is unanswered, usually because the record is being
// written. After the answer they are carried out in order. Each gesture then refers to the position
// at that time. Reports a slow answer; otherwise a click would seem to have no effect.
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQmlIntegration>
#include <deque>
#include <functional>

namespace downpile {

class AfterSaving : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.saving")

  Q_PROPERTY(bool underWay READ isUnderWay NOTIFY underWayChanged)
  Q_PROPERTY(bool slow READ isSlow NOTIFY slowChanged)

 public:
  explicit AfterSaving(QObject* parent = nullptr);

  // begin() is called when a request is sent. finish() is called when it is answered, and runs the
  // queued gestures.
  void begin();
  void finish();
  // If suspended, the wait is not reported as slow: the request waits for other people, for
  // example, not for the disk.
  void suspend(bool isSuspended);
  // Ends the wait and drops the queued gestures. Queued work (see holdsWork) is run later.
  void clear();

  bool isUnderWay() const { return isUnderWay_; }
  // True if a request has been unanswered for more than a second.
  bool isSlow() const { return isSlow_; }

  // If a request is unanswered, queues the gesture and returns true; else returns false.
  bool holds(std::function<void()> gesture);
  // Same as holds(), for work independent of the game on the table, such as starting a new game.
  // clear() does not drop it.
  bool holdsWork(std::function<void()> work);

 signals:
  void underWayChanged();
  void slowChanged();

 private:
  struct Waiting {
    std::function<void()> run;
    bool isWork = false;
  };

  bool hold(Waiting waiting);
  void runWaiting();
  void setSlow(bool slow);

  bool isUnderWay_ = false;
  std::deque<Waiting> waiting_;
  QTimer slowTimer_;
  bool isSuspended_ = false;
  bool isSlow_ = false;
};

}  // namespace downpile
