// SPDX-License-Identifier: GPL-3.0-or-later
// Requests at a table besides moves, and answers to requests.
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
    stale,     // the position has changed, and the move or request no longer fits
    notSaved,  // the record cannot be written; nothing has changed
    lost,      // the table cannot be reached; the result is unknown until a reconnect
    waits,     // the game is paused for an absent player or a vote
    declined,  // the vote failed or timed out, or came too soon after another one
  };
  Kind kind = Kind::done;
  // Reason of a refusal; unknown if a remote host refused the move.
  std::optional<Refusal> refusal{};

  bool isDone() const { return kind == Kind::done; }
};
using Answered = std::function<void(const Answer& answer)>;

}  // namespace downpile
