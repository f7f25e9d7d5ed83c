// SPDX-License-Identifier: GPL-3.0-or-later
// Sees the touches of all windows before they do, and finds out which finger rests: what the
// RestingFinger of an item then says.
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

#include "window/resting_finger.h"

class QEventPoint;
class QTouchEvent;

namespace downpile {

class FingerWatch : public QObject {
  Q_OBJECT

 public:
  // The one of this program, there from the first call on.
  static void start();

  bool eventFilter(QObject* watched, QEvent* event) override;

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  explicit FingerWatch(QObject* parent);

  void ask();
  void endQuestion();
  // Whether the finger that is lifted has asked and moves nothing: then it must not tap as well.
  bool isSpent(const QTouchEvent& touch, const QEventPoint& finger) const;

  QBasicTimer patience_;
  QPointer<QQuickWindow> window_;
  int finger_ = 0;                  // the first one of this touch, by its number,
  QPointF start_;                   // and where it began, in the window
  QPointer<RestingFinger> answer_;  // of the item that is asked
  bool spent_ = false;              // it has asked something
};

}  // namespace downpile
