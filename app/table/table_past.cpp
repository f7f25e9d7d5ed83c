// SPDX-License-Identifier: GPL-3.0-or-later
// Going back and forth in the game: undo, redo, the deal once more; and what is played without the
// person's hands: the hint, and moves without a choice.
#include "table/table_controller.h"

namespace downpile {

bool TableController::mayUndo() const { return active() && session_->mayUndo(kPerson); }

bool TableController::mayRedo() const { return active() && session_->mayRedo(kPerson); }

bool TableController::mayRestartDeal() const {
  return active() && session_->mayRestartDeal(kPerson);
}

// What was made by itself is taken back with the decision before it.
bool TableController::undo() {
  // A question about the move comes before the move.
  if (!choices_.empty()) {
    cancelChoice();
    return false;
  }
  if (!mayUndo()) return false;
  catchUp();
  bool done = session_->undo(kPerson);
  while (done && forced_.own(*session_, kPerson) && mayUndo()) {
    if (!session_->undo(kPerson)) break;
  }
  if (done) forced_.hold();
  return tookBack(done, tr("Your last move was taken back."));
}

bool TableController::redo() {
  if (!mayRedo()) return false;
  catchUp();
  bool done = session_->redo(kPerson);
  while (done && forced_.own(*session_, kPerson) && mayRedo()) {
    if (!session_->redo(kPerson)) break;
  }
  return tookBack(done, tr("Your move was made again."));
}

bool TableController::restartDeal() {
  if (!mayRestartDeal()) return false;
  catchUp();
  const bool done = session_->restartDeal(kPerson);
  if (done) forced_.resume();
  return tookBack(done, tr("This deal begins once more, with the same cards."));
}

// Shows where the game stands now, and says why; or says that the record could not be written.
bool TableController::tookBack(bool done, const QString& news) {
  if (!done) {
    setNotSaved(tr("The undo cannot be saved. Is the disk full?"));
    return false;
  }
  staged_.clear();
  forgetGestures();
  positionChanged();
  showAll(retellStory());
  announce(news);
  return true;
}

bool TableController::playHint() {
  if (!active() || !hint_) return false;
  const Action action = hint_->action;
  catchUp();
  return submit(action);
}

// Not while the person's hands are on the cards.
bool TableController::handsAreFree() const {
  return !carrying_ && selection_.empty() && choices_.empty() && staged_.empty();
}

void TableController::playForced() {
  if (!active() || !handsAreFree()) return;
  if (const auto action = forced_.own(*session_, kPerson)) submit(*action);
}

void TableController::lookForForced() {
  if (active() && handsAreFree()) forced_.look(*session_, kPerson, eye_.remaining());
}

}  // namespace downpile
