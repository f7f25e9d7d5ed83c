// SPDX-License-Identifier: GPL-3.0-or-later
// Forecast of the remaining time of a review. The forecast is accurate if all decisions are equally
// difficult, and missing while too few decisions are judged. The progress of a review never
// decreases.
#include <cmath>

#include "review/forecast.h"
#include "rules/random.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDeal = 20;  // number of decisions in a deal
constexpr double kClear = 0.1;
constexpr double kUnclear = 2;  // seconds to judge an unclear decision at the start of a deal

std::vector<PlannedDecision> deals(int count) {
  std::vector<PlannedDecision> planned;
  for (int i = 0; i < count * kDeal; ++i) {
    planned.push_back({.entry = static_cast<std::size_t>(4 * i),
                       .deal = i / kDeal + 1,
                       .movesAhead = 4 * (kDeal - i % kDeal)});
  }
  return planned;
}

// Returns the seconds for a decision. `base`: seconds for an equally difficult decision at the
// start of a deal.
double secondsOf(const PlannedDecision& planned, double base) {
  return base * std::sqrt(planned.movesAhead / (4.0 * kDeal));
}

// Returns the seconds for each decision. A random eighth of the decisions takes much longer.
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
  // Decisions early in a deal take longest. After half of a deal's decisions, more than half of the
  // work is done.
  void forecastCountsFirstDecisionsOfADealAsMostOfTheReviewWork() {
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
    const auto estimate = forecast.left(0);
    QVERIFY(estimate);
    QVERIFY(estimate->likely > 0.75 * left);
    QVERIFY(estimate->likely <= left);
    QVERIFY(estimate->most > left);
    // One long decision does not change the estimate of the others much.
    QVERIFY(forecast.left(left)->likely >= estimate->likely / 2);
    QVERIFY(forecast.left(left / 4)->likely < estimate->likely);
  }

  // An estimate is given only if it is usually right within a factor of two, which holds for most
  // of a long review; otherwise an upper bound is given.
  void remainingTimeIsUsuallyRightWithinAFactorOfTwo() {
    int estimates = 0;
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
        const auto estimate = forecast.left(0);
        if (!estimate) continue;
        if (estimate->isKnown()) {
          ++estimates;
          right += estimate->likely <= 2 * left && left <= 2 * estimate->likely ? 1 : 0;
        } else {
          ++bounds;
          kept += left <= estimate->most ? 1 : 0;
        }
      }
    }
    QVERIFY2(right > 0.9 * estimates, qPrintable(u"%1 of %2"_s.arg(right).arg(estimates)));
    QVERIFY2(estimates > bounds, qPrintable(u"%1 and %2"_s.arg(estimates).arg(bounds)));
    QVERIFY2(kept > 0.85 * bounds, qPrintable(u"%1 of %2"_s.arg(kept).arg(bounds)));
  }

  void progressOfAReviewNeverDecreases() {
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

  void alreadyReviewedDecisionsCountAsDone() {
    const auto planned = deals(2);
    const std::vector<PlannedDecision> known(planned.begin(), planned.begin() + kDeal);
    ReviewForecast forecast({planned.begin() + kDeal, planned.end()}, known);
    QCOMPARE(forecast.share(), 0.5);
    QCOMPARE(forecast.count(), 0);
    // The forecast ignores a further report about a decision judged in an earlier run.
    forecast.judged(planned.front().entry, 1);
    QCOMPARE(forecast.count(), 0);
    QCOMPARE(forecast.share(), 0.5);
  }
};

DOWNPILE_TEST(TestForecast);
#include "tst_forecast.moc"
