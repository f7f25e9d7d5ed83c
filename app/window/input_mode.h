// SPDX-License-Identifier: GPL-3.0-or-later
// What the person uses at the moment: the keyboard to find the way, a pointer, or a finger. What
// has the focus is shown to who walks with keys, and is not to others; a card that is dragged by a
// finger lies beside it.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "window/input_guard.h"

namespace downpile {

class InputMode : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  // Keys that move the focus were used last, no pointer since. Letters and shortcuts change
  // nothing.
  Q_PROPERTY(bool keyboard READ keyboard NOTIFY changed)
  // A finger was used last as the pointer, and no mouse has been moved or pressed since.
  Q_PROPERTY(bool touch READ touch NOTIFY changed)
  // The last of these keys leads backwards, and no other has been pressed since.
  Q_PROPERTY(bool backwards READ backwards NOTIFY changed)
  // Keeps a press from doing two things, from the first use of this object on.
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
