// SPDX-License-Identifier: GPL-3.0-or-later
// The tuner: the search finds the optimum of a noisy function, and the tuned numbers of each bot
// belong to its style. The result does not depend on the number of threads.
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "../bots/match.h"
#include "arena/cross_entropy.h"
#include "arena/tuner.h"
#include "bots/rules_of.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

using Point = CrossEntropy::Point;

constexpr double kBest[] = {0.2, 0.5, 0.9, 0.45};

// Returns a value decreasing with the point's distance from kBest, with random noise.
double noisyValue(const Point& point, double noise, Random& random) {
  double value = noise * (random.unit() - 0.5);
  for (std::size_t i = 0; i < point.size(); ++i) value -= std::pow(point[i] - kBest[i], 2);
  return value;
}

Point found(int generations, double noise, std::uint64_t seed) {
  CrossEntropy search(Point(std::size(kBest), 0.5), generations, 40);
  Random random(seed);
  for (int i = 0; i < generations; ++i) {
    const std::vector<Point> candidates = search.draw(random);
    std::vector<double> values;
    for (const Point& candidate : candidates) {
      values.push_back(noisyValue(candidate, noise, random));
    }
    search.learn(candidates, values);
  }
  return search.mean();
}

struct Pair {
  double one = 1;
  double two = 2;
};

constexpr TunedNumber<Pair> kPair[] = {
    {"one", 0, 5, [](Pair& pair) -> double& { return pair.one; }},
    {"two", 0, 5, [](Pair& pair) -> double& { return pair.two; }}};
constexpr TunedValue kGood[] = {{"two", 4}, {"one", 3}};
constexpr TunedValue kMissing[] = {{"two", 4}};
constexpr TunedValue kUnknown[] = {{"two", 4}, {"ten", 3}};
constexpr TunedValue kTooMany[] = {{"two", 4}, {"one", 3}, {"ten", 3}};
constexpr TunedValue kTwice[] = {{"two", 4}, {"two", 3}};

// Games whose bots have more than five numbers to tune.
const std::set<std::string_view> kTuned{"underwear", "life", "three-up-three-down",
                                        "ultimate-loser", "up-and-down"};

// Verifies that no two tuned numbers of a bot have the same name or field, and that all are in
// their range.
template <class Rules>
void verifyNumbers() {
  auto tuned = Rules::tunedStyle();
  auto plain = Rules::plainStyle();
  std::set<std::string_view> names;
  std::set<const double*> places;
  for (const auto& number : Rules::tunedNumbers()) {
    QVERIFY2(names.insert(number.name).second, number.name.data());
    QVERIFY2(places.insert(&number.of(tuned)).second, number.name.data());
    for (auto* style : {&tuned, &plain}) {
      const double value = number.of(*style);
      QVERIFY2(value >= number.lowest && value <= number.highest, number.name.data());
    }
  }
  const std::string_view id = Rules::Game::info().id;
  QCOMPARE(canTune(id), !names.empty());
  if (kTuned.contains(id)) QVERIFY2(canTune(id) && names.size() > 5, id.data());
}

TunerPlan planFor(const CatalogEntry& entry, int threads) {
  return {.game = &entry,
          .options = standardValues(entry.info->options),
          .players = match::playersOf(*entry.info, 3),
          .generations = 2,
          .candidates = 6,
          .units = 2,
          .seeds = {.cards = 3, .bots = 4},
          .threads = threads};
}

}  // namespace

class TestTuner : public QObject {
  Q_OBJECT

  static void everyGame() {
    QTest::addColumn<const CatalogEntry*>("entry");
    for (const CatalogEntry& entry : catalog()) QTest::newRow(entry.info->id.data()) << &entry;
  }

 private slots:
  void searchFindsTheOptimumOfATestFunctionDespiteNoise() {
    for (const double noise : {0.0, 0.1}) {
      const Point point = found(30, noise, 1);
      for (std::size_t i = 0; i < point.size(); ++i) {
        QVERIFY2(std::abs(point[i] - kBest[i]) < 0.06, qPrintable(QString::number(point[i])));
      }
    }
    QCOMPARE(found(10, 0.1, 2), found(10, 0.1, 2));
    QVERIFY(found(10, 0.1, 2) != found(10, 0.1, 3));
  }

