// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the time that people have to think: that the own is nearly over, and for whom a
// move was made.
#pragma once

#include <QString>
#include <vector>

#include "message/messages.h"

namespace downpile {

class TimeCalls {
 public:
  static constexpr int kWarned = 10'000;  // milliseconds before the end

  struct Call {
    QString text;
    bool isOwnMove = false;  // one was made for `you`
  };
  // What is to be said now, each thing once. `passed`: milliseconds since the host has said so.
  std::vector<Call> take(const SeatsNow& seats, int you, int passed);

 private:
  bool isWarned_ = false;
  std::vector<int> madeFor_;  // one a player
};

}  // namespace downpile
