// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/undo_history.h"

#include <algorithm>
#include <memory>

#include "settings/settings.h"

namespace downpile {

UndoHistory::UndoHistory(const Table& table, QObject* parent)
    : QObject(parent),
      position_(table.position),
      presenter_(table.presenter),
      pace_(table.pace),
      coach_(table.coach),
      gestures_(table.gestures),
      saving_(table.saving),
      forced_(table.settings, this) {
  connect(&forced_, &ForcedMoves::due, this, &UndoHistory::playForced);
  connect(&table.settings, &Settings::playForcedChanged, this, &UndoHistory::scheduleForced);
  connect(&gestures_, &TableGestures::taken, &forced_, &ForcedMoves::resume);
  connect(&gestures_, &TableGestures::changed, this, &UndoHistory::scheduleForced);
  connect(&gestures_, &TableGestures::staged, this, &UndoHistory::scheduleForced);
  connect(&gestures_, &TableGestures::carryingChanged, this, &UndoHistory::scheduleForced);
  connect(&gestures_, &TableGestures::choicesChanged, this, &UndoHistory::scheduleForced);
}

bool UndoHistory::may(GameSource::GameRequest request) const {
  return position_.exists() && position_.source().isReached() && position_.source().may(request);
}

// Undoes the viewer's last move. If it was made automatically (ForcedMoves::own), undoes earlier
// moves, too, back to the viewer's last decision.
bool UndoHistory::undo() {
  if (saving_.holds([this] { undo(); })) return true;
  // If the user is being asked which move is meant, undo cancels this question instead of undoing a
  // move.
  if (!gestures_.choices().isEmpty()) {
    gestures_.cancelChoice();
    return false;
  }
  if (!mayUndo()) return false;
  pace_.catchUp();
  return walk({.request = GameSource::GameRequest::undo,
               .repeats = true,
               .end = [this] { forced_.hold(); },
               .news = tr("Your last move was undone."),
               .notSaved = tr("The undo cannot be saved. Is the disk full?"),
               .declined = tr("Not everybody agreed in time to undo the last move.")});
}

bool UndoHistory::redo() {
  if (saving_.holds([this] { redo(); })) return true;
  if (!mayRedo()) return false;
  pace_.catchUp();
  return walk({.request = GameSource::GameRequest::redo,
               .repeats = true,
               .news = tr("The move was redone."),
               .notSaved = tr("The redo cannot be saved. Is the disk full?"),
               .declined = tr("Not everybody agreed in time to redo the move that was undone.")});
}

bool UndoHistory::restartDeal() {
  if (saving_.holds([this] { restartDeal(); })) return true;
  if (!mayRestartDeal()) return false;
  pace_.catchUp();
  return walk({.request = GameSource::GameRequest::restartDeal,
               .end = [this] { forced_.resume(); },
               .news = tr("This deal starts again with the same cards."),
               .notSaved = tr("The restart cannot be saved. Is the disk full?"),
               .declined = tr("Not everybody agreed in time to restart this deal.")});
}

// Sends one request, such as an undo. Once it is saved and if `steps.repeats`, sends it again, as
// long as the viewer has an automatic move (ForcedMoves::own).
bool UndoHistory::walk(const Walk& steps, bool isBegun) {
  coach_.dismissRefusal();  // a message about an earlier request does not apply to this one
  const auto isDone = std::make_shared<bool>(true);
  position_.source().ask(steps.request,
                         [this, steps, isBegun, isDone](const GameSource::Answer& answer) {
                           *isDone = answer.isDone();
                           const bool repeats = *isDone && steps.repeats && may(steps.request) &&
                                                forced_.own(*position_.source().view());
                           if (repeats) {
                             walk(steps, true);
                           } else if (*isDone || isBegun) {
                             arrive(steps, isBegun);
                           } else {
                             coach_.reportNotDone(answer, steps.notSaved, steps.declined);
                             update();  // a damaged redo is not offered again
                           }
                         });
  return *isDone;
}

// Shows the new position after the last request, and announces why it changed.
void UndoHistory::arrive(const Walk& steps, bool isRepeated) {
  coach_.forgetRequest();
  if (steps.end) steps.end();
  emit jumped();
  // For a guest, each redo is a jump of its own, and the last one made only an automatic move.
  const bool isPart = isRepeated && steps.request == GameSource::GameRequest::redo &&
                      position_.source().jump().has_value();
  const auto rows = jumpedRows(steps.request, position_.viewer());
  arrived_ = announce(isPart ? std::span<const StoryRow>() : rows, steps.request, steps.news);
}

// Announces an undo or redo. The first of `rows` is about the undone or redone move; if `rows` is
// empty, the sentence `unnamed` is announced. After the undo of another player's move, also
// announces the viewer's own moves. After a redo, also speaks all repeated events. The written
// sentence, which is returned, stays until the viewer's next move.
QString UndoHistory::announce(std::span<const StoryRow> rows, GameSource::GameRequest request,
                              const QString& unnamed) {
  QString text = unnamed;
  QString spoken = unnamed;
  if (!rows.empty()) {
    const StoryRow& move = rows.front();
    const QString named = namedJumpText(request);
    text = named.arg(move.text);
    spoken = named.arg(move.spoken);
    for (const StoryRow& row : rows.subspan(1)) {
      const bool isOwnMove = row.isMove && row.isYou && !move.isYou;
      const bool isNews = request == GameSource::GameRequest::redo || isOwnMove;
      if (row.isHeading || !isNews) continue;
      spoken += u' ' + row.spoken;
      // On screen, one line has no room for all repeated events. They are in the story.
      if (isOwnMove) text += u' ' + row.text;
    }
  }
  presenter_.news()->announce(text, spoken);
  presenter_.news()->noteJump(text);
  emit announced();
  return text;
}

// Returns the rows of the story about the move that was undone or redone at the request of a player
// and about everything after it. Empty if the story has no sentence about the move or the request
// changes several moves. An undo takes back the player's own move, a redo may make a move of
// another player.
std::span<const StoryRow> UndoHistory::jumpedRows(GameSource::GameRequest request,
                                                  int player) const {
  if (namedJumpText(request).isEmpty()) return {};
  const bool isUndo = request == GameSource::GameRequest::undo;
  const auto& rows = isUndo ? presenter_.removedRows() : presenter_.addedRows();
  const auto move = std::ranges::find_if(rows, [&](const StoryRow& row) {
    return row.isMove && !row.isHeading && (!isUndo || row.player == player);
  });
  return {move, rows.end()};
}

void UndoHistory::reportJump() {
  const GameSource& source = position_.source();
  const auto jump = source.jump();
  // The viewer's own request was announced by arrive(), and this announcement stays visible. The
  // jump has only removed the written sentence.
  const QString arrived = std::exchange(arrived_, {});
  if (!arrived.isEmpty()) return presenter_.news()->noteJump(arrived);
  const bool isOwn = jump && source.you() == jump->by;
  if (isOwn || source.part() == GameSource::Part::replays) return;
  presenter_.recallLastEvent();
  if (!jump) return;
  const QString unnamed = jumpText(jump->request).arg(position_.narrator().name(jump->by));
  announce(jumpedRows(jump->request, jump->by), jump->request, unnamed);
}

QString UndoHistory::jumpText(GameSource::GameRequest request) {
  switch (request) {
    case GameSource::GameRequest::undo:
      return tr("%1’s last move was undone.");
    case GameSource::GameRequest::redo:
      return tr("%1 has redone a move.");
    case GameSource::GameRequest::restartDeal:
      return tr("%1 has restarted this deal with the same cards.");
    case GameSource::GameRequest::nextDeal:
      break;
  }
  return {};
}

// Returns the text with a placeholder for the sentence about the move; empty for requests that
// change several moves.
QString UndoHistory::namedJumpText(GameSource::GameRequest request) {
  if (request == GameSource::GameRequest::undo) {
    return tr("Undone: %1", "a sentence about the move");
  }
  if (request == GameSource::GameRequest::redo) {
    return tr("Redone: %1", "a sentence about the move");
  }
  return {};
}

bool UndoHistory::nextDeal() {
  if (!position_.exists()) return false;
  if (saving_.holds([this] { nextDeal(); })) return true;
  pace_.catchUp();
  if (!mayNextDeal()) return false;
  const auto isBegun = std::make_shared<bool>(true);
  position_.source().ask(
      GameSource::GameRequest::nextDeal, [this, isBegun](const GameSource::Answer& answer) {
        *isBegun = answer.isDone();
        if (!*isBegun) {
          coach_.reportNotDone(answer, tr("The next deal cannot be saved. Is the disk full?"));
        }
      });
  return *isBegun;
}

// ---- forced moves -------------------------------------------------------------------------------

void UndoHistory::begin() {
  forced_.stop();
  forced_.resume();
  arrived_.clear();
}

// Makes the viewer's only legal move automatically, unless the user is in the middle of a gesture.
void UndoHistory::playForced() {
  if (saving_.holds([this] { playForced(); })) return;
  if (!position_.exists() || position_.isPaused() || !gestures_.areFree()) return;
  if (const auto action = forced_.own(position_.view())) gestures_.submit(*action);
}

void UndoHistory::scheduleForced() {
  if (position_.exists() && !position_.isPaused() && gestures_.areFree()) {
    forced_.schedule(position_.view(), presenter_.remaining());
  }
}

void UndoHistory::update() {
  const auto set = [](bool& value, bool now, auto signal) {
    if (value == now) return;
    value = now;
    signal();
  };
  set(mayUndo_, mayUndo(), [this] { emit mayUndoChanged(); });
  set(mayRedo_, mayRedo(), [this] { emit mayRedoChanged(); });
  set(mayRestartDeal_, mayRestartDeal(), [this] { emit mayRestartDealChanged(); });
  set(mayNextDeal_, mayNextDeal(), [this] { emit mayNextDealChanged(); });
}

}  // namespace downpile

#include "moc_undo_history.cpp"
