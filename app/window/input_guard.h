// SPDX-License-Identifier: GPL-3.0-or-later
// Event filter for all windows. It keeps one press of a pointer or a key from doing two things:
// - A press shortly after another one, at the same place, reaches only an item existing before the
//   first press. So the second press of a double-click does not press a button shown after the
//   first one.
// - A held key acts once. Only keys for navigation and for text editing repeat.
// - While a popup is open, keys reach only the popup. The closing key reaches nothing else.
// - An unhandled key is tried again as the key of a US keyboard at the same position. So the
//   program's letters and digits work in keyboard layouts that type other characters there.
// It also makes Qt 6.11 deliver a press on an item's touch area outside the item.
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

  // Milliseconds after a press during which a new item at the same place gets no press. The default
  // is the desktop's double-click interval. Setting the interval, as tests do, also forgets the
  // last press.
  Q_PROPERTY(int interval READ interval WRITE setInterval NOTIFY intervalChanged)

 public:
  explicit InputGuard(QObject* parent);

  int interval() const;
  void setInterval(int milliseconds);

  // Returns the number of key presses so far. Holding a key counts as one press.
  Q_INVOKABLE int presses() const { return presses_; }

  // Closes all popups of the window that accept input, such as menus and the chat. Called before
  // a page or another area, which lies below them, gets the keyboard focus.
  Q_INVOKABLE void closePopups(QQuickWindow* window) const;

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void intervalChanged();

 private:
  // An item taking presses, and its position in the window.
  struct Target {
    QPointer<QQuickItem> item;
    QString meaning;  // identifies the item's action; see meaningOf()
    QPolygonF outline;
    QRectF room;  // part of the window to which the item and its parents are clipped
  };
  using Targets = std::vector<Target>;  // in stacking order, the topmost target first

  static void collect(QQuickItem* item, QRectF room, bool hasPopup, Targets& found);
  static const Target* at(const Targets& targets, QPointF position);

  // Returns true if a press must not reach the window; otherwise remembers it as the last press.
  bool rejects(QQuickWindow* window, const QPointerEvent& event, const QEventPoint& point,
               bool isAlone);
  bool isNear(QPointF position) const;
  void noteMove(const QPointerEvent& event);

  void moveToFront();
  bool isHeld(const QKeyEvent& event) const;
  bool rejectsKey(QQuickWindow* window, const QKeyEvent& event);
  bool sendFallback(QQuickWindow* window, const QKeyEvent& event);

  int interval_ = -1;  // value of `interval`; -1: the desktop's interval

  // The last press in a window: window, device, position and time, and all targets in the window at
  // this time.
  QPointer<QQuickWindow> window_;
  // Device of the last press. Only compared, never dereferenced.
  const QPointingDevice* device_ = nullptr;
  QPointF position_;
  quint64 time_ = 0;
  quint64 pressTime_ = 0;  // time of the last press, also of a rejected one
  // Whether the pointer (mouse, finger or pen) has moved away from the last press, or a wheel was
  // turned since.
  bool hasMoved_ = false;
  bool isRejected_ = false;  // whether the last press of the mouse was rejected
  Targets targets_;

  // Scan code of the last released key, and the time of its release.
  quint32 releasedCode_ = 0;
  quint64 releaseTime_ = 0;

  // Key of the last key event if this event was a ShortcutOverride, otherwise 0.
  int begunKey_ = 0;
  bool beganInPopup_ = false;  // whether a popup was open when the last key was pressed
  int presses_ = 0;

  bool isSendingFallback_ = false;
  // Whether a shortcut has been activated since the last fallback key was sent.
  bool hasRunShortcut_ = false;
};

}  // namespace downpile
