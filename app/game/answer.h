// SPDX-License-Identifier: GPL-3.0-or-later
// Requests at a table other than moves, such as an undo, and the answers to moves and requests.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "rules/rule.h"
#include "table/player.h"

namespace downpile {

enum class GameRequest : std::uint8_t { nextDeal, undo, redo, restartDeal };

// An undo, redo or restart that has changed the position, and the player who requested it.
struct Jump {
  GameRequest request = GameRequest::undo;
  std::uint8_t by = kNoPlayer;
};

struct Answer {
  enum class Kind : std::uint8_t {
    done,
    refused,  // the rules forbid the move; `refusal` has the reason
    // The move or request is impossible, for example because the position has changed, or was
    // withdrawn. Nothing was done.
    stale,
    notSaved,  // the record cannot be written; nothing has changed
    lost,      // the host cannot be reached; the result is unknown until a reconnect
    waits,  // the game is paused: a player is absent, a vote is running, or there is no connection
    declined,  // a vote on the request failed or timed out, or no vote was held (isTooSoon)
  };
  Kind kind = Kind::done;
  // Reason why the move was refused; nullopt if a remote host refused it.
  std::optional<Refusal> refusal{};
  // Kind `declined`: true if no vote was held, because the last vote of the same person was
  // declined or withdrawn less than 20 s ago.
  bool isTooSoon = false;
  // True if the same person has withdrawn the request.
  bool isWithdrawn = false;
  // Kind `declined`: the player who voted against the request, or kNoPlayer.
  std::uint8_t declinedBy = kNoPlayer;
  // Kind `stale`: true if the undone moves cannot be made again, because their lines in the record
  // are damaged.
  bool isDamaged = false;

  bool isDone() const { return kind == Kind::done; }
};
using Answered = std::function<void(const Answer& answer)>;

}  // namespace downpile
