// SPDX-License-Identifier: GPL-3.0-or-later
// Shares and intervals compared with values computed by hand, and statistics of thinking times.
#include <algorithm>
#include <cmath>
#include <vector>

#include "arena/parallel.h"
#include "arena/statistics.h"
#include "arena/thinking.h"
#include "rules/random.h"
#include "runner/test_class.h"

using namespace downpile;
using std::chrono::nanoseconds;

namespace {

bool isNear(double value, double expected, double tolerance = 1e-9) {
  return std::abs(value - expected) <= tolerance;
}

// Returns a cluster (the games of one deal) for each value in `gained`. In each cluster, the value
// `possible` could have been gained.
std::vector<Portion> clustersOf(const std::vector<double>& gained, double possible = 1) {
  std::vector<Portion> clusters;
  for (double each : gained) clusters.push_back({each, possible});
  return clusters;
}

}  // namespace

class TestStatistics : public QObject {
  Q_OBJECT

 private slots:
  // If all clusters have the same weight, the share is their mean, with the margin of a mean: the
  // values 0, 1, 1, 1, 0 have mean 0.6 and variance 0.3; t with 4 degrees of freedom is 2.776.
  void shareOfClustersOfEqualSizeIsTheirMean() {
    const Estimate estimate = shareOf(clustersOf({0, 1, 1, 1, 0}));
    QVERIFY(isNear(*estimate.value, 0.6));
    QVERIFY(isNear(*estimate.margin, 2.7764 * std::sqrt(0.3 / 5)));
    const Estimate quarters = shareOf(clustersOf({0, 1, 1, 1, 0}, 4));
    QVERIFY(isNear(*quarters.value, 0.15));
    QVERIFY(isNear(*quarters.margin, *estimate.margin / 4));
  }

  void confidenceIntervalOfAShareStaysBetween0And1() {
    const Estimate estimate{0.9, 0.2};
    QVERIFY(isNear(intervalOf(estimate).low, 0.7));
    QVERIFY(isNear(intervalOf(estimate).high, 1.1));
    QVERIFY(isNear(intervalOf(estimate, true).low, 0.7));
    QCOMPARE(intervalOf(estimate, true).high, 1.0);
    QCOMPARE(intervalOf({0.1, 0.2}, true).low, 0.0);
  }

  // The share is (6 + 1 + 9) of (10 + 2 + 28) = 0.4. The residuals 2, 0.2 and -2.2 have the sum of
  // squares 8.88; times 3/2 it is 13.32, and its root 3.64966 over 40 is 0.0912414. The t value for
  // 2 degrees of freedom is 4.3027.
  void shareOfUnequalClustersIsTotalGainedDividedByTotalSize() {
    const std::vector<Portion> clusters{{6, 10}, {1, 2}, {9, 28}};
    const Estimate estimate = shareOf(clusters);
    QVERIFY(isNear(*estimate.value, 0.4));
    QVERIFY(isNear(*estimate.margin, 0.392584, 1e-5));
  }

  // The hero leads by the same difference in each cluster, so the margin of the difference is 0.
  void differenceThatIsEqualInAllClustersHasMarginZero() {
    const auto hero = clustersOf({0.9, 0.2, 0.6, 0.4});
    const auto field = clustersOf({0.8, 0.1, 0.5, 0.3});
    const Estimate estimate = differenceOf(hero, field);
    QVERIFY(isNear(*estimate.value, 0.1));
    QVERIFY(isNear(*estimate.margin, 0));
    QVERIFY(*shareOf(hero).margin > 0.3);
    const Estimate none = differenceOf(hero, hero);
    QCOMPARE(*none.value, 0.0);
    QCOMPARE(*none.margin, 0.0);
  }

  // Differences 0.1, -0.1, 0.3, 0.1: mean 0.1, variance 0.08/3; t with 3 degrees of freedom is
  // 3.182.
  void marginOfADifferenceIsComputedFromPairedClusters() {
    const Estimate estimate =
        differenceOf(clustersOf({0.9, 0.1, 0.6, 0.4}), clustersOf({0.8, 0.2, 0.3, 0.3}));
    QVERIFY(isNear(*estimate.value, 0.1));
    QVERIFY(isNear(*estimate.margin, 3.1824 * std::sqrt(0.08 / 12)));
  }

  void shareAndDifferenceWithoutDataHaveNoValue() {
    QVERIFY(!shareOf({}).value);
    QVERIFY(!shareOf(clustersOf({0, 0}, 0)).value);
    QVERIFY(!differenceOf(clustersOf({1}), clustersOf({0}, 0)).value);
    const Estimate first = shareOf(clustersOf({1}));
    QCOMPARE(*first.value, 1.0);
    QVERIFY(!first.margin);
  }

  // Values from printed tables of Student's t distribution.
  void quantilesOfTheTDistributionMatchTables_data() {
    QTest::addColumn<int>("degrees");
    QTest::addColumn<double>("errors");
    QTest::newRow("1") << 1 << 12.7062;
    QTest::newRow("2") << 2 << 4.3027;
    QTest::newRow("3") << 3 << 3.1824;
    QTest::newRow("5") << 5 << 2.5706;
    QTest::newRow("6") << 6 << 2.4469;
    QTest::newRow("10") << 10 << 2.2281;
    QTest::newRow("30") << 30 << 2.0423;
    QTest::newRow("120") << 120 << 1.9799;
    QTest::newRow("all") << 1000000 << 1.9600;
  }
  void quantilesOfTheTDistributionMatchTables() {
    QFETCH(int, degrees);
    QFETCH(double, errors);
    QVERIFY2(isNear(standardErrors(degrees), errors, 2e-3),
             qPrintable(QString::number(standardErrors(degrees), 'g', 8)));
  }

