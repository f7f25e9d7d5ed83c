// SPDX-License-Identifier: GPL-3.0-or-later
// Sends advice from the host to a player's program. The host computes it, as it knows the player's
// observation history. The program words it in the player's language.
#pragma once

#include <optional>

#include "game/bot_worker.h"
#include "message/messages.h"
#include "rules/any_game.h"

namespace downpile {

// Serialises a hint. The member `advice.advice` must have a value.
AdviceMessage adviceMessage(const BotAdvice& advice, const GameInfo& info);

// Reads advice from a message. `view`: the receiver's view at the position of the message. Returns
// nullopt if the advice is invalid for this game or names a move that is not legal in the view.
std::optional<BotAdvice> adviceOf(const AdviceMessage& message, const AnyView& view);

}  // namespace downpile
