// SPDX-License-Identifier: GPL-3.0-or-later
// What waits while the record is being written: the end of what is being written, and gestures that
// came meanwhile. They follow in their order, each judged by the position that it then meets. A
// disk that takes long is said, nobody wonders whether a click was lost.
#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <functional>

namespace downpile {

class AfterSaving : public QObject {
  Q_OBJECT

 public:
  using Ending = std::function<void(bool kept)>;

  explicit AfterSaving(QObject* parent = nullptr);

  // Something is being written now; `ending` is called by finish().
  void begin(Ending ending);
  void finish(bool kept);
  // Nothing is any more, and what waited is forgotten.
  void clear();

  bool isUnderWay() const { return ending_ != nullptr; }
  // It has been for so long that one wonders.
  bool isSlow() const { return isSlow_; }

  // True where the gesture has to wait; it is made as soon as it need not.
  bool holds(std::function<void()> gesture);

 signals:
  void underWayChanged();
  void slowChanged();

 private:
  void setSlow(bool slow);

  Ending ending_;
  std::deque<std::function<void()>> waiting_;
  QTimer slowTimer_;
  bool isSlow_ = false;
};

}  // namespace downpile
