// SPDX-License-Identifier: GPL-3.0-or-later
// Input in use: whether the keyboard is used for navigation, and whether the last pointer was a
// finger. The focus is shown only during keyboard navigation. For a finger there are no hover
// effects, and small items react to touches beside them.
#pragma once

#include <QAccessible>
#include <QObject>
#include <QPointF>
#include <QQmlEngine>

#include "window/input_guard.h"

namespace downpile {

// Returns true for keys moving the keyboard focus.
bool movesFocus(int key);

class InputMode : public QObject, private QAccessible::ActivationObserver {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  // True if a navigation key (movesFocus()) was pressed, showFocus() was called, or a screen reader
  // connected, after the last press of a pointer. Letters and shortcuts change it only if a screen
  // reader is active.
  Q_PROPERTY(bool keyboard READ keyboard NOTIFY changed)
  // True if the last pointer was a finger. False after a mouse was moved or pressed, or a pen
  // pressed.
  Q_PROPERTY(bool touch READ touch NOTIFY changed)
  // True if the last press was a key moving the focus backwards, such as Shift+Tab.
  Q_PROPERTY(bool backwards READ backwards NOTIFY changed)
  // True from a press, a release or a key until the pointer moves. Items below a resting pointer
  // show no tool tips.
  Q_PROPERTY(bool pointerRests READ pointerRests NOTIFY changed)
  // Guard against accidental double actions. It is active once this object is used for the first
  // time.
  Q_PROPERTY(downpile::InputGuard* guard READ guard CONSTANT)

 public:
  explicit InputMode(QObject* parent = nullptr);
  ~InputMode() override;

  bool keyboard() const { return keyboard_; }
  bool touch() const { return touch_; }
  bool backwards() const { return backwards_; }
  bool pointerRests() const { return pointerRests_; }
  InputGuard* guard() { return &guard_; }

  bool eventFilter(QObject* watched, QEvent* event) override;

  // Shows the focus, as if a navigation key had been pressed. Returns true if it was hidden.
  Q_INVOKABLE bool showFocus() {
    const bool wasHidden = !keyboard_;
    set(true, touch_, backwards_);
    return wasHidden;
  }
  // Called when a button with the focus gets a key. Returns true if the key would press the button
  // but has only shown the hidden focus, see showFocus().
  Q_INVOKABLE bool takesPress(int key) {
    return (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) && showFocus();
  }

 signals:
  void changed();

 private:
  void accessibilityActiveChanged(bool active) override;
  void set(bool keyboard, bool touch, bool backwards);
  void noteRest(const QEvent& event);

  bool keyboard_ = QAccessible::isActive();
  bool touch_ = false;
  bool backwards_ = false;
  bool pointerRests_ = false;
  QPointF pointer_;  // last known position of the pointer on the screen
  InputGuard guard_;
};

}  // namespace downpile
