// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of a session. At each position, those allowed to act are asked in another
// thread. A move is made after a pause, even if the bot has found it sooner.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/bot_catalog.h"
#include "game/bot_worker.h"
#include "record/session.h"

namespace downpile {

class ComputerPlayers final : public QObject {
  Q_OBJECT

 public:
  struct Table {
    const Session& session;
    // Called to make a move of a computer player.
    std::function<Session::Result(int player, const Action& action)> play;
    // Returns whether a move can be made now. If it returns false, playReadyMove() must be called
    // once a move can be made.
    std::function<bool()> mayPlay;
    // Pause before a move, in milliseconds.
    std::function<int()> pause;
    BotMaker maker = makeBot;
  };
  explicit ComputerPlayers(Table table, QObject* parent = nullptr);

  // Seats the bot with this name (Seat::kind); replaces the previous occupant of the seat. If the
  // bot cannot be created, seats a random bot.
  void sitDown(int player, std::string_view kind);
  // Gives the seat of a computer player to a person.
  void getUp(int player);

  // Asks the players allowed to act at the current position.
  void ask();
  // Must be called if the position has changed: cancels the question to the bots and drops their
  // answer.
  void forget();
  // Repeats a move later, because it could not be saved.
  void playLater(const BotAnswer& move);

  // The same functions as in GameSource. follow() adds a time to the pause before a move.
  // hold(true) prevents moves until hold(false) is called. skipPause() makes a chosen move at once.
  void follow(int milliseconds);
  void hold(bool held);
  void skipPause();
  void playReadyMove();
  bool hasMoveReady() const { return move_.has_value(); }
  // Returns true if a bot has not answered 0.6 seconds after the pause, for example because this
  // machine is busy.
  bool isLate() const { return isLate_; }
  // Returns true if a substitute bot chose the last move of this player, because the external bot
  // gave no valid move.
  bool isFailing(int player) const { return failing_.contains(player); }

 signals:
  void moveReadyChanged();
  void lateChanged();
  void failingChanged(int player);
  // Emitted if a move could not be saved. The move is retried. `text` is a message for the user.
  void troubled(const QString& text);

 private:
  BotQuestion::Asked asked(int player, const std::shared_ptr<Bot>& bot) const;
  void answered(const BotAnswer& answer);
  void setMove(std::optional<BotAnswer> move);
  void setLate(bool late);
  void submitMove();
  Session::Result playRandomly(int player);

  Table table_;
  std::vector<std::shared_ptr<Bot>> bots_;  // the bots, one per player; nullptr for a person
  BotWorker worker_;
  std::optional<BotAnswer> move_;  // the move chosen by a bot for the current position
  QTimer pace_;
  QTimer patience_;  // started after the pause; when it ends, the answer is late
  // Milliseconds until the table's animation and the screen reader have caught up; added to the
  // pause.
  int following_ = 0;
  bool isHeld_ = false;
  bool isLate_ = false;
  PlayerSet failing_;
};

// Returns the pause before a move in milliseconds. `pace` is a value of Settings::pace; `position`
// is only the seed of the pause's random part.
int pauseAt(const QString& pace, std::size_t position);

}  // namespace downpile
