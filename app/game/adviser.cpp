// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/adviser.h"

#include <string>
#include <utility>

#include "bots/bot_catalog.h"

namespace downpile {

Adviser::Adviser(std::string_view game, QObject* parent) : QObject(parent) {
  std::string error;
  bot_ = makeAdviser(game, error);
}

std::span<const char* const> Adviser::reasons(std::string_view game) {
  std::string error;
  const auto bot = makeAdviser(game, error);
  return bot ? bot->reasons() : std::span<const char* const>();
}

void Adviser::ask(const Session& session, int player) {
  if (!worker_) {
    worker_ = std::make_unique<BotWorker>();
    connect(worker_.get(), &BotWorker::advised, this, &Adviser::advised);
  }
  worker_->askAdvice(
      session.position(),
      {.player = player,
       .bot = bot_,
       .view = bot_->looksBack() ? session.viewWithHistory(player) : session.view(player),
       .random = session.botRandom(player)});
}

void Adviser::forget() {
  if (worker_) worker_->cancel();
}

}  // namespace downpile

#include "moc_adviser.cpp"
