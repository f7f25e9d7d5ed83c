// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players at a session, wherever it is held. Who may act is asked in a thread of its
// own after each position, and makes the move at a human pace, whatever the thinking took.
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
    // Makes a move of one of them at the session.
    std::function<Session::Result(int player, const Action& action)> play;
    // Whether nothing is under way that a move has to wait for; goOnPlaying tells that it is over.
    std::function<bool()> mayPlay;
    // Milliseconds before a move.
    std::function<int()> pause;
    BotMaker maker = makeBot;
  };
  explicit ComputerPlayers(Table table, QObject* parent = nullptr);

  // A computer player of this kind sits down, in place of who sat there.
  void sitDown(int player, std::string_view kind);
  // A person sits there from now on.
  void getUp(int player);

  // Asks those who may act at the position as it stands now.
  void ask();
  // Another position: no answer to the last one counts.
  void forget();
  // Somebody's move could not be kept: it is made again later.
  void playLater(const BotAnswer& move);

  // As Sitting has them.
  void follow(int milliseconds);
  void hold(bool held);
  void goOn();
  void goOnPlaying();
  bool hasMoveReady() const { return move_.has_value(); }
  // No answer has come for longer than anybody is used to: this computer is slow, or busy.
  bool isLate() const { return isLate_; }

 signals:
  void moveReadyChanged();
  void lateChanged();
  // A move cannot be kept, in a sentence; it is tried again.
  void troubled(const QString& text);

 private:
  BotQuestion::Asked asked(int player, const std::shared_ptr<Bot>& bot) const;
  void answered(const BotAnswer& answer);
  void setMove(std::optional<BotAnswer> move);
  void setLate(bool late);
  void submitMove();
  Session::Result playRandomly(int player);

  Table table_;
  std::vector<std::shared_ptr<Bot>> bots_;  // one a player; none for a person
  BotWorker worker_;
  std::optional<BotAnswer> move_;  // of the position
  QTimer pace_;
  QTimer patience_;    // with an answer that did not come at its time
  int following_ = 0;  // milliseconds, of eyes
  bool isHeld_ = false;
  bool isLate_ = false;
};

// Milliseconds before a move at this pace (a value of Settings::pace), which varies from move to
// move.
int pauseAt(const QString& pace, std::size_t position);

}  // namespace downpile
