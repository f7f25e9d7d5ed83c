// SPDX-License-Identifier: GPL-3.0-or-later
// Announcements about thinking times: a warning when the user's time is nearly over, and moves made
// after timeouts.
#pragma once

#include <QString>
#include <vector>

#include "message/messages.h"

namespace downpile {

class TimeCalls {
 public:
  // Milliseconds of remaining time at which the user is warned.
  static constexpr int kWarned = 10'000;

  struct Call {
    QString text;
    bool isOwnMove = false;  // whether a move was made for `you`
  };
  // Returns the announcements due now, each only once. `passed`: milliseconds since `seats` was
  // received.
  std::vector<Call> take(const SeatsNow& seats, int you, int passed);

 private:
  bool isWarned_ = false;
  std::vector<int> madeFor_;  // number of moves made for each player
};

}  // namespace downpile
