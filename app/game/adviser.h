// SPDX-License-Identifier: GPL-3.0-or-later
// Who is asked what to do in a person's place: the best computer player of the game, in a thread of
// its own, which is there from the first question on.
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
  // `game`: its id.
  explicit Adviser(std::string_view game, QObject* parent = nullptr);

  // Of this game: what BotAdvice::reason points at, by Advice::why.
  static std::span<const char* const> reasons(std::string_view game);

  // Whether anybody knows this game.
  bool isThere() const { return bot_ != nullptr; }
  // `advised` tells, unless the question is taken back. By what this player may know and remember.
  void ask(const Session& session, int player);
  void forget();

 signals:
  void advised(const downpile::BotAdvice& advice);

 private:
  std::shared_ptr<Bot> bot_;
  std::unique_ptr<BotWorker> worker_;
};

}  // namespace downpile
