// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/input_guard.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QInputMethod>
#include <QLibraryInfo>
#include <QLineF>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTouchEvent>
#include <QVersionNumber>
#include <algorithm>

#include "window/layout_keys.h"

namespace downpile {

namespace {

QQuickItem* overlayOf(const QQuickWindow* window) {
  for (QQuickItem* item : window->contentItem()->childItems()) {
    if (item->inherits("QQuickOverlay")) return item;
  }
  return nullptr;
}

// Returns the window's open popups accepting input, the topmost first. Tool tips do not take input.
std::vector<QPointer<QObject>> openPopups(const QQuickWindow* window) {
  std::vector<QPointer<QObject>> popups;
  const QQuickItem* overlay = overlayOf(window);
  if (!overlay) return popups;
  const QList<QQuickItem*> items = overlay->childItems();
  for (auto item = items.rbegin(); item != items.rend(); ++item) {
    QObject* popup = (*item)->parent();
    if (popup && popup->inherits("QQuickPopup") && !popup->inherits("QQuickToolTip") &&
        popup->property("opened").toBool()) {
      popups.emplace_back(popup);
    }
  }
  return popups;
}

// Returns the topmost of openPopups(), or nullptr.
QObject* openPopup(const QQuickWindow* window) {
  const auto popups = openPopups(window);
  return popups.empty() ? nullptr : popups.front().data();
}

// Returns true if the focus is in a popup, or on the control to which this popup belongs.
bool hasFocus(const QObject* popup, const QQuickWindow* window) {
  const QQuickItem* focus = window->activeFocusItem();
  if (!focus) return false;
  return overlayOf(window)->isAncestorOf(focus) ||
         focus == qvariant_cast<QQuickItem*>(popup->property("parent"));
}

bool takesPresses(const QQuickItem* item) {
  if (item->acceptedMouseButtons() != Qt::NoButton) return true;
  return std::ranges::any_of(item->children(), [](const QObject* child) {
    return (child->inherits("QQuickTapHandler") || child->inherits("QQuickDragHandler")) &&
           child->property("enabled").toBool();
  });
}

// Returns the outline of the area where an item takes presses: its mask or, if it has none, the
// whole item with the margin of its tap handlers.
QPolygonF outlineOf(const QQuickItem* item) {
  if (const auto* mask = qobject_cast<QQuickItem*>(item->containmentMask()))
    return mask->mapRectToItem(nullptr, mask->boundingRect());
  qreal margin = 0;
  for (const QObject* child : item->children()) {
    if (child->inherits("QQuickTapHandler"))
      margin = std::max(margin, child->property("margin").toReal());
  }
  const QRectF bounds = item->boundingRect().adjusted(-margin, -margin, margin, margin);
  QPolygonF outline;
  for (const QPointF corner :
       {bounds.topLeft(), bounds.topRight(), bounds.bottomRight(), bounds.bottomLeft()})
    outline << item->mapToScene(corner);
  return outline;
}

// Returns the accessible role and name of the item or, if it has none, of its parent: the touch
// area of a card is a child item. The name of a selectable item is left out, because it says
// whether the item is selected, and the first press of a double-click may change this. The result
// also contains the QML property `purpose`, which tells apart items with the same name but
// different actions.
QString meaningOf(QQuickItem* item) {
  for (QQuickItem* each : {item, item->parentItem()}) {
    QAccessibleInterface* about = each ? QAccessible::queryAccessibleInterface(each) : nullptr;
    if (!about) continue;
    const QString meaning = QString::number(about->role()) + each->property("purpose").toString();
    return about->state().selectable ? meaning : meaning + about->text(QAccessible::Name);
  }
  return {};
}

// Makes Qt deliver a press at this position in the window to the item. Qt 6.11 skips an item for
// presses outside it if all its children taking presses are inside it. It ignores touch areas
// (containmentMask), and often children of children. An invisible child outside such an item
// prevents this.
void openTo(QQuickItem* item, QPointF position) {
  static const bool kIsNeeded = QLibraryInfo::version() >= QVersionNumber(6, 11);
  if (!kIsNeeded) return;
  const auto name = QStringLiteral("outside");
  for (; item; item = item->parentItem()) {
    if (item->boundingRect().contains(item->mapFromScene(position))) continue;
    if (item->findChild<QQuickItem*>(name, Qt::FindDirectChildrenOnly)) continue;
    auto* outside = new QQuickItem;
    outside->setObjectName(name);
    outside->setVisible(false);
    outside->setX(-1e6);
    new QQuickItem(outside);  // Qt considers only children that have children or take presses
    // The child is added to the item only now that it is invisible, so layouts ignore it.
    outside->setParent(item);
    outside->setParentItem(item);
  }
}

bool walks(int key) {
  switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      return true;
    default:
      return false;
  }
}

bool isCopy(const QKeyEvent& event) { return event.timestamp() == 0; }

// Returns true if the key edits a text and may therefore repeat while it is held.
bool edits(int key) {
  return key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape &&
         QInputMethod::queryFocusObject(Qt::ImEnabled, {}).toBool();
}

}  // namespace

