// SPDX-License-Identifier: GPL-3.0-or-later
// Event filter for the touches of all windows. It detects a resting finger, and sets `asked` of the
// RestingFinger attached to the item below the finger.
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include "window/resting_finger.h"

class QEventPoint;
class QTouchEvent;

namespace downpile {

class FingerWatch : public QObject {
  Q_OBJECT

 public:
  // Creates the program's only FingerWatch, if it does not exist yet.
  static void start();

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  explicit FingerWatch(QObject* parent);

  void ask();
  void endQuestion();
  // Returns true if the lifted finger was resting on a reacting item, and drags nothing. Then
  // lifting the finger must not count as a tap on the item.
  bool isSpent(const QTouchEvent& touch, const QEventPoint& finger) const;

  QTimer patience_;
  QPointer<QQuickWindow> window_;
  int finger_ = 0;  // id of the first finger of this touch
  QPointF start_;   // first position of this finger, in the window
  // RestingFinger of the item reacting to the finger now; else nullptr.
  QPointer<RestingFinger> answer_;
  bool spent_ = false;  // whether an item has reacted to this finger
};

}  // namespace downpile
