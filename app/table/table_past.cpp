// SPDX-License-Identifier: GPL-3.0-or-later
// Going back and forth in the game: undo, redo, the deal once more; and what is played without the
// person's hands: the hint, and moves without a choice.
#include "table/table_controller.h"

namespace downpile {

bool TableController::mayUndo() const { return active() && sitting_->may(Sitting::Wish::undo); }

bool TableController::mayRedo() const { return active() && sitting_->may(Sitting::Wish::redo); }

bool TableController::mayRestartDeal() const {
  return active() && sitting_->may(Sitting::Wish::restartDeal);
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
  return walk({.wish = Sitting::Wish::undo,
               .goesOn = true,
               .end = [this] { forced_.hold(); },
               .news = tr("Your last move was taken back.")});
}

bool TableController::redo() {
  if (saving_.holds([this] { redo(); })) return true;
  if (!mayRedo()) return false;
  catchUp();
  return walk(
      {.wish = Sitting::Wish::redo, .goesOn = true, .news = tr("Your move was made again.")});
}

bool TableController::restartDeal() {
  if (saving_.holds([this] { restartDeal(); })) return true;
  if (!mayRestartDeal()) return false;
  catchUp();
  return walk({.wish = Sitting::Wish::restartDeal,
               .end = [this] { forced_.resume(); },
               .news = tr("This deal begins once more, with the same cards.")});
}

// A step, and the next when it is safe, until it comes to where there is a choice.
bool TableController::walk(const Walk& steps, bool isBegun) {
  const auto isDone = std::make_shared<bool>(true);
  sitting_->ask(steps.wish, [this, steps, isBegun, isDone](const Sitting::Answer& answer) {
    *isDone = answer.isDone();
    if (*isDone && steps.goesOn && forced_.own(*sitting_->view()) && sitting_->may(steps.wish)) {
      walk(steps, true);
    } else if (*isDone || isBegun) {
      tookBack(steps);
    } else {
      sayNotDone(answer, tr("The undo cannot be saved. Is the disk full?"));
    }
  });
  return *isDone;
}

// Shows where the game stands now, and says why.
void TableController::tookBack(const Walk& steps) {
  if (steps.end) steps.end();
  jumped();
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
  if (const auto action = forced_.own(*view_)) submit(*action);
}

void TableController::lookForForced() {
  if (active() && handsAreFree()) forced_.look(*view_, eye_.remaining());
}

}  // namespace downpile
