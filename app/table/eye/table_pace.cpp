// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/table_pace.h"

#include <algorithm>

#include "settings/settings.h"
#include "speech/announcer.h"

namespace downpile {

TablePace::TablePace(const TablePosition& position, TablePresenter& presenter,
                     const Settings& settings, const Announcer& announcer, QObject* parent)
    : QObject(parent),
      position_(position),
      presenter_(presenter),
      settings_(settings),
      announcer_(announcer) {
  connect(&presenter_, &TablePresenter::movingChanged, this, &TablePace::update);
  connect(&presenter_, &TablePresenter::stoppedChanged, this, &TablePace::update);
  connect(&settings_, &Settings::paceChanged, this, &TablePace::update);
}

void TablePace::begin() {
  coming_ = false;
  skipsToTurn_ = false;
  isHeld_ = false;
}

void TablePace::hurry() {
  if (!isBySteps()) return catchUp();
  if (presenter_.moving()) return presenter_.skipToStop();
  presenter_.stopFollowing();
  update();
  if (position_.exists()) position_.source().skipPause();
}

void TablePace::catchUp() {
  if (!presenter_.moving()) return;
  presenter_.flush();
  if (position_.exists()) position_.source().follow(0);
}

void TablePace::skipToTurn() {
  skipsToTurn_ = position_.exists() && position_.source().part() != GameSource::Part::replays;
  update();
}

// Ends the animation of the skipped move and the pause after it. Called from the event loop,
// because update() is called in the middle of changes.
void TablePace::skip() {
  if (!skipsToTurn_) return;
  presenter_.flush();
  if (!position_.exists()) return;
  position_.source().follow(0);
  position_.source().skipPause();
}

// Tells the game source how long to wait: until events are shown and spoken. With the pace
// "instant", and while moves are skipped, it does not wait for speech.
void TablePace::follow() {
  const bool isInstant = skipsToTurn_ || position_.pace(settings_) == QLatin1String("instant");
  position_.source().follow(
      std::max(presenter_.remaining(), isInstant ? 0 : announcer_.listeningTime()));
}

// Lets computer players and replays continue, or makes them wait. With the pace "steps", they wait
// after each move until the viewer continues.
void TablePace::update() {
  if (skipsToTurn_) {
    const bool ends = !position_.exists() || position_.isYourTurn() || presenter_.dealOver();
    // Skipping continues through the last events before the viewer's turn, until the prompt is
    // shown.
    skipsToTurn_ = !ends || presenter_.moving();
    if (skipsToTurn_) QMetaObject::invokeMethod(this, &TablePace::skip, Qt::QueuedConnection);
  }
  const bool awaits =
      position_.exists() && isBySteps() && !skipsToTurn_ && (presenter_.stopped() || holdsMove());
  if (awaits != awaitsStep_) {
    awaitsStep_ = awaits;
    emit awaitsStepChanged();
  }
  if (!position_.exists()) return;
  const bool held = coming_ || waiting_ || awaitsStep_ || presenter_.stopped();
  if (!held && isHeld_) follow();
  isHeld_ = held;
  position_.source().hold(held);
}

bool TablePace::isBySteps() const { return position_.pace(settings_) == QLatin1String("steps"); }

bool TablePace::holdsMove() const {
  return position_.source().hasMoveReady() && !presenter_.moving() && presenter_.showsOthers() &&
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
