// SPDX-License-Identifier: GPL-3.0-or-later
// Token bucket limiting the rate of messages, undos, log lines or stored records.
#pragma once

#include <QtGlobal>
#include <algorithm>

namespace downpile {

class MessageRate {
 public:
  // `now` is the time in milliseconds, from the same clock as in take().
  explicit MessageRate(qint64 now, double mostAtOnce = 100, double aSecond = 20)
      : mostAtOnce_(mostAtOnce), aSecond_(aSecond), left_(mostAtOnce), at_(now) {}

  // Returns whether another message is allowed at the time `now`. Counts the message if it is.
  bool take(qint64 now) {
    left_ = std::min(mostAtOnce_, left_ + aSecond_ * static_cast<double>(now - at_) / 1000);
    at_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double mostAtOnce_;
  double aSecond_;
  double left_;
  qint64 at_;
};

}  // namespace downpile
