// SPDX-License-Identifier: GPL-3.0-or-later
// Input in use: the keyboard for navigation, a pointer, or a finger. The focus is shown only during
// keyboard navigation; a card dragged by a finger is shown beside the finger.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "window/input_guard.h"

namespace downpile {

// Returns true for keys that move the keyboard focus.
bool movesFocus(int key);

class InputMode : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  // True if a key that moves the focus was pressed after the last press of a pointer. Letters and
  // shortcuts do not change it.
  Q_PROPERTY(bool keyboard READ keyboard NOTIFY changed)
  // True if the last pointer was a finger. False after a mouse was moved or pressed, or a pen
  // pressed.
  Q_PROPERTY(bool touch READ touch NOTIFY changed)
  // True if the last pressed key moves the focus backwards, such as Shift+Tab.
  Q_PROPERTY(bool backwards READ backwards NOTIFY changed)
  // Guard against accidental double actions. It is active once this object is used for the first
  // time.
  Q_PROPERTY(downpile::InputGuard* guard READ guard CONSTANT)

 public:
  explicit InputMode(QObject* parent = nullptr);

  bool keyboard() const { return keyboard_; }
  bool touch() const { return touch_; }
  bool backwards() const { return backwards_; }
  InputGuard* guard() { return &guard_; }

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void changed();

 private:
  void set(bool keyboard, bool touch, bool backwards);

  bool keyboard_ = false;
  bool touch_ = false;
  bool backwards_ = false;
  InputGuard guard_;
};

}  // namespace downpile
