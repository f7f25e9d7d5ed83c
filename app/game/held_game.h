// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is held here: its session, its record, and its computer players, who are asked after
// each position. What is asked for is answered once its lines are safe; until then nothing else can
// be asked for.
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
  // Milliseconds before a move of a computer player at this position.
  using Pause = std::function<int(std::size_t position)>;
  // How computer players play here, and who makes them.
  struct Computers {
    Pause pause;
    BotMaker maker = makeBot;
  };

  // A new game, or one that goes on. nullptr where its record could not be written, or (resume)
  // where today's rules do not agree with it.
  static std::unique_ptr<HeldGame> begin(const RecordHeader& header,
                                         std::unique_ptr<Journal> journal, Computers ways);
  static std::unique_ptr<HeldGame> resume(Record record, std::unique_ptr<Journal> journal,
                                          Computers ways);
  // A new game that goes on from a position of another (Session::playOn).
  static std::unique_ptr<HeldGame> playOn(Record record, std::unique_ptr<Journal> journal,
                                          Computers ways);
  ~HeldGame() override;

  // Calls `ready` once: at once, or when the record is safe. Computer players have sat down then,
  // wherever no person sits; they are asked when it returns.
  void whenReady(std::function<void(bool kept)> ready);

  const Session& session() const { return *session_; }
  // Once it is ready; before that nullptr.
  ComputerPlayers* computers() { return computers_.get(); }
  const ComputerPlayers* computers() const { return computers_.get(); }

  bool isBusy() const { return isBusy_; }
  // Moves of one gesture, in this order, meant for this position. `answered` is called once, before
  // this returns or later, and before `happened`.
  void send(int player, std::span<const Action> actions, std::size_t position, Answered answered);
  bool may(int player, Wish wish) const;
  // As send. What is taken back or done again is no step: nothing tells of it but the answer.
  void ask(int player, Wish wish, Answered answered);
  // A move of a computer player.
  Session::Result play(int player, const Action& action);

  // What has happened since they were last taken, uncut.
  std::vector<Step> takeSteps();

 signals:
  void happened();
  void busyChanged();

 private:
  using Ending = std::function<void(bool kept)>;

  HeldGame(std::unique_ptr<Journal> journal, Computers ways);
  Session::Observer observer();

  // What a call of the session has begun goes on here, at once or when it is written.
  void whenWritten(Session::Result result, Ending ending);
  void written(bool kept);
  void setBusy(bool isBusy);
  void tell(const Answered& answered);
  void seatComputers();

  std::unique_ptr<Journal> journal_;
  std::unique_ptr<Session> session_;  // after journal_: it writes there
  Computers ways_;
  std::vector<Step> steps_;
  bool isResumed_ = false;  // its story is told, not its steps
  Ending ending_;           // of what is being written
  bool isBusy_ = false;
  std::unique_ptr<ComputerPlayers> computers_;
};

}  // namespace downpile