  void candidatesOfATunerSearchBeginWithTheMeanAndAreFrom0To1() {
    const CrossEntropy search({0, 1, 0.5}, 10, 200);
    Random random(1);
    const auto candidates = search.draw(random);
    QCOMPARE(candidates.size(), std::size_t{200});
    QCOMPARE(candidates.front(), search.mean());
    std::set<Point> different;
    for (const Point& candidate : candidates) {
      different.insert(candidate);
      for (double number : candidate) QVERIFY(number >= 0 && number <= 1);
    }
    QVERIFY(different.size() > 190);
  }

  void tunedValuesMustNameEachFieldOfTheStyleOnce() {
    static_assert(areComplete(kPair, kGood));
    static_assert(!areComplete(kPair, kMissing));
    static_assert(!areComplete(kPair, kUnknown));
    static_assert(!areComplete(kPair, kTooMany));
    static_assert(!areComplete(kPair, kTwice));
    constexpr Pair kRead = withValues(Pair{}, kPair, kGood);
    QCOMPARE(kRead.one, 3.0);
    QCOMPARE(kRead.two, 4.0);
  }

  void tunedNumbersOfAGameHaveDifferentStyleFieldsAndAreInTheirRanges_data() { everyGame(); }
  void tunedNumbersOfAGameHaveDifferentStyleFieldsAndAreInTheirRanges() {
    QFETCH(const CatalogEntry*, entry);
    withRules(entry->info->id, []<class Rules>() { verifyNumbers<Rules>(); });
  }

  void tunerResultIsIndependentOfTheNumberOfThreads_data() { everyGame(); }
  void tunerResultIsIndependentOfTheNumberOfThreads() {
    QFETCH(const CatalogEntry*, entry);
    if (!canTune(entry->info->id)) QSKIP("the game has no numbers to tune");
    const auto run = [&](int threads) {
      int generations = 0;
      const TunerPlan plan = planFor(*entry, threads);
      const TunerResult result = runTuner(plan, [&](int done) { generations = done; });
      std::vector<double> figures{static_cast<double>(generations)};
      for (const TunedValue& value : result.values) figures.push_back(value.value);
      for (const Comparison* each : {&result.plain, &result.tuned}) {
        figures.push_back(each->hero.value.value());
        figures.push_back(each->difference.margin.value());
      }
      return figures;
    };
    const std::vector<double> alone = run(1);
    QCOMPARE(alone.front(), 2.0);
    QCOMPARE(run(2), alone);
    QCOMPARE(run(3), alone);
  }

  void stoppedTunerReturnsItsCurrentValuesWithoutMeasuringThem() {
    const auto entry = std::ranges::find_if(
        catalog(), [](const CatalogEntry& each) { return canTune(each.info->id); });
    if (entry == catalog().end()) QSKIP("no game has numbers to tune");
    const TunerPlan plan = planFor(*entry, 2);
    const auto stoppedAfter = [&](int generations) {
      std::stop_source source;
      if (generations == 0) source.request_stop();
      return runTuner(
          plan,
          [&](int done) {
            if (done == generations) source.request_stop();
          },
          source.get_token());
    };
    const auto valuesOf = [](const TunerResult& result) {
      std::vector<double> values;
      for (const TunedValue& value : result.values) values.push_back(value.value);
      return values;
    };
    const TunerResult whole = runTuner(plan, [](int) {});
    QCOMPARE(whole.generations, 2);
    QVERIFY(whole.isMeasured);
    for (const int generations : {0, 1, 2}) {
      const TunerResult result = stoppedAfter(generations);
      QCOMPARE(result.generations, generations);
      QVERIFY(!result.isMeasured && !result.plain.hero.value && !result.tuned.hero.value);
      QCOMPARE(result.values.size(), whole.values.size());
      QCOMPARE(valuesOf(result) == valuesOf(whole), generations == 2);
    }
    QVERIFY(valuesOf(stoppedAfter(0)) != valuesOf(stoppedAfter(1)));
  }

  void unknownGameCannotBeTuned() { QVERIFY(!canTune("some-other-game")); }
};

DOWNPILE_TEST(TestTuner, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 5);
#include "tst_tuner.moc"
