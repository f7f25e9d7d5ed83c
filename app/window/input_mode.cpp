// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/input_mode.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWindow>

namespace downpile {

namespace {

bool isModifier(int key) {
  return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
         key == Qt::Key_AltGr || key == Qt::Key_Meta;
}

}  // namespace

bool movesFocus(int key) {
  switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_F6:
      return true;
    default:
      return false;
  }
}

InputMode::InputMode(QObject* parent) : QObject(parent), guard_(this) {
  QCoreApplication::instance()->installEventFilter(this);
}

// Detects keyboard, mouse and touch. Pointer events are handled only when they arrive at the
// window, because Qt sends them to the items again.
bool InputMode::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: {
      const auto* key = static_cast<QKeyEvent*>(event);
      if (movesFocus(key->key())) {
        const bool shifted = (key->modifiers() & Qt::ShiftModifier) != 0;
        set(true, touch_, key->key() == Qt::Key_Backtab || (key->key() == Qt::Key_Tab && shifted));
      } else if (!isModifier(key->key())) {
        set(keyboard_, touch_, false);
      }
      break;
    }
    case QEvent::MouseButtonPress:
      if (watched->isWindowType() &&
          static_cast<QMouseEvent*>(event)->source() == Qt::MouseEventNotSynthesized) {
        set(false, false, false);
      }
      break;
    case QEvent::MouseMove:
      if (touch_ && watched->isWindowType() &&
          static_cast<QMouseEvent*>(event)->source() == Qt::MouseEventNotSynthesized) {
        set(keyboard_, false, backwards_);
      }
      break;
    case QEvent::TouchBegin:
      if (watched->isWindowType()) set(false, true, false);
      break;
    case QEvent::TabletPress:
      if (watched->isWindowType()) set(false, false, false);
      break;
    default:
      break;
  }
  return false;
}

void InputMode::set(bool keyboard, bool touch, bool backwards) {
  if (keyboard == keyboard_ && touch == touch_ && backwards == backwards_) return;
  keyboard_ = keyboard;
  touch_ = touch;
  backwards_ = backwards;
  emit changed();
}

}  // namespace downpile

#include "moc_input_mode.cpp"
