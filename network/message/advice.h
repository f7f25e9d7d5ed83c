// SPDX-License-Identifier: GPL-3.0-or-later
// Converts hints to messages and back. The host computes the hints, because it knows the player's
// observation history. The player's program words them in the user's language.
#pragma once

#include <optional>

#include "game/bot_worker.h"
#include "message/messages.h"
#include "rules/any_game.h"

namespace downpile {

// Returns a hint as a message. `advice.advice` must have a value.
AdviceMessage adviceMessage(const BotAdvice& advice, const GameInfo& info);

// Returns the hint in a message. `view` is the receiver's view at the message's position. Returns
// nullopt if the hint is invalid for this game or names an illegal move in the view.
std::optional<BotAdvice> adviceOf(const AdviceMessage& message, const AnyView& view);

}  // namespace downpile
