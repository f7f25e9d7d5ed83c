// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/held_game.h"

#include <QPointer>
#include <utility>

namespace downpile {

// ---- starting --------------------------------------------------------------------------------

HeldGame::HeldGame(std::unique_ptr<Journal> journal, Computers ways)
    : journal_(std::move(journal)), ways_(std::move(ways)) {}

HeldGame::~HeldGame() = default;

Session::Observer HeldGame::observer() {
  return {.stepped = [this](const Step& step) { steps_.push_back(step); },
          .reset = [this] { steps_.clear(); },
          .written = [this](bool isSaved) { written(isSaved); }};
}

std::unique_ptr<HeldGame> HeldGame::begin(const RecordHeader& header,
                                          std::unique_ptr<Journal> journal, Computers ways) {
  std::unique_ptr<HeldGame> game(new HeldGame(std::move(journal), std::move(ways)));
  game->session_ = Session::begin(header, *game->journal_, game->observer());
  return game->session_ ? std::move(game) : nullptr;
}

std::unique_ptr<HeldGame> HeldGame::resume(Record record, std::unique_ptr<Journal> journal,
                                           Computers ways) {
  std::unique_ptr<HeldGame> game(new HeldGame(std::move(journal), std::move(ways)));
  game->session_ = Session::resume(std::move(record), *game->journal_, game->observer());
  game->isResumed_ = true;
  return game->session_ ? std::move(game) : nullptr;
}

std::unique_ptr<HeldGame> HeldGame::playOn(Record record, std::unique_ptr<Journal> journal,
                                           Computers ways) {
  std::unique_ptr<HeldGame> game(new HeldGame(std::move(journal), std::move(ways)));
  game->session_ = Session::playOn(std::move(record), *game->journal_, game->observer());
  game->isResumed_ = true;
  return game->session_ ? std::move(game) : nullptr;
}

// The first write of a new game contains the record's header and the outcome of the shuffle. The
// cards are dealt when this write has ended.
void HeldGame::whenReady(std::function<void(bool isSaved)> ready) {
  const auto result = session_->isWriting() ? Session::Result::writing : Session::Result::played;
  whenWritten(result, [this, ready = std::move(ready)](bool isSaved) {
    if (isSaved) seatComputers();
    if (isResumed_) steps_.clear();
    const QPointer guard(this);
    ready(isSaved);
    if (guard && isSaved) computers_->ask();
  });
}

void HeldGame::seatComputers() {
  computers_ = std::make_unique<ComputerPlayers>(
      ComputerPlayers::Table{
          .session = *session_,
          .play = [this](int player, const Action& action) { return play(player, action); },
          .mayPlay = [this] { return !isBusy_; },
          .pause = [this] { return ways_.pause(session_->position()); },
          .maker = ways_.maker},
      this);
  const std::vector<Seat>& seats = session_->header().seats;
  for (std::size_t player = 0; player < seats.size(); ++player) {
    if (!isPerson(seats[player])) {
      computers_->sitDown(static_cast<int>(player), seats[player].kind);
    }
  }
}

std::vector<Step> HeldGame::takeSteps() { return std::exchange(steps_, {}); }

// ---- moves and requests ----------------------------------------------------------------------

void HeldGame::whenWritten(Session::Result result, Ending ending) {
  if (result == Session::Result::writing) {
    ending_ = std::move(ending);
    setBusy(true);
  } else {
    ending(result == Session::Result::played);
  }
}

// Called when a write of the record has ended: calls the callback of this write. The callback may
// start another write, or delete this object.
void HeldGame::written(bool isSaved) {
  const QPointer guard(this);
  if (ending_) std::exchange(ending_, nullptr)(isSaved);
  if (guard && !ending_) setBusy(false);
}

void HeldGame::setBusy(bool isBusy) {
  if (isBusy == isBusy_) return;
  isBusy_ = isBusy;
  const QPointer guard(this);
  emit busyChanged();
  if (guard && !isBusy_ && computers_) computers_->playReadyMove();
}

void HeldGame::send(int player, std::span<const Action> actions, std::size_t position,
                    Answered answered) {
  const Session::Answer answer = session_->submit(player, actions, position);
  switch (answer.result) {
    case Session::Result::refused:
      return answered({.kind = Answer::Kind::refused, .refusal = answer.refusal});
    case Session::Result::stale:
    case Session::Result::busy:
      return answered({.kind = Answer::Kind::stale});
    case Session::Result::played:
    case Session::Result::notSaved:
    case Session::Result::writing:
      break;
  }
  whenWritten(answer.result, [this, answered = std::move(answered)](bool isSaved) {
    isSaved ? notify(answered) : answered({.kind = Answer::Kind::notSaved});
  });
}

// Reports a finished move or start of a deal: calls its callback first, then emits happened(). Then
// asks the computer players for moves.
void HeldGame::notify(const Answered& answered) {
  computers_->forget();
  const QPointer guard(this);
  answered({});
  if (guard) emit happened();
  if (guard) computers_->ask();
}

bool HeldGame::may(int player, GameRequest request) const {
  switch (request) {
    case GameRequest::nextDeal: {
      const Standing standing = session_->standing();
      return standing.dealOver && !standing.gameOver;
    }
    case GameRequest::undo:
      return session_->mayUndo(player);
    case GameRequest::redo:
      return session_->mayRedo(player);
    case GameRequest::restartDeal:
      return session_->mayRestartDeal(player);
  }
  return false;
}

void HeldGame::ask(int player, GameRequest request, Answered answered) {
  if (session_->isWriting() || !may(player, request))
    return answered({.kind = Answer::Kind::stale});
  bool isBegun = false;
  switch (request) {
    case GameRequest::nextDeal:
      isBegun = session_->nextDeal();
      break;
    case GameRequest::undo:
      isBegun = session_->undo(player);
      break;
    case GameRequest::redo:
      isBegun = session_->redo(player);
      break;
    case GameRequest::restartDeal:
      isBegun = session_->restartDeal(player);
      break;
  }
  // After a redo that failed because of a damaged record, no further redo is possible.
  if (!isBegun && request == GameRequest::redo && !may(player, request)) {
    return answered({.kind = Answer::Kind::stale, .isDamaged = true});
  }
  const auto result = !isBegun                ? Session::Result::notSaved
                      : session_->isWriting() ? Session::Result::writing
                                              : Session::Result::played;
  whenWritten(result, [this, request, answered = std::move(answered)](bool isSaved) {
    if (!isSaved) return answered({.kind = Answer::Kind::notSaved});
    if (request == GameRequest::nextDeal) return notify(answered);
    computers_->forget();
    const QPointer guard(this);
    answered({});
    if (guard && !session_->isWriting()) computers_->ask();
  });
}

Session::Result HeldGame::play(int player, const Action& action) {
  const BotAnswer move{session_->position(), player, action};
  const auto ignoreAnswer = [](const Answer& /*answer*/) {};
  const Session::Result result = session_->submit(player, action, move.position).result;
  if (result == Session::Result::played) notify(ignoreAnswer);
  if (result != Session::Result::writing) return result;
  whenWritten(result, [this, move, ignoreAnswer](bool isSaved) {
    isSaved ? notify(ignoreAnswer) : computers_->playLater(move);
  });
  return result;
}

}  // namespace downpile

#include "moc_held_game.cpp"
