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
  if (saving_.holds([this] { undo(); })) return true;
  // A question about the move comes before the move.
  if (!choices_.empty()) {
    cancelChoice();
    return false;
  }
  if (!mayUndo()) return false;
  catchUp();
  return walk({.step = &Session::undo,
               .maySo = &Session::mayUndo,
               .end = [this] { forced_.hold(); },
               .news = tr("Your last move was taken back.")});
}

bool TableController::redo() {
  if (saving_.holds([this] { redo(); })) return true;
  if (!mayRedo()) return false;
  catchUp();
  return walk({.step = &Session::redo,
               .maySo = &Session::mayRedo,
               .news = tr("Your move was made again.")});
}

bool TableController::restartDeal() {
  if (saving_.holds([this] { restartDeal(); })) return true;
  if (!mayRestartDeal()) return false;
  catchUp();
  return walk({.step = &Session::restartDeal,
               .end = [this] { forced_.resume(); },
               .news = tr("This deal begins once more, with the same cards.")});
}

// A step, and the next when it is safe, until it comes to where there is a choice.
bool TableController::walk(const Walk& steps, bool isBegun) {
  const bool done = (session_.get()->*steps.step)(kPerson);
  whenDone(done, [this, steps, isBegun](bool kept) {
    const bool goesOn = kept && steps.maySo != nullptr && forced_.own(*session_, kPerson) &&
                        (session_.get()->*steps.maySo)(kPerson);
    if (goesOn) {
      walk(steps, true);
    } else if (kept || isBegun) {
      tookBack(steps);
    } else {
      setNotSaved(tr("The undo cannot be saved. Is the disk full?"));
    }
  });
  return done;
}

// Shows where the game stands now, and says why.
void TableController::tookBack(const Walk& steps) {
  if (steps.end) steps.end();
  staged_.clear();
  forgetGestures();
  positionChanged();
  showAll(retellStory());
  announce(steps.news);
}

bool TableController::playHint() {
  if (saving_.holds([this] { playHint(); })) return true;
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
  if (saving_.holds([this] { playForced(); })) return;
  if (!active() || !handsAreFree()) return;
  if (const auto action = forced_.own(*session_, kPerson)) submit(*action);
}

void TableController::lookForForced() {
  if (active() && handsAreFree()) forced_.look(*session_, kPerson, eye_.remaining());
}

}  // namespace downpile
