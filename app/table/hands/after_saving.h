// SPDX-License-Identifier: GPL-3.0-or-later
// What waits while something that was asked for is not answered, the record being written: gestures
// that came meanwhile. They follow in their order, each judged by the position that it then meets.
// What takes long is said, nobody wonders whether a click was lost.
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

  // An answer is awaited from now on; it has come.
  void begin();
  void finish();
  // Nothing is any more, and what waited is forgotten.
  void clear();

  bool isUnderWay() const { return isUnderWay_; }
  // It has been for so long that one wonders.
  bool isSlow() const { return isSlow_; }

  // True where the gesture has to wait; it is made as soon as it need not.
  bool holds(std::function<void()> gesture);

 signals:
  void underWayChanged();
  void slowChanged();

 private:
  void setSlow(bool slow);

  bool isUnderWay_ = false;
  std::deque<std::function<void()>> waiting_;
  QTimer slowTimer_;
  bool isSlow_ = false;
};

}  // namespace downpile
