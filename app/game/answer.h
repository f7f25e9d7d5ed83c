// SPDX-License-Identifier: GPL-3.0-or-later
// Requests at a table besides moves, and answers to moves and requests.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "rules/rule.h"

namespace downpile {

enum class GameRequest : std::uint8_t { nextDeal, undo, redo, restartDeal };

struct Answer {
  enum class Kind : std::uint8_t {
    done,
    refused,   // the rules forbid the move; `refusal` has the reason
    stale,     // the position has changed, so the move or request is outdated
    notSaved,  // the record cannot be written; nothing has changed
    lost,      // the host cannot be reached; the result is unknown until a reconnect
    waits,     // the game is paused because a player is absent or a vote is running
    declined,  // a vote on the request failed, timed out or came too soon after another
  };
  Kind kind = Kind::done;
  // Reason why the move was refused; nullopt if a remote host refused it.
  std::optional<Refusal> refusal{};
  // Kind `declined`: true if no vote was held, because the previous one was declined moments ago.
  bool isTooSoon = false;

  bool isDone() const { return kind == Kind::done; }
};
using Answered = std::function<void(const Answer& answer)>;

}  // namespace downpile
