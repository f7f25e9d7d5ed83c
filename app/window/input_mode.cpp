// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/input_mode.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWindow>
#include <utility>

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
  QAccessible::installActivationObserver(this);
}

InputMode::~InputMode() { QAccessible::removeActivationObserver(this); }

// A screen reader needs an item with the focus from the beginning.
void InputMode::accessibilityActiveChanged(bool active) {
  if (active) set(true, touch_, backwards_);
}

// Detects keyboard, mouse and touch. Pointer events are handled only when they arrive at the
// window, because Qt sends them to the items again.
bool InputMode::eventFilter(QObject* watched, QEvent* event) {
  // A shortcut key sends no KeyPress to the window.
  if (watched->isWindowType() || event->type() == QEvent::ShortcutOverride) noteRest(*event);
  switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: {
      const auto* key = static_cast<QKeyEvent*>(event);
      if (movesFocus(key->key())) {
        const bool shifted = (key->modifiers() & Qt::ShiftModifier) != 0;
        set(true, touch_, key->key() == Qt::Key_Backtab || (key->key() == Qt::Key_Tab && shifted));
      } else if (!isModifier(key->key())) {
        // A screen reader needs an item with the focus after every key.
        set(keyboard_ || QAccessible::isActive(), touch_, false);
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

void InputMode::noteRest(const QEvent& event) {
  bool rests = pointerRests_;
  switch (event.type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
      rests = true;
      break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:  // also the end of a drag, which moved the pointer
    case QEvent::MouseMove: {
      const QPointF position = static_cast<const QMouseEvent&>(event).globalPosition();
      if (event.type() != QEvent::MouseMove) {
        rests = true;
      } else if (position != pointer_) {
        rests = false;
      }
      pointer_ = position;
      break;
    }
    default:
      break;
  }
  if (std::exchange(pointerRests_, rests) != rests) emit changed();
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