InputGuard::InputGuard(QObject* parent) : QObject(parent) {
  QCoreApplication::instance()->installEventFilter(this);
}

int InputGuard::interval() const {
  return interval_ >= 0 ? interval_ : QGuiApplication::styleHints()->mouseDoubleClickInterval();
}

void InputGuard::setInterval(int milliseconds) {
  window_ = nullptr;
  if (milliseconds == interval_) return;
  interval_ = milliseconds;
  emit intervalChanged();
}

bool InputGuard::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Shortcut) hasRunShortcut_ = true;
  // A key not handled by any item of the window comes to the window's root item. A key not handled
  // in a popup comes to the popup's item, which accepts every key.
  if (event->type() == QEvent::KeyPress) {
    auto* item = qobject_cast<QQuickItem*>(watched);
    // Qt delivers the key press although a shortcut has taken it.
    if (item && isSendingFallback_ && hasRunShortcut_) {
      event->accept();
      return true;
    }
    if (item && (!item->parentItem() || item->inherits("QQuickPopupItem")) && item->window() &&
        !isSendingFallback_ && sendFallback(item->window(), *static_cast<QKeyEvent*>(event))) {
      event->accept();
      return true;
    }
  }
  auto* window = watched->isWindowType() ? qobject_cast<QQuickWindow*>(watched) : nullptr;
  if (!window) return false;
  switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
      if (!rejectsKey(window, *static_cast<QKeyEvent*>(event))) return false;
      // Accepting the event also prevents a shortcut with this key.
      event->accept();
      return true;
    case QEvent::KeyRelease: {
      const auto& key = *static_cast<QKeyEvent*>(event);
      if (isCopy(key)) {
        moveToFront();
      } else {
        releasedCode_ = key.nativeScanCode();
        releaseTime_ = key.timestamp();
      }
      return false;
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      if (mouse->source() != Qt::MouseEventNotSynthesized) return false;
      // Before a double-click, Qt has sent an ordinary press for the same click. The result for
      // this press applies.
      const bool isRejected = event->type() == QEvent::MouseButtonDblClick
                                  ? isRejected_
                                  : rejects(window, *mouse, mouse->points().first(),
                                            mouse->buttons() == mouse->button());
      isRejected_ = isRejected;
      if (!isRejected) return false;
      event->accept();
      return true;
    }
    case QEvent::TabletPress: {
      const auto* pen = static_cast<QTabletEvent*>(event);
      if (!rejects(window, *pen, pen->points().first(), true)) return false;
      event->accept();
      return true;
    }
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate: {
      const auto* touch = static_cast<QTouchEvent*>(event);
      noteMove(*touch);
      for (const QEventPoint& point : touch->points()) {
        if (point.state() != QEventPoint::Pressed) continue;
        if (!rejects(window, *touch, point, true)) continue;
        event->accept();
        return true;
      }
      return false;
    }
    case QEvent::MouseMove:
    case QEvent::TabletMove:
      noteMove(*static_cast<QPointerEvent*>(event));
      return false;
    case QEvent::Wheel:
      hasMoved_ = true;
      return false;
    default:
      return false;
  }
}

// ---- pointers --------------------------------------------------------------------------------

void InputGuard::collect(QQuickItem* item, QRectF room, bool hasPopup, Targets& found) {
  if (!item->isVisible() || !item->isEnabled()) return;
  // If no popup is open, the window's overlay contains only tool tips, so it is skipped.
  if (!hasPopup && item->inherits("QQuickOverlay")) return;
  if (item->clip()) room &= item->mapRectToScene(item->clipRect());
  QList<QQuickItem*> children = item->childItems();
  std::stable_sort(children.begin(), children.end(),
                   [](QQuickItem* one, QQuickItem* other) { return one->z() < other->z(); });
  for (auto child = children.rbegin(); child != children.rend(); ++child)
    collect(*child, room, hasPopup, found);
  if (takesPresses(item)) found.push_back({item, meaningOf(item), outlineOf(item), room});
}

