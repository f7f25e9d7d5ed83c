// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/table_pace.h"

#include <algorithm>

#include "settings/settings.h"
#include "speech/announcer.h"

namespace downpile {

TablePace::TablePace(const TablePosition& position, TableEye& eye, const Settings& settings,
                     const Announcer& announcer, QObject* parent)
    : QObject(parent), position_(position), eye_(eye), settings_(settings), announcer_(announcer) {
  connect(&eye_, &TableEye::movingChanged, this, &TablePace::update);
  connect(&eye_, &TableEye::stoppedChanged, this, &TablePace::update);
  connect(&settings_, &Settings::paceChanged, this, &TablePace::update);
}

void TablePace::begin() {
  coming_ = false;
  isHeld_ = false;
}

void TablePace::hurry() {
  if (!isBySteps()) return catchUp();
  if (eye_.moving()) return eye_.skipToStop();
  eye_.lookAway();
  update();
  if (position_.exists()) position_.source().skipPause();
}

void TablePace::catchUp() {
  if (!eye_.moving()) return;
  eye_.flush();
  if (position_.exists()) position_.source().follow(0);
}

// Waits for speech too, unless the user has chosen the pace "instant".
void TablePace::follow() {
  const bool isInstant = position_.pace(settings_) == QLatin1String("instant");
  position_.source().follow(std::max(eye_.remaining(), isInstant ? 0 : announcer_.listeningTime()));
}

// With the pace "steps", another player's move stays in view until the viewer asks for more.
void TablePace::update() {
  const bool awaits = position_.exists() && isBySteps() && (eye_.stopped() || holdsMove());
  if (awaits != awaitsStep_) {
    awaitsStep_ = awaits;
    emit awaitsStepChanged();
  }
  if (!position_.exists()) return;
  const bool held = coming_ || waiting_ || awaitsStep_ || eye_.stopped();
  if (!held && isHeld_) follow();
  isHeld_ = held;
  position_.source().hold(held);
}

bool TablePace::isBySteps() const { return position_.pace(settings_) == QLatin1String("steps"); }

bool TablePace::holdsMove() const {
  return position_.source().hasMoveReady() && !eye_.moving() && eye_.looksAtOthers() &&
         !position_.isYourTurn() && position_.view().standing().turn != kNoPlayer;
}

void TablePace::setComing(bool coming) {
  coming_ = coming;
  update();
}

void TablePace::setWaiting(bool waiting) {
  if (waiting == waiting_) return;
  waiting_ = waiting;
  update();
  emit waitingChanged();
}

}  // namespace downpile

#include "moc_table_pace.cpp"
