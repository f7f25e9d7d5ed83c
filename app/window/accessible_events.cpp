// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/accessible_events.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <algorithm>
#include <array>

#include "speech/announcer.h"
#include "window/input_mode.h"

namespace downpile {

namespace {

// Returns true if a new event of type `one` need not be added to the waiting events, because an
// event of type `other` of the same item is waiting. Equal events are reported once. ObjectShow and
// ObjectHide cancel each other.
bool areAlike(QAccessible::Event one, QAccessible::Event other) {
  const auto shows = [](QAccessible::Event type) {
    return type == QAccessible::ObjectShow || type == QAccessible::ObjectHide;
  };
  return one == other || (shows(one) && shows(other));
}

bool isNotification(const QAccessibleInterface* interface) {
  return interface != nullptr && interface->role() == QAccessible::Notification;
}

// Qt reports each change of a property named "value", even if the item has no accessible value.
// Screen readers accept values of number fields, sliders and drop-down lists.
bool isWithoutValue(const QAccessibleEvent& event) {
  if (event.type() != QAccessible::ValueChanged) return false;
  QAccessibleInterface* interface = event.accessibleInterface();
  return interface == nullptr ||
         (interface->valueInterface() == nullptr && interface->role() != QAccessible::ComboBox);
}

bool isCard(const QAccessibleInterface* interface) {
  return interface->role() == QAccessible::ListItem && interface->state().selectable;
}

// Returns true if this key plays or selects the focused card, presses the focused button, or goes
// to the item beside it.
bool uses(const QKeyEvent& event) {
  constexpr auto kOther = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  constexpr std::array kKeys{Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_Left,
                             Qt::Key_Right};
  return (event.modifiers() & kOther) == 0 && std::ranges::count(kKeys, event.key()) > 0;
}

bool isFocused(QObject* object) {
  if (object == nullptr) return false;
  const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(object);
  return interface != nullptr && interface->state().focused;
}

bool isFocusedCard(QObject* object) {
  return isFocused(object) && isCard(QAccessible::queryAccessibleInterface(object));
}

}  // namespace

AccessibleEvents* AccessibleEvents::instance_ = nullptr;

AccessibleEvents::AccessibleEvents(Announcer& announcer) : announcer_(announcer) {
  instance_ = this;
  QAccessible::installUpdateHandler(&AccessibleEvents::take);
  QCoreApplication::instance()->installEventFilter(this);
}

AccessibleEvents::~AccessibleEvents() {
  dropAll();
  announcer_.setFocusWaits(false);
  instance_ = nullptr;
}

void AccessibleEvents::dropAll() {
  QAccessible::installUpdateHandler([](QAccessibleEvent*) {});
}

bool AccessibleEvents::eventFilter(QObject* watched, QEvent* event) {
  // A key that triggers a shortcut is sent only as ShortcutOverride, not as KeyPress.
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (isKey && watched->isWindowType()) {
    if (event->type() == QEvent::KeyPress && uses(*static_cast<QKeyEvent*>(event)) &&
        hasUnspokenFocus()) {
      reportFocusNow();
      return true;
    }
    userMovesFocus_ = movesFocus(static_cast<QKeyEvent*>(event)->key());
    announcer_.interrupt(kReplyPause);
    // A key press ends the wait for the announcements, so a delayed focus is reported after the
    // reply to the key. If the key moves the focus, only the new focus is reported.
    if (!focused_.isNull() && followsNews_) {
      focusTimer_.start(userMovesFocus_ ? kSettlingPause : kFocusPause, this);
    }
  }
  return false;
}

// Returns true if the program has moved the focus to an item that the screen reader has not named
// yet. A hint names its item itself. If the focus returns from an item whose focus was not
// reported, screen readers do not name the item again, so a key used for that would be lost.
bool AccessibleEvents::hasUnspokenFocus() const {
  return followsNews_ && focused_ != reported_ && isFocused(focused_) &&
         !focused_->property("hinted").toBool();
}

void AccessibleEvents::take(QAccessibleEvent* event) { instance_->handle(*event); }

void AccessibleEvents::handle(QAccessibleEvent& event) {
  if (isWithoutValue(event) || holds(event) || holdsFocus(event)) return;
  if (isNotification(event.accessibleInterface())) {
    updateOrder();
    if (!followsNews_) reportFocusNow();
  }
  report(event);
}

// Called before the delayed focus is compared with announcements: the program may have moved the
// focus to the table or the guide, for example when a page has closed.
void AccessibleEvents::updateOrder() {
  followsNews_ = followsNews_ || (announcer_.focusFollowsNews() && !userMovesFocus_);
}

bool AccessibleEvents::holds(const QAccessibleEvent& event) {
  switch (event.type()) {
    case QAccessible::ObjectShow:
    case QAccessible::ObjectHide:
    case QAccessible::NameChanged:
    case QAccessible::DescriptionChanged:
      break;
    default:
      return false;
  }
  QObject* object = event.object();
  if (object == nullptr || event.child() >= 0) return false;
  const QAccessibleInterface* interface = event.accessibleInterface();
  if (interface == nullptr) return false;
  // Events that screen readers speak are not delayed: notifications, and changes of a focused item
  // that is not a card.
  if (isNotification(interface) || (interface->state().focused && !isCard(interface))) return false;
  const auto earlier = std::ranges::find_if(waiting_, [&](const Waiting& each) {
    return each.object == object && areAlike(event.type(), each.type);
  });
  if (earlier == waiting_.end()) {
    waiting_.append({.object = object, .type = event.type()});
    if (!timer_.isActive()) timer_.start(kPause, this);
  } else if (earlier->type != event.type()) {
    // The item was shown and hidden again (or hidden and shown again) in the meantime, so neither
    // event is reported.
    waiting_.erase(earlier);
  }
  return true;
}

bool AccessibleEvents::holdsFocus(const QAccessibleEvent& event) {
  const bool isFocus = event.type() == QAccessible::Focus;
  if (!isFocus && event.type() != QAccessible::StateChanged) return false;
  if (!isFocus && !static_cast<const QAccessibleStateChangeEvent&>(event).changedStates().focused) {
    return false;
  }
  const QAccessibleInterface* interface = event.accessibleInterface();
  if (event.object() == nullptr || interface == nullptr || !interface->state().focused)
    return false;
  focused_ = event.object();
  announcer_.setFocusWaits(true);
  followsNews_ = announcer_.focusFollowsNews() && !userMovesFocus_;
  const int pause = std::max(kFocusPause, announcer_.remaining());
  focusTimer_.start(followsNews_ ? pause : kSettlingPause, this);
  return true;
}

// Reports the delayed change of focus. If the focus must follow the announcements, and the
// announcer is still speaking or expects another announcement, waits longer.
void AccessibleEvents::reportFocus() {
  const int time = announcer_.remaining();
  updateOrder();
  if (followsNews_ && (time > 0 || announcer_.expectsNews())) {
    focusTimer_.start(std::max(kFocusPause, time), this);
  } else {
    reportFocusNow();
  }
}

void AccessibleEvents::reportFocusNow() {
  focusTimer_.stop();
  announcer_.setFocusWaits(false);
  if (focused_.isNull()) return;
  QAccessibleEvent event(std::exchange(focused_, nullptr), QAccessible::Focus);
  const QAccessibleInterface* interface = event.accessibleInterface();
  if (interface == nullptr || !interface->state().focused) return;
  reported_ = event.object();
  reportFirst(event.object());
  report(event);
  if (!waiting_.isEmpty() && !timer_.isActive()) timer_.start(kPause, this);
}

void AccessibleEvents::report(QAccessibleEvent& event) {
  QAccessible::installUpdateHandler(nullptr);
  QAccessible::updateAccessibility(&event);
  QAccessible::installUpdateHandler(&AccessibleEvents::take);
  emit reported(event.type(), event.object());
}

// Reports all waiting events of this item now.
void AccessibleEvents::reportFirst(const QObject* object) {
  for (qsizetype i = 0; i < waiting_.size();) {
    if (waiting_[i].object != object) {
      ++i;
      continue;
    }
    QAccessibleEvent event(waiting_[i].object, waiting_[i].type);
    waiting_.removeAt(i);
    report(event);
  }
}

void AccessibleEvents::timerEvent(QTimerEvent* event) {
  if (event->timerId() == focusTimer_.timerId()) return reportFocus();
  waiting_.removeIf([](const Waiting& each) { return each.object.isNull(); });
  const auto first = std::ranges::find_if(
      waiting_, [](const Waiting& each) { return !isFocusedCard(each.object); });
  if (first == waiting_.end()) return timer_.stop();
  QAccessibleEvent waited(first->object, first->type);
  waiting_.erase(first);
  report(waited);
}

}  // namespace downpile

#include "moc_accessible_events.cpp"
