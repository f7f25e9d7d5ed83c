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
  // The user is warned when this number of milliseconds is left for a move.
  static constexpr int kWarned = 10'000;

  struct Call {
    QString text;
    bool isOwnMove = false;  // whether the host made a move for the user after a timeout
  };
  // Returns the announcements that are due now; each is returned only once. `passed` is the time
  // since `seats` was received, in milliseconds.
  std::vector<Call> take(const SeatsNow& seats, int you, int passed);

 private:
  bool isWarned_ = false;
  std::vector<int> madeFor_;  // SeatNow::movesMadeFor of each player in the last call of take()
};

}  // namespace downpile
