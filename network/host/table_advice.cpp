// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/table_advice.h"

#include <utility>

#include "games/catalog.h"
#include "message/advice.h"

namespace downpile {

TableAdvice::TableAdvice(const Session& session, Tell tell)
    : session_(session), tell_(std::move(tell)) {}

void TableAdvice::ask(int player) {
  if (session_.view(player)->legal().empty()) return;
  std::unique_ptr<Adviser>& adviser = advisers_[player];
  if (!adviser) {
    adviser = std::make_unique<Adviser>(session_.header().game);
    QObject::connect(adviser.get(), &Adviser::advised, adviser.get(),
                     [this, player](const BotAdvice& advice) {
                       if (!advice.advice) return;
                       const GameInfo& info = *findGame(session_.header().game)->info;
                       tell_(player, adviceMessage(advice, info));
                     });
  }
  if (!adviser->isThere()) return;
  adviser->ask(session_.position(),
               adviser->looksBack() ? session_.viewWithPast(player) : session_.view(player),
               session_.botRandom(player));
}

}  // namespace downpile
