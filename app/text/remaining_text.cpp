// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/remaining_text.h"

#include <QCoreApplication>
#include <cmath>

namespace downpile {

namespace {

struct RemainingText {
  Q_DECLARE_TR_FUNCTIONS(RemainingText)
};

enum class Unit { fewSeconds, seconds, minutes, hours };

struct Rough {
  Unit unit = Unit::fewSeconds;
  int count = 0;
};

// Returns the time in a rough unit: tens of seconds, minutes or hours. `round` rounds the number of
// units. For up to 10 seconds, returns "a few seconds" without a number.
Rough roughly(double seconds, double (*round)(double)) {
  const auto in = [&](double unit) { return static_cast<int>(round(seconds / unit)); };
  constexpr double kTen = 10;
  constexpr double kMinute = 60;
  constexpr double kHour = 3600;
  if (seconds <= kTen) return {};
  if (in(kTen) < 10) return {Unit::seconds, in(kTen)*10};
  if (in(kMinute) < 100) return {Unit::minutes, in(kMinute)};
  return {Unit::hours, in(kHour)};
}

}  // namespace

QString remainingText(std::chrono::duration<double> left) {
  const Rough rough = roughly(left.count(), &std::round);
  switch (rough.unit) {
    case Unit::fewSeconds:
      break;
    case Unit::seconds:
      return RemainingText::tr("about %n second(s) left", "", rough.count);
    case Unit::minutes:
      return RemainingText::tr("about %n minute(s) left", "", rough.count);
    case Unit::hours:
      return RemainingText::tr("about %n hour(s) left", "", rough.count);
  }
  return RemainingText::tr("a few seconds left");
}

QString mostRemainingText(std::chrono::duration<double> most) {
  const Rough rough = roughly(most.count(), &std::ceil);
  switch (rough.unit) {
    case Unit::fewSeconds:
      break;
    case Unit::seconds:
      return RemainingText::tr("less than %n second(s) left", "", rough.count);
    case Unit::minutes:
      return RemainingText::tr("less than %n minute(s) left", "", rough.count);
    case Unit::hours:
      return RemainingText::tr("less than %n hour(s) left", "", rough.count);
  }
  return RemainingText::tr("a few seconds left");
}

}  // namespace downpile
