// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the work that a review still takes: true where decisions cost what they did so
// far, no time where nobody can know it, and never a step back.
#include <cmath>

#include "review/forecast.h"
#include "rules/random.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDeal = 20;  // decisions
constexpr double kClear = 0.1;
constexpr double kUnclear = 2;  // seconds, of the first decision of a deal

std::vector<PlannedDecision> deals(int count) {
  std::vector<PlannedDecision> planned;
  for (int i = 0; i < count * kDeal; ++i) {
    planned.push_back({.entry = static_cast<std::size_t>(4 * i),
                       .deal = i / kDeal + 1,
                       .movesAhead = 4 * (kDeal - i % kDeal)});
  }
  return planned;
}

// What a decision takes that would take so long as the first of its deal.
double secondsOf(const PlannedDecision& planned, double asFirst) {
  return asFirst * std::sqrt(planned.movesAhead / (4.0 * kDeal));
}

// One decision in eight takes much longer, and none knows which.
std::vector<double> seconds(const std::vector<PlannedDecision>& planned, Random& random) {
  std::vector<double> found;
  found.reserve(planned.size());
  for (const PlannedDecision& each : planned)
    found.push_back(secondsOf(each, random.below(8) == 0 ? kUnclear : kClear));
  return found;
}

}  // namespace

class TestForecast : public QObject {
  Q_OBJECT

 private slots:
  // The first decisions of a deal cost most: after a half of them more than a half is done.
  void countsWhatIsPlayedOut() {
    const auto planned = deals(2);
    ReviewForecast forecast(planned, {});
    QCOMPARE(forecast.share(), 0.0);
    QCOMPARE(forecast.left(0), std::nullopt);
    for (std::size_t i = 0; i < kDeal + kDeal / 2; ++i)
      forecast.judged(planned[i].entry, secondsOf(planned[i], 1));
    QCOMPARE(forecast.count(), kDeal + kDeal / 2);
    QVERIFY(forecast.share() > 0.8);
    QVERIFY(forecast.share() < 0.9);
    double left = 0;
    for (std::size_t i = kDeal + kDeal / 2; i < planned.size(); ++i)
      left += secondsOf(planned[i], 1);
    const auto said = forecast.left(0);
    QVERIFY(said);
    QVERIFY(said->likely > 0.75 * left);
    QVERIFY(said->likely <= left);
    QVERIFY(said->most > left);
    // What takes long does not take the time of the others with it.
    QVERIFY(forecast.left(left)->likely >= said->likely / 2);
    QVERIFY(forecast.left(left / 4)->likely < said->likely);
  }

  // A time is said only where it is mostly right within a factor of two, and that is so in the most
  // of a long work; elsewhere it takes no longer than is said.
  void saysWhatItKnows() {
    int told = 0;
    int right = 0;
    int bounds = 0;
    int kept = 0;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      Random random(seed);
      const auto planned = deals(8);
      const std::vector<double> taken = seconds(planned, random);
      double left = 0;
      for (const double each : taken) left += each;
      ReviewForecast forecast(planned, {});
      for (std::size_t i = 0; i + 1 < planned.size(); ++i) {
        forecast.judged(planned[i].entry, taken[i]);
        left -= taken[i];
        const auto said = forecast.left(0);
        if (!said) continue;
        if (said->isKnown()) {
          ++told;
          right += said->likely <= 2 * left && left <= 2 * said->likely ? 1 : 0;
        } else {
          ++bounds;
          kept += left <= said->most ? 1 : 0;
        }
      }
    }
    QVERIFY2(right > 0.9 * told, qPrintable(u"%1 of %2"_s.arg(right).arg(told)));
    QVERIFY2(told > bounds, qPrintable(u"%1 and %2"_s.arg(told).arg(bounds)));
    QVERIFY2(kept > 0.85 * bounds, qPrintable(u"%1 of %2"_s.arg(kept).arg(bounds)));
  }

  void neverGoesBack() {
    const auto planned = deals(2);
    ReviewForecast forecast(planned, {});
    double before = 0;
    for (std::size_t i = 0; i < planned.size(); ++i) {
      forecast.judged(planned[i].entry, secondsOf(planned[i], i % 8 == 7 ? kUnclear : kClear));
      QVERIFY(forecast.share() >= before);
      before = forecast.share();
    }
    QCOMPARE(forecast.share(), 1.0);
    QCOMPARE(forecast.left(1)->most, 0.0);
  }

  void whatWasKnownIsDone() {
    const auto planned = deals(2);
    const std::vector<PlannedDecision> known(planned.begin(), planned.begin() + kDeal);
    ReviewForecast forecast({planned.begin() + kDeal, planned.end()}, known);
    QCOMPARE(forecast.share(), 0.5);
    QCOMPARE(forecast.count(), 0);
    // It is not judged once more.
    forecast.judged(planned.front().entry, 1);
    QCOMPARE(forecast.count(), 0);
    QCOMPARE(forecast.share(), 0.5);
  }
};

DOWNPILE_TEST(TestForecast);
#include "tst_forecast.moc"
