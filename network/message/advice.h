// SPDX-License-Identifier: GPL-3.0-or-later
// Advice on its way from a host, who knows what a player remembers, to that player's program, which
// says it in the words of its own language.
#pragma once

#include <optional>

#include "game/bot_worker.h"
#include "message/messages.h"
#include "rules/any_game.h"

namespace downpile {

// `advice` must have some.
AdviceMessage adviceMessage(const BotAdvice& advice, const GameInfo& info);

// For who sees this view, at the position of the message. Nothing where it is no advice for this
// game, or not for what may be played there.
std::optional<BotAdvice> adviceOf(const AdviceMessage& message, const AnyView& view);

}  // namespace downpile
