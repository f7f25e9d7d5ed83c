// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened but was not yet shown: events that wait for the eye, each with the time that
// it takes to be seen. Only the showing waits; the game does not. No timer runs when it is empty.
#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "rules/any_game.h"
#include "rules/step.h"

namespace downpile {

struct EyeItem {
  std::optional<Event> event{};  // cut for the viewer; nothing: a pause
  int duration = 0;              // milliseconds until the next one
  bool stops = false;            // after it nothing is shown until goOn()
  // In a pause: places whose cards come together before a player, to be taken away by what follows.
  std::vector<Place> gathers{};
  int gatherer = kNobody;
  // The viewer's view once this and all before it was shown; only with the last of a move.
  std::shared_ptr<const AnyView> after{};
};

class EyeQueue : public QObject {
  Q_OBJECT

 public:
  explicit EyeQueue(QObject* parent = nullptr);

  // The first is shown before this returns if nothing is on its way.
  void push(std::vector<EyeItem> items);
  // Shows everything now.
  void flush();
  // Shows everything up to the next stop now; from a stop on, goes on.
  void goOn();
  // Forgets what was not shown.
  void clear();

  // Something was shown less than its duration ago, or waits.
  bool moving() const { return moving_; }
  // It waits at a stop, without a timer.
  bool stopped() const { return stopped_; }
  // Milliseconds until all is shown.
  int remaining() const;

 signals:
  void shown(const downpile::EyeItem& item);
  void movingChanged();
  void stoppedChanged();

 private:
  void showNext();
  void setMoving(bool moving);
  void setStopped(bool stopped);
  EyeItem takeNext();

  std::deque<EyeItem> items_;
  QTimer timer_;
  bool moving_ = false;
  bool stopped_ = false;
  bool stopsNext_ = false;  // what is being shown is followed by a stop
};

}  // namespace downpile
