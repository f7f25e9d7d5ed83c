// SPDX-License-Identifier: GPL-3.0-or-later
// Event filter for all windows. Keeps one press of a pointer or of a key from doing two things:
// - A press right after another one, at the same place, reaches only an item that was there before
//   the other one. The second press of a double-click does not press the button that the first one
//   has brought.
// - A key that is held makes one move. Only keys that walk repeat, and keys that edit a text.
// - While a popup is open, keys reach nothing else, nor does the key that closes it.
// - A key that nothing takes is tried again as the key of a US keyboard at the same place, so that
//   the letters and digits of the program work in layouts without them.
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QPointingDevice>
#include <QPolygonF>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRectF>
#include <vector>

namespace downpile {

class InputGuard : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("InputMode has it.")

  // Milliseconds for which a press keeps others at its place from what is new there; the desktop's
  // double-click interval unless a test sets another one, which forgets the last press as well.
  Q_PROPERTY(int interval READ interval WRITE setInterval NOTIFY intervalChanged)

 public:
  explicit InputGuard(QObject* parent);

  int interval() const;
  void setInterval(int milliseconds);

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void intervalChanged();

 private:
  // An item that takes presses, and where it is in the window.
  struct Target {
    QPointer<QQuickItem> item;
    QString meaning;  // its accessible role and name
    QPolygonF outline;
    QRectF room;  // of the parents that clip it
  };
  using Targets = std::vector<Target>;  // topmost first

  static void collect(QQuickItem* item, QRectF room, bool hasPopup, Targets& found);
  static const Target* at(const Targets& targets, QPointF position);

  // Whether a press must not reach the window; remembers it otherwise.
  bool rejects(QQuickWindow* window, const QPointerEvent& event, const QEventPoint& point,
               bool isAlone);
  bool isNear(QPointF position) const;
  void noteMove(const QPointerEvent& event);

  bool isHeld(const QKeyEvent& event) const;
  bool rejectsKey(QQuickWindow* window, const QKeyEvent& event);
  bool sendFallback(QQuickWindow* window, const QKeyEvent& event);

  int interval_ = -1;  // -1: the desktop's

  // The last press that has reached a window.
  QPointer<QQuickWindow> window_;
  const QPointingDevice* device_ = nullptr;  // only compared
  QPointF position_;
  quint64 time_ = 0;
  bool hasMoved_ = false;    // the pointer, since then
  bool isRejected_ = false;  // the last press of the mouse
  Targets targets_;

  // The last key that was released, and when.
  quint32 releasedCode_ = 0;
  quint64 releaseTime_ = 0;

  // The last key that was pressed, when, and whether a popup was open then.
  int key_ = 0;
  quint64 keyTime_ = 0;
  bool beganInPopup_ = false;

  bool isSendingFallback_ = false;
};

}  // namespace downpile
