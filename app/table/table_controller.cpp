// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_controller.h"

#include <memory>
#include <utility>

#include "settings/settings.h"
#include "speech/announcer.h"

namespace downpile {

TableController::TableController(Settings& settings, Announcer& announcer, QObject* parent)
    : QObject(parent),
      settings_(settings),
      announcer_(announcer),
      saving_(this),
      presenter_(position_, settings, this),
      pace_(position_, presenter_, settings, announcer_, this),
      coach_(position_, pace_, saving_, this),
      gestures_({.position = position_,
                 .presenter = presenter_,
                 .pace = pace_,
                 .coach = coach_,
                 .saving = saving_,
                 .buttons = *rows_.buttons()},
                this),
      undoHistory_({.position = position_,
                    .presenter = presenter_,
                    .pace = pace_,
                    .coach = coach_,
                    .gestures = gestures_,
                    .saving = saving_,
                    .settings = settings},
                   this),
      status_(position_, presenter_, pace_, gestures_, this) {
  connectParts();
}

void TableController::connectParts() {
  connect(&presenter_, &TablePresenter::seen, this, &TableController::refreshRows);
  // The next turn is shown once the cards of the previous turn have arrived.
  connect(&presenter_, &TablePresenter::reached, this, &TableController::updateStatus);
  connect(&pace_, &TablePace::waitingChanged, this, &TableController::updateStatus);
  connect(&coach_, &TableCoach::advised, this, &TableController::refreshRows);
  connect(&gestures_, &TableGestures::changed, this, &TableController::refreshRows);
  connect(&gestures_, &TableGestures::staged, this, &TableController::refreshRows);
  connect(&gestures_, &TableGestures::staged, this, &TableController::updateStatus);
  connect(&gestures_, &TableGestures::selectionChanged, this, &TableController::updateStatus);
  connect(&gestures_, &TableGestures::taken, this, [this] {
    hasPlayed_ = true;
    coach_.forgetRequest();
  });
  connect(&undoHistory_, &UndoHistory::jumped, this, &TableController::jumped);
  connect(&settings_, &Settings::handSortsChanged, this, &TableController::refreshRows);
  connect(&settings_, &Settings::speechWordingChanged, this, [this] {
    position_.setBriefSpeech(settings_.isSpeechBrief());
    retranslate();
  });
  position_.setBriefSpeech(settings_.isSpeechBrief());
}

// ---- putting games on the table -----------------------------------------------------------------

void TableController::afterSaving(const std::function<void()>& work) {
  if (!saving_.holdsWork(work)) work();
}

// The new game comes to the table once its record is saved. Until then the previous game is paused.
bool TableController::sit(std::unique_ptr<GameSource> source, Shown shown) {
  if (!source) {
    if (shown) shown(false);
    return false;
  }
  if (saving_.isUnderWay()) {
    // The source is shared, because a lambda in a std::function must be copyable.
    const auto waiting = std::make_shared<std::unique_ptr<GameSource>>(std::move(source));
    afterSaving([this, waiting, shown = std::move(shown)] { sit(std::move(*waiting), shown); });
    return true;
  }
  coming_ = std::move(source);
  comingShown_ = std::move(shown);
  pace_.setComing(true);
  const auto answered = std::make_shared<bool>(false);
  coming_->whenReady([this, answered](bool isReady) {
    *answered = true;
    const Shown finished = std::exchange(comingShown_, {});
    std::unique_ptr<GameSource> ready = std::move(coming_);
    if (isReady) {
      take(std::move(ready));
      showSource();
    } else {
      // Deleted later, because the source is still calling this lambda.
      ready.release()->deleteLater();
      pace_.setComing(false);
    }
    if (finished) finished(isReady);
    if (isReady) reportFailingBots();
    if (!isReady) saving_.finish();
  });
  if (!*answered) saving_.begin();
  return true;
}

// Shows the game put on the table: a new game from the dealing of its cards on, a continued game at
// its current position.
void TableController::showSource() {
  const std::vector<Step> steps = source()->takeSteps();
  if (steps.empty()) {
    emit activeChanged();
    jumped();
    return;
  }
  presenter_.gather();
  emit activeChanged();
  show(steps);
}

void TableController::leave() {
  if (!active()) return;
  coming_.reset();
  const Shown shown = std::exchange(comingShown_, {});
  take({});
  pace_.update();
  refreshRows();
  emit activeChanged();
  updateStatus();
  if (shown) shown(false);
}

// Replaces the game on the table.
void TableController::take(std::unique_ptr<GameSource> source) {
  undoHistory_.begin();
  presenter_.clear();
  gestures_.forget();
  saving_.clear();
  coach_.setNotSaved({});
  coach_.forgetRequest();
  hasPlayed_ = false;
  failed_ = {};

  position_.put(std::move(source));
  pace_.begin();
  presenter_.begin();
  if (!active()) return;
  const GameSource* taken = &position_.source();
  connect(taken, &GameSource::happened, this, &TableController::stepsTaken);
  connect(taken, &GameSource::jumped, this, [this] {
    jumped();
    undoHistory_.reportJump();
  });
  connect(taken, &GameSource::reachedChanged, this, &TableController::presenceChanged);
  connect(taken, &GameSource::presenceChanged, this, &TableController::presenceChanged);
  connect(taken, &GameSource::sealFound, &presenter_, &TablePresenter::refreshScores);
  connect(taken, &GameSource::busyChanged, this, &TableController::busyChanged);
  connect(taken, &GameSource::moveReadyChanged, &pace_, &TablePace::update);
  connect(taken, &GameSource::lateChanged, this, &TableController::refreshRows);
  connect(taken, &GameSource::failingChanged, this, &TableController::botFailingChanged);
  connect(taken, &GameSource::advised, &coach_, &TableCoach::advise);
  connect(taken, &GameSource::troubled, &coach_, &TableCoach::setNotSaved);
}

// Reports external bots that were failing before the game came to this table, for example before
// the user joined it.
void TableController::reportFailingBots() {
  for (int player = 0; active() && player < position_.view().players(); ++player) {
    if (source()->isFailing(player)) botFailingChanged(player);
  }
}

// Reports each failing external bot only once in a game. The player's plate always shows the
// current state.
void TableController::botFailingChanged(int player) {
  refreshRows();
  if (!source()->isFailing(player) || failed_.contains(player)) return;
  failed_.insert(player);
  emit botFailed(
      tr("The program %1 is not making legal moves, so a computer player is moving for %2.",
         "the name of a program; the player in whose seat it is")
          .arg(position_.characterOf(player), position_.narrator().name(player)));
}

void TableController::busyChanged() {
  if (source()->isBusy()) {
    saving_.begin();
  } else if (!coming_) {
    saving_.finish();
  }
}

// ---- events of the game source ------------------------------------------------------------------

void TableController::stepsTaken() {
  show(source()->takeSteps());
  if (std::exchange(hasPlayed_, false)) emit played();
}

// Shows the steps of a move, event by event.
void TableController::show(const std::vector<Step>& steps) {
  positionChanged();
  presenter_.show(steps);
  continueFromHere();
}

// Called after a change without steps, such as an undo: ends gestures in progress, which were meant
// for another position.
void TableController::jumped() {
  hasPlayed_ = false;
  gestures_.forget();
  positionChanged();
  presenter_.jump();
  continueFromHere();
}

// Reads the new position and drops data of the previous one.
void TableController::positionChanged() {
  position_.take();
  // A refusal shown to a spectator covers the sentences about events, so it is removed at the next
  // move.
  if (source()->part() != GameSource::Part::plays) coach_.dismissRefusal();
  gestures_.retain();
  coach_.setNotSaved({});
}

// Makes other players and automatic moves wait until everything is shown, and updates the rows and
// the status.
void TableController::continueFromHere() {
  pace_.follow();
  undoHistory_.scheduleForced();
  pace_.update();
  refreshRows();
  updateStatus();
}

void TableController::refreshRows() {
  rows_.refresh({.position = position_,
                 .presenter = presenter_,
                 .gestures = gestures_,
                 .coach = coach_,
                 .settings = settings_});
}

void TableController::updateStatus() {
  if (active()) saving_.suspend(source()->awaitsPeople());
  coach_.update();
  undoHistory_.update();
  status_.update();
}

// Called when other players may have taken seats, or names, a vote or the connection may have
// changed. If names changed, the story is updated, too, because it contains them.
void TableController::presenceChanged() {
  if (std::exchange(wasPaused_, position_.isPaused()) != position_.isPaused()) {
    if (position_.isPaused()) gestures_.cancelChoice();
    undoHistory_.scheduleForced();
  }
  if (position_.nameThePlayers()) return retranslate();
  refreshRows();
  updateStatus();
}

void TableController::retranslate() {
  if (!active()) return;
  pace_.catchUp();
  position_.nameThePlayers();
  presenter_.retranslate();
  coach_.retranslate();
  refreshRows();
  updateStatus();
}

// ---- state --------------------------------------------------------------------------------------

QString TableController::gameId() const {
  return active() ? QString::fromUtf8(position_.info().id) : QString();
}

}  // namespace downpile

#include "moc_table_controller.cpp"
