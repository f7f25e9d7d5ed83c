// SPDX-License-Identifier: GPL-3.0-or-later
// A game run by this program: session, record and computer players, which are asked at each
// position. A move or request is answered once its lines of the record are stored. Until then, no
// other move or request is possible.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "game/answer.h"
#include "game/computer_players.h"
#include "record/session.h"

namespace downpile {

class HeldGame final : public QObject {
  Q_OBJECT

 public:
  // Returns the pause before a computer player's move at this position, in milliseconds.
  using Pause = std::function<int(std::size_t position)>;
  // Pace of computer players, and the function for creating them.
  struct Computers {
    Pause pause;
    BotMaker maker = makeBot;
  };

  // Begins a new game or resumes an unfinished one. Returns nullptr if the record cannot be
  // written, if the secret of its seal is missing, or if a resumed record breaks the game rules of
  // this version.
  static std::unique_ptr<HeldGame> begin(const RecordHeader& header,
                                         std::unique_ptr<Journal> journal, Computers ways);
  static std::unique_ptr<HeldGame> resume(Record record, std::unique_ptr<Journal> journal,
                                          Computers ways);
  // Begins a new game from a position of another game (Session::playOn).
  static std::unique_ptr<HeldGame> playOn(Record record, std::unique_ptr<Journal> journal,
                                          Computers ways);
  ~HeldGame() override;

  // Calls `ready` once, now or when the running write of the record has ended. If the record is
  // saved, computer players are seated in all seats without a person before this call; they are
  // asked for moves after `ready` returns.
  void whenReady(std::function<void(bool isSaved)> ready);

  const Session& session() const { return *session_; }
  // The game's computer players; nullptr until the game is ready.
  ComputerPlayers* computers() { return computers_.get(); }
  const ComputerPlayers* computers() const { return computers_.get(); }

  bool isBusy() const { return isBusy_; }
  // Makes the moves of one gesture, in order. Answers `stale` if a pile or hand used by the move
  // has changed since `position`, if an undo or similar change came in between, or while a write of
  // the record is running. `answered` is called once, now or later, and before `happened`.
  void send(int player, std::span<const Action> actions, std::size_t position, Answered answered);
  bool may(int player, GameRequest request) const;
  // Carries out a request such as an undo; `answered` works as in send(). Undo, redo and restart
  // add no step and do not emit `happened`.
  void ask(int player, GameRequest request, Answered answered);
  // Makes a move of a computer player.
  Session::Result play(int player, const Action& action);

  // Returns the events of the game since the last call, such as moves and shuffles. They include
  // cards hidden from some players.
  std::vector<Step> takeSteps();

 signals:
  void happened();
  void busyChanged();

 private:
  using Ending = std::function<void(bool isSaved)>;

  HeldGame(std::unique_ptr<Journal> journal, Computers ways);
  Session::Observer observer();

  // Calls `ending` now or, if the record is being written, at the end of the write.
  void whenWritten(Session::Result result, Ending ending);
  void written(bool isSaved);
  void setBusy(bool isBusy);
  void notify(const Answered& answered);
  void seatComputers();

  std::unique_ptr<Journal> journal_;
  std::unique_ptr<Session> session_;  // declared after journal_, to which it writes
  Computers ways_;
  std::vector<Step> steps_;
  // Whether the game began with an existing record (resume(), playOn()). If so, whenReady()
  // discards `steps_`: the session may have added chance outcomes missing in the record.
  bool isResumed_ = false;
  Ending ending_;  // callback when the running write ends; empty if none is running
  bool isBusy_ = false;
  std::unique_ptr<ComputerPlayers> computers_;
};

}  // namespace downpile
