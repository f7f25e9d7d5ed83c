// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the work that a review still takes: true where decisions cost what they did so
// far, soon right where some take many worlds, and never a step back.
#include <QTest>
#include <cmath>

#include "review/forecast.h"
#include "rules/random.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDeal = 20;  // decisions

std::vector<PlannedDecision> deals(int count) {
  std::vector<PlannedDecision> planned;
  for (int i = 0; i < count * kDeal; ++i) {
    planned.push_back({.entry = static_cast<std::size_t>(4 * i),
                       .deal = i / kDeal + 1,
                       .movesAhead = 4 * (kDeal - i % kDeal)});
  }
  return planned;
}

ReviewedMove judgedAt(const PlannedDecision& planned, int worlds) {
  return {.entry = planned.entry, .deal = planned.deal, .played = "", .best = "", .worlds = worlds};
}

}  // namespace

class TestForecast : public QObject {
  Q_OBJECT

 private slots:
  // The first decisions of a deal cost most: after a half of them more than a half is done.
  void countsWhatIsPlayedOut() {
    const auto planned = deals(1);
    ReviewForecast forecast(planned, {}, {});
    QCOMPARE(forecast.share(), 0.0);
    QCOMPARE(forecast.done(), 0.0);
    const double all = forecast.left();
    const ReviewEffort effort;
    for (int i = 0; i < kDeal / 2; ++i) {
      forecast.judged(judgedAt(planned[static_cast<std::size_t>(i)], effort.mostWorlds / 8));
    }
    QCOMPARE(forecast.count(), kDeal / 2);
    QVERIFY(std::abs(forecast.done() + forecast.left() - all) < 0.01 * all);
    QVERIFY(forecast.share() > 0.75);
    QVERIFY(forecast.share() < 0.85);
  }

  // One decision in eight takes all worlds, and none knows which: from the first eighth on, what is
  // left is mostly right within a factor of two.
  void isSoonRight() {
    const ReviewEffort effort;
    int told = 0;
    int right = 0;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      Random random(seed);
      const auto planned = deals(4);
      std::vector<int> worlds;
      for (std::size_t i = 0; i < planned.size(); ++i)
        worlds.push_back(random.below(8) == 0 ? effort.mostWorlds : effort.leastWorlds);
      ReviewForecast whole(planned, {}, effort);
      for (std::size_t i = 0; i < planned.size(); ++i)
        whole.judged(judgedAt(planned[i], worlds[i]));
      ReviewForecast forecast(planned, {}, effort);
      for (std::size_t i = 0; i + kDeal < planned.size(); ++i) {
        forecast.judged(judgedAt(planned[i], worlds[i]));
        if (i < planned.size() / 8) continue;
        const double left = whole.done() - forecast.done();
        const double ratio = forecast.left() / left;
        ++told;
        right += ratio > 0.5 && ratio < 2 ? 1 : 0;
      }
    }
    QVERIFY2(right > 0.75 * told, qPrintable(u"%1 of %2"_s.arg(right).arg(told)));
  }

  void neverGoesBack() {
    const auto planned = deals(2);
    const ReviewEffort effort;
    ReviewForecast forecast(planned, {}, effort);
    double before = 0;
    for (std::size_t i = 0; i < planned.size(); ++i) {
      forecast.judged(judgedAt(planned[i], i % 8 == 7 ? effort.mostWorlds : effort.leastWorlds));
      QVERIFY(forecast.share() >= before);
      before = forecast.share();
    }
    QCOMPARE(forecast.share(), 1.0);
    QCOMPARE(forecast.left(), 0.0);
  }

  void whatWasKnownIsDone() {
    const auto planned = deals(2);
    const std::vector<PlannedDecision> known(planned.begin(), planned.begin() + kDeal);
    ReviewForecast forecast({planned.begin() + kDeal, planned.end()}, known, {});
    QCOMPARE(forecast.share(), 0.5);
    QCOMPARE(forecast.count(), 0);
    // It is not judged once more.
    forecast.judged(judgedAt(planned.front(), 100));
    QCOMPARE(forecast.count(), 0);
    QCOMPARE(forecast.done(), 0.0);
  }
};

QTEST_APPLESS_MAIN(TestForecast)
#include "tst_forecast.moc"
