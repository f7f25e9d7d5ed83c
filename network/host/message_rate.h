// SPDX-License-Identifier: GPL-3.0-or-later
// How many messages somebody may send: as many as people act, and a burst now and then.
#pragma once

#include <QtGlobal>
#include <algorithm>

namespace downpile {

class MessageRate {
 public:
  static constexpr double kMostAtOnce = 100;
  static constexpr double kASecond = 20;

  // `now`: milliseconds.
  explicit MessageRate(qint64 now) : at_(now) {}

  // Whether one more may come now.
  bool take(qint64 now) {
    left_ = std::min(kMostAtOnce, left_ + kASecond * static_cast<double>(now - at_) / 1000);
    at_ = now;
    left_ -= 1;
    return left_ >= 0;
  }

 private:
  double left_ = kMostAtOnce;
  qint64 at_;
};

}  // namespace downpile
