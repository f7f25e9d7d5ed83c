// SPDX-License-Identifier: GPL-3.0-or-later
// A game run by this program: session, record and computer players, which are asked after each
// position. A request is answered once its lines are stored; until then no other request is
// possible.
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
  // Pace of computer players, and the function that creates them.
  struct Computers {
    Pause pause;
    BotMaker maker = makeBot;
  };

  // Begins a new game or resumes one. Returns nullptr if the record could not be written, or if the
  // current rules do not allow a resumed one.
  static std::unique_ptr<HeldGame> begin(const RecordHeader& header,
                                         std::unique_ptr<Journal> journal, Computers ways);
  static std::unique_ptr<HeldGame> resume(Record record, std::unique_ptr<Journal> journal,
                                          Computers ways);
  // Begins a new game from a position of another one (Session::playOn).
  static std::unique_ptr<HeldGame> playOn(Record record, std::unique_ptr<Journal> journal,
                                          Computers ways);
  ~HeldGame() override;

  // Calls `ready` once, now or when the record is stored. Computer players then sit in all seats
  // without a person; they are asked after `ready` returns.
  void whenReady(std::function<void(bool isSaved)> ready);

  const Session& session() const { return *session_; }
  // The game's computer players; nullptr until the game is ready.
  ComputerPlayers* computers() { return computers_.get(); }
  const ComputerPlayers* computers() const { return computers_.get(); }

  bool isBusy() const { return isBusy_; }
  // Submits moves of one gesture, in order, for this position. `answered` is called once, now or
  // later, and before `happened`.
  void send(int player, std::span<const Action> actions, std::size_t position, Answered answered);
  bool may(int player, GameRequest request) const;
  // Submits a request such as an undo; works as send() does for moves. After undo, redo and
  // restart, `answered` is called, but there is no step and no signal `happened`.
  void ask(int player, GameRequest request, Answered answered);
  // Makes a move of a computer player.
  Session::Result play(int player, const Action& action);

  // Returns and clears the steps since the last call. They include the cards that are hidden from
  // some players.
  std::vector<Step> takeSteps();

 signals:
  void happened();
  void busyChanged();

 private:
  using Ending = std::function<void(bool isSaved)>;

  HeldGame(std::unique_ptr<Journal> journal, Computers ways);
  Session::Observer observer();

  // Calls `ending` now, or once the running write has finished.
  void whenWritten(Session::Result result, Ending ending);
  void written(bool isSaved);
  void setBusy(bool isBusy);
  void notify(const Answered& answered);
  void seatComputers();

  std::unique_ptr<Journal> journal_;
  std::unique_ptr<Session> session_;  // declared after journal_, to which it writes
  Computers ways_;
  std::vector<Step> steps_;
  // Whether steps are dropped while the record of a resumed game is replayed.
  bool isResumed_ = false;
  Ending ending_;  // callback for the end of the running write; empty if none is running
  bool isBusy_ = false;
  std::unique_ptr<ComputerPlayers> computers_;
};

}  // namespace downpile
