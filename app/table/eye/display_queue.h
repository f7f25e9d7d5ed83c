// SPDX-License-Identifier: GPL-3.0-or-later
// Queue of past events not shown yet, each with its display time. The game's position already
// includes them. No timer runs while the queue is empty.
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

struct DisplayItem {
  std::optional<Event> event{};  // the event as the viewer sees it; nullopt: a pause
  int duration = 0;              // milliseconds for which the item is shown before the next one
  bool stops = false;            // whether the queue stops after this item, until skipToStop()
  bool beginsStep = false;       // whether this is the first item of a step
  // For a pause: the cards in these places are shown together in front of the player `gatherer`,
  // until the next items move them.
  std::vector<Place> gathers{};
  int gatherer = kNoPlayer;
  // The viewer's view after this and all earlier items; set only for the last item of a move.
  std::shared_ptr<const AnyView> after{};
};

class DisplayQueue : public QObject {
  Q_OBJECT

 public:
  explicit DisplayQueue(QObject* parent = nullptr);

  // Appends items. Shows the first one before returning, unless an item is being shown or the queue
  // is at a stop.
  void push(std::vector<DisplayItem> items);
  // Shows all waiting items at once, without display times.
  void flush();
  // Shows all items up to the next stop at once, without display times. If the queue is already at
  // a stop, continues with the next items at their normal pace.
  void skipToStop();
  // Drops all items not shown yet.
  void clear();

  // True while an item is within its display time or the queue is at a stop.
  bool moving() const { return moving_; }
  // True while the queue is at a stop, and waits for skipToStop().
  bool stopped() const { return stopped_; }
  // Milliseconds until all items are shown, not counting stops.
  int remaining() const;
  // The items not shown yet, the next one first.
  const std::deque<DisplayItem>& waiting() const { return items_; }

 signals:
  // `isFollowed`: the next item is shown immediately after this one.
  void shown(const downpile::DisplayItem& item, bool isFollowed);
  void movingChanged();
  void stoppedChanged();

 private:
  void showNext();
  void setMoving(bool moving);
  void setStopped(bool stopped);
  DisplayItem takeNext();

  std::deque<DisplayItem> items_;
  QTimer timer_;
  bool moving_ = false;
  bool stopped_ = false;
  bool stopsNext_ = false;  // whether the queue must stop after the current item
};

}  // namespace downpile