  // Values from printed tables of Student's t distribution: `chance` is the probability of a
  // deviation of at least `errors` standard errors in either direction.
  void probabilitiesOfTheTDistributionMatchTables_data() {
    QTest::addColumn<int>("degrees");
    QTest::addColumn<double>("errors");
    QTest::addColumn<double>("chance");
    QTest::newRow("1") << 1 << 12.7062 << 0.05;
    QTest::newRow("4 near") << 4 << 0.741 << 0.5;
    QTest::newRow("4") << 4 << 2.7764 << 0.05;
    QTest::newRow("4 far") << 4 << 8.610 << 0.001;
    QTest::newRow("30") << 30 << 3.646 << 0.001;
    QTest::newRow("many") << 100000 << 3.2905 << 0.001;
  }
  void probabilitiesOfTheTDistributionMatchTables() {
    QFETCH(int, degrees);
    QFETCH(double, errors);
    QFETCH(double, chance);
    const auto clusters = static_cast<std::size_t>(degrees) + 1;
    // The estimate has a standard error of 2, and differs from 7 by `errors` standard errors.
    const Estimate estimate{7 + 2 * errors, 2 * standardErrors(degrees)};
    const double found = chanceOf(estimate, clusters, 7);
    QVERIFY2(isNear(found, chance, chance / 200), qPrintable(QString::number(found)));
    QVERIFY(isNear(chanceOf({7 - 2 * errors, estimate.margin}, clusters, 7), found));
    // The joint margin of n claims is as wide as the margin of one claim with the probability of
    // error 0.05 / n.
    if (chance > 0.05) return;
    const double margin =
        *jointMargin(estimate, clusters, static_cast<std::size_t>(std::lround(0.05 / chance)) - 1);
    QVERIFY2(isNear(margin, 2 * errors, errors / 200), qPrintable(QString::number(margin)));
  }
  void pValueOfAnEstimateWithNoOrZeroMarginIsZeroOrOne() {
    QCOMPARE(chanceOf({}, 10), 1.0);
    QCOMPARE(chanceOf({3.0, {}}, 1), 1.0);
    QCOMPARE(chanceOf({3.0, 0.0}, 10, 3), 1.0);
    QCOMPARE(chanceOf({3.0, 0.0}, 10, 2), 0.0);
    QVERIFY(!jointMargin({3.0, {}}, 1, 4));
  }

  // The interval covers the true share in 95 % of the cases, even if clusters differ in size.
  void confidenceIntervalCoversTheTrueShareIn95Percent() {
    Random random(5);
    int covered = 0;
    constexpr int kTrials = 2000;
    for (int trial = 0; trial < kTrials; ++trial) {
      std::vector<Portion> clusters;
      for (int i = 0; i < 40; ++i) {
        const double size = 5 + 10 * random.unit();
        double gained = 0;
        for (int j = 0; j < 4; ++j) gained += random.unit() < 0.3 ? size / 4 : 0;
        clusters.push_back({gained, size});
      }
      const Estimate estimate = shareOf(clusters);
      covered += std::abs(*estimate.value - 0.3) <= *estimate.margin ? 1 : 0;
    }
    const double share = static_cast<double>(covered) / kTrials;
    QVERIFY2(share > 0.935 && share < 0.965, qPrintable(QString::number(share)));
  }

  // Covers thinking times from very short to very long. Each quantile differs by at most 1 % from
  // the exact one of the sorted list.
  void summarisesThinkingTimesOfABot() {
    Random random(9);
    Thinking first;
    Thinking other;
    std::vector<double> times;
    for (int i = 0; i < 5000; ++i) {
      const double time = std::floor(std::exp(24 * random.unit()));
      times.push_back(time);
      (i % 3 == 0 ? first : other)
          .add(nanoseconds(static_cast<std::int64_t>(time)), {.rollouts = 2, .cutShort = i < 7});
    }
    first += other;
    std::ranges::sort(times);
    for (const double share : {0.01, 0.5, 0.9, 0.99}) {
      const double expected = times[static_cast<std::size_t>(std::ceil(share * 5000)) - 1];
      const auto found = static_cast<double>(first.quantile(share).count());
      QVERIFY2(isNear(found, expected, expected / 100), qPrintable(QString::number(found)));
    }
    QCOMPARE(static_cast<double>(first.longest().count()), times.back());
    QCOMPARE(first.quantile(1), first.longest());
    QCOMPARE(first.decisions(), 5000);
    QCOMPARE(first.rollouts(), 10000);
    QCOMPARE(first.cutShort(), 7);
    QCOMPARE(Thinking().quantile(0.5), nanoseconds(0));
  }

  void eachTaskRunsOnceOnOneOfTheThreads() {
    for (const int threads : {1, 2, 3, 8}) {
      std::vector<int> done(100, 0);
      shareOut(100, threads, [&](int thread, int number) {
        if (thread >= 0 && thread < threads) ++done[static_cast<std::size_t>(number)];
      });
      QCOMPARE(done, std::vector<int>(100, 1));
      shareOut(0, threads, [&](int, int) { QFAIL("there are no tasks"); });
      const auto fail = [](int, int number) {
        if (number == 3) throw std::runtime_error("three");
      };
      QVERIFY_EXCEPTION_THROWN(shareOut(100, threads, fail), std::runtime_error);
    }
  }
};

DOWNPILE_TEST(TestStatistics);
#include "tst_statistics.moc"
