// SPDX-License-Identifier: GPL-3.0-or-later
// Computes hints with the best computer player of a game, in another thread.
#pragma once

#include <QObject>
#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "game/bot_worker.h"
#include "record/session.h"

namespace downpile {

class Adviser final : public QObject {
  Q_OBJECT

 public:
  // `game` is the id of the game.
  explicit Adviser(std::string_view game, QObject* parent = nullptr);

  // Returns the templates of the sentences that give the reason for a hint in this game, indexed by
  // Advice::reason. BotAdvice::reason points at one of them.
  static std::span<const char* const> reasons(std::string_view game);

  // Returns whether hints are available for this game.
  bool isAvailable() const { return bot_ != nullptr; }
  // Computes a hint from this player's view and, if the bot needs it, from the observations so far.
  // The signal `advised` delivers the hint, but not if forget() or ask() is called before.
  void ask(const Session& session, int player);
  void forget();

 signals:
  void advised(const downpile::BotAdvice& advice);

 private:
  std::shared_ptr<Bot> bot_;
  std::unique_ptr<BotWorker> worker_;
};

}  // namespace downpile