const InputGuard::Target* InputGuard::at(const Targets& targets, QPointF position) {
  const auto found = std::ranges::find_if(targets, [&](const Target& target) {
    return target.room.contains(position) &&
           target.outline.containsPoint(position, Qt::OddEvenFill);
  });
  return found == targets.end() ? nullptr : &*found;
}

// Returns true if a press must not reach the window, because it was meant for another item, shown
// there just before. `isAlone` is true if no other button of the pointer is pressed.
bool InputGuard::rejects(QQuickWindow* window, const QPointerEvent& event, const QEventPoint& point,
                         bool isAlone) {
  const QPointF position = point.position();
  Targets targets;
  collect(window->contentItem(), {{}, window->size()}, openPopup(window) != nullptr, targets);
  if (const Target* target = at(targets, position)) openTo(target->item, position);
  const bool isSoon = !isAlone || (event.timestamp() >= time_ &&
                                   event.timestamp() - time_ < static_cast<quint64>(interval()));
  const bool follows = isSoon && !hasMoved_ && window == window_ &&
                       event.pointingDevice() == device_ && isNear(position);
  if (follows) {
    const Target* now = at(targets, position);
    const Target* before = at(targets_, position);
    const bool isSame = now && before ? now->item == before->item && now->meaning == before->meaning
                                      : now == before;
    if (!isSame) {
      // Presses less than half the interval apart are one burst of clicks, probably unintended.
      // Each of them restarts the interval in which presses are rejected. A slower press does not
      // restart it, so the user's next press is soon accepted.
      const bool isBurst = event.timestamp() - pressTime_ < static_cast<quint64>(interval()) / 2;
      pressTime_ = event.timestamp();
      if (isBurst) time_ = event.timestamp();
      return true;
    }
  }
  window_ = window;
  device_ = event.pointingDevice();
  position_ = position;
  time_ = event.timestamp();
  pressTime_ = time_;
  hasMoved_ = false;
  targets_ = std::move(targets);
  return false;
}

bool InputGuard::isNear(QPointF position) const {
  return QLineF(position_, position).length() <= QGuiApplication::styleHints()->startDragDistance();
}

void InputGuard::noteMove(const QPointerEvent& event) {
  if (event.pointingDevice() == device_ && !isNear(event.points().first().position()))
    hasMoved_ = true;
}

// ---- keys ------------------------------------------------------------------------------------

// While a screen reader is running, an event filter of Qt takes the key events away and later sends
// copies without a time. This filter must see the events before Qt's filter does. Qt calls the last
// installed filter first, so this filter is installed again.
void InputGuard::moveToFront() {
  QMetaObject::invokeMethod(
      this, [this] { QCoreApplication::instance()->installEventFilter(this); },
      Qt::QueuedConnection);
}

// Returns true if the key press comes from holding the key. For each repeat, X11 sends a release
// and a press with the same time. If Qt reads the release before the press has arrived, it does not
// mark the press as a repeat.
bool InputGuard::isHeld(const QKeyEvent& event) const {
  const bool isRepeated = event.nativeScanCode() != 0 && event.nativeScanCode() == releasedCode_ &&
                          !isCopy(event) && event.timestamp() == releaseTime_;
  return event.isAutoRepeat() || isRepeated;
}

bool InputGuard::rejectsKey(QQuickWindow* window, const QKeyEvent& event) {
  if (isHeld(event)) return !walks(event.key()) && !edits(event.key());
  const QObject* popup = openPopup(window);
  // Qt sends the same key press twice: first as a possible shortcut (ShortcutOverride), then as
  // KeyPress.
  const bool isFirst = event.type() == QEvent::ShortcutOverride;
  const bool isSecond = !isFirst && event.key() == begunKey_;
  begunKey_ = isFirst ? event.key() : 0;
  if (!isSecond) {
    beganInPopup_ = popup != nullptr;
    if (!isCopy(event)) ++presses_;
  }
  if (isFirst) return false;
  return popup ? !hasFocus(popup, window) : beganInPopup_;
}

void InputGuard::closePopups(QQuickWindow* window) const {
  for (const auto& popup : openPopups(window)) {
    if (popup) QMetaObject::invokeMethod(popup, "close");
  }
}

bool InputGuard::sendFallback(QQuickWindow* window, const QKeyEvent& event) {
  const auto key = latinKey(event);
  if (!key) return false;
  QKeyEvent other(QEvent::KeyPress, key->key, event.modifiers(), key->text, event.isAutoRepeat());
  other.setTimestamp(event.timestamp());
  hasRunShortcut_ = false;
  isSendingFallback_ = true;
  QCoreApplication::sendEvent(window, &other);
  isSendingFallback_ = false;
  return other.isAccepted();
}

}  // namespace downpile

#include "moc_input_guard.cpp"
