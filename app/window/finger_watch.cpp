// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/finger_watch.h"

#include <QCoreApplication>
#include <QLineF>
#include <QTouchEvent>
#include <algorithm>

namespace downpile {

namespace {

constexpr int kPatience = 500;  // a finger rests after this number of milliseconds at one place
constexpr qreal kTremble = 10;  // maximum movement of a resting finger, in pixels

RestingFinger* answerOf(QQuickItem* item) {
  auto* finger =
      qobject_cast<RestingFinger*>(qmlAttachedPropertiesObject<RestingFinger>(item, false));
  return finger && finger->answers() ? finger : nullptr;
}

// Searches `item` and its descendants for the topmost item that reacts to a resting finger at the
// point `scene`. Returns the RestingFinger attached to this item, or nullptr.
RestingFinger* answerAt(QQuickItem* item, QPointF scene) {
  if (!item->isVisible() || !item->isEnabled()) return nullptr;
  const bool contains = item->contains(item->mapFromScene(scene));
  if (item->clip() && !contains) return nullptr;
  QList<QQuickItem*> children = item->childItems();
  std::stable_sort(children.begin(), children.end(),
                   [](QQuickItem* one, QQuickItem* other) { return one->z() < other->z(); });
  for (auto child = children.rbegin(); child != children.rend(); ++child) {
    if (RestingFinger* found = answerAt(*child, scene)) return found;
  }
  return contains ? answerOf(item) : nullptr;
}

}  // namespace

FingerWatch::FingerWatch(QObject* parent) : QObject(parent), patience_(this) {
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&patience_, &QTimer::timeout, this, &FingerWatch::ask);
  parent->installEventFilter(this);
}

void FingerWatch::start() {
  static QPointer<FingerWatch> watch;
  if (!watch) watch = new FingerWatch(QCoreApplication::instance());
}

bool FingerWatch::eventFilter(QObject* watched, QEvent* event) {
  auto* window = watched->isWindowType() ? qobject_cast<QQuickWindow*>(watched) : nullptr;
  if (!window) return false;
  switch (event->type()) {
    case QEvent::TouchBegin: {
      const auto* touch = static_cast<QTouchEvent*>(event);
      endQuestion();
      spent_ = false;
      window_ = window;
      finger_ = touch->points().first().id();
      start_ = touch->points().first().position();
      if (touch->pointCount() == 1) patience_.start();
      break;
    }
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd: {
      auto* touch = static_cast<QTouchEvent*>(event);
      const QEventPoint* finger = touch->pointById(finger_);
      if (event->type() == QEvent::TouchEnd || touch->pointCount() > 1 || !finger ||
          QLineF(start_, finger->position()).length() > kTremble)
        endQuestion();
      if (!finger || !isSpent(*touch, *finger)) break;
      spent_ = false;
      QTouchEvent cancel(QEvent::TouchCancel, touch->pointingDevice(), touch->modifiers(),
                         touch->points());
      QCoreApplication::sendEvent(window, &cancel);
      touch->accept();
      return true;
    }
    case QEvent::TouchCancel:
      endQuestion();
      break;
    default:
      break;
  }
  return false;
}

void FingerWatch::ask() {
  answer_ = window_ ? answerAt(window_->contentItem(), start_) : nullptr;
  if (!answer_) return;
  spent_ = true;
  answer_->setAsked(true);
}

void FingerWatch::endQuestion() {
  patience_.stop();
  if (answer_) answer_->setAsked(false);
  answer_ = nullptr;
}

bool FingerWatch::isSpent(const QTouchEvent& touch, const QEventPoint& finger) const {
  if (!spent_ || finger.state() != QEventPoint::Released) return false;
  const QObject* grabber = touch.exclusiveGrabber(finger);
  return !grabber ||
         (!grabber->inherits("QQuickDragHandler") && !grabber->inherits("QQuickFlickable"));
}

}  // namespace downpile

#include "moc_finger_watch.cpp"
