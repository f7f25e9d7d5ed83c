// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/first_focus.h"

namespace downpile {

// The signal connection is queued: when activeChanged is emitted, the link to screen readers and
// the window's focus are not ready yet.
FirstFocus::FirstFocus(QQuickWindow& window) : window_(window) {
  connect(&window_, &QWindow::activeChanged, this, &FirstFocus::announce, Qt::QueuedConnection);
  QAccessible::installActivationObserver(this);
}

FirstFocus::~FirstFocus() { QAccessible::removeActivationObserver(this); }

void FirstFocus::accessibilityActiveChanged(bool active) {
  if (active) QMetaObject::invokeMethod(this, &FirstFocus::announce, Qt::QueuedConnection);
}

void FirstFocus::announce() {
  QQuickItem* item = window_.activeFocusItem();
  if (!window_.isActive() || item == nullptr) return;
  QAccessibleEvent event(item, QAccessible::Focus);
  QAccessible::updateAccessibility(&event);
  emit announced(item);
}

}  // namespace downpile

#include "moc_first_focus.cpp"
