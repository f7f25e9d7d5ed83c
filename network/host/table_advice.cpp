// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/table_advice.h"

#include <utility>

#include "games/catalog.h"
#include "message/advice.h"

namespace downpile {

TableAdvice::TableAdvice(const Session& session, Send send)
    : session_(session), send_(std::move(send)) {}

void TableAdvice::ask(int player) {
  if (session_.view(player)->legal().empty()) return;
  Asked& asked = asked_[player];
  if (asked.adviser && asked.position == session_.position()) {
    if (asked.advice) send_(player, *asked.advice);
    return;
  }
  if (!asked.adviser) {
    asked.adviser = std::make_unique<Adviser>(session_.header().game);
    QObject::connect(asked.adviser.get(), &Adviser::advised, asked.adviser.get(),
                     [this, player](const BotAdvice& advice) { advised(player, advice); });
  }
  if (!asked.adviser->isAvailable()) return;
  asked.position = session_.position();
  asked.advice.reset();
  asked.adviser->ask(session_, player);
}

void TableAdvice::advised(int player, const BotAdvice& advice) {
  Asked& asked = asked_.at(player);
  if (!advice.advice || advice.position != asked.position) return;
  // No hint is sent if the player has already moved. The position number does not reveal that,
  // because a simultaneous choice does not change it.
  if (session_.view(player)->legal().empty()) return;
  asked.advice = adviceMessage(advice, *findGame(session_.header().game)->info);
  send_(player, *asked.advice);
}

}  // namespace downpile
