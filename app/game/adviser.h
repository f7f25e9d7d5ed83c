// SPDX-License-Identifier: GPL-3.0-or-later
// Who is asked what to do in a person's place: the best computer player of the game, in a thread of
// its own, which is there from the first question on.
#pragma once

#include <QObject>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "game/bot_worker.h"

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
  // Whether the view that it is asked about should have the past (AnyGame::viewWithPast).
  bool looksBack() const { return bot_->looksBack(); }

  // `advised` tells, unless the question is taken back. For who sees the view, at this position.
  void ask(std::size_t position, std::shared_ptr<const AnyView> view, const Random& random);
  void forget();

 signals:
  void advised(const downpile::BotAdvice& advice);

 private:
  std::shared_ptr<Bot> bot_;
  std::unique_ptr<BotWorker> worker_;
};

}  // namespace downpile
