// SPDX-License-Identifier: GPL-3.0-or-later
#include "message/advice.h"

#include "game/adviser.h"

namespace downpile {

namespace {

std::optional<Action> legalAction(const std::string& text, const AnyView& view) {
  for (const Action& action : view.legal()) {
    if (actionText(action, view.info()) == text) return action;
  }
  return std::nullopt;
}

}  // namespace

AdviceMessage adviceMessage(const BotAdvice& advice, const GameInfo& info) {
  const Advice& given = *advice.advice;
  AdviceMessage message{.position = advice.position,
                        .action = actionText(given.action, info),
                        .player = given.player,
                        .number = given.number};
  if (advice.reason != nullptr) message.reason = given.reason;
  if (given.card.known()) message.card = cardText(given.card, info.family);
  if (given.instead) message.instead = actionText(*given.instead, info);
  return message;
}

std::optional<BotAdvice> adviceOf(const AdviceMessage& message, const AnyView& view) {
  const GameInfo& info = view.info();
  const auto action = legalAction(message.action, view);
  const bool isPlayer = message.player == kNoPlayer || message.player < view.players();
  if (!action || !isPlayer) return std::nullopt;
  BotAdvice advice{.position = message.position, .advice = Advice{.action = *action}};
  advice.advice->player = message.player;
  advice.advice->number = static_cast<std::int16_t>(message.number);
  if (message.reason) {
    const auto reasons = Adviser::reasons(info.id);
    // A newer host may send a reason unknown to this version. Then the hint is shown without a
    // reason.
    if (*message.reason < reasons.size()) {
      advice.advice->reason = *message.reason;
      advice.reason = reasons[*message.reason];
    }
  }
  if (!message.card.empty()) {
    const auto card = cardFromText(message.card, info.family);
    if (!card) return std::nullopt;
    advice.advice->card = *card;
  }
  if (!message.instead.empty()) {
    advice.advice->instead = legalAction(message.instead, view);
    if (!advice.advice->instead) return std::nullopt;
  }
  return advice;
}

}  // namespace downpile
