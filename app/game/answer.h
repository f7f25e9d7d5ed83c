// SPDX-License-Identifier: GPL-3.0-or-later
// What may be asked of a table besides moves, and what comes of asking, wherever the game is held.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "rules/rule.h"

namespace downpile {

enum class Wish : std::uint8_t { nextDeal, undo, redo, restartDeal };

struct Answer {
  enum class Kind : std::uint8_t {
    done,
    refused,   // `refusal` says why
    stale,     // a place that the move touches has changed since the position it was meant for
    notKept,   // the record cannot be written: nothing has happened
    lost,      // the table cannot be reached: whether it happened is seen when it is back
    waits,     // the game waits for somebody
    declined,  // not everybody agreed
  };
  Kind kind = Kind::done;
  std::optional<Refusal> refusal{};  // a host elsewhere does not say it

  bool isDone() const { return kind == Kind::done; }
};
using Answered = std::function<void(const Answer& answer)>;

}  // namespace downpile
