// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/remaining_text.h"

#include <QCoreApplication>
#include <cmath>

namespace downpile {

namespace {

struct RemainingText {
  Q_DECLARE_TR_FUNCTIONS(RemainingText)
};

}  // namespace

QString remainingText(std::chrono::duration<double> left) {
  const auto seconds = static_cast<int>(std::ceil(left.count()));
  if (seconds <= 10) return RemainingText::tr("a few seconds left");
  if (seconds < 100)
    return RemainingText::tr("about %n second(s) left", "", (seconds + 9) / 10 * 10);
  const int minutes = (seconds + 59) / 60;
  if (minutes < 100) return RemainingText::tr("about %n minute(s) left", "", minutes);
  return RemainingText::tr("about %n hour(s) left", "", (minutes + 59) / 60);
}

}  // namespace downpile
