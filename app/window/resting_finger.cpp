// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/resting_finger.h"

#include "window/finger_watch.h"

namespace downpile {

RestingFinger::RestingFinger(QObject* item) : QObject(item) { FingerWatch::start(); }

void RestingFinger::setAnswers(bool answers) {
  if (answers == answers_) return;
  answers_ = answers;
  emit answersChanged();
}

void RestingFinger::setAsked(bool asked) {
  if (asked == asked_) return;
  asked_ = asked;
  emit askedChanged();
}

}  // namespace downpile

#include "moc_resting_finger.cpp"
